package puzzlescope.app.main;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.form.OptionsPane;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * The row above the board: the algorithm and the main inputs, and the buttons that run them, begin a game, and open the
 * other options. While a game is played or questions are asked, the row is tinted, and names that and the way out. FX
 * thread only.
 */
final class RunRow extends VBox {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");
    private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");
    private static final PseudoClass MODE = PseudoClass.getPseudoClass("mode");

    /** Width, in text sizes, below which the row is narrow. */
    private static final double ROOM = 64;

    /** Width, in text sizes, below which a list is as narrow as its longest word. */
    private static final double LITTLE_ROOM = 46;

    /** Room around the main inputs, in px. */
    private static final double GAPS = 36;

    private final Appearance appearance;
    private final PuzzleTab tab;
    private final OptionsPane options;
    private final BooleanProperty narrow = new SimpleBooleanProperty();

    RunRow(PuzzleTab tab) {
        this.tab = tab;
        options = tab.options();
        appearance = tab.appearance();
        var buttons = buttons();
        var row = new HBox(options.mainRow(), buttons);
        // Otherwise its height would be that of a narrow row.
        options.mainRow()
                .prefWrapLengthProperty()
                .bind(widthProperty().subtract(buttons.widthProperty()).subtract(GAPS));
        row.getStyleClass().add("run-row");
        row.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(options.mainRow(), Priority.ALWAYS);
        getStyleClass().add("run-rows");
        getChildren().add(row);
        // The focus ring is drawn over the board.
        setViewOrder(-1);
    }

    /** Leaves out the names of lists, whose entries speak for themselves, where there is little room. */
    @Override
    protected void layoutChildren() {
        narrow.set(getWidth() < ROOM * appearance.textSize());
        pseudoClassStateChanged(NARROW, narrow.get());
        pseudoClassStateChanged(TIGHT, getWidth() < LITTLE_ROOM * appearance.textSize());
        super.layoutChildren();
    }

    private HBox buttons() {
        var buttons = new HBox(runButton(), mode(), leaveQuestions());
        buttons.getStyleClass().add("run-buttons");
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        if (tab.puzzle().gameRules().isPresent()) {
            buttons.getChildren().add(handButton());
        }
        buttons.getChildren().add(optionsButton());
        return buttons;
    }

    private Button runButton() {
        var run = new Button();
        run.disableProperty().bind(options.validProperty().not());
        run.setOnAction(_ -> tab.runs().run());
        run.setId("run");
        appearance.texts().wordsProperty().addListener((_, _, _) -> nameRun(run));
        options.changedProperty().addListener((_, _, _) -> nameRun(run));
        nameRun(run);
        DisabledReason.of(run, this::refusal);
        // Choices are run at once, so it is needed only for other inputs.
        Visibility.set(run, false);
        tab.runs().offeredProperty().subscribe(on -> Visibility.set(run, on));
        return run;
    }

    /** Labels the Run button by whether it would make a different run from the open one. */
    private void nameRun(Button run) {
        var key = options.changedProperty().get() ? "run.changed" : "run";
        run.setText(appearance.localize("run"));
        run.getStyleClass().removeAll("accent");
        if (options.changedProperty().get()) {
            run.getStyleClass().add("accent");
        }
        Tooltips.set(run, appearance.localize("tooltip.keys", Message.of(key + ".help"), Shortcut.RUN.keys()));
    }

    /** The name of what is going on instead of a run; the row has its tint. */
    private Label mode() {
        var name = new Label();
        name.setId("mode");
        name.getStyleClass().add("mode-name");
        var asked = tab.questions().onProperty();
        var byHand = tab.runs().byHandProperty();
        var program = tab.runs().program().openProperty();
        Runnable show = () -> {
            boolean on = asked.get() || byHand.get() || program.get();
            pseudoClassStateChanged(MODE, on);
            // Not by a style sheet, which would show it again where there is no mode.
            Visibility.set(name, on && !narrow.get());
            name.textProperty().unbind();
            name.textProperty()
                    .bind(appearance
                            .texts()
                            .of(byHand.get() ? "mode.by-hand" : asked.get() ? "mode.asked" : "own-program"));
        };
        asked.addListener((_, _, _) -> show.run());
        byHand.addListener((_, _, _) -> show.run());
        program.addListener((_, _, _) -> show.run());
        narrow.addListener((_, _, _) -> show.run());
        show.run();
        return name;
    }

    private Button leaveQuestions() {
        var leave = LocalizedControls.button(appearance, "leave-questions", "mode.leave-esc", tab::toggleQuestions);
        // While a question is open, Esc shows its answer.
        tab.player()
                .hiddenPartProperty()
                .subscribe(hidden -> leave.textProperty()
                        .bind(appearance.texts().of(hidden.isAsked() ? "mode.leave-questions" : "mode.leave-esc")));
        tab.questions().onProperty().subscribe(on -> Visibility.set(leave, on));
        return leave;
    }

    private Message refusal() {
        return options.refusal().orElseGet(() -> Message.of("run.refused"));
    }

    private ToggleButton handButton() {
        var play = new ToggleButton();
        play.disableProperty().bind(options.validProperty().not());
        play.selectedProperty().bindBidirectional(tab.runs().byHandProperty());
        play.setOnAction(_ -> tab.runs().setManualPlay(play.isSelected()));
        play.setId("by-hand");
        tab.runs().byHandProperty().subscribe(on -> name(play, on ? "mode.leave" : "by-hand", Shortcut.BY_HAND));
        DisabledReason.of(play, this::refusal);
        var asked = tab.questions().onProperty();
        var byHand = tab.runs().byHandProperty();
        var offered = tab.runs().offeredProperty();
        // No questions are asked about a game, and in a narrow row there is room for one of the buttons.
        Runnable show = () -> Visibility.set(play, !asked.get() && (byHand.get() || !narrow.get() || !offered.get()));
        asked.addListener((_, _, _) -> show.run());
        byHand.addListener((_, _, _) -> show.run());
        offered.addListener((_, _, _) -> show.run());
        narrow.addListener((_, _, _) -> show.run());
        show.run();
        return play;
    }

    private ToggleButton optionsButton() {
        var open = new ToggleButton();
        tab.view().columns().optionsShownProperty().subscribe(shown -> open.setSelected(shown));
        open.setOnAction(_ -> tab.view().columns().toggleOptions());
        open.setId("all-options");
        name(open, "all-options", Shortcut.OPTIONS_COLUMN);
        open.setGraphic(new FontIcon(MaterialDesignT.TUNE));
        open.accessibleTextProperty().bind(open.textProperty());
        return open;
    }

    private void name(ButtonBase button, String key, Shortcut shortcut) {
        button.textProperty().bind(appearance.texts().of(key));
        Tooltips.set(button, appearance.texts().of("tooltip.keys", Message.of(key + ".help"), shortcut.keys()));
    }
}
