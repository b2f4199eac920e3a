package puzzlescope.maze.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.generator.MazeCopy;
import puzzlescope.maze.generator.RecursiveBacktracker;

class CellTreeTest {

    private static CarvingBoard board(CustomMaze maze) {
        var generatorSpec = MazeCopy.spec(maze);
        var board = generatorSpec.plainBoard(maze.rows(), maze.columns());
        generatorSpec.factory().of(0, 0, 0).solve(board::apply);
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
        RecursiveBacktracker.MAKING.factory().of(11, 11, 1).solve(board::apply);
        assertThat(before.isOf(board)).isFalse();
        assertThat(CellTree.of(board).graph().size()).isEqualTo(25);
    }
}
