// Find the value of the position if both play as well as possible, and a move that achieves it.
// The value is +1 if the first player (X, or A) wins, -1 if the second one does, 0 for a draw.
class MySearch {

    void solve(Game game) {
        // Your program goes here. These are the steps that it can take:
        //   game.play(move)            plays a move
        //   game.undo(value)           undoes it; the value is that of the position it led to
        //   game.answer(move, value)   answers with the best move of the start and its value
        // And these are the questions that it can ask:
        //   game.moves()               the moves of the position
        //   game.over()                whether the game is over
        //   game.result()              its result: +1, 0 or -1
        //   game.turn()                who is to move: +1 for the first player, -1 for the second one
        //   game.position()            the position and who is to move, as a text
        System.out.println("There are " + game.moves().length + " moves.");
    }
}
