package puzzlescope.maze.window;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.maze.MazePrint;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.custom.BlankMaze;
import puzzlescope.maze.custom.CustomMaze;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.editor.EditorSpec;

/** A maze written by a person. FX thread only. */
final class MazeEditorSpec {

    /** Largest maze on the board, in squares, that is offered as an initial text. */
    private static final int MOST_SQUARES = 100_000;

    private static final String KEY = "maze.own";

    private MazeEditorSpec() {}

    /** An editor without examples. */
    static EditorSpec<CustomMaze> plain() {
        return of(List.of());
    }

    /** An editor with examples, including the maze on the board unless it is too large. */
    static EditorSpec<CustomMaze> of(TabContext context) {
        var examples = new ArrayList<EditorSpec.Example>();
        var board = (MazeBoard) context.player().session().timeline().board();
        if ((long) board.rows() * board.columns() <= MOST_SQUARES) {
            examples.add(new EditorSpec.Example(KEY + ".current", () -> MazePrint.plain(board)));
        }
        var run = context.arguments();
        int rows = side(MazePuzzle.rows(run));
        int columns = side(MazePuzzle.columns(run));
        examples.add(new EditorSpec.Example(KEY + ".field", () -> BlankMaze.field(rows, columns)));
        examples.add(new EditorSpec.Example(KEY + ".block", () -> BlankMaze.block(rows, columns)));
        for (var example : ExampleMazes.values()) {
            examples.add(new EditorSpec.Example(
                    KEY + ".example." + example.id(), () -> example.maze().text()));
        }
        return of(examples);
    }

    private static EditorSpec<CustomMaze> of(List<EditorSpec.Example> examples) {
        return new EditorSpec<>(
                KEY,
                MazePuzzle.MAZE,
                maze -> Message.of(KEY + ".accepted", maze.columns(), maze.rows()),
                maze -> "maze-" + maze.columns() + "x" + maze.rows(),
                examples,
                Optional.of(MazeSketch::new),
                false);
    }

    /** The side set in the options, if a drawn maze may be that large. */
    private static int side(int chosen) {
        return Math.min(chosen, MazeReader.LARGEST);
    }
}
