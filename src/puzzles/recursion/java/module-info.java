/** Recursive functions and their call trees. */
module puzzlescope.recursion {
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.recursion.program;

    opens puzzlescope.recursion;
    opens puzzlescope.recursion.event to
            puzzlescope.engine;

    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.recursion.RecursionPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.recursion.RecursionTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.recursion.picture.RecursionPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.recursion.window.RecursionFace;
}
