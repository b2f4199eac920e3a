// To move n disks: move the n - 1 upper ones out of the way, then the widest, then the others onto it.
class TowersOfHanoi {

    private Hanoi board;

    void solve(Hanoi board) {
        this.board = board;
        move(board.disks(), 0, board.pegs() - 1, 1);
    }

    private void move(int disks, int from, int to, int spare) {
        if (disks == 0) {
            return;
        }
        move(disks - 1, from, spare, to);
        board.move(from, to);
        move(disks - 1, spare, to, from);
    }
}
