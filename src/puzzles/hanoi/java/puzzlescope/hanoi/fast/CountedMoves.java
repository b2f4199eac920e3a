package puzzlescope.hanoi.fast;

/**
 * Makes all the moves that bring a tower to another peg, and counts them: every other move is the narrowest disk's, always on
 * to the next peg around; the one between is the only one that the other two pegs allow.
 *
 * <p>Source: P. Buneman and L. Levy, The Towers of Hanoi problem (1980). Input: the number of disks, 1 to {@value #MOST_DISKS}.
 * Output: how many moves it took. A peg is the set of its disks, a bit each, the narrowest the lowest, so that the top disk is
 * the lowest bit; of two top disks the lower goes onto the higher, never the other way. Time: 2^n moves of a few operations
 * each; space: three numbers. Deterministic.
 */
public final class CountedMoves {

    /** More would take hours. */
    public static final int MOST_DISKS = 40;

    private static final int MOVES_UNCHECKED = (1 << 22) - 1;

    private final int disks;
    private final Runnable checkStopped;

    /** @param checkStopped throws {@link puzzlescope.engine.event.RunStopped} when the run is to end */
    public CountedMoves(int disks, Runnable checkStopped) {
        if (disks < 1 || disks > MOST_DISKS) {
            throw new IllegalArgumentException("disks is " + disks + ", must be from 1 to " + MOST_DISKS);
        }
        this.disks = disks;
        this.checkStopped = checkStopped;
    }

    /**
     * Makes the moves.
     *
     * @return how many there were
     */
    public long make() {
        long tower = (1L << disks) - 1;
        // The peg with the narrowest disk, the one that this disk goes to next, and the third; they change parts at
        // every turn.
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
