package puzzlescope.tiles.fast.optimal;

import java.nio.ByteBuffer;
import java.util.function.DoubleConsumer;
import puzzlescope.engine.run.Workers;

/**
 * Fills a pattern's table breadth-first from the solved board, level by level, a bit for each board; the threads share
 * the sets of squares.
 *
 * <p>Source: J. C. Culberson and J. Schaeffer, Pattern Databases (1998); R. E. Korf and A. Felner, Disjoint Pattern
 * Database Heuristics (2002), who count only the moves of the pattern's tiles.
 *
 * <p>Time and space are linear in blocks times arrangements, three bits each beside the table. All permutations of the
 * tiles on one set of squares are adjacent, and a move maps them to those of another set, in the same order or in one
 * given by a small table: the next level is gathered set by set, mostly 64 boards at a time. Deterministic. Called by
 * one thread.
 */
final class PatternTableBuilder {

    private static final int PIECES = 128;

    private final Pattern pattern;
    private final SquareSets sets;
    private final Arrangements arrangements;
    private final ByteBuffer entries;
    private final int words;

    /** Index = square; its neighbours, a bit each. */
    private final int[] neighbours;

    private final long[] visited;
    private long[] frontier;
    private long[] next;
    private boolean[] inFrontier;
    private boolean[] inNext;
    private int level;
    private long reached;

    /**
     * A builder; its memory is reserved in parts, so that a stop is noticed between them.
     *
     * @param entries all zero
     */
    PatternTableBuilder(
            Pattern pattern, SquareSets sets, Arrangements arrangements, ByteBuffer entries, Runnable checkStopped) {
        this.pattern = pattern;
        this.sets = sets;
        this.arrangements = arrangements;
        this.entries = entries;
        neighbours = neighbours(pattern.size());
        words = (arrangements.count() + 63) / 64;
        checkStopped.run();
        visited = new long[Math.multiplyExact(sets.blocks(), words)];
        checkStopped.run();
        frontier = new long[visited.length];
        checkStopped.run();
        next = new long[visited.length];
        checkStopped.run();
        inFrontier = new boolean[sets.blocks()];
        inNext = new boolean[sets.blocks()];
    }

    void fill(int threads, Runnable checkStopped, DoubleConsumer progress) {
        int home = sets.block(sets.number(pattern.home()), pattern.squares() - 1);
        frontier[home * words] = 1;
        visited[home * words] = 1;
        inFrontier[home] = true;
        reached = 1;
        long all = (long) sets.blocks() * arrangements.count();
        boolean more = true;
        while (more) {
            level++;
            long before = reached;
            Workers.<Long>share(
                    threads,
                    PIECES,
                    (number, check) -> new Part().gather(number, check),
                    checkStopped,
                    (number, found) -> reached += found);
            more = reached > before;
            swap();
            progress.accept((double) reached / all);
        }
        if (reached != all) {
            throw new IllegalStateException("boards reached are " + reached + ", must be " + all);
        }
    }

    private static int[] neighbours(int size) {
        var neighbours = new int[size * size];
        for (int square = 0; square < neighbours.length; square++) {
            for (int direction = 0; direction < MoveAutomaton.DIRECTIONS; direction++) {
                int target = MoveAutomaton.target(square, direction, size);
                neighbours[square] |= target < 0 ? 0 : 1 << target;
            }
        }
        return neighbours;
    }

    private void swap() {
        var done = frontier;
        frontier = next;
        next = done;
        var inDone = inFrontier;
        inFrontier = inNext;
        inNext = inDone;
    }

    /** The share of one thread in a level. */
    private final class Part {

        private final long[] fresh = new long[words];
        private final int tiles = pattern.tiles();

        /** Index = place · 16 + tile; its Manhattan distance there. */
        private final int[] distances = new int[tiles << 4];

        private long found;

        long gather(int number, Runnable check) {
            int first = (int) ((long) sets.count() * number / PIECES);
            int end = (int) ((long) sets.count() * (number + 1) / PIECES);
            for (int set = first; set < end; set++) {
                check.run();
                for (int block = sets.firstBlock(set); block < sets.firstBlock(set + 1); block++) {
                    gather(set, block);
                }
            }
            return found;
        }

        private void gather(int set, int block) {
            int mask = sets.masks[set];
            int region = block - sets.firstBlock(set);
            boolean any = false;
            for (int left = mask; left != 0; left &= left - 1) {
                int square = Integer.numberOfTrailingZeros(left);
                for (int free = neighbours[square] & ~mask; free != 0; free &= free - 1) {
                    int target = Integer.numberOfTrailingZeros(free);
                    if (sets.region(set, target) == region) {
                        any |= gatherFrom(mask, square, target);
                    }
                }
            }
            inNext[block] = any && keep(set, block);
        }

        /** Gathers the boards from which the tile on {@code target} slides to {@code square}. */
        private boolean gatherFrom(int mask, int square, int target) {
            int before = mask ^ 1 << square ^ 1 << target;
            int source = sets.block(sets.number(before), square);
            if (!inFrontier[source]) {
                return false;
            }
            int from = Integer.bitCount(before & (1 << target) - 1);
            int to = Integer.bitCount(mask & (1 << square) - 1);
            int offset = source * words;
            if (from == to) {
                for (int word = 0; word < words; word++) {
                    fresh[word] |= frontier[offset + word];
                }
                return true;
            }
            var moved = arrangements.movedFrom(from, to);
            for (int word = 0; word < words; word++) {
                for (long left = frontier[offset + word]; left != 0; left &= left - 1) {
                    int arrangement = moved[word << 6 | Long.numberOfTrailingZeros(left)];
                    fresh[arrangement >>> 6] |= 1L << arrangement;
                }
            }
            return true;
        }

        private boolean keep(int set, int block) {
            boolean any = false;
            boolean prepared = false;
            int offset = block * words;
            for (int word = 0; word < words; word++) {
                long found64 = fresh[word] & ~visited[offset + word];
                fresh[word] = 0;
                next[offset + word] = found64;
                if (found64 == 0) {
                    continue;
                }
                any = true;
                found += Long.bitCount(found64);
                long first = pattern.regions() ? found64 : found64 & ~visitedElsewhere(set, word);
                visited[offset + word] |= found64;
                if (first != 0 && !prepared) {
                    prepareDistances(sets.masks[set]);
                    prepared = true;
                }
                write((pattern.regions() ? block : set) * (arrangements.count() / 2), word, first);
            }
            return any;
        }

        private long visitedElsewhere(int set, int word) {
            long visitedElsewhere = 0;
            for (int each = sets.firstBlock(set); each < sets.firstBlock(set + 1); each++) {
                visitedElsewhere |= visited[each * words + word];
            }
            return visitedElsewhere;
        }

        private void prepareDistances(int mask) {
            int place = 0;
            for (int left = mask; left != 0; left &= left - 1) {
                int square = Integer.numberOfTrailingZeros(left);
                for (int tile = 0; tile < tiles; tile++) {
                    distances[place << 4 | tile] =
                            ManhattanChange.distance(pattern.home(tile) + 1, square, pattern.size());
                }
                place++;
            }
        }

        private void write(int row, int word, long first) {
            for (long left = first; left != 0; left &= left - 1) {
                int arrangement = word << 6 | Long.numberOfTrailingZeros(left);
                int order = arrangements.orders[arrangement];
                int distance = 0;
                for (int place = 0; place < tiles; place++) {
                    distance += distances[place << 4 | order & 15];
                    order >>>= 4;
                }
                int above = Math.min(15, (level - distance) / 2);
                int index = row + (arrangement >>> 1);
                entries.put(index, (byte) (entries.get(index) | above << 4 * (arrangement & 1)));
            }
        }
    }
}
