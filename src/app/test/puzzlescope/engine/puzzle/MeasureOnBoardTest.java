package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Board;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.board.StatesBoard;
import puzzlescope.testkit.SmallRun;

/** Measures follow from events alone; where a board counts the same, it says the same. */
class MeasureOnBoardTest {

    private static Arguments of(String puzzle, ToIntFunction<Board> onBoard, String... namesAndTexts) {
        return Arguments.of(puzzle, onBoard, namesAndTexts);
    }

    private static ToIntFunction<Board> maze(ToIntFunction<CarvingBoard> count) {
        return board -> count.applyAsInt((CarvingBoard) board);
    }

    private static int sets(CarvingBoard maze) {
        var found = new HashSet<Integer>();
        for (int row = 1; row < maze.rows(); row += 2) {
            for (int column = 1; column < maze.columns(); column += 2) {
                found.add(maze.set(row, column));
            }
        }
        return found.size();
    }

    private static int frontier(CarvingBoard maze) {
        int found = 0;
        for (int row = 1; row < maze.rows(); row += 2) {
            for (int column = 1; column < maze.columns(); column += 2) {
                found += maze.isFrontier(row, column) ? 1 : 0;
            }
        }
        return found;
    }

    static Stream<Arguments> runs() {
        ToIntFunction<Board> attacks = board -> ((PlacementBoard) board).attacks();
        ToIntFunction<Board> standing = board -> ((PlacementBoard) board).queenCount();
        ToIntFunction<Board> counted = board -> ((QueensCountBoard) board).done();
        ToIntFunction<Board> visited = board -> ((PathBoard) board).steps();
        ToIntFunction<Board> decided = board -> ((puzzlescope.knight.board.KnightCountBoard) board).decided();
        ToIntFunction<Board> nodes = board -> ((StatesBoard) board)
                .searches().stream().mapToInt(SearchPosition::nodes).sum();
        return Stream.of(
                of("queens", attacks, "algorithm", "min-conflicts", "n", "6", "seed", "0"),
                of("queens", attacks, "algorithm", "min-conflicts", "n", "6", "seed", "11"),
                of("queens", attacks, "algorithm", "min-conflicts", "n", "60"),
                of("queens", standing, "algorithm", "construction", "n", "20"),
                of("queens", counted, "algorithm", "bit-masks"),
                of("queens", counted, "algorithm", "fundamental"),
                of("knight", visited, "algorithm", "roth"),
                of("knight", visited, "algorithm", "parberry"),
                of("knight", decided, "algorithm", "frontier", "rows", "5", "columns", "5"),
                of("maze", maze(MeasureOnBoardTest::sets), "algorithm", "kruskal"),
                of("maze", maze(MeasureOnBoardTest::frontier), "algorithm", "prim"),
                of("states", nodes, "algorithm", "side-by-side"));
    }

    @ParameterizedTest
    @MethodSource("runs")
    void itIsWhatTheBoardCounts(String puzzle, ToIntFunction<Board> onBoard, String[] namesAndTexts) {
        var run = SmallRun.of(Catalogue.get(puzzle), namesAndTexts);
        var measure = run.instance().measure();
        var board = run.instance().board();
        int now = measure.start();
        assertThat(now).as("before the first event").isEqualTo(onBoard.applyAsInt(board));
        for (long event : run.packed()) {
            now = measure.after(now, event);
            board.apply(event);
            assertThat(now).isEqualTo(onBoard.applyAsInt(board));
        }
    }
}
