package puzzlescope.window.frame;

import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.window.fx.SideScroll;

/** A column that scrolls where it has no room, and leaves enough to the board. FX thread only. */
public final class SideColumn extends VBox {

    /** Largest share of the window for a column, so that large text leaves room for the board. */
    private static final double WIDEST = 0.28;

    private static final double WIDEST_PROGRAM = 0.36;
    private static final PseudoClass PROGRAM = PseudoClass.getPseudoClass("program");
    private static final PseudoClass TWO = PseudoClass.getPseudoClass("two");

    private final Region window;
    private final SideScroll scroll = new SideScroll(new VBox());

    /** @param window its container, with the board */
    public SideColumn(Region window, String styleClass) {
        this.window = window;
        getStyleClass().addAll("side-column", styleClass);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        scroll.setMinHeight(0);
        getChildren().add(scroll);
        widen(false, false);
    }

    public void setColumn(VBox content) {
        content.getStyleClass().add("column");
        scroll.setContent(content);
    }

    /** Shows a part below the content that stays where it is while that scrolls. */
    public void setFoot(Optional<? extends Region> foot) {
        var parts = Stream.concat(Stream.of(scroll), foot.stream()).toList();
        if (!parts.equals(getChildren())) {
            getChildren().setAll(parts);
        }
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
