package puzzlescope.tiles.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.tiles.event.TilesEndlessEvent.CallAborted;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionAborted;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionBegan;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionSucceeded;
import puzzlescope.tiles.event.TilesEndlessEvent.StackFilled;
import puzzlescope.tiles.space.TileOrder;

class UnboundedRecursionTest {

    private static final int LIMIT = 400;

    private static List<Event> events(UnboundedRecursion solver, RunOutcome expected) {
        var events = new ArrayList<Event>();
        assertThat(solver.solve(event -> events.add(TilesEndlessEvent.Kind.VOCABULARY.unpack(event))))
                .isEqualTo(expected);
        return events;
    }

    private static UnboundedRecursion recursion(TileOrder start, boolean mayReverse) {
        return new UnboundedRecursion(start, mayReverse, LIMIT);
    }

    @ParameterizedTest
    @CsvSource({"3, false, 30, 12", "4, false, 56, 12", "5, false, 90, 12", "3, true, 2, 2", "4, true, 2, 2"})
    void itGoesRoundACycle(int size, boolean mayReverse, int usual, int fromLastColumn) {
        for (long seed = 1; seed <= 20; seed++) {
            var start = TileOrder.shuffled(size, 40 + (int) seed, new PythonRandom(seed));
            int blank = start.tiles().indexOf(TileOrder.BLANK);
            boolean inLastColumn = blank % size == size - 1 && blank < size * size - 1;
            int cycle = inLastColumn ? fromLastColumn : usual;
            var board = new TilesEndlessBoard(start);
            var runOutcome = recursion(start, mayReverse).solve(board::apply);
            if (runOutcome == RunOutcome.STACK_OVERFLOW) {
                assertThat(board.cycle()).as("%s", start).isEqualTo(cycle);
            } else {
                assertThat(board.isSolved()).isTrue();
            }
        }
    }

    @Test
    void aBoardThatComesAgainStoodSoManyMovesAgo() {
        var start = TileOrder.shuffled(3, 40, new PythonRandom(2));
        var board = new TilesEndlessBoard(start);
        var stood = new HashMap<TileOrder, Integer>();
        stood.put(start, 0);
        var again = new ArrayList<Integer>();
        recursion(start, false).solve(packed -> {
            var event = TilesEndlessEvent.Kind.VOCABULARY.unpack(packed);
            board.apply(packed);
            if (event instanceof TileMotion.Made) {
                var before = stood.put(board.order(), board.moves());
                if (event instanceof BoardCameAgain came) {
                    assertThat(board.moves() - Objects.requireNonNull(before)).isEqualTo(came.ago());
                    assertThat(board.cycle()).isEqualTo(came.ago());
                    again.add(came.ago());
                } else {
                    assertThat(before).isNull();
                    assertThat(board.cycle()).isZero();
                }
            }
        });
        assertThat(again).hasSizeGreaterThan(300).containsOnly(30);
    }

    @Test
    void theStackFillsToItsLimitAndEveryCallIsAborted() {
        var events =
                events(recursion(TileOrder.shuffled(3, 40, new PythonRandom(2)), false), RunOutcome.STACK_OVERFLOW);
        int full = events.indexOf(new StackFilled(LIMIT));
        assertThat(events.getFirst()).isEqualTo(new RecursionBegan(LIMIT));
        assertThat(events.subList(0, full).stream()
                        .filter(event -> !event.call().isEmpty()))
                .hasSize(LIMIT);
        assertThat(events.subList(full + 1, full + LIMIT)).allMatch(CallAborted.class::isInstance);
        assertThat(events.getLast()).isEqualTo(new RecursionAborted(LIMIT, 30));
        assertThat(events).hasSize(full + LIMIT + 1);
    }

    /** {@code undoMove} stands behind the call that never returned. */
    @Test
    void theTilesStayWhereTheyAreWhenTheCallsAreAborted() {
        var start = TileOrder.shuffled(3, 40, new PythonRandom(2));
        var board = new TilesEndlessBoard(start);
        var whenFull = new ArrayList<TileOrder>();
        recursion(start, false).solve(event -> {
            board.apply(event);
            if (TilesEndlessEvent.Kind.of(event) == TilesEndlessEvent.Kind.STACK_FILLED) {
                assertThat(board.calls()).isEqualTo(LIMIT);
                whenFull.add(board.order());
            }
        });
        assertThat(whenFull).containsExactly(board.order());
        assertThat(board.isFull()).isTrue();
        assertThat(board.calls()).isZero();
        assertThat(board.moves()).isEqualTo(LIMIT - 1);
    }

    @Test
    void onTwoByTwoTheSolvedBoardLiesOnTheCycle() {
        var lengths = new ArrayList<Integer>();
        for (int slides = 0; slides < 60; slides++) {
            var start = TileOrder.shuffled(2, slides, new PythonRandom(slides));
            var board = new TilesEndlessBoard(start);
            assertThat(recursion(start, false).solve(board::apply)).isEqualTo(RunOutcome.SOLVED);
            assertThat(board.isSolved()).isTrue();
            assertThat(board.calls()).isZero();
            lengths.add(board.moves());
        }
        assertThat(lengths).allMatch(length -> length < 11).contains(0, 1, 10);
    }

    @Test
    void aSolutionIsUnwoundAndPlayed() {
        var events = events(recursion(new TileOrder(2, List.of(1, 0, 3, 2)), false), RunOutcome.SOLVED);
        assertThat(events.stream().map(event -> event.kind().label()))
                .containsExactly("attempt", "slide", "solved", "unwind", "found", "play");
        assertThat(events.get(4)).isEqualTo(new RecursionSucceeded(1));
    }

    @Test
    void theLastBoardsAreThoseOfTheMovesBefore() {
        var start = TileOrder.shuffled(3, 40, new PythonRandom(2));
        var board = new TilesEndlessBoard(start);
        var laid = new ArrayList<byte[]>();
        recursion(start, false).solve(packed -> {
            board.apply(packed);
            if (TilesEndlessEvent.Kind.VOCABULARY.unpack(packed) instanceof TileMotion.Made) {
                laid.add(board.last(0)[0]);
            }
        });
        var last = board.last(11);
        assertThat(last).hasNumberOfRows(12);
        for (int i = 0; i < 12; i++) {
            assertThat(last[i]).isEqualTo(laid.get(laid.size() - 12 + i));
        }
        assertThat(Arrays.stream(last).map(Arrays::toString)).doesNotHaveDuplicates();
    }

    /** As many calls as the form allows, on the kind of thread that solvers run on. */
    @ParameterizedTest
    @ValueSource(ints = {20_000, 50_000})
    void aStackOfTheGreatestLimitFills(int limit) throws InterruptedException {
        var outcomes = new ArrayList<RunOutcome>();
        var board = new TilesEndlessBoard(TileOrder.shuffled(5, 90, new PythonRandom(4)));
        var thread = SolverThread.of(
                "solver-tiles",
                () -> outcomes.add(new UnboundedRecursion(TileOrder.shuffled(5, 90, new PythonRandom(4)), false, limit)
                        .solve(board::apply)));
        thread.start();
        thread.join();
        assertThat(outcomes).containsExactly(RunOutcome.STACK_OVERFLOW);
        assertThat(board.moves()).isEqualTo(limit - 1);
    }
}
