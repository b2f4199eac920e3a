/** A person's own program as an algorithm; no JavaFX. */
module puzzlescope.program {
    requires transitive puzzlescope.engine;
    requires java.compiler;
    requires static org.jspecify;

    exports puzzlescope.program.source;
}
