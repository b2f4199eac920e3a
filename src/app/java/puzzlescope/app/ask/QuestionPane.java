package puzzlescope.app.ask;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Control;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import puzzlescope.app.ask.OpenQuestion.Stage;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.fx.SideScroll;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** The question with its choices, the feedback on the answer, and the score. FX thread only. */
public final class QuestionPane extends Panel {

    private static final int MOST_CHOICES = 4;
    private static final String DIGITS = "1234";
    private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private static final PseudoClass VOTING = PseudoClass.getPseudoClass("voting");

    private final Appearance appearance;
    private final QuestionSession questionSession;
    private final MenuButton sorts = new MenuButton();
    private final ScoreView score;
    private final Label question = LocalizedControls.lines("ask-question");
    private final List<ChoiceRow> rows;
    private final Label feedback = LocalizedControls.lines("ask-feedback");
    private final Hyperlink there = new Hyperlink();
    private final Label hint = LocalizedControls.lines("ask-hint");
    private final Button next;
    private final Button skip;
    private final Button reveal;
    private final Button again;
    private final Button another;
    private final Button stop;
    private final ChoiceBox<QuestionMode> modes;
    private final Runnable laidOut;
    private Runnable onAnother = () -> {};
    private boolean canBeAnother;
    private List<Object> inSight = List.of();

    private final BoardAnswers clicks;
    private final Button anew;
    /** The ways on, always at the same place, whatever is said above. */
    private final VBox foot;

    /**
     * Creates a panel for questions.
     *
     * @param board answers where places can
     * @param laidOut is called when a question appears or disappears
     */
    public QuestionPane(Appearance appearance, Player player, BoardView board, Runnable laidOut) {
        super(appearance.texts().of("ask.title"));
        this.appearance = appearance;
        this.laidOut = laidOut;
        questionSession = new QuestionSession(player, new QuestionQueue());
        clicks = new BoardAnswers(player, board, questionSession, this::show);
        score = new ScoreView(appearance);
        setId("ask");
        getStyleClass().add("ask");
        rows = IntStream.range(0, MOST_CHOICES)
                .mapToObj(i -> new ChoiceRow(
                        appearance,
                        i,
                        () -> questionSession.choose(i),
                        hands -> questionSession.open().votes().set(i, hands),
                        questionSession::reveal))
                .toList();
        there.setId("ask-there");
        there.setOnAction(_ -> questionSession.goToQuestion());
        there.setWrapText(true);
        next = button("next", questionSession::next);
        next.getStyleClass().add("accent");
        skip = button("skip", questionSession::skip);
        reveal = button("reveal", questionSession::reveal);
        reveal.getStyleClass().add("accent");
        again = button("again", questionSession::voteAgain);
        another = button("another", () -> onAnother.run());
        var vote = new ToggleButton();
        vote.setId("ask-vote");
        vote.textProperty().bind(appearance.texts().of("ask.vote"));
        vote.selectedProperty().bindBidirectional(questionSession.settings().voting());
        anew = button("anew", questionSession::resetScore);
        stop = button("stop", () -> questionSession.onProperty().set(false));
        modes = modes();
        sorts.setId("ask-sorts");
        sorts.textProperty().bind(appearance.texts().of("ask.sorts"));
        // Without an item nothing is shown.
        offerSorts(EnumSet.allOf(PredictionKind.class));
        sorts.setOnShowing(_ -> offerSorts(questionSession.availableKinds()));
        question.getStyleClass().add("ask-question");
        feedback.getStyleClass().add("ask-feedback");
        hint.getStyleClass().add("remark");
        getChildren().addAll(score.line(), question);
        getChildren().addAll(rows);
        getChildren().addAll(hint, feedback, there, flow(vote, modes, sorts), score.missed(), anew);
        var ways = flow(again, another, stop);
        ways.getChildren().addFirst(atOnePlace(ways, reveal, skip, next));
        foot = new VBox(ways);
        foot.getStyleClass().add("ask-foot");
        foot.setMinHeight(USE_PREF_SIZE);
        questionSession.setOnChange(this::show);
        appearance.texts().wordsProperty().addListener((_, _, _) -> show());
    }

    private static FlowPane flow(Control... controls) {
        var row = LocalizedControls.flow(controls);
        row.getStyleClass().add("ask-buttons");
        return row;
    }

    /** Buttons of which one is shown at a time, always with the size of the largest. */
    private static StackPane atOnePlace(FlowPane row, Button... ways) {
        var place = new StackPane(ways);
        place.setMinWidth(0);
        for (var way : ways) {
            LocalizedControls.wrap(way);
            way.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        }
        place.maxWidthProperty().bind(row.widthProperty());
        return place;
    }

    private Button button(String id, Runnable action) {
        var button = new Button();
        button.setId("ask-" + id);
        button.textProperty().bind(appearance.texts().of("ask." + id));
        button.setOnAction(_ -> action.run());
        return button;
    }

    private ChoiceBox<QuestionMode> modes() {
        var box = new ChoiceBox<QuestionMode>();
        box.setId("ask-mode");
        box.accessibleTextProperty().bind(appearance.texts().of("ask.mode"));
        box.getItems().setAll(QuestionMode.values());
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(QuestionMode mode) {
                return mode == null ? "" : appearance.localize(mode.displayName());
            }

            @Override
            public QuestionMode fromString(String shown) {
                throw new IllegalStateException("modes are not typed");
            }
        });
        box.valueProperty().bindBidirectional(questionSession.settings().mode());
        appearance.texts().wordsProperty().addListener((_, _, _) -> {
            var mode = box.getValue();
            box.getItems().setAll(QuestionMode.values());
            box.setValue(mode);
        });
        return box;
    }

    private void offerSorts(Set<PredictionKind> offered) {
        var items = new ArrayList<CheckMenuItem>();
        for (var kind : offered) {
            var item = new CheckMenuItem(appearance.localize(kind.displayName()));
            item.setId("ask-sort-" + kind);
            item.setSelected(questionSession.settings().isChosen(kind));
            item.setOnAction(_ -> questionSession.choose(kind, item.isSelected()));
            items.add(item);
        }
        sorts.getItems().setAll(items);
    }

    /** The buttons that lead on, which stay where they are while the pane scrolls. */
    public VBox foot() {
        return foot;
    }

    public QuestionSession session() {
        return questionSession;
    }

    /** Sets the action that starts another run of the kind. */
    public void setOnAnotherRun(Runnable action) {
        onAnother = action;
        canBeAnother = true;
    }

    /** Handles a key: digits answer, Enter continues. */
    public boolean handleKey(KeyEvent key) {
        boolean plain = !key.isShortcutDown() && !key.isAltDown() && !key.isShiftDown();
        if (!questionSession.onProperty().get() || !plain || key.getEventType() != KeyEvent.KEY_PRESSED) {
            return false;
        }
        int digit = DIGITS.indexOf(key.getText());
        if (questionSession.isAsking() && !key.getText().isEmpty() && digit >= 0) {
            questionSession.choose(digit);
            return true;
        }
        boolean enter = key.getCode() == KeyCode.ENTER;
        if (enter
                && questionSession.isAsking()
                && questionSession.settings().voting().get()) {
            questionSession.reveal();
            return true;
        }
        if (enter && !questionSession.isAsking()) {
            questionSession.next();
            return true;
        }
        // It may have been meant for the next question, which is open already.
        return enter && !isFocusWithin() && !foot.isFocusWithin();
    }

    /** Updates the clickable answers after the board was drawn. */
    public void boardDrawn() {
        clicks.startSearch();
    }

    /** Returns whether another frame is needed to search for questions or clickable places. */
    public boolean needsFrame() {
        boolean looking = clicks.continueSearch();
        return looking || questionSession.isSearching();
    }

    private void show() {
        laidOut.run();
        var stage = questionSession.open().stage();
        var card = questionSession.open().question();
        boolean asked = stage == Stage.ASKED;
        boolean answered = stage == Stage.ANSWERED && card.isPresent();
        boolean questions = questionSession.settings().mode().get() == QuestionMode.QUESTIONS;
        question.setText(appearance.localize(card.map(Question::question).orElseGet(this::waiting)));
        for (int i = 0; i < rows.size(); i++) {
            showRow(rows.get(i), i, card, asked);
        }
        pseudoClassStateChanged(VOTING, questionSession.settings().voting().get());
        boolean voting = asked && questionSession.settings().voting().get();
        Visibility.set(hint, asked && !voting);
        int choices = card.map(each -> each.choices().size()).orElse(0);
        hint.setText(appearance.localize(clicks.acceptsClick() ? "ask.keys-or-click" : "ask.keys", choices));
        var told = answered ? card : questionSession.open().before();
        Visibility.set(feedback, told.isPresent());
        told.ifPresent(each -> showFeedback(each, answered));
        Visibility.set(there, questions && card.filter(Question::hasPlace).isPresent());
        card.ifPresent(each -> there.setText(appearance.localize("ask.there", each.position())));
        next.setVisible(!asked && !questionSession.isPlanDone() && !questionSession.hasNothingToAsk());
        skip.setVisible(asked && !voting);
        reveal.setVisible(voting);
        // Its room stays, so that the others stay where they are.
        again.setManaged(questionSession.settings().voting().get());
        again.setVisible(voting && questionSession.open().votes().rounds() == 1);
        another.setManaged(questionSession.settings().mode().get() == QuestionMode.MOVES && canBeAnother);
        another.setVisible(another.isManaged() && !asked);
        Visibility.set(
                sorts, questionSession.settings().mode().get() == QuestionMode.PREDICT && !questionSession.isPlanned());
        Visibility.set(modes, !questionSession.isPlanned());
        Visibility.set(stop, !questionSession.isPlanned());
        score.show(questionSession.score(), questionSession.settings().voting().get(), asked);
        Visibility.set(anew, questionSession.score().whole().all() > 0 && !asked && !questionSession.isPlanned());
        if (!inSight.equals(List.of(stage, card))) {
            inSight = List.of(stage, card);
            SideScroll.scrollIntoView(answered ? feedback : question);
        }
    }

    private Message waiting() {
        if (questionSession.hasNothingToAsk()) {
            return Message.of("ask.in-vain");
        }
        if (questionSession.open().isOver()) {
            return Message.of("ask.over");
        }
        if (questionSession.settings().mode().get() == QuestionMode.QUESTIONS) {
            return Message.of(questionSession.questions().isMaking() ? "ask.making" : "ask.waiting-questions");
        }
        return Message.of("ask.waiting");
    }

    private void showRow(ChoiceRow row, int number, Optional<Question> card, boolean asked) {
        boolean there = card.filter(each -> number < each.choices().size()).isPresent();
        Visibility.set(row, there);
        card.filter(_ -> there).ifPresent(each -> {
            boolean right = !asked && number == each.answer();
            row.show(
                    each.choices().get(number),
                    asked,
                    right,
                    !asked && !right && number == questionSession.open().given());
            if (!questionSession.settings().voting().get()) {
                row.hideVotes();
            } else if (asked) {
                row.promptForHands(questionSession.open().votes().hands(number));
            } else {
                row.showBars(
                        questionSession.open().votes(),
                        number,
                        question.getFont().getSize());
            }
        });
    }

    private void showFeedback(Question card, boolean answered) {
        boolean counted = !answered || questionSession.open().given() >= 0;
        boolean right = !answered || questionSession.open().given() == card.answer();
        feedback.pseudoClassStateChanged(RIGHT, counted && right);
        feedback.pseudoClassStateChanged(WRONG, counted && !right);
        var given = counted && !right ? card.whys().get(questionSession.open().given()) : card.reason();
        boolean isOwn = !given.equals(card.reason());
        var key = !counted ? "ask.shown" : right ? "ask.right" : isOwn ? "ask.wrong-why" : "ask.wrong";
        var told = Message.of(key, card.reason(), given);
        feedback.setText(appearance.localize(card.idea()
                .map(idea -> Message.of("predict.reason-and-idea", told, idea))
                .orElse(told)));
    }
}
