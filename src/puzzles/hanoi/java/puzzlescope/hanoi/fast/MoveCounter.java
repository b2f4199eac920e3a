package puzzlescope.hanoi.fast;

/**
 * Makes and counts all the moves of a tower to another peg: every other move takes the narrowest disk to the next peg
 * in a fixed cyclic order; the move between is the only one possible on the other two pegs.
 *
 * <p>Source: P. Buneman and L. Levy, The Towers of Hanoi problem (1980). Input: the number of disks, 1 to
 * {@value #MOST_DISKS}. Output: the number of moves. A peg is the set of its disks, a bit each, the narrowest the
 * lowest, so that the top disk is the lowest bit; of two top disks the lower goes onto the higher, never the other way.
 * Time: 2^n moves of a few operations each; space: three numbers. Deterministic.
 */
public final class MoveCounter {

    /** A larger number would take hours. */
    public static final int MOST_DISKS = 40;

    private static final int MOVES_UNCHECKED = (1 << 22) - 1;

    private final int disks;
    private final Runnable checkStopped;

    /** @param checkStopped throws {@link puzzlescope.engine.event.RunStoppedException} when the run is stopped */
    public MoveCounter(int disks, Runnable checkStopped) {
        if (disks < 1 || disks > MOST_DISKS) {
            throw new IllegalArgumentException("disks is " + disks + ", must be from 1 to " + MOST_DISKS);
        }
        this.disks = disks;
        this.checkStopped = checkStopped;
    }

    /**
     * Makes the moves.
     *
     * @return the number of moves
     */
    public long make() {
        long tower = (1L << disks) - 1;
        // The peg of the narrowest disk, its next peg, and the third; they rotate every turn.
        long here = tower;
        long next = 0;
        long third = 0;
        long moves = 0;
        while (true) {
            here ^= 1;
            next ^= 1;
            moves++;
            if ((moves & MOVES_UNCHECKED) == 1) {
                checkStopped.run();
            }
            if (next == tower) {
                return moves;
            }
            // The top disk of an empty peg counts as wider than all.
            long top = Math.min(
                            Long.lowestOneBit(here) - 1 & Long.MAX_VALUE, Long.lowestOneBit(third) - 1 & Long.MAX_VALUE)
                    + 1;
            long left = here ^ top;
            third ^= top;
            moves++;
            here = next;
            next = third;
            third = left;
        }
    }
}
