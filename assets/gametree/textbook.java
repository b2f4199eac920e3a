// Minimax: the value of a position is the best value that its moves lead to, for the player to move.
class Minimax {

    private Game game;

    void solve(Game game) {
        this.game = game;
        int player = game.turn();
        int bestMove = -1;
        int bestValue = -2 * player;
        for (int move : game.moves()) {
            game.play(move);
            int value = minimax();
            game.undo(value);
            if (player * value > player * bestValue) {
                bestValue = value;
                bestMove = move;
            }
        }
        game.answer(bestMove, bestValue);
    }

    private int minimax() {
        if (game.over()) {
            return game.result();
        }
        int player = game.turn();
        int best = -2 * player;
        for (int move : game.moves()) {
            game.play(move);
            int value = minimax();
            game.undo(value);
            if (player * value > player * best) {
                best = value;
            }
        }
        return best;
    }
}
