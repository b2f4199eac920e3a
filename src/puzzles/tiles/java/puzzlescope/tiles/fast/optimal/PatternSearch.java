package puzzlescope.tiles.fast.optimal;

import static puzzlescope.tiles.fast.optimal.MoveAutomaton.DIRECTIONS;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.SQUARE_MASK;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.SQUARE_SHIFT;
import static puzzlescope.tiles.fast.optimal.MoveAutomaton.STATE_SHIFT;

import java.util.List;

/**
 * The search with additive pattern databases: Manhattan distance plus twice the entries of the patterns' tables, the
 * maximum over the board and its mirror image. A move changes one pattern of each. One thread.
 */
final class PatternSearch extends BoundedSearch {

    private static final int ARC_MASK = (1 << STATE_SHIFT) - 1;

    private final int size;
    private final byte[] changes;
    private final PatternView[] views;
    private final PatternTable[] tables;
    private final int[][] places;

    /** Index = tile; its view, and its view in the mirror image. */
    private final int[] viewOf;

    private final int[] mirrorViewOf;

    /** Index = view: the squares of its tiles, their permutation, the table's entry. */
    private final int[] masks;

    private final int[] arrangements;
    private final int[] entries;

    private byte[] tiles = {};
    private int state;
    private int blank;
    private int manhattan;

    PatternSearch(int size, List<PatternView> patterns, MoveAutomaton automaton) {
        super(automaton);
        this.size = size;
        changes = ManhattanChange.of(size).byTileAndArc;
        int half = patterns.size();
        views = new PatternView[2 * half];
        for (int i = 0; i < half; i++) {
            views[i] = patterns.get(i);
            views[half + i] = patterns.get(i).mirrored();
        }
        tables = new PatternTable[views.length];
        places = new int[views.length][];
        viewOf = new int[size * size];
        mirrorViewOf = new int[size * size];
        for (int i = 0; i < views.length; i++) {
            tables[i] = views[i].table();
            places[i] = views[i].places();
            for (int tile = 1; tile < size * size; tile++) {
                if (views[i].contains(tile)) {
                    (i < half ? viewOf : mirrorViewOf)[tile] = i;
                }
            }
        }
        masks = new int[views.length];
        arrangements = new int[views.length];
        entries = new int[views.length];
    }

    @Override
    int start(byte[] first, int automatonState) {
        tiles = first.clone();
        state = automatonState;
        blank = OptimalSolver.blank(tiles);
        manhattan = ManhattanChange.distance(tiles, size);
        for (int i = 0; i < views.length; i++) {
            masks[i] = views[i].mask(tiles);
            arrangements[i] = views[i].arrangement(tiles);
            entries[i] = tables[i].entry(masks[i], arrangements[i], places[i][blank]);
        }
        return manhattan + 2 * Math.max(above(0), above(1));
    }

    private int above(int image) {
        int half = views.length / 2;
        int above = 0;
        for (int i = image * half; i < (image + 1) * half; i++) {
            above += entries[i];
        }
        return above;
    }

    @Override
    boolean within(int bound) {
        int spare = bound - manhattan >> 1;
        int above = above(0);
        int mirrorAbove = above(1);
        return Math.max(above, mirrorAbove) <= spare
                && (manhattan == 0 || descend(state, blank, 0, manhattan, spare, above, mirrorAbove));
    }

    /**
     * Searches below a board, whose entry for the blank's own square may hold anything.
     *
     * @param spare half of the moves beyond Manhattan distance that the path may have
     */
    private boolean descend(int at, int hole, int depth, int distance, int spare, int above, int mirrorAbove) {
        expand();
        for (int i = at * DIRECTIONS, end = i + DIRECTIONS; i < end; i++) {
            int arc = arcs[i];
            if (arc < 0) {
                break;
            }
            generated++;
            int square = arc >>> SQUARE_SHIFT & SQUARE_MASK;
            byte tile = tiles[square];
            int change = changes[tile << STATE_SHIFT | arc & ARC_MASK];
            int nextSpare = spare - (change + 1 >> 1);

            int view = viewOf[tile];
            int mirrorView = mirrorViewOf[tile];
            int entry = entries[view];
            int mirrorEntry = entries[mirrorView];
            if (above - entry > nextSpare || mirrorAbove - mirrorEntry > nextSpare) {
                continue;
            }
            int mask = masks[view];
            int arrangement = arrangements[view];
            slide(view, square, hole);
            int nextAbove = above - entry + entries[view];
            if (nextAbove <= nextSpare) {
                int mirrorMask = masks[mirrorView];
                int mirrorArrangement = arrangements[mirrorView];
                slide(mirrorView, square, hole);
                int nextMirrorAbove = mirrorAbove - mirrorEntry + entries[mirrorView];
                if (nextMirrorAbove <= nextSpare) {
                    tiles[hole] = tile;
                    if (distance + change == 0
                            || descend(
                                    arc >>> STATE_SHIFT,
                                    square,
                                    depth + 1,
                                    distance + change,
                                    nextSpare,
                                    nextAbove,
                                    nextMirrorAbove)) {
                        path[depth] = square;
                        return true;
                    }
                    tiles[square] = tile;
                }
                masks[mirrorView] = mirrorMask;
                arrangements[mirrorView] = mirrorArrangement;
                entries[mirrorView] = mirrorEntry;
            }
            masks[view] = mask;
            arrangements[view] = arrangement;
            entries[view] = entry;
        }
        return false;
    }

    private void slide(int view, int square, int hole) {
        var table = tables[view];
        int from = places[view][square];
        int to = places[view][hole];
        int mask = masks[view];
        int next = mask ^ 1 << from ^ 1 << to;
        int place = Integer.bitCount(mask & (1 << from) - 1);
        int nextPlace = Integer.bitCount(next & (1 << to) - 1);
        if (place != nextPlace) {
            arrangements[view] = table.arrangements.movedFrom(place, nextPlace)[arrangements[view]];
        }
        masks[view] = next;
        entries[view] = table.entry(next, arrangements[view], from);
    }
}
