/** Events, recordings, runs and the contract of a puzzle; neither JavaFX nor AWT. */
module puzzlescope.engine {
    requires org.apache.commons.rng.api;
    requires org.apache.commons.rng.core;
    requires static org.jspecify;

    exports puzzlescope.engine.check;
    exports puzzlescope.engine.event;
    exports puzzlescope.engine.files;
    exports puzzlescope.engine.packing;
    exports puzzlescope.engine.program;
    exports puzzlescope.engine.puzzle;
    exports puzzlescope.engine.random;
    exports puzzlescope.engine.replay;
    exports puzzlescope.engine.run;
    exports puzzlescope.engine.search;
    exports puzzlescope.engine.session;
    exports puzzlescope.engine.solve;
    exports puzzlescope.engine.text;
    exports puzzlescope.engine.trace;

    uses puzzlescope.engine.puzzle.ProgramLanguage;
    uses puzzlescope.engine.puzzle.Puzzle;
    uses puzzlescope.engine.puzzle.PuzzleOrder;
    uses puzzlescope.engine.solve.SolveHandler;
    uses puzzlescope.engine.text.TranscriptFormat;
}
