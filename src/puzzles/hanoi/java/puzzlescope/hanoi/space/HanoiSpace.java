package puzzlescope.hanoi.space;

import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.search.StateSpace;

/**
 * The states of disks on pegs and the moves between them. Disk 1 is the narrowest; the disks of a peg are ordered by
 * width, so a state records only the peg of each disk: a number with a digit for each disk, disk 1 the lowest, in the
 * base of the number of pegs. Thus the states are the numbers from 0 (all on the first peg) to below {@link #states};
 * the greatest is the goal (all on the last peg). A move takes the top disk of one peg to another peg.
 *
 * @param disks the number of disks, 1 to {@value #MOST_DISKS}
 * @param pegs the number of pegs, 3 or 4
 */
public record HanoiSpace(int disks, int pegs) implements StateSpace {

    public static final int MOST_DISKS = 20;

    /** The number of disks; algorithms may have a tighter bound. */
    public static final NumberParameter DISKS = new NumberParameter("disks", 1, MOST_DISKS, false, 3L);

    /** The value for no disk. */
    public static final int NO_DISK = 0;

    public static final int MOST_PEGS = 4;

    /** The number of pegs with which all states are searched. */
    public static final int SEARCHED_PEGS = 3;

    /** The most disks for which all states are searched; more are too many states to show in class. */
    public static final int MOST_SEARCHED_DISKS = 8;

    private static final Pattern PEG_OR_DISK = Pattern.compile("\\[|[0-9]{1,3}");
    private static final int TOP_BITS = 5;
    private static final int TOP_MASK = (1 << TOP_BITS) - 1;
    private static final int FEWEST_PEGS = 3;
    /** Powers of the number of pegs. */
    private static final long[][] WEIGHTS = weights();

    public HanoiSpace {
        if (disks < 1 || disks > MOST_DISKS) {
            throw new IllegalArgumentException("disks is " + disks + ", must be from 1 to " + MOST_DISKS);
        }
        if (pegs < FEWEST_PEGS || pegs > MOST_PEGS) {
            throw new IllegalArgumentException("pegs is " + pegs + ", must be from 3 to 4");
        }
    }

    /** The name of a peg: A, B, C, D. */
    public static String name(int peg) {
        return String.valueOf((char) ('A' + peg));
    }

    public long states() {
        return weight(disks + 1);
    }

    @Override
    public long start() {
        return 0;
    }

    /** The state in which all disks are on the last peg. */
    public long goal() {
        return states() - 1;
    }

    @Override
    public boolean isGoal(long state) {
        return state == goal();
    }

    @Override
    public int moves() {
        return pegs * (pegs - 1);
    }

    /** The number of the move from a peg to another: A to B is 0, A to C is 1, and so on. */
    public int move(int from, int to) {
        return from * (pegs - 1) + (to < from ? to : to - 1);
    }

    /** The peg from which a move takes a disk. */
    public int from(int move) {
        return move / (pegs - 1);
    }

    /** The peg to which a move takes a disk. */
    public int to(int move) {
        int other = move % (pegs - 1);
        return other < from(move) ? other : other + 1;
    }

    @Override
    public long after(long state, int move) {
        int disk = top(state, from(move));
        int onto = top(state, to(move));
        boolean allowed = disk != NO_DISK && (onto == NO_DISK || disk < onto);
        return allowed ? carried(state, disk, to(move)) : NONE;
    }

    @Override
    public long bound() {
        return states();
    }

    /** Finds the top disks of all pegs at once. */
    @Override
    public int expand(long state, long[] after) {
        int tops = 0;
        int seen = 0;
        long rest = state;
        for (int disk = 1; disk <= disks && seen < pegs; disk++) {
            long quotient = rest / pegs;
            int shift = TOP_BITS * (int) (rest - quotient * pegs);
            rest = quotient;
            if ((tops >> shift & TOP_MASK) == NO_DISK) {
                tops |= disk << shift;
                seen++;
            }
        }
        var weights = WEIGHTS[pegs - FEWEST_PEGS];
        int count = 0;
        for (int from = 0; from < pegs; from++) {
            int disk = tops >> TOP_BITS * from & TOP_MASK;
            for (int to = 0; to < pegs && disk != NO_DISK; to++) {
                int onto = tops >> TOP_BITS * to & TOP_MASK;
                if (onto == NO_DISK || disk < onto) {
                    after[count++] = state + (to - from) * weights[disk - 1];
                }
            }
        }
        return count;
    }

    /** The peg on which a disk is, from 0. */
    public int peg(long state, int disk) {
        return (int) (state / weight(disk) % pegs);
    }

    /** The state after placing a disk on a peg, whether or not a move leads there. */
    public long carried(long state, int disk, int peg) {
        return state + (peg - peg(state, disk)) * weight(disk);
    }

    /** The top disk of a peg, or {@link #NO_DISK}. */
    public int top(long state, int peg) {
        long rest = state;
        for (int disk = 1; disk <= disks; disk++) {
            if (rest % pegs == peg) {
                return disk;
            }
            rest /= pegs;
        }
        return NO_DISK;
    }

    /** The widest disk that is on different pegs in two states, or {@link #NO_DISK} if they are the same. */
    public int disk(long before, long after) {
        int disk = disks;
        while (disk > NO_DISK && peg(before, disk) == peg(after, disk)) {
            disk--;
        }
        return disk;
    }

    /** Returns the number of the widest disks that are on the last peg without a gap. */
    public int home(long state) {
        int home = 0;
        while (home < disks && peg(state, disks - home) == pegs - 1) {
            home++;
        }
        return home;
    }

    /** Describes the move between two states: its disk and pegs. */
    public Message description(long before, long after) {
        int disk = disk(before, after);
        return Message.of("hanoi.description", disk, name(peg(before, disk)), name(peg(after, disk)));
    }

    /** Returns the reason why a move is not allowed. */
    public Message refusal(long state, int move) {
        int disk = top(state, from(move));
        var from = name(from(move));
        var to = name(to(move));
        return disk == NO_DISK
                ? Message.of("hanoi.refused.empty", from, to)
                : Message.of("hanoi.refused.narrower", disk, from, to, top(state, to(move)));
    }

    /** The fewest moves from the start to the goal. */
    public int fewestMoves() {
        return pegs == FEWEST_PEGS ? (1 << disks) - 1 : FrameStewartSplit.moves(disks);
    }

    /** Formats a state by the disks of each peg from the bottom up, {@code <[3,2,1],[],[]>}. */
    public String text(long state) {
        var text = new StringBuilder("<");
        for (int peg = 0; peg < pegs; peg++) {
            text.append(peg == 0 ? "[" : ",[");
            for (int disk = disks; disk >= 1; disk--) {
                if (peg(state, disk) == peg) {
                    text.append(text.charAt(text.length() - 1) == '[' ? "" : ",")
                            .append(disk);
                }
            }
            text.append(']');
        }
        return text.append('>').toString();
    }

    /** Parses the format of {@link #text}; {@link #NONE} if it is no state of these disks on these pegs. */
    public long state(String text) {
        long state = start();
        int peg = -1;
        for (var matcher = PEG_OR_DISK.matcher(text); matcher.find(); ) {
            if (matcher.group().equals("[")) {
                peg++;
                continue;
            }
            int disk = Integer.parseInt(matcher.group());
            if (disk == NO_DISK || disk > disks || peg < 0 || peg >= pegs) {
                return NONE;
            }
            state = carried(state, disk, peg);
        }
        return text(state).equals(text) ? state : NONE;
    }

    private long weight(int disk) {
        return WEIGHTS[pegs - FEWEST_PEGS][disk - 1];
    }

    private static long[][] weights() {
        var weights = new long[MOST_PEGS - FEWEST_PEGS + 1][MOST_DISKS + 1];
        for (int pegs = FEWEST_PEGS; pegs <= MOST_PEGS; pegs++) {
            long weight = 1;
            for (int disk = 0; disk <= MOST_DISKS; disk++) {
                weights[pegs - FEWEST_PEGS][disk] = weight;
                weight *= pegs;
            }
        }
        return weights;
    }
}
