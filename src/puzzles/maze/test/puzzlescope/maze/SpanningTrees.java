package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.generator.GeneratorSpec;
import puzzlescope.maze.generator.GrowingTree;
import puzzlescope.maze.generator.SizedDisjointSets;

/** Mazes made for tests, by every algorithm. */
public final class SpanningTrees {

    /** Every algorithm by its name; the growing tree once for each of its rules. */
    private static final Map<String, GeneratorSpec> MAKINGS = new TreeMap<>();

    static {
        for (var generator : MazeGenerator.values()) {
            if (!generator.isGiant() && generator != MazeGenerator.OWN) {
                MAKINGS.put(generator.id(), generator.spec(new MazePuzzle().presets()));
            }
        }
        for (var pick : GrowingTree.Pick.values()) {
            MAKINGS.put("growing-" + pick.id(), GrowingTree.spec(pick));
        }
    }

    private SpanningTrees() {}

    /** What an algorithm declares. */
    public static GeneratorSpec spec(String maker) {
        return MAKINGS.get(maker);
    }

    public static CarvingBoard made(String maker, int rows, int columns, long seed) {
        var generatorSpec = spec(maker);
        var board = generatorSpec.board(rows, columns);
        assertThat(generatorSpec
                        .factory()
                        .of(rows, columns, BigInteger.valueOf(seed))
                        .solve(board::apply))
                .isEqualTo(RunOutcome.SOLVED);
        return board;
    }

    /** The open walls of a maze, a bit each: between cells side by side, row by row, then one above the other. */
    public static long passages(MazeBoard board) {
        long passages = 0;
        int number = 0;
        for (int row = 1; row < board.rows(); row++) {
            for (int column = 1; column < board.columns(); column++) {
                boolean wall = (row + column) % 2 == 1 && row < board.rows() - 1 && column < board.columns() - 1;
                if (wall) {
                    passages |= board.square(row, column) == Square.WALL ? 0 : 1L << number;
                    number++;
                }
            }
        }
        return passages;
    }

    /** Fails unless all cells are open and connected by one passage less than there are cells, without a loop. */
    public static void assertSpanningTree(MazeBoard board) {
        int cells = (board.rows() / 2) * (board.columns() / 2);
        int open = 0;
        var sets = new SizedDisjointSets(cells);
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                boolean isOpen = board.square(row, column) != Square.WALL;
                open += isOpen ? 1 : 0;
                if (row % 2 == 1 && column % 2 == 1) {
                    assertThat(isOpen).as("cell %d, %d", row, column).isTrue();
                } else if (isOpen) {
                    assertThat((row + column) % 2).as("a passage").isEqualTo(1);
                    int one = sets.number(cell(board, row - 1 + row % 2, column - 1 + column % 2));
                    int other = sets.number(cell(board, row + 1 - row % 2, column + 1 - column % 2));
                    assertThat(one).as("loop at %d, %d", row, column).isNotEqualTo(other);
                    int kept = sets.survivor(one, other);
                    sets.unite(kept, kept == one ? other : one);
                }
            }
        }
        assertThat(open).isEqualTo(2 * cells - 1);
        assertThat(sets.size(sets.number(0))).isEqualTo(cells);
    }

    private static int cell(MazeBoard board, int row, int column) {
        return row / 2 * (board.columns() / 2) + column / 2;
    }

    public static List<String> makers() {
        return List.copyOf(MAKINGS.keySet());
    }
}
