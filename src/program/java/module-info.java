/** A person's own program as an algorithm. */
module puzzlescope.program {
    requires transitive puzzlescope.engine;
    requires com.fasterxml.jackson.core;
    requires static org.jspecify;

    exports puzzlescope.program;

    provides puzzlescope.engine.puzzle.ProgramLanguage with
            puzzlescope.program.EventLanguage;
}
