# Playing a friend at another device

opponent_device = Friend, live
opponent_device_note = You play each other live, from device to device. First you send your friend a link, and your friend sends an answer back.
meet = Meet a friend
meet_start = Invite
meet_nobody = There is no game to meet for yet. Start one with a friend on another device.
meet_invite = Invite your friend
meet_lead = You play each other directly, from device to device: no account, and no server in between.
meet_preparing = Getting ready…
meet_send = 1. Send this link
meet_send_note = Or have your friend scan the code. Keep this page open: the link only works as long as it is.
meet_link = Your invitation
meet_wait = 2. Bring back the answer
meet_wait_note = Your friend opens the link and gets an answer for you. Open that link on this device, or paste it here.
meet_answer = Your friend’s answer
meet_connect = Connect
meet_camera = Read it with the camera
meet_camera_note = Hold your friend’s code in front of the camera.
meet_camera_picture = What the camera sees
meet_camera_stop = Stop the camera
meet_camera_forbidden = This page may not use the camera. Allow it in your browser, or paste the link.
meet_camera_missing = There is no camera here that works. Paste the link instead.
meet_joining = Connecting… If your friend’s page shows a button for it, they have to press it now.
meet_connecting = Connecting…
meet_knock_note = This browser can’t wait for your friend by itself. Press this as soon as your friend has opened your answer.
meet_knock = My friend has opened it
meet_together = You’re connected.
meet_link_again = Make a new link
meet_by_links = Play by links instead
meet_by_links_note = It also works without a connection: you send each other a link after each move. The game stays as it is, but there is no clock.
meet_accept = Accept
meet_accept_note = You play live, from device to device. When you accept, you get an answer to send back.
meet_goes_on = It is the game you have here already. It goes on where you were.
meet_stands = The last move was { $place }.
meet_answer_send = Send this answer back
meet_answer_note = Your friend opens it, or scans the code, and the game begins. Keep this page open until then.
meet_own_answer = Your answer
meet_answer_wait = Waiting for your friend to open your answer…
meet_answer_again = Make a new answer
meet_handed = The page that was waiting has your friend’s answer. You can close this one.
meet_unclaimed = Nobody waits for this answer here. Open it on the device and in the browser that sent the invitation, while that page is still open.
meet_unable = This browser can’t connect to other devices, or isn’t allowed to here.
meet_nowhere = This device doesn’t seem to be on any network, so nobody can reach it.
meet_unreachable = Your devices can’t reach each other. On the same Wi-Fi it usually works; from one network to another, turn on “Find my address” in the settings, or play by links.
meet_too_late = Your answer has waited too long. Make a new one and send that.
meet_no_answer = This is an invitation, not an answer. Your friend opens it and sends you back another link.
meet_other_answer = This answer belongs to another invitation. Send your friend the link above once more.
meet_unasked = Nobody waits for an answer right now.
meet_garbled = This isn’t your friend’s answer. Copy the whole link that your friend sends you, and paste it here.
wire_title = Connection
wire_apart = You’re not connected.
wire_steady = Connected with { $name }
wire_unsteady = The connection is unsteady…
wire_cut = No connection. Clocks are stopped until it comes back.
wire_left = { $name } has left.
wire_version = Your friend’s page is a different version. Reload both pages and meet again.
wire_illegal = Your friend’s device made move { $n } of the game, which the rules don’t allow here. Nothing more is taken from it.
wire_differs = Your two games differ after { $place }, so they can’t go on together. Your own is unchanged.
wire_differs_at_once = Your two games differ from the first move on, so they can’t go on together. Your own is unchanged.
wire_over = Your friend’s device says that the game is over, and here it is not. Nothing more is taken from it.
wire_stopped = Your friend’s device has stopped the game.
wire_waiting = Waiting for your friend…
wire_unit = A message takes { $trip } ms there and back. At { $wished } a time unit the network would be felt; { $proposed } suits it.
wire_unit_waits = Your friend chooses the speed…
wire_play_at = Play at { $span }
wire_measured = { $trip } ms there and back · clocks alike within { $apart } ms
wire_no_rematch = No rematch now
wire_again = Meet again
wire_asks = { $wish ->
    [back] { $name } asks to take a move back.
    [draw] { $name } offers a draw.
   *[rematch] { $name } wants a rematch.
 }
wire_asked = { $wish ->
    [back] You’ve asked to take your move back…
    [draw] You’ve offered a draw…
   *[rematch] You’ve asked for a rematch…
 }
wire_met = { $name } is here.
wire_declined = { $wish ->
    [back] { $name } doesn’t want the move taken back.
    [draw] { $name } declines the draw.
   *[rematch] { $name } doesn’t want a rematch now.
 }
wire_took_back = A move was taken back.
wire_said = { $name }: { $phrase }
wire_not_now = That has to wait until you’re connected.
wire_say = Say something
wire_phrase = { $number ->
    [0] Hello!
    [1] Good luck!
    [2] Well played!
    [3] Thank you!
    [4] Oops!
    [5] One moment, please.
    [6] Good game!
   *[other] I have to go.
 }
