package puzzlescope.app.race;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignN;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.race.Race;
import puzzlescope.learn.race.SyncUnit;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.form.LocalizedComboBox;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.player.Speed;
import puzzlescope.window.theme.Appearance;

/** Controls of a race, and the unit it is counted in. FX thread only. */
final class RaceButtons extends FlowPane {

    /** In px. */
    private static final double SLIDER = 80;

    private final Appearance appearance;
    private final Race race;
    private final RaceClock clock;
    private final RacePane pane;
    private final Button play;
    private final Button difference = new Button("", new FontIcon(MaterialDesignN.NOT_EQUAL_VARIANT));
    private final Button lane = new Button();
    private final Button growth = new Button();
    /** True if there is room only for frequently used buttons. */
    private final BooleanProperty crowded = new SimpleBooleanProperty();

    private final ToggleButton more = new ToggleButton("", new FontIcon(MaterialDesignD.DOTS_HORIZONTAL));
    private final ToggleButton all = new ToggleButton("", new FontIcon(MaterialDesignA.ARROW_EXPAND_VERTICAL));
    private final Label position = new Label();
    private final HBox beats = new HBox();
    private final Map<KeyCode, Runnable> keys;

    RaceButtons(Appearance appearance, Race race, RaceClock clock, RacePane pane) {
        this.appearance = appearance;
        this.race = race;
        this.clock = clock;
        this.pane = pane;
        setId("race-buttons");
        getStyleClass().add("race-buttons");
        play = icon("play", MaterialDesignP.PLAY, "Space", clock::toggle);
        play.getStyleClass().add("accent");
        clock.playing()
                .addListener((_, _, playing) ->
                        play.setGraphic(new FontIcon(playing ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY)));
        difference.setId("race-difference");
        difference.setOnAction(_ -> pane.nextDifference());
        difference.textProperty().bind(appearance.texts().of("race.difference"));
        Tooltips.set(difference, appearance.texts().of("tooltip.keys", Message.of("race.difference"), "D"));
        DisabledReason.of(difference, () -> Message.of("race.difference.why-not"));
        lane.setId("race-lane");
        DisabledReason.of(lane, () -> Message.of("race.lane.why-not"));
        lane.setOnAction(_ -> pane.changeLanes(race.lanes().size() < Race.MOST));
        position.setId("race-position");
        position.setMinWidth(Region.USE_PREF_SIZE);
        var transport = new HBox(
                icon("to-start", MaterialDesignS.SKIP_BACKWARD, "Home", () -> move(-race.length())),
                icon("step-back", MaterialDesignS.STEP_BACKWARD, "\u2190", () -> move(-1)),
                play,
                icon("step", MaterialDesignS.STEP_FORWARD, "\u2192", () -> move(1)),
                icon("to-end", MaterialDesignS.SKIP_FORWARD, "End", () -> move(race.length())));
        transport.getStyleClass().add("transport-group");
        transport.setAlignment(Pos.CENTER_LEFT);
        beats.setAlignment(Pos.CENTER_LEFT);
        beats.getStyleClass().add("transport-group");
        growth.setId("race-growth");
        growth.textProperty().bind(appearance.texts().of("race.growth"));
        growth.setOnAction(_ -> pane.grow(growth));
        DisabledReason.of(growth, () -> Message.of("race.growth.why-not"));
        growth.setDisable(!pane.hasSize());
        all.setId("race-all-figures");
        all.textProperty().bind(appearance.texts().of("race.figures"));
        all.accessibleTextProperty().bind(appearance.texts().of("race.all-figures"));
        Tooltips.set(all, appearance.texts().of("tooltip.keys", Message.of("race.all-figures"), "S"));
        more.setId("race-more");
        more.textProperty().bind(appearance.texts().of("race.options"));
        more.accessibleTextProperty().bind(appearance.texts().of("race.more"));
        Tooltips.set(more, appearance.texts().of("tooltip.keys", Message.of("race.more"), "O"));
        var speed = speed();
        // In little room, a sign says the same in one row.
        difference
                .contentDisplayProperty()
                .bind(crowded.map(is -> is ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.TEXT_ONLY));
        crowded.subscribe(is -> getChildren()
                .setAll(
                        is
                                ? List.of(transport, position, difference, all, more, speed, beats, lane, growth)
                                : List.of(transport, position, speed, beats, difference, all, lane, growth, more)));
        for (var seldom : List.of(speed, beats, lane, growth)) {
            seldom.visibleProperty().bind(unfolded());
            seldom.managedProperty().bind(seldom.visibleProperty());
        }
        for (var choice : List.of(all, more)) {
            choice.visibleProperty().bind(crowded);
            choice.managedProperty().bind(crowded);
        }
        keys = Map.of(
                KeyCode.S,
                all::fire,
                KeyCode.O,
                more::fire,
                KeyCode.SPACE,
                clock::toggle,
                KeyCode.LEFT,
                () -> move(-1),
                KeyCode.RIGHT,
                () -> move(1),
                KeyCode.HOME,
                () -> move(-race.length()),
                KeyCode.END,
                () -> move(race.length()),
                KeyCode.PAGE_DOWN,
                pane::nextDifference,
                KeyCode.D,
                pane::nextDifference);
    }

    Optional<Runnable> byKey(KeyCode code) {
        return Optional.ofNullable(keys.get(code));
    }

    /** Folds rarely used choices away where there is little room. */
    void fold(ObservableValue<Boolean> wanted) {
        crowded.bind(wanted);
    }

    /** True if rarely used choices are visible. */
    ObservableValue<Boolean> unfolded() {
        return more.selectedProperty().or(crowded.not());
    }

    /** True if the figures are shown, which is a choice where there is little room. */
    ObservableValue<Boolean> figures() {
        return all.selectedProperty().or(crowded.not());
    }

    void focus() {
        play.requestFocus();
    }

    private void move(long beats) {
        clock.pause();
        race.seek(race.head() + beats);
        pane.invalidate();
    }

    private Button icon(String id, Ikon icon, String key, Runnable action) {
        var button = new Button("", new FontIcon(icon));
        button.setId("race-" + id);
        button.getStyleClass().add("transport-button");
        button.accessibleTextProperty().bind(appearance.texts().of("transport." + id));
        Tooltips.set(button, appearance.texts().of("tooltip.keys", Message.of("transport." + id), key));
        button.setOnAction(_ -> action.run());
        return button;
    }

    private HBox speed() {
        var slider = new Slider(Speed.SLOWEST, Speed.FASTEST, clock.speed());
        slider.setId("race-speed");
        slider.setBlockIncrement(1);
        slider.setPrefWidth(SLIDER);
        slider.accessibleTextProperty().bind(appearance.texts().of("race.speed"));
        slider.setFocusTraversable(false);
        var name = new Label();
        name.setMinWidth(Region.USE_PREF_SIZE);
        slider.valueProperty().subscribe(value -> {
            int speed = (int) Math.round(value.doubleValue());
            clock.setSpeed(speed);
            name.setText(appearance.localize(Speed.name(speed)));
        });
        var row = new HBox(slider, name);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("transport-group");
        return row;
    }

    /** Offers the beats that the runs have in common. */
    void refreshUnits() {
        var box = new LocalizedComboBox<SyncUnit>(
                appearance, "race-beat", race.units(), race.syncUnit(), syncUnit -> Message.of(syncUnit.key()));
        box.accessibleTextProperty().bind(appearance.texts().of("race.beat"));
        box.valueProperty().addListener((_, _, syncUnit) -> {
            if (syncUnit != null && syncUnit != race.syncUnit()) {
                pane.count(syncUnit);
            }
        });
        var name = new Label();
        name.textProperty().bind(appearance.texts().of("race.beat"));
        name.setMinWidth(Region.USE_PREF_SIZE);
        name.setLabelFor(box);
        beats.getChildren().setAll(name, box);
    }

    /**
     * Offers to add or remove a third lane.
     *
     * @param others whether there is something else to compare
     */
    void showAddLane(boolean others) {
        boolean more = race.lanes().size() < Race.MOST;
        lane.textProperty().unbind();
        lane.textProperty().bind(appearance.texts().of(more ? "race.lane" : "race.no-lane"));
        lane.setDisable(more && !others);
    }

    void show() {
        position.setText(
                pane.revealsAll()
                        ? appearance.localize("race.position", race.head(), race.length())
                        : appearance.localize("race.position.so-far", race.head()));
        difference.setDisable(!race.canBeCompared());
    }
}
