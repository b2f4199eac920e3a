package puzzlescope.window.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.BooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.window.player.Milestone;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.player.Speed;
import puzzlescope.window.theme.Appearance;

/**
 * The buttons that move the position, and the speed, wrapped into a second row where one is too short. FX thread only.
 */
public final class TransportBar extends FlowPane {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    /** Width, in text heights, below which information that is also shown elsewhere is omitted. */
    private static final double ROOM = 32;

    private final Appearance appearance;
    private final Player player;
    private final Button stop;
    private final ToggleButton fastForward;
    private final SplitMenuButton nextMilestone;
    private final ToggleButton predict;
    private final Button whatIf;
    private final Label film = new Label();
    private @Nullable Instance offered;

    /**
     * Creates the bar of a player.
     *
     * @param goTo opens the bar for going to a place
     * @param export opens the export dialog
     * @param race opens a race with another run
     * @param ifOther asks for an untaken choice of the algorithm
     * @param predicting whether predictions are asked
     */
    public TransportBar(
            Appearance appearance,
            Player player,
            Runnable goTo,
            Runnable export,
            Runnable race,
            Runnable ifOther,
            BooleanProperty predicting) {
        this.appearance = appearance;
        this.player = player;
        getStyleClass().add("transport");
        widthProperty().addListener((_, _, _) -> useRoom());
        film.fontProperty().addListener((_, _, _) -> useRoom());
        stop = button("stop", MaterialDesignS.STOP, Shortcut.STOP, player::stop);
        fastForward = dress(new ToggleButton(), "fast-forward", MaterialDesignF.FAST_FORWARD, "");
        predict = dress(new ToggleButton(), "predict", MaterialDesignH.HEAD_QUESTION_OUTLINE, Shortcut.PREDICT.keys());
        predict.selectedProperty().bindBidirectional(predicting);
        DisabledReason.of(predict, () -> Message.of("transport.predict.why-not"));
        whatIf = button("what-if", MaterialDesignS.SOURCE_BRANCH, Shortcut.WHAT_IF, ifOther);
        DisabledReason.of(whatIf, () -> Message.of("transport.what-if.why-not"));
        nextMilestone = milestoneButton();
        offerMilestones(player.session().instance());
        DisabledReason.of(stop, () -> Message.of("transport.stop.why-not"));
        DisabledReason.of(fastForward, () -> Message.of("transport.fast-forward.why-not"));
        DisabledReason.of(nextMilestone, () -> Message.of("transport.next-milestone.why-not"));
        fastForward.selectedProperty().bindBidirectional(player.fastForwardProperty());
        getChildren()
                .addAll(
                        group(
                                button("to-start", MaterialDesignS.SKIP_BACKWARD, Shortcut.TO_START, player::toStart),
                                button(
                                        "call-step-back",
                                        MaterialDesignD.DEBUG_STEP_OVER,
                                        Shortcut.CALL_STEP_BACK,
                                        player::stepCallBack),
                                button(
                                        "step-back",
                                        MaterialDesignS.STEP_BACKWARD,
                                        Shortcut.STEP_BACK,
                                        player::stepBack),
                                playButton("play-backward", Motion.BACKWARD, Shortcut.PLAY_BACKWARD),
                                playButton("play", Motion.FORWARD, Shortcut.PLAY),
                                button("step", MaterialDesignS.STEP_FORWARD, Shortcut.STEP, player::step),
                                button(
                                        "call-step",
                                        MaterialDesignD.DEBUG_STEP_OVER,
                                        Shortcut.CALL_STEP,
                                        player::stepCall),
                                button("to-end", MaterialDesignS.SKIP_FORWARD, Shortcut.TO_END, player::toEnd)),
                        group(
                                button(
                                        "previous-milestone",
                                        MaterialDesignS.SKIP_PREVIOUS,
                                        Shortcut.PREVIOUS_MILESTONE,
                                        player::previousMilestone),
                                nextMilestone,
                                button("go-to", MaterialDesignC.CROSSHAIRS_GPS, Shortcut.GO_TO, goTo)),
                        rest(
                                predict,
                                stop,
                                fastForward,
                                button("race", MaterialDesignC.COMPARE, Shortcut.RACE, race),
                                whatIf,
                                button("export", MaterialDesignE.EXPORT_VARIANT, Shortcut.EXPORT, export)),
                        speed(),
                        film());
    }

    private void useRoom() {
        double width = getWidth();
        pseudoClassStateChanged(
                NARROW, width > 0 && width < ROOM * film.getFont().getSize());
    }

    private static HBox group(Node... nodes) {
        var group = new HBox(nodes);
        group.getStyleClass().add("transport-group");
        return group;
    }

    /** A group that is hidden while an open bar takes its room. */
    private static HBox rest(Node... nodes) {
        var group = group(nodes);
        group.getStyleClass().add("transport-rest");
        return group;
    }

    private Button button(String id, Ikon icon, Shortcut shortcut, Runnable action) {
        var button = dress(new Button(), id, icon, shortcut.keys());
        button.setOnAction(_ -> action.run());
        return button;
    }

    private <B extends ButtonBase> B dress(B button, String id, Ikon icon, String keys) {
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("transport-button");
        button.accessibleTextProperty().bind(appearance.texts().of("transport." + id));
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of(keys.isEmpty() ? "tooltip" : "tooltip.keys", say(id), keys));
        button.setTooltip(tooltip);
        return button;
    }

    private static Message say(String id) {
        return Message.of("transport." + id);
    }

    private Button playButton(String id, Motion way, Shortcut shortcut) {
        var still = way == Motion.FORWARD ? MaterialDesignP.PLAY : MaterialDesignR.REWIND;
        var button = button(id, still, shortcut, () -> player.toggle(way));
        player.motionProperty()
                .addListener((_, _, motion) ->
                        button.setGraphic(new FontIcon(motion == way ? MaterialDesignP.PAUSE : still)));
        if (way == Motion.FORWARD) {
            button.getStyleClass().add("accent");
            button.setDefaultButton(false);
        }
        return button;
    }

    private SplitMenuButton milestoneButton() {
        var button = dress(
                new SplitMenuButton(), "next-milestone", MaterialDesignS.SKIP_NEXT, Shortcut.NEXT_MILESTONE.keys());
        button.setOnAction(_ -> player.nextMilestone());
        player.milestones().milestoneProperty().addListener((_, _, _) -> nameMilestone(button));
        appearance.texts().wordsProperty().addListener((_, _, _) -> nameMilestone(button));
        return button;
    }

    /** Labels the button with its next stop, if the run can have it. */
    private void nameMilestone(SplitMenuButton button) {
        var instance = player.session().instance();
        var milestone = player.milestones().get();
        button.setText(
                milestone.occursIn(instance)
                        ? appearance.texts().localize(milestone.name(instance.countedEvents()))
                        : "");
    }

    /** Offers the stops that the open run can have. */
    private void offerMilestones(Instance instance) {
        offered = instance;
        var countedEvents = instance.countedEvents();
        var group = new ToggleGroup();
        List<RadioMenuItem> items = new ArrayList<>();
        for (var milestone : Milestone.values()) {
            if (milestone.occursIn(instance)) {
                var item = new RadioMenuItem();
                item.setId(
                        "milestone-" + milestone.name().toLowerCase(Locale.ROOT).replace('_', '-'));
                item.textProperty()
                        .bind(appearance
                                .texts()
                                .of(milestone.name(countedEvents).key()));
                item.setToggleGroup(group);
                item.setOnAction(_ -> player.milestones().choose(milestone));
                item.setSelected(player.milestones().get() == milestone);
                items.add(item);
            }
        }
        nextMilestone.getItems().setAll(items);
        nameMilestone(nextMilestone);
    }

    private Node speed() {
        var caption = new Label();
        caption.getStyleClass().add("speed-caption");
        caption.textProperty().bind(appearance.texts().of("transport.speed"));
        var slider = new Slider(Speed.SLOWEST, Speed.FASTEST, Speed.PRESET);
        slider.setId("speed");
        slider.setMajorTickUnit(1);
        slider.setMinorTickCount(0);
        slider.setSnapToTicks(true);
        slider.setBlockIncrement(1);
        slider.accessibleTextProperty().bind(appearance.texts().of("transport.speed"));
        caption.setLabelFor(slider);
        slider.setLabelFormatter(new StringConverter<>() {
            @Override
            public String toString(Double value) {
                return appearance.texts().localize(Speed.name((int) Math.round(value)));
            }

            @Override
            public Double fromString(String shown) {
                throw new IllegalStateException("speeds are not typed");
            }
        });
        var name = new Label();
        name.setId("speed-name");
        name.getStyleClass().add("speed-name");
        slider.valueProperty()
                .addListener((_, _, value) -> player.speedProperty().set((int) Math.round(value.doubleValue())));
        Runnable show = () -> {
            slider.setValue(player.speedProperty().get());
            name.setText(appearance
                    .texts()
                    .localize(Speed.name(player.speedProperty().get())));
        };
        player.speedProperty().addListener((_, _, _) -> {
            show.run();
            player.invalidate();
        });
        appearance.texts().wordsProperty().addListener((_, _, _) -> show.run());
        show.run();
        var tooltip = new Tooltip();
        tooltip.textProperty().bind(appearance.texts().of("tooltip.keys", say("speed"), "+ \u2212"));
        slider.setTooltip(tooltip);
        return rest(caption, slider, name);
    }

    /** Duration of playback at this speed; the first to give way in a short row. */
    private Node film() {
        film.setId("film");
        film.getStyleClass().add("film");
        var filmTooltip = new Tooltip();
        filmTooltip.textProperty().bind(appearance.texts().of("film.help"));
        film.setTooltip(filmTooltip);
        return film;
    }

    /** Enables the buttons that apply now. */
    public void show(boolean running, boolean byHand) {
        predict.setDisable(byHand);
        whatIf.setDisable(byHand);
        if (!player.session().instance().equals(offered)) {
            offerMilestones(player.session().instance());
        }
        nextMilestone.setDisable(nextMilestone.getItems().isEmpty());
        film.setText(appearance
                .texts()
                .localize(Speed.film(
                        player.session().trace().length(),
                        player.speedProperty().get())));
        stop.setDisable(!running);
        fastForward.setDisable(!running && !fastForward.isSelected());
    }
}
