/** The window of all puzzles, the launcher and plug-ins. */
module puzzlescope.app {
    requires puzzlescope.command;
    requires puzzlescope.window;
    requires io.nayuki.qrcodegen;
    requires java.desktop;
    requires java.logging;
    requires org.commonmark;
    requires static org.jspecify;

    exports puzzlescope.app.main to
            javafx.graphics;

    provides puzzlescope.engine.puzzle.PuzzleOrder with
            puzzlescope.app.TabOrder;
}
