package puzzlescope.knight.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.TourFound;
import puzzlescope.knight.event.PathEvent.TourImpossible;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.Square;

class KnightBacktrackingTest {

    /** A run followed on a board; each tour is walked along square by square. */
    private static final class Follower {

        private final PathBoard board;
        private final long[] counts = new long[PathEvent.Kind.values().length];

        Follower(int rows, int columns) {
            board = new PathBoard(rows, columns);
        }

        RunOutcome follow(Square start, HopOrder order, boolean all) {
            return new KnightBacktracking(board.rows(), board.columns(), start, order, all).solve(event -> {
                board.apply(event);
                counts[PackedEvent.kind(event)]++;
                if (PackedEvent.kind(event) == PathEvent.Kind.TOUR_FOUND.number()) {
                    assertTour(board, start, (TourFound) PathEvent.Kind.VOCABULARY.unpack(event));
                }
            });
        }

        long count(PathEvent.Kind kind) {
            return counts[kind.number()];
        }

        long takenBack() {
            return count(PathEvent.Kind.KNIGHT_TAKEN_BACK)
                    + count(PathEvent.Kind.DEAD_END_TAKEN_BACK)
                    + count(PathEvent.Kind.TOUR_TAKEN_BACK);
        }
    }

    private static void assertTour(PathBoard board, Square start, TourFound tour) {
        int squares = board.rows() * board.columns();
        assertThat(board.steps()).isEqualTo(squares).isEqualTo(tour.squares());
        assertThat(new Square(board.rowOf(1), board.columnOf(1))).isEqualTo(start);
        for (int number = 1; number <= squares; number++) {
            assertThat(board.number(board.rowOf(number), board.columnOf(number)))
                    .isEqualTo(number);
            assertThat(number == 1 || isHop(board, number - 1, number)).isTrue();
        }
        assertThat(tour.closed()).isEqualTo(isHop(board, squares, 1));
    }

    private static boolean isHop(PathBoard board, int from, int to) {
        int rows = Math.abs(board.rowOf(from) - board.rowOf(to));
        int columns = Math.abs(board.columnOf(from) - board.columnOf(to));
        return rows == 1 && columns == 2 || rows == 2 && columns == 1;
    }

    @Tag("thorough")
    @ParameterizedTest
    @EnumSource
    void everyOrderFindsAllToursOfFiveByFiveFromACorner(HopOrder order) {
        var run = new Follower(5, 5);
        assertThat(run.follow(new Square(0, 0), order, true)).isEqualTo(RunOutcome.SOLVED);
        assertThat(run.count(PathEvent.Kind.TOUR_FOUND)).isEqualTo(304);
        assertThat(run.count(PathEvent.Kind.TOUR_TAKEN_BACK)).isEqualTo(304);
        assertThat(run.takenBack()).isEqualTo(run.count(PathEvent.Kind.KNIGHT_HOPPED));
        assertThat(run.board.steps()).isZero();
    }

    @Test
    void aRunForTheFirstTourLeavesItStanding() {
        var run = new Follower(8, 8);
        assertThat(run.follow(new Square(0, 0), HopOrder.BOOK, false)).isEqualTo(RunOutcome.SOLVED);
        assertThat(run.board.steps()).isEqualTo(64);
        assertThat(run.takenBack()).isEqualTo(7);
        assertThat(run.count(PathEvent.Kind.DEAD_END_TAKEN_BACK)).isEqualTo(2);
    }

    @Test
    void warnsdorffFindsATourOfTheChessboardFromEverySquare() {
        long needTakingBack = 0;
        for (int square = 0; square < 64; square++) {
            var run = new Follower(8, 8);
            assertThat(run.follow(new Square(square / 8, square % 8), HopOrder.WARNSDORFF, false))
                    .isEqualTo(RunOutcome.SOLVED);
            needTakingBack += run.takenBack() > 0 ? 1 : 0;
            assertThat(run.takenBack()).isLessThan(1_000);
        }
        assertThat(needTakingBack).isLessThan(10);
    }

    @Test
    void warnsdorffFindsToursOfTheLargestBoard() {
        for (int square = 0; square < 144; square++) {
            var run = new Follower(12, 12);
            assertThat(run.follow(new Square(square / 12, square % 12), HopOrder.WARNSDORFF, false))
                    .isEqualTo(RunOutcome.SOLVED);
        }
    }

    @Test
    void warnsdorffCountsTheFreeSquaresOnward() {
        var board = new PathBoard(6, 6);
        new KnightBacktracking(6, 6, new Square(2, 3), HopOrder.WARNSDORFF, false).solve(event -> {
            if (PathEvent.Kind.VOCABULARY.unpack(event) instanceof KnightHopped hopped) {
                assertThat(hopped.onward()).isEqualTo(freeAround(board, hopped.toRow(), hopped.toColumn()));
            }
            board.apply(event);
        });
    }

    private static int freeAround(PathBoard board, int row, int column) {
        int free = 0;
        for (int r = 0; r < board.rows(); r++) {
            for (int c = 0; c < board.columns(); c++) {
                boolean hop = Math.abs((r - row) * (c - column)) == 2;
                free += hop && board.number(r, c) == 0 ? 1 : 0;
            }
        }
        return free;
    }

    @ParameterizedTest
    @CsvSource({
        "3, 3, 0, 0, MIDDLE",
        "6, 3, 0, 0, EXHAUSTED",
        "4, 4, 0, 0, EXHAUSTED",
        "4, 5, 1, 0, INNER_OF_FOUR",
        "5, 5, 0, 1, COLOUR"
    })
    void aSmallBoardIsSearchedBeforeTheProofIsNamed(int rows, int columns, int row, int column, Impossibility reason) {
        long[] events = new long[2];
        var runOutcome = new KnightBacktracking(rows, columns, new Square(row, column), HopOrder.PLAIN, true)
                .solve(event -> {
                    events[0] += PathEvent.Kind.of(event) == PathEvent.Kind.KNIGHT_HOPPED ? 1 : 0;
                    events[1] = event;
                });
        assertThat(runOutcome).isEqualTo(RunOutcome.NO_SOLUTION);
        assertThat(PathEvent.Kind.VOCABULARY.unpack(events[1])).isEqualTo(new TourImpossible(reason, rows, columns));
        assertThat(events[0]).isEqualTo(paths(new boolean[rows][columns], row, column) - 1);
    }

    /** The number of paths from a square over squares that are free. */
    private static long paths(boolean[][] visited, int row, int column) {
        if (row < 0 || row >= visited.length || column < 0 || column >= visited[0].length || visited[row][column]) {
            return 0;
        }
        visited[row][column] = true;
        long count = 1;
        for (int rows = -2; rows <= 2; rows++) {
            for (int columns = -2; columns <= 2; columns++) {
                count += Math.abs(rows * columns) == 2 ? paths(visited, row + rows, column + columns) : 0;
            }
        }
        visited[row][column] = false;
        return count;
    }

    @ParameterizedTest
    @CsvSource({"5, 7, 0, 1, COLOUR", "4, 7, 1, 0, INNER_OF_FOUR"})
    void onALargeBoardWithoutATourNothingIsTried(int rows, int columns, int row, int column, Impossibility reason) {
        var events = new ArrayList<Object>();
        var runOutcome = new KnightBacktracking(rows, columns, new Square(row, column), HopOrder.PLAIN, false)
                .solve(event -> events.add(PathEvent.Kind.VOCABULARY.unpack(event)));
        assertThat(runOutcome).isEqualTo(RunOutcome.NO_SOLUTION);
        assertThat(events).containsExactly(new TourImpossible(reason, rows, columns));
    }

    @Test
    void anExhaustedSearchTakesTheKnightOffTheBoard() {
        var run = new Follower(3, 4);
        assertThat(run.follow(new Square(0, 1), HopOrder.PLAIN, false)).isEqualTo(RunOutcome.NO_SOLUTION);
        assertThat(run.board.steps()).isZero();
        assertThat(run.takenBack()).isEqualTo(run.count(PathEvent.Kind.KNIGHT_HOPPED));
    }
}
