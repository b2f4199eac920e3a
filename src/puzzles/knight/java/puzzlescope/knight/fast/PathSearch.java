package puzzlescope.knight.fast;

import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.search.SearchResult.Verdict;
import puzzlescope.knight.space.Hop;

/**
 * Searches for a path over all free squares of a board, from a visited square.
 *
 * <p>Source: depth-first search in Warnsdorff's order (1823), pruned when a free square can no longer be reached from
 * its free neighbours, or when two of them could only be the end; restarted with ties shuffled when it takes long,
 * after C. Gomes, B. Selman, H. Kautz, Boosting Combinatorial Search Through Randomization (1998).
 *
 * <p>Input: the free squares and the start. Output: the places of the path. Time: exponential at worst, so it gives up
 * after {@value #MOST_HOPS} hops; space: linear. Deterministic, the shuffling has a fixed seed. One thread.
 */
public final class PathSearch {

    private static final int MOST_HOPS = 6_000_000;
    private static final int FIRST_ATTEMPT = 2_000;
    private static final int HOPS_UNCHECKED = 0x3FFF;
    /** Added to the number of exits of a visited square. */
    private static final byte TAKEN = 64;

    private static final int CHOICE_BITS = 4;
    private static final int TIES = 256;

    private final PaddedBoard field;
    private final int[] offsets;
    /** For each square, the number of moves to free squares. */
    private final byte[] ways;
    /** The number of free squares by number of exits. */
    private final int[] squaresWith = new int[TAKEN];

    private final int[] path;
    private final long[] choices;
    private final int[] keys = new int[Hop.values().length];
    private final PythonRandom random;
    private int left;
    private int hops;

    /**
     * @param isFree whether the squares are free, by row and column of the board in {@code field.square}'s numbers
     * @param start the initial place
     * @param seed the seed of the shuffling
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

    /** Searches until a path is found, none is left, or the limit of moves is reached. */
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

    /** The places of the path from the start on, once it is found. */
    public int[] path() {
        return path;
    }

    /** The square preferred by Warnsdorff's rule, or -1 if none is free. */
    public int preferred() {
        long first = inOrder(path[0], false);
        return first == 0 ? -1 : path[0] + offsets[hop(first)];
    }

    /**
     * Returns whether the colours allow a path: moves change the colour, so the free squares of both colours must be
     * equally many, or one more.
     */
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

    /** Searches up to a number of moves. */
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

    /** Returns whether at most one free square could only be the end, and none is unreachable. */
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

    /** Returns the moves to free squares, four bits each (ordinal + 1), those with the fewest exits lowest. */
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
