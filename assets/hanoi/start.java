// Move all disks to the last peg, one at a time and never onto a narrower one.
// Pegs count from 0, disks from 1, the narrowest.
class MyHanoi {

    void solve(Hanoi board) {
        int n = board.disks();
        // Your program goes here. These are the steps that it can take:
        //   board.move(from, to)    moves the uppermost disk of a peg to another peg
        // And these are the questions that it can ask:
        //   board.top(peg)          the uppermost disk of a peg, 0 if it has none
        //   board.peg(disk)         the peg of a disk
        //   board.pegs()            the number of pegs
        System.out.println("There are " + n + " disks.");
    }
}
