package puzzlescope.tiles.fast.optimal;

import static puzzlescope.tiles.fast.optimal.MoveAutomaton.DIRECTIONS;

import java.util.Arrays;

/**
 * All least paths of the blank up to some length, from every square: a tree for each square, built breadth-first. A
 * node is a path; without its first move it is also a least path, from the next square. Paths outside the trees are not
 * least.
 */
final class MinimalPaths {

    private static final int NONE = -1;

    private final int size;
    private final int squares;
    private int count;

    /** Index = node · 4 + direction; the node extended by that move, or -1. */
    private int[] longer = new int[1 << 12];

    private int[] parents = new int[1 << 10];
    private int[] withoutFirst = new int[1 << 10];
    private byte[] origins = new byte[1 << 10];
    private byte[] blanks = new byte[1 << 10];
    private byte[] boards;
    private int[] places = new int[1 << 11];

    /** True for each node that begins a path that is not least although all of its proper parts are. */
    private boolean[] matters = new boolean[1 << 10];

    MinimalPaths(int size, int depth) {
        this.size = size;
        squares = size * size;
        boards = new byte[(1 << 10) * squares];
        Arrays.fill(places, NONE);
        for (int square = 0; square < squares; square++) {
            for (int i = 0; i < squares; i++) {
                boards[count * squares + i] = (byte) (i == square ? 0 : i < square ? i + 1 : i);
            }
            add(square, square, NONE, NONE);
        }
        int begin = 0;
        for (int length = 1; length <= depth; length++) {
            int end = count;
            for (int node = begin; node < end; node++) {
                lengthen(node);
            }
            begin = end;
        }
    }

    private void lengthen(int node) {
        int blank = blanks[node];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int target = MoveAutomaton.target(blank, direction, size);
            if (target < 0) {
                continue;
            }
            int rest = node < squares ? target : longer[withoutFirst[node] * DIRECTIONS + direction];
            if (rest == NONE) {
                continue;
            }
            ensureRoom();
            int from = node * squares;
            int to = count * squares;
            System.arraycopy(boards, from, boards, to, squares);
            boards[to + blank] = boards[to + target];
            boards[to + target] = 0;
            if (add(origins[node], target, node, rest)) {
                longer[node * DIRECTIONS + direction] = count - 1;
            } else {
                markBeginnings(node);
            }
        }
    }

    private void markBeginnings(int node) {
        for (int each = node; each != NONE && !matters[each]; each = parents[each]) {
            matters[each] = true;
        }
    }

    /** Adds the node whose board is after the last one, unless a path to that board is known. */
    private boolean add(int origin, int blank, int parent, int rest) {
        int place = place(origin);
        if (places[place] != NONE) {
            return false;
        }
        places[place] = count;
        origins[count] = (byte) origin;
        blanks[count] = (byte) blank;
        parents[count] = parent;
        withoutFirst[count] = rest;
        Arrays.fill(longer, count * DIRECTIONS, (count + 1) * DIRECTIONS, NONE);
        count++;
        return true;
    }

    private int place(int origin) {
        int place = hash(count, origin) & places.length - 1;
        while (places[place] != NONE && !sameBoard(places[place], origin)) {
            place = place + 1 & places.length - 1;
        }
        return place;
    }

    private boolean sameBoard(int node, int origin) {
        return origins[node] == origin
                && Arrays.equals(
                        boards, node * squares, (node + 1) * squares, boards, count * squares, (count + 1) * squares);
    }

    private int hash(int node, int origin) {
        long hash = origin;
        for (int i = node * squares; i < (node + 1) * squares; i++) {
            hash = hash * 0x9E3779B97F4A7C15L + boards[i];
        }
        return (int) (hash * 0x9E3779B97F4A7C15L >>> 32);
    }

    private void ensureRoom() {
        if (count < parents.length) {
            return;
        }
        int room = 2 * count;
        longer = Arrays.copyOf(longer, room * DIRECTIONS);
        parents = Arrays.copyOf(parents, room);
        withoutFirst = Arrays.copyOf(withoutFirst, room);
        origins = Arrays.copyOf(origins, room);
        blanks = Arrays.copyOf(blanks, room);
        boards = Arrays.copyOf(boards, room * squares);
        matters = Arrays.copyOf(matters, room);
        places = new int[2 * room];
        Arrays.fill(places, NONE);
        for (int node = 0; node < count; node++) {
            int place = hash(node, origins[node]) & places.length - 1;
            while (places[place] != NONE) {
                place = place + 1 & places.length - 1;
            }
            places[place] = node;
        }
    }

    /** Returns the arcs of the automaton, without paths known not to be least; see {@link MoveAutomaton#arcs}. */
    int[] arcs() {
        var numbers = new int[count];
        int states = 0;
        for (int node = 0; node < count; node++) {
            numbers[node] = node < squares || matters[node] ? states++ : NONE;
        }
        var arcs = new int[states * DIRECTIONS];
        Arrays.fill(arcs, NONE);
        for (int node = 0; node < count; node++) {
            int next = numbers[node] * DIRECTIONS;
            for (int direction = 0; direction < DIRECTIONS && numbers[node] != NONE; direction++) {
                int end = longer[node * DIRECTIONS + direction];
                if (end != NONE) {
                    arcs[next++] = MoveAutomaton.arc(state(end, numbers), blanks[end], direction);
                }
            }
        }
        return arcs;
    }

    /** Returns the state of the longest suffix of a path that matters. */
    private int state(int node, int[] numbers) {
        int end = node;
        while (numbers[end] == NONE) {
            end = withoutFirst[end];
        }
        return numbers[end];
    }
}
