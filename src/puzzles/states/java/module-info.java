/** State spaces of small puzzles and of graphs written by hand. */
module puzzlescope.states {
    requires puzzlescope.hanoi;
    requires puzzlescope.river;
    requires puzzlescope.tiles;
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.states.program;

    opens puzzlescope.states;
    opens puzzlescope.states.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.states.StatesSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.states.StatesPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.states.StatesTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.states.picture.StatesPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.states.window.StatesFace;
}
