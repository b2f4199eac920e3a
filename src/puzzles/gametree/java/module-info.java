/** Game trees: minimax and alpha-beta pruning. */
module puzzlescope.gametree {
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.gametree.program;

    opens puzzlescope.gametree;
    opens puzzlescope.gametree.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.gametree.GameTreeSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.gametree.GameTreePuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.gametree.GameTreeTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.gametree.picture.GameTreePictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.gametree.window.GameTreeFace;
}
