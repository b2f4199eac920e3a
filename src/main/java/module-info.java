/** Watch textbook algorithms solve classic puzzles, forwards and backwards. */
module puzzlescope {
    requires atlantafx.base;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires java.desktop;
    requires java.logging;
    requires javafx.controls;
    requires org.apache.commons.rng.api;
    requires org.apache.commons.rng.core;
    requires org.controlsfx.controls;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;
    requires static org.jspecify;

    exports puzzlescope.ui.app to
            javafx.graphics;
}
