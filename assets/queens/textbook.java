// Backtracking: tries each column of a row in turn, goes on with the next row, and takes the queen back.
class Backtracking {

    private Queens board;

    void solve(Queens board) {
        this.board = board;
        place(0);
    }

    private void place(int row) {
        if (row == board.size()) {
            board.solved();
            return;
        }
        if (board.queen(row) >= 0) {
            place(row + 1); // a queen is given here
            return;
        }
        for (int column = 0; column < board.size(); column++) {
            if (board.safe(row, column)) {
                board.place(row, column);
                place(row + 1);
                board.remove(row, column);
            }
        }
    }
}
