package puzzlescope.core.puzzle.tiles.optimal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which moves of the blank may follow which, so that of several short ways to the same board only one is gone: a finite state
 * machine that knows where the blank is and the end of its way as far as it matters.
 *
 * <p>Source: L. A. Taylor and R. E. Korf, Pruning Duplicate Nodes in Depth-First Search (1993); the machine is that of A. V. Aho and
 * M. J. Corasick, Efficient String Matching (1975).
 *
 * <p>Of all ways from one board to another the least is the shortest one that comes first in the order of moves (down, right, left,
 * up). A way of {@code depth} moves or fewer that is not the least of its kind is never part of a least way, so leaving it out loses no
 * shortest way. With a depth of 2 the only thing left out is to take back the last move. Deterministic, immutable.
 */
final class MoveAutomaton {

    static final int DIRECTIONS = 4;

    /** Bits of an arc: direction (2), square that the blank goes to (5), next state (the others). */
    static final int SQUARE_SHIFT = 2;

    static final int STATE_SHIFT = 7;
    static final int SQUARE_MASK = 31;

    /** The moves out of each state, {@value #DIRECTIONS} places each; -1 ends them. State s < squares: the blank is at s, nothing was before. */
    final int[] arcs;

    private MoveAutomaton(int[] arcs) {
        this.arcs = arcs;
    }

    static MoveAutomaton of(int size, int depth) {
        return new MoveAutomaton(new Making(size).make(depth));
    }

    static int square(int arc) {
        return arc >>> SQUARE_SHIFT & SQUARE_MASK;
    }

    static int state(int arc) {
        return arc >>> STATE_SHIFT;
    }

    /** The blank's next square, or -1 outside the board. */
    static int target(int square, int direction, int size) {
        int row = square / size + (direction == 0 ? 1 : direction == 3 ? -1 : 0);
        int column = square % size + (direction == 1 ? 1 : direction == 2 ? -1 : 0);
        return row < 0 || row >= size || column < 0 || column >= size ? -1 : row * size + column;
    }

    /** A way of the blank from a square; two bits a move, the first one lowest. */
    private record Word(int from, int length, long moves) {

        Word then(int direction) {
            return new Word(from, length + 1, moves | (long) direction << 2 * length);
        }

        Word withoutFirst(int size) {
            return new Word(target(from, (int) (moves & 3), size), length - 1, moves >>> 2);
        }

        int move(int index) {
            return (int) (moves >>> 2 * index & 3);
        }
    }

    /** A board as a number in two parts; the last square follows from the others. */
    private record Key(long first, long second) {

        static Key of(byte[] tiles) {
            long first = 0;
            long second = 0;
            for (int square = 0; square < tiles.length - 1; square++) {
                if (square < 12) {
                    first = first << 5 | tiles[square];
                } else {
                    second = second << 5 | tiles[square];
                }
            }
            return new Key(first, second);
        }
    }

    private record Kept(Word word, byte[] tiles, int blank) {}

    private static final class Making {

        private final int size;
        private final int squares;
        private final Set<Word> forbidden = new HashSet<>();

        Making(int size) {
            this.size = size;
            squares = size * size;
        }

        int[] make(int depth) {
            var levels = new ArrayList<List<Kept>>();
            var seen = new ArrayList<Set<Key>>();
            for (int square = 0; square < squares; square++) {
                var tiles = new byte[squares];
                for (int i = 0; i < squares; i++) {
                    tiles[i] = (byte) (i == square ? 0 : i < square ? i + 1 : i);
                }
                levels.add(List.of(new Kept(new Word(square, 0, 0), tiles, square)));
                seen.add(new HashSet<>(Set.of(Key.of(tiles))));
            }
            for (int length = 1; length <= depth; length++) {
                for (int square = 0; square < squares; square++) {
                    levels.set(square, longer(levels.get(square), seen.get(square)));
                }
            }
            return machine();
        }

        private List<Kept> longer(List<Kept> level, Set<Key> seen) {
            var next = new ArrayList<Kept>();
            for (var each : level) {
                for (int direction = 0; direction < DIRECTIONS; direction++) {
                    int target = target(each.blank, direction, size);
                    var word = each.word.then(direction);
                    if (target < 0 || endsForbidden(word)) {
                        continue;
                    }
                    var tiles = each.tiles.clone();
                    tiles[each.blank] = tiles[target];
                    tiles[target] = 0;
                    if (seen.add(Key.of(tiles))) {
                        next.add(new Kept(word, tiles, target));
                    } else {
                        forbidden.add(word);
                    }
                }
            }
            return next;
        }

        private boolean endsForbidden(Word word) {
            for (var end = word; end.length > 1; end = end.withoutFirst(size)) {
                if (forbidden.contains(end)) {
                    return true;
                }
            }
            return false;
        }

        /** The states are the beginnings of forbidden ways: what has been gone so far ends with the longest of them. */
        private int[] machine() {
            var numbers = new HashMap<Word, Integer>();
            var states = new ArrayList<Word>();
            for (int square = 0; square < squares; square++) {
                number(new Word(square, 0, 0), numbers, states);
            }
            for (var word : forbidden) {
                var beginning = new Word(word.from, 0, 0);
                for (int i = 0; i + 1 < word.length; i++) {
                    beginning = beginning.then(word.move(i));
                    number(beginning, numbers, states);
                }
            }
            var arcs = new int[states.size() * DIRECTIONS];
            Arrays.fill(arcs, -1);
            for (int state = 0; state < states.size(); state++) {
                int next = state * DIRECTIONS;
                int blank = end(states.get(state));
                for (int direction = 0; direction < DIRECTIONS; direction++) {
                    int target = target(blank, direction, size);
                    var word = states.get(state).then(direction);
                    if (target >= 0 && !endsForbidden(word)) {
                        arcs[next++] = longestState(word, numbers) << STATE_SHIFT | target << SQUARE_SHIFT | direction;
                    }
                }
            }
            return arcs;
        }

        private static void number(Word word, Map<Word, Integer> numbers, List<Word> states) {
            if (numbers.putIfAbsent(word, states.size()) == null) {
                states.add(word);
            }
        }

        private int end(Word word) {
            int square = word.from;
            for (int i = 0; i < word.length; i++) {
                square = target(square, word.move(i), size);
            }
            return square;
        }

        private int longestState(Word word, Map<Word, Integer> numbers) {
            var end = word;
            while (true) {
                var number = numbers.get(end);
                if (number != null) {
                    return number;
                }
                end = end.withoutFirst(size);
            }
        }
    }
}
