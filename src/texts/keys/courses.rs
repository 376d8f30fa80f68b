//! Courses, and the tips of a first game.

texts! {
    fn courses_lead();
    fn courses_all();
    /// The way to the course of a game.
    fn course_of(title: &str);
    fn course_learn();
    fn course_continue(title: &str, n: usize, steps: usize);
    fn course_place(n: usize, steps: usize);
    fn course_at(n: usize, steps: usize);
    fn course_done();
    fn course_steps();
    /// A step, by its number and heading.
    fn course_step(n: usize, heading: &str);
    fn course_step_solved(n: usize, heading: &str);
    fn course_next();
    fn course_skip();
    fn course_previous();
    fn course_half();
    fn course_right();
    /// What a side answers.
    fn course_answer(color: &str, reply: &str);
    fn course_missed();
    fn course_shown();
    fn course_play();
    fn course_forget(title: &str);
    fn course_not_loaded();
    fn tip_close();
}
