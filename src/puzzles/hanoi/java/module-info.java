/** The Towers of Hanoi. */
module puzzlescope.hanoi {
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.hanoi.program;
    exports puzzlescope.hanoi.space;

    opens puzzlescope.hanoi;
    opens puzzlescope.hanoi.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.hanoi.HanoiSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.hanoi.HanoiPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.hanoi.HanoiTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.hanoi.picture.HanoiPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.hanoi.window.HanoiFace;
}
