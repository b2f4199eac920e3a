class Solution {

    void solve(Queens board) {
        place(board, 0);
    }

    void place(Queens board, int row) {
        if (row == board.size()) {
            board.solved();
            return;
        }
        for (int column = 0; column < board.size(); column++) {
            if (board.safe(row, column)) {
                board.place(row, column);
                place(board, row + 1);
                board.remove(row, column);
            }
        }
    }
}
