/** The parts of the window that work for every puzzle. */
module puzzlescope.window {
    requires transitive puzzlescope.learn;
    requires transitive puzzlescope.picture;
    requires atlantafx.base;
    requires transitive javafx.controls;
    requires jfx.incubator.richtext;
    requires transitive org.controlsfx.controls;
    requires transitive org.kordamp.ikonli.core;
    requires transitive org.kordamp.ikonli.javafx;
    requires transitive org.kordamp.ikonli.materialdesign2;
    requires static org.jspecify;

    exports puzzlescope.window.board;
    exports puzzlescope.window.calls;
    exports puzzlescope.window.compare;
    exports puzzlescope.window.control;
    exports puzzlescope.window.form;
    exports puzzlescope.window.frame;
    exports puzzlescope.window.fx;
    exports puzzlescope.window.player;
    exports puzzlescope.window.theme;
    exports puzzlescope.window.timeline;
    exports puzzlescope.window.editor;
}
