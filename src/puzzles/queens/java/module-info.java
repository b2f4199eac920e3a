/** The N queens problem. */
module puzzlescope.queens {
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.queens.program;

    opens puzzlescope.queens;
    opens puzzlescope.queens.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.queens.QueensSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.queens.QueensPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.queens.QueensTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.queens.picture.QueensPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.queens.window.QueensFace;
}
