package puzzlescope.hanoi.program;

/**
 * Disks on pegs, which a program moves to the last peg, one disk at a time and never onto a narrower one. Pegs count
 * from 0, disks from 1, the narrowest.
 */
public interface Hanoi {

    /** Returns the number of disks. */
    int disks();

    /** Returns the number of pegs. */
    int pegs();

    /** Returns the peg on which a disk is. */
    int peg(int disk);

    /** Returns the uppermost disk of a peg, 0 if it has none. */
    int top(int peg);

    /** Moves the uppermost disk of a peg to another peg; refused if there is none, or if it would lie on a narrower one. */
    void move(int from, int to);
}
