package puzzlescope.app.main;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Sections;
import puzzlescope.window.theme.Appearance;

/** A puzzle's own figures, such as its solutions, with a note on how its rows and columns are counted. FX thread only. */
final class PuzzleFigures {

    private final Appearance appearance;
    private final String puzzle;

    PuzzleFigures(Appearance appearance, String puzzle) {
        this.appearance = appearance;
        this.puzzle = puzzle;
    }

    /**
     * @param variables those of the current call over time
     * @param panel the puzzle's panel; null if there is none
     */
    Node of(Node variables, @Nullable Node panel) {
        var all = new VBox(variables);
        all.getStyleClass().add("noted");
        if (panel != null) {
            VBox.setVgrow(panel, Priority.ALWAYS);
            all.getChildren().add(panel);
        }
        if (appearance.texts().words().has(puzzle + ".coordinates")) {
            all.getChildren().add(note(puzzle + ".coordinates"));
        }
        // Unless the style sheet sets a minimum height.
        all.setMinHeight(Region.USE_PREF_SIZE);
        // Content that is higher than expected, such as a wrapped button, is not cut off at the top.
        StackPane.setAlignment(all, Pos.TOP_LEFT);
        var pane = Sections.scrolling(all);
        pane.setId("figures");
        VBox.setVgrow(pane, Priority.ALWAYS);
        return pane;
    }

    private Label note(String key) {
        var note = LocalizedControls.label(appearance, key);
        note.setId("coordinates");
        note.getStyleClass().add("remark");
        return note;
    }
}
