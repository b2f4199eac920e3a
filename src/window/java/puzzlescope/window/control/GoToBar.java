package puzzlescope.window.control;

import java.util.List;
import java.util.function.Consumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.PositionFinder;
import puzzlescope.window.theme.Appearance;

/**
 * Bar for going to a place: an event by its number, a solution, the deepest point, the ends of a call, an event at the
 * place selected on the board. Below it stand the reason why something cannot be reached, and the progress of a long
 * search. Takes no room until opened. FX thread only.
 */
public final class GoToBar extends VBox {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
    private static final int COLUMNS_OF_EVENT = 9;
    private static final int COLUMNS_OF_SOLUTION = 5;

    private final Appearance appearance;
    private final Player player;
    private final PositionFinder positionFinder;
    private final Runnable leave;
    private final TextField event = new TextField();
    private final TextField solution = new TextField();
    private final Label notice = new Label();
    private final HBox search = new HBox();
    /** Targets that only some runs have. */
    private final HBox results;

    private final HBox calls;
    private final FlowPane numbers = new FlowPane();
    private @Nullable Message refusal;
    private Runnable onClose = () -> setOpen(false);

    /**
     * @param ask the query field
     * @param leave moves the focus elsewhere when the bar is closed, so that Space plays
     */
    public GoToBar(Appearance appearance, Player player, PositionFinder positionFinder, Node ask, Runnable leave) {
        this.leave = leave;
        this.appearance = appearance;
        this.player = player;
        this.positionFinder = positionFinder;
        setId("go-to-bar");
        getStyleClass().add("go-to-bar");
        numbers.getStyleClass().add("go-to-fields");
        numbers.getChildren().add(field("event", event, COLUMNS_OF_EVENT, this::goToEvent));
        results = field("solution", solution, COLUMNS_OF_SOLUTION, this::goToSolution);
        calls = group(
                named("deepest", MaterialDesignA.ARROW_COLLAPSE_DOWN, positionFinder::deepest),
                named("call-start", MaterialDesignR.RAY_START, positionFinder::callStart),
                named("call-end", MaterialDesignR.RAY_END, positionFinder::callEnd));
        numbers.getChildren().addAll(results, calls, target());
        // In a narrow column each takes a line of its own, and no more than that.
        numbers.setMinWidth(0);
        for (var each : numbers.getChildren()) {
            ((Region) each).maxWidthProperty().bind(numbers.widthProperty());
        }
        var close = close();
        notice.setId("go-to-notice");
        notice.setWrapText(true);
        notice.setMinHeight(Region.USE_PREF_SIZE);
        notice.getStyleClass().add("go-to-notice");
        var rows = new VBox(numbers, notice, search(), ask);
        rows.spacingProperty().bind(spacingProperty());
        rows.setMinWidth(0);
        HBox.setHgrow(rows, Priority.ALWAYS);
        getChildren().add(new HBox(rows, close));
        appearance.texts().wordsProperty().addListener((_, _, _) -> {
            say(refusal);
            offer();
        });
        say(null);
        setOpen(false);
    }

    /** Offers the targets that the open run can have. */
    private void offer() {
        var countedEvents = player.session().instance().countedEvents();
        Visibility.set(results, countedEvents.has(Role.SOLUTION));
        Visibility.set(calls, countedEvents.has(Role.CALL));
        if (results.getChildren().getFirst() instanceof Label caption) {
            caption.textProperty().unbind();
            caption.setText(appearance.localize(countedEvents.result()));
        }
    }

    private HBox field(String id, TextField field, int columns, Consumer<String> action) {
        var caption = new Label();
        caption.textProperty().bind(appearance.texts().of("find." + id));
        caption.setLabelFor(field);
        caption.setWrapText(true);
        caption.setMinWidth(0);
        caption.setMinHeight(Region.USE_PREF_SIZE);
        field.setId("go-to-" + id);
        field.setPrefColumnCount(columns);
        field.promptTextProperty().bind(appearance.texts().of("find." + id + ".prompt"));
        field.accessibleTextProperty().bind(appearance.texts().of("find." + id + ".help"));
        Tooltips.set(field, appearance.texts().of("find." + id + ".help"));
        field.textProperty().addListener((_, _, _) -> refuse(field, null));
        field.setOnAction(_ -> {
            try {
                action.accept(field.getText());
                refuse(field, null);
            } catch (InvalidInputException refused) {
                refuse(field, refused.reason());
            }
        });
        return group(caption, field);
    }

    private void refuse(TextField field, @Nullable Message reason) {
        event.pseudoClassStateChanged(REFUSED, reason != null && field.equals(event));
        solution.pseudoClassStateChanged(REFUSED, reason != null && field.equals(solution));
        say(reason);
    }

    private void say(@Nullable Message reason) {
        refusal = reason;
        notice.setText(reason == null ? "" : appearance.texts().localize(reason));
        Visibility.set(notice, reason != null);
    }

    private void goToEvent(String text) {
        player.seek(GoToInput.position(text, player.session().trace(), player.mayTellAll()));
    }

    private void goToSolution(String text) {
        var trace = player.session().trace();
        long recorded = trace.vocabulary().count(trace.counts(trace.length()), Role.SOLUTION);
        var name = Message.of(player.session().instance().countedEvents().result());
        positionFinder.solution(GoToInput.solution(text, recorded, trace.isEnded(), player.mayTellAll(), name));
    }

    /** The previous and the next event at the place selected on the board, or how to select one. */
    private HBox target() {
        var name = new Label();
        name.setId("go-to-spot");
        var previous = button("previous", MaterialDesignC.CHEVRON_LEFT, () -> positionFinder.repeat(false));
        var next = button("next", MaterialDesignC.CHEVRON_RIGHT, () -> positionFinder.repeat(true));
        var howToChoose = Message.of("find.how-to-choose", Shortcut.BOARD.keys(), Shortcut.FIND_NEXT.keys());
        List.of(previous, next).forEach(each -> DisabledReason.of(each, () -> howToChoose));
        var group = group(previous, name, next);
        group.getStyleClass().add("go-to-target");
        Runnable show = () -> {
            var chosen = positionFinder.targetProperty().get();
            group.pseudoClassStateChanged(CHOSEN, chosen != null);
            name.setText(
                    chosen == null
                            ? appearance.texts().localize(howToChoose)
                            : appearance.texts().localize(Message.of("find.at", chosen.name())));
            name.setDisable(chosen == null);
            previous.setDisable(chosen == null);
            next.setDisable(chosen == null);
        };
        positionFinder.targetProperty().addListener((_, _, _) -> show.run());
        appearance.texts().wordsProperty().addListener((_, _, _) -> show.run());
        show.run();
        return group;
    }

    private Button close() {
        var close = button("close", MaterialDesignC.CLOSE, () -> onClose.run());
        close.getStyleClass().add("flat");
        close.setMinWidth(Region.USE_PREF_SIZE);
        return close;
    }

    private HBox search() {
        var text = new Label();
        text.setId("go-to-searching");
        text.setMinWidth(Region.USE_PREF_SIZE);
        var bar = new ProgressBar();
        var stop = new Button();
        stop.setId("go-to-stop");
        stop.textProperty().bind(appearance.texts().of("find.stop"));
        stop.setMinWidth(Region.USE_PREF_SIZE);
        stop.setOnAction(_ -> positionFinder.stop());
        search.getStyleClass().add("go-to-search");
        search.getChildren().addAll(bar, text, stop);
        Runnable show = () -> {
            double done = positionFinder.progressProperty().get();
            Visibility.set(search, done >= 0);
            bar.setProgress(Math.max(0, done));
            text.setText(appearance.localize("find.searching", Math.max(0, done)));
        };
        positionFinder.progressProperty().addListener((_, _, _) -> show.run());
        appearance.texts().wordsProperty().addListener((_, _, _) -> show.run());
        show.run();
        return search;
    }

    private static HBox group(Node... nodes) {
        var group = new HBox(nodes);
        group.getStyleClass().add("transport-group");
        return group;
    }

    private Button named(String id, Ikon icon, Runnable action) {
        var button = button(id, icon, action);
        button.textProperty().bind(appearance.texts().of("find." + id));
        button.setMinWidth(Region.USE_PREF_SIZE);
        return button;
    }

    private Button button(String id, Ikon icon, Runnable action) {
        var button = new Button();
        button.setId("go-to-" + id);
        button.setGraphic(new FontIcon(icon));
        button.getStyleClass().add("transport-button");
        button.accessibleTextProperty().bind(appearance.texts().of("find." + id + ".help"));
        Tooltips.set(button, appearance.texts().of("find." + id + ".help"));
        button.setOnAction(_ -> {
            say(null);
            action.run();
        });
        return button;
    }

    /** Sets the action of the button that closes the bar, in place of only closing it. */
    public void setOnClose(Runnable action) {
        onClose = action;
    }

    public boolean isOpen() {
        return isVisible();
    }

    /** Opens only the query field. */
    public void openWords() {
        Visibility.set(numbers, isOpen() && numbers.isVisible());
        Visibility.set(this, true);
    }

    /** Opens the bar with focus on the event number, or closes it. */
    public void setOpen(boolean open) {
        Visibility.set(numbers, true);
        boolean had = isFocusWithin();
        Visibility.set(this, open);
        if (open) {
            offer();
            event.requestFocus();
            event.selectAll();
        } else if (had) {
            leave.run();
        }
    }
}
