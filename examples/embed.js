// Writes down what the puzzle tells.
const puzzle = document.querySelector("[mode=puzzle]");
for (const name of ["ready", "move", "end"]) {
  puzzle.addEventListener(name, ({ detail }) => {
    document.getElementById("told").textContent = JSON.stringify(detail);
  });
}
