/** Surfaces, styles and the parts of pictures that several puzzles draw; neither JavaFX nor AWT. */
module puzzlescope.picture {
    requires transitive puzzlescope.engine;
    requires static org.jspecify;

    exports puzzlescope.picture;
    exports puzzlescope.picture.pending;
    exports puzzlescope.picture.board;
    exports puzzlescope.picture.graph;
    exports puzzlescope.picture.run;
    exports puzzlescope.picture.svg;
}
