package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.GiantBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.GiantEvent;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazeGameEvent;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.testkit.SmallRun;

/** Which events touch a cell of a maze. */
class MazeTargetsTest {

    private static final int CELLS = 4;

    /** Whether it is about all cells, or about none. */
    private static boolean isOfTheWhole(MazeEvent event) {
        return switch (event) {
            case CarvingEvent.AllCells _,
                    CarvingEvent.Completed _,
                    CarvingEvent.Totals _,
                    SolvingEvent.Totals _,
                    GiantEvent _ -> true;
            case CarvingEvent _, SolvingEvent _, MazeGameEvent _ -> false;
        };
    }

    /** Whether it is about many cells at a time. */
    private static boolean isOfMany(MazeEvent event) {
        return event instanceof CarvingEvent.AtRow
                || event instanceof CarvingEvent.RunEnded
                || event instanceof CarvingEvent.Chamber
                || event instanceof CarvingEvent.WallBuilt;
    }

    static List<String> algorithms() {
        return new MazePuzzle().algorithms().stream().map(Algorithm::id).toList();
    }

    static List<String[]> runs() {
        var ways = List.of("none", "depth-first", "breadth-first", "a-star", "dead-end-filling", "wall-follower");
        return Stream.concat(
                        algorithms().stream().map(id -> new String[] {id, "none"}),
                        ways.stream().map(way -> new String[] {"recursive-backtracker", way}))
                .toList();
    }

    /** What a cell and the squares around it look like. */
    private static List<Object> look(MazeBoard board, MazePosition cell) {
        var look = new ArrayList<Object>();
        look.add(board.square(cell.row(), cell.column()));
        for (var side : Direction.values()) {
            look.add(board.square(cell.row() + side.rows(), cell.column() + side.columns()));
        }
        look.add(board.state(cell.row(), cell.column()));
        var work = switch (board) {
            case CarvingBoard maze -> maze;
            case SolvingBoard maze -> maze.maze();
            case GiantBoard _ -> null;
        };
        if (work != null) {
            look.add(work.isFrontier(cell.row(), cell.column()));
            look.add(work.isWalked(cell.row(), cell.column()));
        }
        return look;
    }

    @ParameterizedTest
    @MethodSource("runs")
    void whatChangesACellOrBringsTheMarkThereTouchesIt(String algorithm, String way) {
        var run = SmallRun.of(
                new MazePuzzle(),
                "algorithm",
                algorithm,
                "solve",
                way,
                "width",
                "9",
                "height",
                "9",
                "seed",
                "3",
                "maze",
                "#########\n#S    # #\n# ### # #\n# # #   #\n# # ### #\n#       #\n# ### ###\n# #    E#\n#########");
        var board = (MazeBoard) run.instance().board();
        var packed = run.packed();
        for (long event : packed) {
            var said = (MazeEvent) run.instance().vocabulary().unpack(event);
            var kind = said.kind();
            var before = (MazeBoard) run.instance().board();
            before.restore(board.snapshot());
            board.apply(event);
            int touched = 0;
            for (int i = 0; i < CELLS * CELLS; i++) {
                var cell = new MazePosition(2 * (i / CELLS) + 1, 2 * (i % CELLS) + 1);
                boolean touches = MazeTargets.cell(run.instance().vocabulary(), cell)
                        .touches()
                        .test(event);
                touched += touches ? 1 : 0;
                boolean marked = board.markRow() == cell.row() && board.markColumn() == cell.column();
                boolean wasMarked = before.markRow() == cell.row() && before.markColumn() == cell.column();
                boolean changed = !look(board, cell).equals(look(before, cell)) || marked && !wasMarked;
                if (changed && !isOfTheWhole(said)) {
                    assertThat(touches).as("%s at %s", kind, cell).isTrue();
                }
            }
            if (isOfTheWhole(said)) {
                assertThat(touched).as("cells of %s", kind).isZero();
            } else if (!isOfMany(said)) {
                assertThat(touched).as("cells of %s", kind).isBetween(1, 2);
            }
        }
    }

    @Test
    void recursiveBacktrackingTouchesACellWhereItComesDigsAndGoes() {
        var run = SmallRun.of(
                new MazePuzzle(), "algorithm", "recursive-backtracker", "width", "5", "height", "3", "seed", "1");
        assertThat(run.events())
                .map(event -> event.kind().name())
                .containsExactly(
                        "CELL_VISITED",
                        "CORRIDOR_CARVED",
                        "CELL_VISITED",
                        "DEAD_END_LEFT",
                        "START_LEFT",
                        "MAZE_FINISHED");
        assertThat(run.touching(MazeTargets.cell(run.instance().vocabulary(), new MazePosition(1, 3))))
                .isEqualTo(List.of(
                        run.events().get(1), run.events().get(2), run.events().get(3)));
        assertThat(run.touching(MazeTargets.cell(run.instance().vocabulary(), new MazePosition(1, 1))))
                .isEqualTo(List.of(
                        run.events().get(0),
                        run.events().get(1),
                        run.events().get(3),
                        run.events().get(4),
                        run.events().get(5)));
    }
}
