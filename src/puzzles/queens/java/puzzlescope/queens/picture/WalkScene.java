package puzzlescope.queens.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.event.WalkEvent.DeadEndTakenBack;
import puzzlescope.queens.event.WalkEvent.GeneratorExhausted;
import puzzlescope.queens.event.WalkEvent.GeneratorMade;
import puzzlescope.queens.event.WalkEvent.GivenRowEntered;
import puzzlescope.queens.event.WalkEvent.GivenRowLeft;
import puzzlescope.queens.event.WalkEvent.GivenRowYielded;
import puzzlescope.queens.event.WalkEvent.LastRowYielded;
import puzzlescope.queens.event.WalkEvent.NextCalled;
import puzzlescope.queens.event.WalkEvent.QueenPlaced;
import puzzlescope.queens.event.WalkEvent.QueenRejected;
import puzzlescope.queens.event.WalkEvent.QueenTakenBack;
import puzzlescope.queens.event.WalkEvent.RowYielded;
import puzzlescope.queens.event.WalkEvent.SearchBegan;
import puzzlescope.queens.event.WalkEvent.SearchEnded;
import puzzlescope.queens.event.WalkEvent.SolutionFound;
import puzzlescope.queens.event.WalkEvent.ValueReturned;

/**
 * One picture of the board during an event, determined entirely by the share of the event that has happened, so that
 * the picture is the same forward, backward and at rest. For one painting; FX thread only.
 */
final class WalkScene {

    private static final int NONE = -1;
    /** Height above its square at which a queen appears and vanishes, in squares. */
    private static final double LIFT = 0.6;

    /** Opacity of a removed queen. */
    private static final double TRACE = 0.22;

    private static final double HOP = 0.16;
    private static final double FRAME = 3;

    private final QueensPen pen;
    private final Style style;
    private final int[] columns;
    private final int[] given;
    private final double happened;

    /**
     * @param columns the column of each row's queen that the search has passed, -1 where there is none
     * @param given the column of each row's given queen, -1 where there is none
     * @param happened share of the event that has happened, from 0 to 1
     */
    WalkScene(QueensPen pen, Style style, int[] columns, int[] given, double happened) {
        this.pen = pen;
        this.style = style;
        this.columns = columns;
        this.given = given;
        this.happened = happened;
    }

    /** Draws the search passing a row with a given queen, downward or upward. */
    private void passed(int from, int to) {
        ground(NONE, NONE);
        search(from, to, happened);
        queens(columns.length);
    }

    /** Paints the board before the first event. */
    void paint() {
        ground(NONE, NONE);
        queens(columns.length);
    }

    void paint(WalkEvent event) {
        switch (event) {
            case SearchBegan _ -> {
                ground(0, NONE);
                pen.band(0, happened);
            }
            case GivenRowEntered(int row, int _) -> passed(row, row + 1);
            case GivenRowLeft(int row, int _) -> passed(row + 1, row);
            case GivenRowYielded(int row) -> drawYielded(row, happened);
            case SearchEnded _ -> {
                ground(NONE, NONE);
                pen.band(0, 1 - happened);
            }
            case QueenPlaced(int row, int column, boolean _) -> placed(row, column);
            case QueenRejected(int row, int column, int byRow, boolean _, boolean _) -> rejected(row, column, byRow);
            case QueenTakenBack(int row, int column, boolean solved, int _) -> takenBack(row, column, -1, solved);
            case DeadEndTakenBack(int row, int column, int skipped) -> takenBack(row, column, row + 1 + skipped, false);
            case SolutionFound _, LastRowYielded _ -> solution();
            case RowYielded(int row) -> drawYielded(row, happened);
            case ValueReturned _ -> drawYielded(0, 1);
            case NextCalled _ -> resumed();
            case GeneratorMade _ -> paint();
            // The picture paints the end.
            case GeneratorExhausted _ -> ground(NONE, NONE);
        }
    }

    /**
     * Paints the end of the search with its result.
     *
     * @param last the columns of the last solution; empty if none is known
     */
    void paintEnd(int[] last) {
        ground(NONE, NONE);
        pen.band(0, 1 - happened);
        pen.frame(Ink.SOLUTION, last.length == 0 ? 0 : happened, FRAME);
        for (int row = 0; row < last.length; row++) {
            pen.queen(row, last[row], style.color(Ink.SOLUTION), happened);
        }
        if (last.length == 0) {
            givenBelow(NONE);
        }
    }

    private void ground(int row, int column) {
        pen.squares();
        pen.frame(Ink.GRID, 1, 1);
        pen.numbers(row, column);
        for (int each = 0; each < given.length; each++) {
            if (given[each] != NONE) {
                pen.given(each, given[each]);
            }
        }
    }

    private void placed(int row, int column) {
        double landing = part(0, 0.6);
        ground(happened < 1 ? row : row + 1, happened < 1 ? column : NONE);
        search(row, row + 1, part(0.5, 1));
        tried(row, column, 1 - part(0.3, 0.8));
        queens(row);
        pen.queen(row - LIFT * (1 - easeOut(landing)), column, style.color(Ink.PIECE), Math.min(1, 1.6 * landing));
    }

    private void rejected(int row, int column, int byRow) {
        ground(row, column);
        pen.band(row, 1);
        tried(row, column, 1);
        double coming = part(0, 0.4);
        double pointing = part(0.35, 0.85);
        double known = part(0.75, 1);
        queens(row);
        pen.outline(row, column, Ink.CONFLICT, known, false);
        var color = style.color(Ink.PIECE).interpolate(style.color(Ink.CONFLICT), part(0.3, 0.6));
        pen.queen(row - LIFT * (1 - easeOut(coming)), column, color, 0.75 * coming);
        if (pointing > 0) {
            pen.ray(row, column, byRow, standing(byRow), pointing);
        }
        pen.ring(byRow, standing(byRow), Ink.CONFLICT, known);
        pen.crossInCorner(row, column, known);
    }

    /** @param dead the row without a safe column, -1 if that is not the reason */
    private void takenBack(int row, int column, int dead, boolean solved) {
        boolean deadEnd = dead != NONE;
        double rising = part(deadEnd ? 0.4 : 0.1, 1);
        columns[row] = column;
        ground(row, column);
        search(row + 1, row, rising);
        tried(row, column, rising);
        if (row + 1 < columns.length) {
            tried(row + 1, columns.length, deadEnd ? 1 - part(0, 0.3) : 1 - rising);
            if (deadEnd) {
                pen.deadRow(dead, part(0, 0.3));
            }
        }
        givenBelow(row);
        double solution = solved ? 1 - part(0, 0.4) : 0;
        pen.frame(Ink.SOLUTION, solution, FRAME);
        for (int above = 0; above < row; above++) {
            queen(above, solution);
        }
        pen.outline(row, column, Ink.PATH, rising, true);
        pen.queen(row, column, style.color(Ink.PATH), TRACE * rising);
        var color = style.color(solved ? Ink.SOLUTION : Ink.PIECE).interpolate(style.color(Ink.PATH), part(0, 0.5));
        pen.queen(row - LIFT * rising * rising, column, color, 1 - rising);
    }

    /** Draws a solution that is being yielded from one row on down; the queen of the current row hops. */
    private void drawYielded(int row, double share) {
        ground(row, NONE);
        pen.frame(Ink.SOLUTION, 1, FRAME);
        for (int each = 0; each < columns.length; each++) {
            var hop = each == row && share < 1 ? HOP * Math.sin(Math.PI * share) : 0;
            pen.queen(each - hop, columns[each], style.color(Ink.SOLUTION), 1);
            pen.starInCorner(each, columns[each], 1);
        }
    }

    /**
     * Draws a yielded solution, which stays until the first queen is removed; before the first solution there is
     * nothing.
     */
    private void resumed() {
        if (columns[0] == NONE) {
            paint();
        } else {
            drawYielded(NONE, 1);
        }
    }

    private void solution() {
        ground(NONE, NONE);
        pen.frame(Ink.SOLUTION, happened, FRAME);
        for (int row = 0; row < columns.length; row++) {
            double begin = 0.5 * row / columns.length;
            queen(row, part(begin, begin + 0.5));
        }
    }

    /** Draws a queen that becomes part of a solution, with a hop. */
    private void queen(int row, double solution) {
        var color = style.color(Ink.PIECE).interpolate(style.color(Ink.SOLUTION), solution);
        pen.queen(row - HOP * Math.sin(Math.PI * solution), columns[row], color, 1);
        pen.starInCorner(row, columns[row], solution);
    }

    /** Draws the mark of the current row on its way from one row to the next; there is none below the last. */
    private void search(int from, int to, double share) {
        double opacity = to == columns.length ? 1 - share : from == columns.length ? share : 1;
        double last = columns.length - 1.0;
        pen.band(Math.min(last, from + (to - from) * easeInOut(share)), opacity);
    }

    private void queens(int below) {
        int row = 0;
        while (row < below && columns[row] != NONE) {
            queen(row, 0);
            row++;
        }
        givenBelow(row - 1);
    }

    private void givenBelow(int row) {
        for (int below = row + 1; below < given.length; below++) {
            if (given[below] != NONE) {
                pen.queen(below, given[below], style.color(Ink.PIECE), 1);
            }
        }
    }

    /** The column of a row's queen, also below the rows reached by the search. */
    private int standing(int row) {
        return columns[row] == NONE ? given[row] : columns[row];
    }

    /** Draws the results for the squares of a row up to before a column. */
    private void tried(int row, int before, double opacity) {
        if (opacity > 0 && given[row] == NONE) {
            for (int column = 0; column < before; column++) {
                if (isAttacked(row, column)) {
                    pen.attacked(row, column, opacity);
                } else {
                    pen.left(row, column, opacity);
                }
            }
        }
    }

    private boolean isAttacked(int row, int column) {
        boolean attacked = false;
        for (int other = 0; other < given.length && !attacked; other++) {
            int queen = other < row ? columns[other] : given[other];
            int distance = Math.abs(queen - column);
            attacked = other != row && queen != NONE && (distance == 0 || distance == Math.abs(row - other));
        }
        return attacked;
    }

    /** Progress between two shares of the event, from 0 to 1. */
    private double part(double begin, double end) {
        return Math.clamp((happened - begin) / (end - begin), 0, 1);
    }

    private static double easeOut(double share) {
        return 1 - (1 - share) * (1 - share) * (1 - share);
    }

    private static double easeInOut(double share) {
        return share * share * (3 - 2 * share);
    }
}
