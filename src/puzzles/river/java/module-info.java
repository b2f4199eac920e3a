/** River crossings. */
module puzzlescope.river {
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.river.program;
    exports puzzlescope.river.space;

    opens puzzlescope.river;
    opens puzzlescope.river.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.river.RiverSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.river.RiverPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.river.RiverTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.river.picture.RiverPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.river.window.RiverFace;
}
