package puzzlescope.window.frame;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.window.fx.SideScroll;

/** A column that scrolls where it has no room, and leaves enough to the board. FX thread only. */
public final class SideColumn extends SideScroll {

    /** Largest share of the window for a column, so that large text leaves room for the board. */
    private static final double WIDEST = 0.28;

    private static final double WIDEST_PROGRAM = 0.36;
    private static final PseudoClass PROGRAM = PseudoClass.getPseudoClass("program");
    private static final PseudoClass TWO = PseudoClass.getPseudoClass("two");

    private final Region window;

    /** @param window its container, with the board */
    public SideColumn(Region window, String styleClass) {
        super(new VBox());
        this.window = window;
        getStyleClass().add(styleClass);
        widen(false, false);
    }

    public void setColumn(VBox content) {
        content.getStyleClass().add("column");
        setContent(content);
    }

    /**
     * Makes more room, or as much as usual.
     *
     * @param program for a program, whose lines are longer than those of pseudocode
     * @param two for two panels beside each other
     */
    public void widen(boolean program, boolean two) {
        pseudoClassStateChanged(PROGRAM, program);
        pseudoClassStateChanged(TWO, two);
        maxWidthProperty().bind(window.widthProperty().multiply(program || two ? WIDEST_PROGRAM : WIDEST));
    }
}
