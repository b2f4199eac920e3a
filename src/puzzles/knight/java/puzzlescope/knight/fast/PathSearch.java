package puzzlescope.knight.fast;

import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.knight.space.Hop;

/**
 * Looks for a way over all free squares of a board, from a square that is visited.
 *
 * <p>Source: depth-first search in Warnsdorff's order (1823), cut off where a free square cannot be reached from the free
 * ones around it any more, or two of them could only be the end; begun again with equal squares shuffled where it takes
 * long, after C. Gomes, B. Selman, H. Kautz, Boosting Combinatorial Search Through Randomization (1998).
 *
 * <p>Input: the free squares and the square to begin at. Output: the places of
 * the way. Time: exponential at worst, so it gives up after {@value #MOST_HOPS} hops; space: linear. Deterministic, the
 * shuffling has a fixed seed. One thread.
 */
public final class PathSearch {

    private static final int MOST_HOPS = 6_000_000;
    private static final int FIRST_ATTEMPT = 2_000;
    private static final int HOPS_UNCHECKED = 0x3FFF;
    /** Added to the ways of a square that is visited. */
    private static final byte TAKEN = 64;

    private static final int CHOICE_BITS = 4;
    private static final int TIES = 256;

    private final PaddedBoard field;
    private final int[] offsets;
    /** From each square, how many hops lead to free ones. */
    private final byte[] ways;
    /** How many free squares have so many ways. */
    private final int[] squaresWith = new int[TAKEN];

    private final int[] path;
    private final long[] choices;
    private final int[] keys = new int[Hop.values().length];
    private final PythonRandom random;
    private int left;
    private int hops;

    /**
     * @param isFree whether the squares are free, by row and column of the board in {@code field.square}'s numbers
     * @param start the place to begin at
     * @param seed of the shuffling
     */
    public PathSearch(PaddedBoard field, boolean[] isFree, int start, long seed) {
        this.field = field;
        offsets = field.offsets();
        random = new PythonRandom(seed);
        ways = new byte[field.length()];
        field.fillMargin(ways, TAKEN);
        for (int place = 0; place < ways.length; place++) {
            if (ways[place] < TAKEN) {
                boolean free = isFree[field.square(place)];
                left += free ? 1 : 0;
                ways[place] = free ? 0 : TAKEN;
            }
        }
        countWays();
        path = new int[left + 1];
        choices = new long[left + 1];
        path[0] = start;
    }

    private void countWays() {
        for (int place = 0; place < ways.length; place++) {
            if (ways[place] < TAKEN) {
                for (int offset : offsets) {
                    ways[place] = (byte) (ways[place] + (ways[place + offset] < TAKEN ? 1 : 0));
                }
                squaresWith[ways[place]]++;
            }
        }
    }

    /** Looks until there is a way, none, or too many hops are made. */
    public Verdict search(Runnable checkStopped) {
        if (!coloursMatch()) {
            return Verdict.ABSENT;
        }
        int total = 0;
        for (long most = FIRST_ATTEMPT + 2L * left; ; most += most / 2) {
            int allowed = (int) Math.min(most, MOST_HOPS - total);
            var verdict = attempt(allowed, total > 0, checkStopped);
            total += allowed - hops;
            if (verdict != Verdict.GAVE_UP || total >= MOST_HOPS) {
                return verdict;
            }
        }
    }

    /** The places of the way from the start on, once it is found. */
    public int[] path() {
        return path;
    }

    /** The square that Warnsdorff's rule prefers, or -1 where none is free. */
    public int preferred() {
        long first = inOrder(path[0], false);
        return first == 0 ? -1 : path[0] + offsets[hop(first)];
    }

    /** Hops change the colour of the square, so that the free squares of both colours must be equally many, or one more. */
    private boolean coloursMatch() {
        int lead = 0;
        int start = field.row(path[0]) + field.column(path[0]);
        for (int place = 0; place < ways.length; place++) {
            if (ways[place] < TAKEN) {
                lead += (field.row(place) + field.column(place) - start) % 2 == 0 ? -1 : 1;
            }
        }
        return lead == 0 || lead == 1;
    }

    /** Looks for so many hops at most. */
    Verdict attempt(int most, boolean shuffled, Runnable checkStopped) {
        hops = most;
        int depth = 0;
        choices[0] = inOrder(path[0], shuffled);
        while (depth >= 0) {
            if (left == 0) {
                takeBack(depth);
                return Verdict.FOUND;
            }
            long choice = choices[depth];
            if (choice == 0) {
                leave(path[depth], depth--);
                continue;
            }
            if (hops == 0) {
                takeBack(depth);
                return Verdict.GAVE_UP;
            }
            if ((--hops & HOPS_UNCHECKED) == 0) {
                checkStopped.run();
            }
            choices[depth] = choice >>> CHOICE_BITS;
            int to = path[depth] + offsets[hop(choice)];
            path[++depth] = to;
            visit(to);
            choices[depth] = isHopeful(to) ? inOrder(to, shuffled) : 0;
        }
        return Verdict.ABSENT;
    }

    private void takeBack(int depth) {
        for (int i = depth; i > 0; i--) {
            leave(path[i], i);
        }
    }

    private void visit(int place) {
        left--;
        squaresWith[ways[place]]--;
        ways[place] = (byte) (ways[place] + TAKEN);
        for (int offset : offsets) {
            int around = ways[place + offset];
            if (around < TAKEN) {
                squaresWith[around]--;
                squaresWith[around - 1]++;
                ways[place + offset] = (byte) (around - 1);
            }
        }
    }

    private void leave(int place, int depth) {
        if (depth == 0) {
            return;
        }
        for (int offset : offsets) {
            int around = ways[place + offset];
            if (around < TAKEN) {
                squaresWith[around]--;
                squaresWith[around + 1]++;
                ways[place + offset] = (byte) (around + 1);
            }
        }
        ways[place] = (byte) (ways[place] - TAKEN);
        squaresWith[ways[place]]++;
        left++;
    }

    /** Of the free squares at most one may have no way on but to be the end, and none may be out of reach. */
    private boolean isHopeful(int place) {
        int cutOff = squaresWith[0];
        int ends = squaresWith[1];
        for (int offset : offsets) {
            int around = ways[place + offset];
            ends -= around == 1 ? 1 : 0;
            cutOff -= around == 0 && left == 1 ? 1 : 0;
        }
        return cutOff == 0 && ends <= 1;
    }

    /** The hops to free squares, four bits each, one more than their ordinals: those with the fewest ways on lowest. */
    private long inOrder(int place, boolean shuffled) {
        int count = 0;
        for (int hop = 0; hop < offsets.length; hop++) {
            int onward = ways[place + offsets[hop]];
            if (onward < TAKEN) {
                int tie = shuffled ? random.below(TIES) : 0;
                int key = onward << 12 | tie << CHOICE_BITS | hop;
                int at = count++;
                for (; at > 0 && keys[at - 1] > key; at--) {
                    keys[at] = keys[at - 1];
                }
                keys[at] = key;
            }
        }
        long packed = 0;
        for (int i = count - 1; i >= 0; i--) {
            packed = packed << CHOICE_BITS | (keys[i] & 7) + 1;
        }
        return packed;
    }

    private static int hop(long choice) {
        return (int) choice - 1 & 7;
    }
}
