package puzzlescope.maze.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.generator.MazeCopy;
import puzzlescope.maze.generator.RecursiveBacktracker;
import puzzlescope.picture.Box;
import puzzlescope.picture.graph.GraphLayout;
import puzzlescope.picture.graph.GraphWindow;

class CellTreeTest {

    private static CarvingBoard board(CustomMaze maze) {
        var generatorSpec = MazeCopy.spec(maze);
        var board = generatorSpec.plainBoard(maze.rows(), maze.columns());
        generatorSpec.factory().of(0, 0, BigInteger.ZERO).solve(board::apply);
        return board;
    }

    @Test
    void cellsLieInLayersByTheirDistance() {
        var tree = CellTree.of(board(MazeReader.parse("#######\n#S    #\n### # #\n#   #E#\n#######")));
        assertThat(tree.why()).isEmpty();
        assertThat(tree.graph().size()).isEqualTo(6);
        assertThat(tree.cell(0)).isEqualTo(new MazePosition(1, 1));
        assertThat(tree.graph().depth(tree.node(new MazePosition(3, 1)))).isEqualTo(3);
        assertThat(tree.graph().parent(tree.node(new MazePosition(3, 3)))).isEqualTo(tree.node(new MazePosition(1, 3)));
    }

    @ParameterizedTest
    @CsvSource({"15, 11, 900, 600", "15, 11, 300, 900", "41, 31, 900, 600"})
    void itIsDrawnAsATreeWithoutCrossings(int columns, int rows, double width, double height) {
        var board = RecursiveBacktracker.MAKING.plainBoard(rows, columns);
        RecursiveBacktracker.MAKING
                .factory()
                .of(rows, columns, BigInteger.valueOf(5))
                .solve(board::apply);
        var graph = CellTree.of(board).graph();
        var window = new GraphWindow();
        window.layOutTree(graph, new Box(0, 0, width, height));
        var layout = window.layout();
        boolean grows = layout.x(1) > layout.x(0) + layout.across() / 2 && graph.depth(1) == 1;
        boolean isTurned = grows && layout.x(0) < layout.across();
        for (int one = 1; one < graph.size(); one++) {
            double depth = isTurned ? layout.x(one) / layout.across() : layout.y(one) / layout.down();
            assertThat(depth).isCloseTo(graph.depth(one) + 0.5, within(0.01));
            for (int other = one + 1; other < graph.size() && graph.depth(other) == graph.depth(one); other++) {
                double apart = place(layout, isTurned, other) - place(layout, isTurned, one);
                double parents =
                        place(layout, isTurned, graph.parent(other)) - place(layout, isTurned, graph.parent(one));
                assertThat(Math.abs(apart)).isGreaterThan(0.99);
                assertThat(apart * parents).as("%d and %d", one, other).isGreaterThanOrEqualTo(0);
            }
        }
    }

    private static double place(GraphLayout layout, boolean isTurned, int node) {
        return isTurned ? layout.y(node) : layout.x(node);
    }

    @Test
    void aMazeThatIsNoTreeIsRefusedWithTheReason() {
        assertThat(why(board(ExampleMazes.LOOPS.maze()))).isEqualTo("maze.tree.loops");
        assertThat(why(board(ExampleMazes.NO_PATH.maze()))).isEqualTo("maze.tree.parts");
        assertThat(why(board(ExampleMazes.TREE.maze()))).isEmpty();
        assertThat(why(RecursiveBacktracker.MAKING.plainBoard(11, 11))).isEqualTo("maze.tree.unfinished");
        assertThat(why(RecursiveBacktracker.MAKING.plainBoard(101, 101))).isEqualTo("maze.tree.too-large");
    }

    private static String why(CarvingBoard board) {
        return CellTree.of(board).why().map(message -> message.key()).orElse("");
    }

    @Test
    void itIsKeptWhileTheMazeIsTheSame() {
        var board = RecursiveBacktracker.MAKING.plainBoard(11, 11);
        var before = CellTree.of(board);
        assertThat(before.isOf(board)).isTrue();
        RecursiveBacktracker.MAKING.factory().of(11, 11, BigInteger.ONE).solve(board::apply);
        assertThat(before.isOf(board)).isFalse();
        assertThat(CellTree.of(board).graph().size()).isEqualTo(25);
    }
}
