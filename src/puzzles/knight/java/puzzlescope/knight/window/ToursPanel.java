package puzzlescope.knight.window;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;

/** The number of the shown tour, with buttons to the next, the previous and any other recorded one. FX thread only. */
final class ToursPanel extends VBox {

    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private static final int DIGITS = 5;

    private final TabContext context;
    private final Label heading = new Label();
    private final TextField number = new TextField();
    private final Label remark = new Label();
    private final Button previous;
    private final Button next;
    private boolean typed;
    private boolean filling;
    private long recorded;
    private long countedTo = -1;
    private @Nullable Trace counted;
    private long current;

    ToursPanel(TabContext context) {
        this.context = context;
        setId("recorded-tours");
        getStyleClass().add("panel");
        heading.getStyleClass().add("panel-heading");
        previous = button("previous-tour", MaterialDesignC.CHEVRON_LEFT);
        next = button("next-tour", MaterialDesignC.CHEVRON_RIGHT);
        previous.setOnAction(_ -> goTo(showsCompleteTour() ? current - 1 : current));
        next.setOnAction(_ -> goTo(current + 1));
        DisabledReason.of(previous, () -> Message.of("knight.tour-list.first"));
        DisabledReason.of(next, () -> Message.of("knight.tour-list.last"));
        placeNumber();
        remark.setId("tour-number-remark");
        remark.setWrapText(true);
        remark.getStyleClass().add("remark");
        var row = new HBox(previous, number, next);
        row.getStyleClass().add("tour-row");
        getChildren().addAll(heading, row, remark);
        say(Optional.empty());
    }

    private Button button(String id, Ikon icon) {
        var button = new Button();
        button.setId(id);
        button.setGraphic(new FontIcon(icon));
        button.setMinWidth(Region.USE_PREF_SIZE);
        var text = context.appearance().texts().of("knight.tour-list." + id);
        button.accessibleTextProperty().bind(text);
        Tooltips.set(button, text);
        return button;
    }

    private void placeNumber() {
        var texts = context.appearance().texts();
        number.setId("tour-number");
        number.setPrefColumnCount(DIGITS);
        number.setAlignment(Pos.CENTER);
        HBox.setHgrow(number, Priority.ALWAYS);
        number.accessibleTextProperty().bind(texts.of("knight.tour-list.number"));
        Tooltips.set(number, texts.of("knight.tour-list.number"));
        number.textProperty().addListener((_, _, text) -> {
            typed |= !filling;
            check(text);
        });
        number.setOnAction(_ -> accept());
        number.focusedProperty().addListener((_, _, focused) -> {
            if (!focused && typed) {
                typed = false;
                refresh();
            }
        });
    }

    private void check(String text) {
        try {
            if (typed) {
                parse(text);
            }
            say(Optional.empty());
        } catch (InvalidInputException refusal) {
            say(Optional.of(refusal.reason()));
        }
    }

    private long parse(String text) {
        if (recorded == 0) {
            throw new InvalidInputException(Message.of("knight.tour-list.none"));
        }
        return new NumberParameter("tour", 1, recorded, false, 1L).parse(text);
    }

    private void accept() {
        try {
            goTo(parse(number.getText()));
        } catch (InvalidInputException refusal) {
            say(Optional.of(refusal.reason()));
        }
    }

    private void goTo(long tour) {
        long position = context.player().session().trace().nth(Role.SOLUTION, tour);
        if (position < 0) {
            say(Optional.of(Message.of("knight.tour-list.not-kept", tour)));
            return;
        }
        typed = false;
        say(Optional.empty());
        context.player().seek(position);
    }

    private void say(Optional<Message> message) {
        remark.setText(message.map(context.appearance().texts()::localize).orElse(""));
        Visibility.set(remark, message.isPresent());
        remark.pseudoClassStateChanged(REFUSED, message.isPresent());
        number.pseudoClassStateChanged(REFUSED, message.isPresent());
    }

    void refresh() {
        var session = context.player().session();
        var trace = session.trace();
        count(trace, Math.min(trace.length(), context.player().revealed()));
        current = session.timeline().count(Role.SOLUTION);
        heading.setText(context.appearance()
                .localize(
                        context.player().isAllRevealed()
                                ? "knight.tour-list.heading"
                                : "knight.tour-list.heading-so-far",
                        recorded));
        previous.setDisable(showsCompleteTour() ? current <= 1 : current == 0);
        next.setDisable(trace.nth(Role.SOLUTION, current + 1) < 0);
        if (!typed) {
            fill(current == 0 ? "" : String.valueOf(current));
        }
    }

    /** Recounts the recorded tours up to a position if it has changed since the last count. */
    private void count(Trace trace, long until) {
        if (!trace.equals(counted)) {
            counted = trace;
            countedTo = -1;
            typed = false;
        }
        if (until != countedTo) {
            countedTo = until;
            recorded = trace.vocabulary().count(trace.counts(until), Role.SOLUTION);
        }
    }

    /** Returns whether the board shows a complete tour. */
    private boolean showsCompleteTour() {
        return context.player()
                .session()
                .timeline()
                .lastEvent()
                .filter(event -> event.kind().roles().contains(Role.SOLUTION))
                .isPresent();
    }

    private void fill(String text) {
        filling = true;
        number.setText(text);
        filling = false;
    }
}
