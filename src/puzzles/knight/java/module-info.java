/** The knight's tour. */
module puzzlescope.knight {
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.knight.program;

    opens puzzlescope.knight;
    opens puzzlescope.knight.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.knight.KnightSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.knight.KnightPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.knight.KnightTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.knight.picture.KnightPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.knight.window.KnightFace;
}
