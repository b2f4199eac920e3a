package puzzlescope.knight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.event.PathEvent.KnightHopped;

/** Boards of 200 by 200 squares, whose numbers run to 40,000. */
class LargeKnightTest {

    private static final int SIDE = 200;
    private static final int SQUARES = SIDE * SIDE;
    private static final KnightPuzzle PUZZLE = new KnightPuzzle();

    private static Arguments arguments() {
        return PUZZLE.presets()
                .with(KnightPuzzle.ROWS, String.valueOf(SIDE))
                .with(KnightPuzzle.COLUMNS, String.valueOf(SIDE))
                .with(PUZZLE.algorithmParameter(), "warnsdorff");
    }

    /** On a thread whose stack is as large as solvers have it. */
    private static List<Long> tour() throws InterruptedException {
        var events = new ArrayList<Long>();
        var outcome = new AtomicReference<RunOutcome>();
        var thread = SolverThread.of(
                "tour", () -> outcome.set(PUZZLE.instance(arguments()).solver().solve(events::add)));
        thread.start();
        thread.join();
        assertThat(outcome.get()).isEqualTo(RunOutcome.SOLVED);
        return events;
    }

    @Test
    void warnsdorffsRuleVisitsEverySquareOnceByHops() throws InterruptedException {
        var board = new PathBoard(SIDE, SIDE);
        tour().forEach(board::apply);
        assertThat(board.steps()).isEqualTo(SQUARES);
        var visited = new boolean[SQUARES];
        for (int number = 1; number <= SQUARES; number++) {
            int row = board.rowOf(number);
            int column = board.columnOf(number);
            assertThat(visited[row * SIDE + column]).isFalse();
            visited[row * SIDE + column] = true;
            assertThat(board.number(row, column)).isEqualTo(number);
            if (number > 1) {
                int product = (row - board.rowOf(number - 1)) * (column - board.columnOf(number - 1));
                assertThat(Math.abs(product)).isEqualTo(2);
            }
        }
    }

    @Test
    void eventsArePackedAsTheyWereReadAndTakenBackExactly() throws InterruptedException {
        var events = tour();
        var board = new PathBoard(SIDE, SIDE);
        for (long event : events) {
            assertThat(PathEvent.Kind.VOCABULARY.unpack(event).pack()).isEqualTo(event);
            board.apply(event);
        }
        var other = new PathBoard(SIDE, SIDE);
        other.restore(board.snapshot());
        for (int i = events.size() - 1; i >= 0; i--) {
            other.undo(events.get(i));
        }
        assertThat(other.steps()).isZero();
        assertThat(other.number(SIDE - 1, SIDE - 1)).isZero();
    }

    @Test
    void aHintOnAnEmptyLargeBoardSaysWhatCanBeFinished() throws InterruptedException {
        var board = new PathBoard(SIDE, SIDE);
        board.apply(new PathEvent.KnightPlaced(0, 0).pack());
        var hop = new AtomicReference<KnightHopped>();
        var thread = SolverThread.of(
                "hint",
                () -> hop.set((KnightHopped) new KnightGame()
                        .hint(arguments(), board, () -> {})
                        .move()
                        .getFirst()));
        thread.start();
        thread.join();
        assertThat(hop.get().number()).isEqualTo(2);
        assertThat(Math.abs(hop.get().toRow() * hop.get().toColumn())).isEqualTo(2);
    }
}
