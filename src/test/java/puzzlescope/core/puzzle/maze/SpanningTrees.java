package puzzlescope.core.puzzle.maze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.board.MazeBoard.Square;
import puzzlescope.core.puzzle.maze.make.AldousBroder;
import puzzlescope.core.puzzle.maze.make.BinaryTree;
import puzzlescope.core.puzzle.maze.make.CountedSets;
import puzzlescope.core.puzzle.maze.make.EllersAlgorithm;
import puzzlescope.core.puzzle.maze.make.GrowingTree;
import puzzlescope.core.puzzle.maze.make.HuntAndKill;
import puzzlescope.core.puzzle.maze.make.KruskalsAlgorithm;
import puzzlescope.core.puzzle.maze.make.PrimsAlgorithm;
import puzzlescope.core.puzzle.maze.make.RecursiveBacktracker;
import puzzlescope.core.puzzle.maze.make.RecursiveDivision;
import puzzlescope.core.puzzle.maze.make.Sidewinder;
import puzzlescope.core.puzzle.maze.make.WilsonsAlgorithm;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;

/** Mazes made for tests, by every algorithm. */
public final class SpanningTrees {

    public interface Maker {
        Solver of(int rows, int columns, long seed);
    }

    public static final Map<String, Maker> MAKERS = Map.ofEntries(
            Map.entry("recursive-backtracker", RecursiveBacktracker::new),
            Map.entry("kruskal", KruskalsAlgorithm::new),
            Map.entry("wilson", WilsonsAlgorithm::new),
            Map.entry("prim", PrimsAlgorithm::new),
            Map.entry("eller", EllersAlgorithm::new),
            Map.entry("hunt-and-kill", HuntAndKill::new),
            Map.entry("growing-newest", growing(GrowingTree.Pick.NEWEST)),
            Map.entry("growing-random", growing(GrowingTree.Pick.RANDOM)),
            Map.entry("growing-half", growing(GrowingTree.Pick.HALF)),
            Map.entry("growing-oldest", growing(GrowingTree.Pick.OLDEST)),
            Map.entry("aldous-broder", AldousBroder::new),
            Map.entry("binary-tree", BinaryTree::new),
            Map.entry("sidewinder", Sidewinder::new),
            Map.entry("recursive-division", RecursiveDivision::new));

    private SpanningTrees() {}

    private static Maker growing(GrowingTree.Pick pick) {
        return (rows, columns, seed) -> new GrowingTree(rows, columns, seed, pick);
    }

    public static MazeBoard made(String maker, int rows, int columns, long seed) {
        var board = new MazeBoard(rows, columns, true, true, null);
        assertThat(MAKERS.get(maker).of(rows, columns, seed).solve(board::apply))
                .isEqualTo(Outcome.SOLVED);
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
        var sets = new CountedSets(cells);
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
                    int kept = sets.keeping(one, other);
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
        return MAKERS.keySet().stream().sorted().toList();
    }
}
