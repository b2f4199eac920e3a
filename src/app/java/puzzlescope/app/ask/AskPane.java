package puzzlescope.app.ask;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.util.StringConverter;
import puzzlescope.app.ask.OpenQuestion.Stage;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.question.PredictionKind;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.Panel;
import puzzlescope.window.control.Worded;
import puzzlescope.window.fx.SideScroll;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** The question with its choices, the feedback on the answer, and the score. FX thread only. */
public final class AskPane extends Panel {

    private static final int MOST_CHOICES = 4;
    private static final String DIGITS = "1234";
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private static final PseudoClass VOTING = PseudoClass.getPseudoClass("voting");

    private final Appearance appearance;
    private final Asking asking;
    private final MenuButton sorts = new MenuButton();
    private final ScoreView score;
    private final Label question = Worded.lines("ask-question");
    private final List<ChoiceRow> rows;
    private final Label feedback = Worded.lines("ask-feedback");
    private final Hyperlink there = new Hyperlink();
    private final Label hint = Worded.lines("ask-hint");
    private final Button next;
    private final Button skip;
    private final Button reveal;
    private final Button again;
    private final Button another;
    private final Button stop;
    private final ChoiceBox<AskMode> modes;
    private final Runnable laidOut;
    private Runnable onAnother = () -> {};
    private boolean canBeAnother;
    private List<Object> inSight = List.of();

    private final BoardAnswers clicks;
    private final Button anew;

    /**
     * Creates a panel for questions.
     *
     * @param board answers where places can
     * @param laidOut is called when a question appears or disappears
     */
    public AskPane(Appearance appearance, Player player, BoardView board, Runnable laidOut) {
        super(appearance.texts().of("ask.title"));
        this.appearance = appearance;
        this.laidOut = laidOut;
        asking = new Asking(player, new RunQuestions(appearance.texts()::words));
        clicks = new BoardAnswers(player, board, asking, this::show);
        score = new ScoreView(appearance);
        setId("ask");
        getStyleClass().add("ask");
        rows = IntStream.range(0, MOST_CHOICES)
                .mapToObj(i -> new ChoiceRow(
                        appearance,
                        i,
                        () -> asking.press(i),
                        hands -> asking.open().votes().set(i, hands)))
                .toList();
        there.setId("ask-there");
        there.setOnAction(_ -> asking.goThere());
        there.setWrapText(true);
        next = button("next", asking::next);
        next.getStyleClass().add("accent");
        skip = button("skip", asking::leave);
        reveal = button("reveal", asking::reveal);
        reveal.getStyleClass().add("accent");
        again = button("again", asking::voteAgain);
        another = button("another", () -> onAnother.run());
        var vote = new ToggleButton();
        vote.setId("ask-vote");
        vote.textProperty().bind(appearance.texts().of("ask.vote"));
        vote.selectedProperty().bindBidirectional(asking.wanted().voting());
        anew = button("anew", asking::anew);
        stop = button("stop", () -> asking.onProperty().set(false));
        modes = modes();
        sorts.setId("ask-sorts");
        sorts.textProperty().bind(appearance.texts().of("ask.sorts"));
        // Without an item nothing is shown.
        offerSorts(EnumSet.allOf(PredictionKind.class));
        sorts.setOnShowing(_ -> offerSorts(asking.there()));
        question.getStyleClass().add("ask-question");
        feedback.getStyleClass().add("ask-feedback");
        hint.getStyleClass().add("remark");
        getChildren().addAll(score.line(), question);
        getChildren().addAll(rows);
        getChildren()
                .addAll(
                        hint,
                        feedback,
                        there,
                        flow(reveal, again, next, skip, another, stop),
                        flow(modes, sorts, vote),
                        score.missed(),
                        anew);
        asking.setOnChange(this::show);
        appearance.texts().wordsProperty().addListener((_, _, _) -> show());
    }

    private static FlowPane flow(Node... nodes) {
        var row = new FlowPane(nodes);
        row.getStyleClass().add("ask-buttons");
        return row;
    }

    private Button button(String id, Runnable action) {
        var button = new Button();
        button.setId("ask-" + id);
        button.textProperty().bind(appearance.texts().of("ask." + id));
        button.setOnAction(_ -> action.run());
        return button;
    }

    private ChoiceBox<AskMode> modes() {
        var box = new ChoiceBox<AskMode>();
        box.setId("ask-mode");
        box.accessibleTextProperty().bind(appearance.texts().of("ask.mode"));
        box.getItems().setAll(AskMode.values());
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(AskMode mode) {
                return mode == null ? "" : appearance.say(mode.words());
            }

            @Override
            public AskMode fromString(String shown) {
                throw new IllegalStateException("modes are not typed");
            }
        });
        box.valueProperty().bindBidirectional(asking.wanted().mode());
        appearance.texts().wordsProperty().addListener((_, _, _) -> {
            var mode = box.getValue();
            box.getItems().setAll(AskMode.values());
            box.setValue(mode);
        });
        return box;
    }

    private void offerSorts(Set<PredictionKind> offered) {
        var items = new ArrayList<CheckMenuItem>();
        for (var kind : offered) {
            var item = new CheckMenuItem(appearance.say(kind.words()));
            item.setId("ask-sort-" + kind);
            item.setSelected(asking.wanted().isChosen(kind));
            item.setOnAction(_ -> asking.choose(kind, item.isSelected()));
            items.add(item);
        }
        sorts.getItems().setAll(items);
    }

    public Asking asking() {
        return asking;
    }

    /** Sets the action that starts another run of the kind. */
    public void setOnAnother(Runnable action) {
        onAnother = action;
        canBeAnother = true;
    }

    /** Handles a key: digits answer, Enter continues. */
    public boolean press(KeyEvent key) {
        boolean plain = !key.isShortcutDown() && !key.isAltDown() && !key.isShiftDown();
        if (!asking.onProperty().get() || !plain || key.getEventType() != KeyEvent.KEY_PRESSED) {
            return false;
        }
        int digit = DIGITS.indexOf(key.getText());
        if (asking.isAsking() && !key.getText().isEmpty() && digit >= 0) {
            asking.press(digit);
            return true;
        }
        boolean enter = key.getCode() == KeyCode.ENTER;
        if (enter && asking.isAsking() && asking.wanted().voting().get()) {
            asking.reveal();
            return true;
        }
        if (enter && !asking.isAsking()) {
            asking.next();
            return true;
        }
        return false;
    }

    /** Updates the clickable answers after the board was drawn. */
    public void look() {
        clicks.look();
    }

    /** Returns whether another frame is needed to search for questions or clickable places. */
    public boolean isLooking() {
        boolean looking = clicks.isLooking();
        return looking || asking.isLooking();
    }

    private void show() {
        laidOut.run();
        var stage = asking.open().stage();
        var card = asking.open().card();
        boolean asked = stage == Stage.ASKED;
        boolean answered = stage == Stage.ANSWERED && card.isPresent();
        boolean questions = asking.wanted().mode().get() == AskMode.QUESTIONS;
        question.setText(appearance.say(card.map(Card::question).orElseGet(this::waiting)));
        for (int i = 0; i < rows.size(); i++) {
            showRow(rows.get(i), i, card, asked);
        }
        pseudoClassStateChanged(VOTING, asking.wanted().voting().get());
        boolean voting = asked && asking.wanted().voting().get();
        Visibility.set(hint, asked && !voting);
        int choices = card.map(each -> each.choices().size()).orElse(0);
        hint.setText(appearance.say(clicks.mayClick() ? "ask.keys-or-click" : "ask.keys", choices));
        var told = answered ? card : asking.open().before();
        Visibility.set(feedback, told.isPresent());
        told.ifPresent(each -> showFeedback(each, answered));
        Visibility.set(there, questions && card.filter(Card::hasPlace).isPresent());
        card.ifPresent(each -> there.setText(appearance.say("ask.there", each.position())));
        Visibility.set(next, !asked && !(asking.isPlanned() && asking.open().isOver()) && !asking.isInVain());
        Visibility.set(skip, asked && !voting);
        Visibility.set(reveal, voting);
        Visibility.set(again, voting && asking.open().votes().rounds() == 1);
        Visibility.set(another, !asked && asking.wanted().mode().get() == AskMode.MOVES && canBeAnother);
        Visibility.set(sorts, asking.wanted().mode().get() == AskMode.PREDICT && !asking.isPlanned());
        Visibility.set(modes, !asking.isPlanned());
        Visibility.set(stop, !asking.isPlanned());
        score.show(asking.score(), asked);
        Visibility.set(anew, asking.score().whole().all() > 0 && !asked && !asking.isPlanned());
        if (!inSight.equals(List.of(stage, card))) {
            inSight = List.of(stage, card);
            SideScroll.bringIntoSight(answered ? next : question);
            SideScroll.bringIntoSight(answered ? feedback : question);
        }
    }

    private Message waiting() {
        if (asking.isInVain()) {
            return Message.of("ask.in-vain");
        }
        if (asking.open().isOver()) {
            return Message.of("ask.over");
        }
        if (asking.wanted().mode().get() == AskMode.QUESTIONS) {
            return Message.of(asking.questions().isMaking() ? "ask.making" : "ask.waiting-questions");
        }
        return Message.of("ask.waiting");
    }

    private void showRow(ChoiceRow row, int number, Optional<Card> card, boolean asked) {
        boolean there = card.filter(each -> number < each.choices().size()).isPresent();
        Visibility.set(row, there);
        card.filter(_ -> there).ifPresent(each -> {
            boolean right = !asked && number == each.answer();
            row.show(
                    each.choices().get(number),
                    asked,
                    right,
                    !asked && !right && number == asking.open().given());
            if (!asking.wanted().voting().get()) {
                row.hideVotes();
            } else if (asked) {
                row.askHands(asking.open().votes().hands(number));
            } else {
                row.showBars(asking.open().votes(), number, question.getFont().getSize());
            }
        });
    }

    private void showFeedback(Card card, boolean answered) {
        boolean counted = !answered || asking.open().given() >= 0;
        boolean right = !answered || asking.open().given() == card.answer();
        feedback.pseudoClassStateChanged(RIGHT, counted && right);
        feedback.pseudoClassStateChanged(WRONG, counted && !right);
        var key = !counted ? "ask.shown" : right ? "ask.right" : "ask.wrong";
        feedback.setText(appearance.say(key, card.reason()));
    }
}
