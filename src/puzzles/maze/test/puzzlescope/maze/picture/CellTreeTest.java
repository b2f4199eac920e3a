package puzzlescope.maze.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.event.Place;
import puzzlescope.maze.make.MazeCopy;
import puzzlescope.maze.make.RecursiveBacktracker;
import puzzlescope.maze.own.Examples;
import puzzlescope.maze.own.MazeReader;
import puzzlescope.maze.own.OwnMaze;

class CellTreeTest {

    private static CarvingBoard board(OwnMaze maze) {
        var making = MazeCopy.making(maze);
        var board = making.plainBoard(maze.rows(), maze.columns());
        making.maker().of(0, 0, 0).solve(board::apply);
        return board;
    }

    @Test
    void cellsLieInLayersByTheirDistance() {
        var tree = CellTree.of(board(MazeReader.parse("#######\n#S    #\n### # #\n#   #E#\n#######")));
        assertThat(tree.why()).isEmpty();
        assertThat(tree.graph().size()).isEqualTo(6);
        assertThat(tree.cell(0)).isEqualTo(new Place(1, 1));
        assertThat(tree.graph().depth(tree.node(new Place(3, 1)))).isEqualTo(3);
        assertThat(tree.graph().parent(tree.node(new Place(3, 3)))).isEqualTo(tree.node(new Place(1, 3)));
    }

    @Test
    void aMazeThatIsNoTreeIsRefusedWithTheReason() {
        assertThat(why(board(Examples.LOOPS.maze()))).isEqualTo("maze.tree.loops");
        assertThat(why(board(Examples.NO_PATH.maze()))).isEqualTo("maze.tree.parts");
        assertThat(why(board(Examples.TREE.maze()))).isEmpty();
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
        RecursiveBacktracker.MAKING.maker().of(11, 11, 1).solve(board::apply);
        assertThat(before.isOf(board)).isFalse();
        assertThat(CellTree.of(board).graph().size()).isEqualTo(25);
    }
}
