// Alpha-beta pruning: leaves out moves that cannot change the answer.
class AlphaBeta {

    private Game game;
    private int bestMove;

    void solve(Game game) {
        this.game = game;
        int value = alphaBeta(-2, 2, true);
        game.answer(bestMove, value);
    }

    private int alphaBeta(int alpha, int beta, boolean atStart) {
        if (game.over()) {
            return game.result();
        }
        int player = game.turn();
        int best = -2 * player;
        for (int move : game.moves()) {
            game.play(move);
            int value = alphaBeta(alpha, beta, false);
            game.undo(value);
            if (player * value > player * best) {
                best = value;
                if (atStart) {
                    bestMove = move;
                }
            }
            if (player > 0) {
                alpha = Math.max(alpha, best);
            } else {
                beta = Math.min(beta, best);
            }
            if (alpha >= beta) {
                break;
            }
        }
        return best;
    }
}
