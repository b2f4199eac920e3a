package puzzlescope.hanoi.space;

/**
 * The optimal split of a tower over four pegs and its number of moves: for n disks the least of 2 &middot; moves(k) +
 * 2<sup>n-k</sup> - 1 over all k put aside.
 */
public final class FrameStewartSplit {

    /** Indexed by the number of disks. */
    private static final int[] FEWEST = fewest();

    private FrameStewartSplit() {}

    public static int moves(int disks) {
        return FEWEST[disks];
    }

    /** Returns the number of the narrowest disks that are best put aside first. */
    public static int of(int disks) {
        int best = 0;
        for (int aside = 1; aside < disks; aside++) {
            if (moves(FEWEST, disks, aside) < moves(FEWEST, disks, best)) {
                best = aside;
            }
        }
        return best;
    }

    private static int[] fewest() {
        var fewest = new int[HanoiSpace.MOST_DISKS + 1];
        for (int disks = 1; disks < fewest.length; disks++) {
            fewest[disks] = moves(fewest, disks, 0);
            for (int aside = 1; aside < disks; aside++) {
                fewest[disks] = Math.min(fewest[disks], moves(fewest, disks, aside));
            }
        }
        return fewest;
    }

    /** Returns the number of moves if a number of disks is put aside first. */
    private static int moves(int[] fewest, int disks, int aside) {
        return 2 * fewest[aside] + (1 << disks - aside) - 1;
    }
}
