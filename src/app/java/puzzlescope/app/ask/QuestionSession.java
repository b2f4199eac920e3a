package puzzlescope.app.ask;

import java.util.EnumSet;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.window.player.HiddenPart;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Player.Motion;

/**
 * A session of questions during playback: pauses where one is due, takes the answer, reveals the solution, and keeps
 * the score. FX thread only.
 */
public final class QuestionSession {

    private final Player player;
    private final QuestionSettings questionSettings = new QuestionSettings();
    private final OpenQuestion open = new OpenQuestion();
    private final AnswerScore ownScore = new AnswerScore();
    /** A class's answers are not a person's. */
    private final AnswerScore classScore = new AnswerScore();

    private final NextQuestionFinder nextQuestionFinder;
    private final QuestionQueue questions;
    private Runnable changed = () -> {};

    /** @param questions generates questions about whole runs */
    QuestionSession(Player player, QuestionQueue questions) {
        this.player = player;
        this.questions = questions;
        nextQuestionFinder = new NextQuestionFinder(player, questionSettings, open, this::ask);
        questionSettings.on().addListener((_, _, asking) -> {
            begin();
            player.setStop(asking ? nextQuestionFinder : null);
            if (asking && !isPlanned() && player.motionProperty().get() == Motion.PAUSED) {
                next();
            }
        });
        questionSettings.mode().addListener((_, _, _) -> begin());
        questionSettings.voting().addListener((_, _, _) -> tell());
    }

    void setOnChange(Runnable action) {
        changed = action;
    }

    public BooleanProperty onProperty() {
        return questionSettings.on();
    }

    public boolean isAsking() {
        return open.isAsked();
    }

    /** Returns whether the search for the next question needs another frame. */
    public boolean isSearching() {
        return questionSettings.on().get() && open.isWaiting() && nextQuestionFinder.isSearching();
    }

    /** The hidden part of the run: while a question is open, and in a planned prediction until no question is left. */
    private HiddenPart veiled() {
        if (open.isAsked()) {
            return questionSettings.isAboutRun() ? HiddenPart.ALL : HiddenPart.NEXT;
        }
        boolean toCome = isPlanned() && questionSettings.mode().get() == QuestionMode.PREDICT && !open.isOver();
        return toCome ? HiddenPart.AHEAD : HiddenPart.NOTHING;
    }

    private void tell() {
        player.hiddenPartProperty().set(veiled());
        changed.run();
    }

    /** Follows a plan for the open run, until another is set. */
    public void follow(QuestionPlan next) {
        cancelPlan();
        questionSettings.on().set(false);
        clearScores();
        questionSettings.planned().follow(next, player.session());
        questions.follow(next);
        questionSettings.mode().set(next.mode());
        questionSettings.on().set(true);
    }

    /** Stops asking and returns to a person's choice; does nothing without a plan. */
    public void cancelPlan() {
        if (isPlanned()) {
            questionSettings.planned().cancel();
            questionSettings.on().set(false);
            questions.follow(null);
            questionSettings.mode().set(QuestionMode.PREDICT);
            clearScores();
            // Also where a person has left the questions before.
            tell();
        }
    }

    public boolean isPlanned() {
        return questionSettings.planned().is();
    }

    /** Returns whether no step of the run can be predicted. */
    boolean hasNothingToAsk() {
        return questionSettings.on().get() && !questionSettings.isAboutRun() && nextQuestionFinder.hasNothingToAsk();
    }

    /** Returns whether a planned set of questions has none left, so that there is no next one. */
    boolean isPlanDone() {
        boolean asksAll = questionSettings.mode().get() == QuestionMode.QUESTIONS;
        return isPlanned() && (open.isOver() || asksAll && !questions.isMaking() && questions.isEmpty());
    }

    QuestionSettings settings() {
        return questionSettings;
    }

    /** The content of the panel. */
    OpenQuestion open() {
        return open;
    }

    /** The score that counts now: the class's while it votes, else a person's own. */
    AnswerScore score() {
        return questionSettings.voting().get() ? classScore : ownScore;
    }

    private void clearScores() {
        ownScore.clear();
        classScore.clear();
    }

    QuestionQueue questions() {
        return questions;
    }

    /** Includes or excludes a kind of prediction. */
    public void choose(PredictionKind kind, boolean isWanted) {
        questionSettings.choose(kind, isWanted);
        begin();
    }

    /** The kinds of prediction in the recording so far; all while nothing is recorded. */
    Set<PredictionKind> availableKinds() {
        var there = nextQuestionFinder.sorts();
        return there.isEmpty() ? EnumSet.allOf(PredictionKind.class) : there;
    }

    /** Clears the open question, and earlier answers of another mode. */
    private void begin() {
        if (questionSettings.planned().isForAnother(player.session())) {
            cancelPlan();
            return;
        }
        nextQuestionFinder.restart();
        if (isPlanned() && questionSettings.mode().get() == QuestionMode.QUESTIONS) {
            open.asked().ifPresent(questions::putBack);
        }
        open.clear();
        nextQuestionFinder.clear();
        if (questionSettings.isForMoves()) {
            nextQuestionFinder.resumeSearch();
        }
        if (questionSettings.isAboutRun()) {
            questions.make(player.session(), this::nextIfNone);
        }
        tell();
    }

    private void ask(Question next) {
        open.ask(next);
        nextQuestionFinder.stop();
        tell();
    }

    /** Takes the answer and reveals the solution. */
    void answer(int choice) {
        open.asked().filter(asked -> choice < asked.choices().size()).ifPresent(asked -> take(asked, choice));
    }

    private void take(Question asked, int choice) {
        if (choice >= 0) {
            score().add(asked.sort(), choice == asked.answer());
            questionSettings.planned().notifyAnswered(asked, choice, open.age());
        }
        open.answer(choice);
        nextQuestionFinder.pass(asked.position());
        tell();
        if (questionSettings.mode().get() != QuestionMode.QUESTIONS) {
            player.seek(asked.until());
        }
        if (questionSettings.isForMoves() && choice == asked.answer()) {
            next();
            open.follow(asked);
            tell();
        }
    }

    /** Adds a vote for a choice, or answers with it outside of voting. */
    void choose(int choice) {
        var votes = open.votes();
        if (questionSettings.voting().get() && open.isAsked() && choice < votes.choices()) {
            votes.set(choice, votes.hands(choice) + 1);
            tell();
        } else {
            answer(choice);
        }
    }

    /** Reveals the answer after a vote. */
    void reveal() {
        answer(open.votes().winner());
    }

    void voteAgain() {
        open.votes().again();
        tell();
    }

    /** Reveals the solution without counting; returns whether a question was open. */
    public boolean skip() {
        boolean asked = open.isAsked();
        answer(-1);
        return asked;
    }

    /** Reveals the answer to the open question, or asks the next one; returns whether there is any. */
    public boolean advance() {
        if (!questionSettings.on().get() || !open.isAsked() && open.isOver()) {
            return false;
        }
        if (!open.isAsked()) {
            next();
        } else if (questionSettings.voting().get()) {
            reveal();
        } else {
            skip();
        }
        return true;
    }

    void next() {
        if (!questionSettings.on().get() || open.isAsked()) {
            return;
        }
        if (questionSettings.isAboutRun()) {
            nextAboutRun();
            return;
        }
        player.pause();
        open.waitForNext();
        nextQuestionFinder.resumeSearch();
        tell();
        tick();
    }

    private void nextAboutRun() {
        var asked = questions.next();
        if (asked.isPresent()) {
            asked.filter(Question::hasPlace).ifPresent(question -> player.seek(question.position()));
            ask(asked.get());
        } else if (questions.isMaking()) {
            open.waitForNext();
            tell();
        } else {
            end();
        }
    }

    /** Asks the first generated question, unless one is open. */
    private void nextIfNone() {
        if (open.question().isEmpty()) {
            next();
        }
    }

    void goToQuestion() {
        open.question().filter(Question::hasPlace).ifPresent(asked -> player.seek(asked.position()));
    }

    void resetScore() {
        score().clear();
        begin();
    }

    private void end() {
        open.end();
        nextQuestionFinder.stop();
        tell();
        questionSettings.planned().listener().ifPresent(listener -> {
            player.pause();
            listener.finished();
        });
    }

    /** Called once a frame: continues the search for the next question, and drops one whose position has been left. */
    public void tick() {
        if (!questionSettings.on().get()) {
            return;
        }
        if (nextQuestionFinder.isOfAnotherRun()) {
            begin();
        }
        if (questionSettings.isAboutRun()) {
            return;
        }
        if (open.question().filter(this::isLeft).isPresent()) {
            open.waitForNext();
            tell();
        }
        if (open.isWaiting() && isOver()) {
            end();
        }
    }

    private boolean isOver() {
        boolean isPast = isPlanned() && nextQuestionFinder.isAtEnd();
        return isPast || nextQuestionFinder.isSearching() && nextQuestionFinder.search();
    }

    private boolean isLeft(Question question) {
        return nextQuestionFinder.position() != (open.isAsked() ? question.position() : question.until());
    }
}
