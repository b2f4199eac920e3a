package puzzlescope.window.form;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** A choice by its name, with a line about it; the first of a group has the group's heading. */
final class DescribedChoice extends ListCell<String> {

    /** Height in text sizes: a name, and two lines. */
    private static final double HEIGHT = 5.4;
    /** Width in text sizes. */
    static final double WIDTH = 40;
    /** The part of the width taken by the scroll bar and margins. */
    private static final double SCROLL = 3;

    private static final PseudoClass APART = PseudoClass.getPseudoClass("apart");

    private final Appearance appearance;
    private final String key;
    private final String apart;
    private final Label heading;
    private final Label name = new Label();
    private final Label line = new Label();
    private final VBox all;

    /** @param apart the first choice of the second group; empty if there is one group */
    DescribedChoice(Appearance appearance, String key, String apart) {
        this.appearance = appearance;
        this.key = key;
        this.apart = apart;
        heading = LocalizedControls.label(appearance, "choices.more");
        heading.getStyleClass().add("choice-heading");
        heading.setMinWidth(Region.USE_PREF_SIZE);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        line.getStyleClass().add("choice-line");
        line.setWrapText(true);
        all = new VBox(new HBox(name, heading), line);
    }

    @Override
    protected void updateItem(@Nullable String id, boolean empty) {
        super.updateItem(id, empty);
        name.textProperty().unbind();
        line.textProperty().unbind();
        // Of one height, since a list of lines that wrap does not know its height before it is shown.
        setPrefHeight(HEIGHT * appearance.textSize());
        if (empty || id == null) {
            setGraphic(null);
            return;
        }
        double wide = (WIDTH - SCROLL) * appearance.textSize();
        all.setMinWidth(0);
        all.setPrefWidth(wide);
        all.setMaxWidth(wide);
        setGraphic(all);
        var texts = appearance.texts();
        var own = key + "." + id;
        name.textProperty().bind(texts.of(own));
        boolean told = texts.words().has(own + ".about");
        Visibility.set(line, told);
        if (told) {
            line.textProperty().bind(texts.of(own + ".about"));
        }
        Visibility.set(heading, id.equals(apart));
        pseudoClassStateChanged(APART, id.equals(apart));
        setAccessibleText(name.getText() + (told ? ". " + line.getText() : ""));
    }
}
