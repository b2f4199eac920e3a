package puzzlescope.window.control;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Milestone;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;
import puzzlescope.window.theme.Appearance;

/**
 * The row of the player, in words: what moves the position, the speed, and what is asked of a run. Where there is no
 * room for all of it, the buttons that are icons everybody knows lose their words first, then the questions their icons
 * and the next stop its name; at last the questions and the speed move into the menu at the end, which has all other
 * commands. FX thread only.
 */
public final class TransportBar extends HBox {

    /** Commands without a button of their own. */
    private static final List<Shortcut> MORE = List.of(
            Shortcut.TO_START,
            Shortcut.TO_END,
            Shortcut.CALL_STEP,
            Shortcut.CALL_STEP_BACK,
            Shortcut.PLAY_BACKWARD,
            Shortcut.PREVIOUS_MILESTONE,
            Shortcut.GO_TO,
            Shortcut.QUERY,
            Shortcut.WHY,
            Shortcut.MARKS,
            Shortcut.MAKE_LESSON,
            Shortcut.SEARCH_TREE,
            Shortcut.HEAT,
            Shortcut.GROWTH,
            Shortcut.COPY_TEXT,
            Shortcut.COPY_PICTURE,
            Shortcut.EXPORT,
            Shortcut.STOP);

    /** Omissions from the row, by decreasing room; each but the last includes those before it. */
    private enum Omission {
        NOTHING,
        WORDS_OF_ICONS,
        ICONS_OF_QUESTIONS,
        NAME_OF_STOP,
        /** The questions themselves, which are in the menu; the next stop has its name again. */
        QUESTIONS,
        QUESTIONS_AND_NAME_OF_STOP,
        /** The speed as well, which the menu makes higher or lower. */
        SPEED
    }

    /** Commands about the run, moved to the menu when the row is too narrow for their buttons. */
    private static final List<Shortcut> QUESTIONS =
            List.of(Shortcut.PREDICT, Shortcut.RACE, Shortcut.WHAT_IF, Shortcut.MARK);

    private static final List<Shortcut> SPEED = List.of(Shortcut.FASTER, Shortcut.SLOWER);

    private final Appearance appearance;
    private final Player player;
    private final CommandMenu commands;
    private final SplitMenuButton nextMilestone;
    private final ToggleButton predict = new ToggleButton();
    private final Button whatIf;
    private final MenuButton more;
    /** Buttons whose icons are known to everybody. */
    private final List<Labeled> known = new ArrayList<>();

    private final Map<Omission, Double> widths = new EnumMap<>(Omission.class);
    private final HBox questions;
    private final SpeedMenu speed;
    private final Region message;
    private @Nullable Instance offered;

    /**
     * Creates the bar of a player.
     *
     * @param commands carries out the commands of the buttons
     * @param message what is said about the run, between the buttons
     * @param predicting whether predictions are asked
     */
    public TransportBar(
            Appearance appearance, Player player, CommandMenu commands, Region message, BooleanProperty predicting) {
        this.appearance = appearance;
        this.player = player;
        this.commands = commands;
        this.message = message;
        getStyleClass().add("transport");
        // In front of the timeline, over which a long message floats.
        setViewOrder(-2);
        setPickOnBounds(false);
        setAlignment(Pos.CENTER_LEFT);
        icon(predict, "predict", MaterialDesignH.HEAD_QUESTION_OUTLINE, Shortcut.PREDICT);
        predict.selectedProperty().bindBidirectional(predicting);
        DisabledReason.of(predict, () -> Message.of("transport.predict.why-not"));
        whatIf = button("what-if", MaterialDesignS.SOURCE_BRANCH, Shortcut.WHAT_IF);
        DisabledReason.of(whatIf, () -> Message.of("transport.what-if.why-not"));
        questions = group(
                predict,
                button("race", MaterialDesignC.COMPARE, Shortcut.RACE),
                whatIf,
                button("mark", MaterialDesignF.FLAG_PLUS_OUTLINE, Shortcut.MARK));
        nextMilestone = milestoneButton();
        nextMilestone.accessibleTextProperty().bind(nextMilestone.textProperty());
        offerMilestones(player.session().instance());
        DisabledReason.of(nextMilestone, () -> Message.of("transport.next-milestone.why-not"));
        more = commands.menu("run-menu", MaterialDesignD.DOTS_HORIZONTAL, MORE);
        more.getItems().add(MORE.size() - 1, fastForward());
        speed = new SpeedMenu(appearance, player);
        HBox.setHgrow(message, Priority.ALWAYS);
        message.setMinWidth(0);
        getChildren()
                .addAll(
                        group(
                                shrinking(button("step-back", MaterialDesignS.STEP_BACKWARD, Shortcut.STEP_BACK)),
                                shrinking(playButton()),
                                shrinking(button("step", MaterialDesignS.STEP_FORWARD, Shortcut.STEP)),
                                nextMilestone),
                        speed,
                        message,
                        questions,
                        more);
        for (var each : List.of(predict, nextMilestone, speed)) {
            each.textProperty().addListener((_, _, _) -> forget());
            each.fontProperty().addListener((_, _, _) -> forget());
        }
    }

    private static HBox group(Node... nodes) {
        var group = new HBox(nodes);
        group.getStyleClass().add("transport-group");
        group.setMinWidth(USE_PREF_SIZE);
        return group;
    }

    private Button button(String id, Ikon icon, Shortcut shortcut) {
        var button = icon(new Button(), id, icon, shortcut);
        button.setOnAction(_ -> commands.run(shortcut));
        return button;
    }

    private <B extends ButtonBase> B icon(B button, String id, Ikon icon, Shortcut shortcut) {
        commands.name(button, id, shortcut).setGraphic(new FontIcon(icon));
        button.getStyleClass().add("transport-button");
        button.setMinWidth(USE_PREF_SIZE);
        return button;
    }

    /** Lets a button lose its word where there is no room, since its icon is known to everybody. */
    private <B extends ButtonBase> B shrinking(B button) {
        button.accessibleTextProperty().bind(button.textProperty());
        known.add(button);
        return button;
    }

    private Button playButton() {
        var button = button("play", MaterialDesignP.PLAY, Shortcut.PLAY);
        button.getStyleClass().add("accent");
        player.motionProperty().addListener((_, _, motion) -> {
            boolean playing = motion != Motion.PAUSED;
            button.setGraphic(new FontIcon(playing ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY));
            button.textProperty().bind(appearance.texts().of(playing ? "player.pause" : "player.play"));
        });
        button.setOnAction(_ -> {
            var motion = player.motionProperty().get();
            player.toggle(motion == Motion.PAUSED ? Motion.FORWARD : motion);
        });
        return button;
    }

    private SplitMenuButton milestoneButton() {
        var button = icon(new SplitMenuButton(), "next-milestone", MaterialDesignS.SKIP_NEXT, Shortcut.NEXT_MILESTONE);
        button.textProperty().unbind();
        button.setOnAction(_ -> commands.run(Shortcut.NEXT_MILESTONE));
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
                item.setId("milestone-" + ConstantId.of(milestone.name()));
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

    private CheckMenuItem fastForward() {
        var item = new CheckMenuItem();
        item.setId("fast-forward");
        item.setMnemonicParsing(false);
        item.textProperty().bind(appearance.texts().of("transport.fast-forward"));
        item.selectedProperty().bindBidirectional(player.fastForwardProperty());
        return item;
    }

    /** Enables the buttons that apply now. */
    public void show(boolean byHand) {
        predict.setDisable(byHand);
        whatIf.setDisable(byHand);
        if (!player.session().instance().equals(offered)) {
            offerMilestones(player.session().instance());
        }
        nextMilestone.setDisable(nextMilestone.getItems().isEmpty());
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected void layoutChildren() {
        measure();
        double withMessage = getWidth() - message.prefWidth(-1);
        leaveOut(Arrays.stream(Omission.values())
                .filter(each -> widths.getOrDefault(each, Double.MAX_VALUE)
                        <= (each == Omission.NOTHING ? withMessage : getWidth()))
                .findFirst()
                .orElse(Omission.SPEED));
        super.layoutChildren();
    }

    private void measure() {
        if (widths.isEmpty()) {
            for (var omission : Omission.values()) {
                showNames(omission);
                // A word that was left out gets its font only with the style sheets.
                applyCss();
                double sum = snappedLeftInset() + snappedRightInset();
                for (var child : getChildren()) {
                    boolean left = child.equals(message)
                            || child.equals(questions) && omission.compareTo(Omission.QUESTIONS) >= 0
                            || child.equals(speed) && omission == Omission.SPEED;
                    sum += left ? 0 : snapSizeX(child.prefWidth(-1)) + snapSpaceX(getSpacing());
                }
                widths.put(omission, sum);
            }
        }
    }

    /** Shows words and icons, but for what is left out. */
    private void showNames(Omission omission) {
        boolean icons = omission.compareTo(Omission.WORDS_OF_ICONS) >= 0;
        known.forEach(each -> each.setContentDisplay(icons ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT));
        boolean words = omission.compareTo(Omission.ICONS_OF_QUESTIONS) >= 0;
        for (var question : questions.getChildren()) {
            ((Labeled) question).setContentDisplay(words ? ContentDisplay.TEXT_ONLY : ContentDisplay.LEFT);
        }
        boolean named = omission.compareTo(Omission.NAME_OF_STOP) < 0 || omission == Omission.QUESTIONS;
        nextMilestone.setContentDisplay(named ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
    }

    private void forget() {
        widths.clear();
        requestLayout();
    }

    private void leaveOut(Omission omission) {
        showNames(omission);
        var items = more.getItems();
        boolean paced = omission != Omission.SPEED;
        if (speed.isVisible() != paced) {
            Visibility.set(speed, paced);
            if (paced) {
                items.remove(items.size() - SPEED.size(), items.size());
            } else {
                items.addAll(SPEED.stream().map(commands::item).toList());
            }
        }
        boolean buttons = omission.compareTo(Omission.QUESTIONS) < 0;
        if (questions.isVisible() != buttons) {
            Visibility.set(questions, buttons);
            if (buttons) {
                items.remove(0, QUESTIONS.size() + 1);
            } else {
                items.addFirst(new SeparatorMenuItem());
                items.addAll(0, QUESTIONS.stream().map(commands::item).toList());
            }
        }
    }
}
