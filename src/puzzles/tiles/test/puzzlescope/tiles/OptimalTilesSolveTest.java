package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;

class OptimalTilesSolveTest {

    private static final TileOrder BOARD = TileOrder.parse("1 2 3 4 5 6 0 8 9 10 7 11 13 14 15 12", false);

    /** Keeps what was advised. */
    private static final class Advised implements AnswerSink {

        private final List<Message> advice = new ArrayList<>();

        @Override
        public void print(SolveAnswer solveAnswer) {}

        @Override
        public void row(SolveAnswer solveAnswer) {}

        @Override
        public void heading(SolveAnswer row) {}

        @Override
        public void text(CharSequence text) {}

        @Override
        public void refuse(Message reason) {}

        @Override
        public synchronized void advise(Message told) {
            advice.add(told);
        }

        @Override
        public void progress(double done) {}
    }

    @ParameterizedTest
    @CsvSource({"-1, 1", "1000000000, 0"})
    void theTableThatWouldEndTheWaitIsNamedOnceForAHardBoard(long hard, int times, @TempDir Path folder) {
        var advised = new Advised();
        var heuristics = new ChoiceParameter<>(
                "heuristic",
                List.of(Optional.<TableHeuristic>empty()),
                each -> each.map(TableHeuristic::id).orElse("suitable"));
        new OptimalTilesSolve(
                        new HeuristicTables(folder, 1),
                        heuristics,
                        Optional.of(TableHeuristic.WALKING_DISTANCE),
                        advised)
                .solveAlone(BOARD, 1, hard);
        assertThat(advised.advice)
                .hasSize(times)
                .allSatisfy(told -> assertThat(told.arguments()).endsWith("7-8"));
    }
}
