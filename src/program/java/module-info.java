/** A person's own program as an algorithm. */
module puzzlescope.program {
    requires transitive puzzlescope.engine;
    requires com.fasterxml.jackson.core;
    requires jdk.compiler;
    requires org.snakeyaml.engine.v2;
    requires static org.jspecify;

    exports puzzlescope.program;
    exports puzzlescope.program.source;

    provides puzzlescope.engine.puzzle.ProgramLanguage with
            puzzlescope.program.EventLanguage,
            puzzlescope.program.FileLanguage,
            puzzlescope.program.source.JavaCallsLanguage,
            puzzlescope.program.source.JavaLanguage;
}
