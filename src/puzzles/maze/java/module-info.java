/** Mazes, carved and solved. */
module puzzlescope.maze {
    requires puzzlescope.window;
    requires java.desktop;
    requires org.apache.commons.rng.api;
    requires org.apache.commons.rng.core;
    requires static org.jspecify;

    exports puzzlescope.maze.program;

    opens puzzlescope.maze;
    opens puzzlescope.maze.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.maze.MazeSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.maze.MazePuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.maze.MazeTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.maze.picture.MazePictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.maze.window.MazeFace;
}
