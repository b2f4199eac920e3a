package puzzlescope.app.main;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.Sections;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.form.OptionsPane;
import puzzlescope.window.theme.Appearance;

/** The left column of a tab: options, actions, and the puzzle's side panel. FX thread only. */
final class OptionsColumn extends VBox {

    private final Appearance appearance;
    private final PuzzleTab tab;
    private final OptionsPane options;

    /** @param extra the puzzle's side panel; null if there is none */
    OptionsColumn(PuzzleTab tab, @Nullable Node extra) {
        this.tab = tab;
        options = tab.options();
        appearance = tab.appearance();
        options.setMinHeight(Region.USE_PREF_SIZE);
        var form = Sections.scrolling(options);
        form.getStyleClass().add("form");
        var shown = grown(extra == null ? null : noted(extra));
        var sections = new Sections();
        sections.getChildren().addAll(heading(), form, runButtons(), shown);
        sections.setYielding(List.of(form, shown));
        VBox.setVgrow(sections, Priority.ALWAYS);
        getChildren().add(sections);
    }

    /** Appends the note about the origin of rows and columns to the puzzle's side panel. */
    private Node noted(Node extra) {
        var key = tab.puzzle().id() + ".coordinates";
        if (!appearance.texts().words().has(key)) {
            return extra;
        }
        VBox.setVgrow(extra, Priority.ALWAYS);
        var noted = new VBox(extra, note(key));
        noted.getStyleClass().add("noted");
        return noted;
    }

    /** A note about the origin of rows and columns, as in the program beside the board. */
    private Label note(String key) {
        var note = new Label();
        note.setId("coordinates");
        note.textProperty().bind(appearance.texts().of(key));
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        note.getStyleClass().add("remark");
        return note;
    }

    /** The puzzle's name, in as many lines as needed, beside the button that copies the run. */
    private HBox heading() {
        var heading = new Label();
        heading.textProperty().bind(appearance.texts().of(tab.puzzle().id() + ".name"));
        heading.getStyleClass().add("panel-heading");
        heading.setWrapText(true);
        heading.setMinHeight(Region.USE_PREF_SIZE);
        heading.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(heading, Priority.ALWAYS);
        var copy = copyButton();
        copy.setMinWidth(Region.USE_PREF_SIZE);
        var row = new HBox(heading, copy);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /** The Run button, beside the button for manual play. */
    private HBox runButtons() {
        var run = new Button();
        run.getStyleClass().add("accent");
        run.setMaxWidth(Double.MAX_VALUE);
        run.disableProperty().bind(options.validProperty().not());
        run.setOnAction(_ -> tab.runs().run());
        run.setId("run");
        appearance.texts().wordsProperty().addListener((_, _, _) -> nameRun(run));
        options.changedProperty().addListener((_, _, _) -> nameRun(run));
        nameRun(run);
        DisabledReason.of(run, this::refusal);
        HBox.setHgrow(run, Priority.ALWAYS);
        var row = new HBox(run);
        if (tab.puzzle().gameRules().isPresent()) {
            row.getChildren().add(handButton());
        }
        row.getStyleClass().add("run-buttons");
        return row;
    }

    /** Labels the Run button by whether it would make a different run from the open one. */
    private void nameRun(Button run) {
        var key = options.changedProperty().get() ? "run.changed" : "run";
        run.setText(appearance.localize(key));
        var tooltip = run.getTooltip() == null ? new Tooltip() : run.getTooltip();
        tooltip.setText(appearance.localize("tooltip.keys", Message.of(key + ".help"), Shortcut.RUN.keys()));
        run.setTooltip(tooltip);
    }

    private Message refusal() {
        return options.refusal().orElseGet(() -> Message.of("run.refused"));
    }

    private ToggleButton handButton() {
        var play = new ToggleButton("", new FontIcon(MaterialDesignH.HAND_POINTING_UP));
        play.setMinWidth(Region.USE_PREF_SIZE);
        play.disableProperty().bind(options.validProperty().not());
        play.selectedProperty().bindBidirectional(tab.runs().byHandProperty());
        play.setOnAction(_ -> tab.runs().setManualPlay(play.isSelected()));
        name(play, "by-hand", Shortcut.BY_HAND);
        DisabledReason.of(play, this::refusal);
        return play;
    }

    private Button copyButton() {
        var copy = new Button("", new FontIcon(MaterialDesignC.CONTENT_COPY));
        copy.getStyleClass().addAll("flat", "heading-button");
        copy.setOnAction(_ -> tab.copyText());
        name(copy, "copy-text", Shortcut.COPY_TEXT);
        return copy;
    }

    private void name(ButtonBase button, String id, Shortcut shortcut) {
        button.setId(id);
        button.textProperty().bind(appearance.texts().of(id));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of("tooltip.keys", Message.of(id + ".help"), shortcut.keys()));
        button.setTooltip(tooltip);
    }

    private static Node grown(@Nullable Node extra) {
        if (extra == null) {
            return new VBox();
        }
        if (extra instanceof Region region) {
            // Unless the style sheet sets a minimum height.
            region.setMinHeight(Region.USE_PREF_SIZE);
        }
        // Content that is higher than expected, such as a wrapped button, is not cut off at the top.
        StackPane.setAlignment(extra, Pos.TOP_LEFT);
        var pane = Sections.scrolling(extra);
        VBox.setVgrow(pane, Priority.ALWAYS);
        return pane;
    }
}
