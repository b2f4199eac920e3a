package puzzlescope.app.ask;

import java.util.EnumSet;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import puzzlescope.learn.question.PredictionKind;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Veiled;

/**
 * A session of questions during playback: pauses where one is due, takes the answer, reveals the solution, and keeps
 * the score. FX thread only.
 */
public final class Asking {

    private final Player player;
    private final Wanted wanted = new Wanted();
    private final OpenQuestion open = new OpenQuestion();
    private final Score score = new Score();
    private final Lookout lookout;
    private final RunQuestions questions;
    private Runnable changed = () -> {};

    /** @param questions generates questions about whole runs */
    Asking(Player player, RunQuestions questions) {
        this.player = player;
        this.questions = questions;
        lookout = new Lookout(player, wanted, open, this::ask);
        wanted.on().addListener((_, _, asking) -> {
            begin();
            player.hold(asking ? lookout : null);
        });
        wanted.mode().addListener((_, _, _) -> begin());
        wanted.voting().addListener((_, _, _) -> tell());
    }

    void setOnChange(Runnable action) {
        changed = action;
    }

    /** True if questions are asked. */
    public BooleanProperty onProperty() {
        return wanted.on();
    }

    /** Returns whether a question is open. */
    public boolean isAsking() {
        return open.isAsked();
    }

    /** Returns whether the search for the next question needs another frame. */
    public boolean isLooking() {
        return wanted.on().get() && open.isWaiting() && lookout.isLooking();
    }

    /** The hidden part of the run: while a question is open, and in a planned prediction until no question is left. */
    private Veiled veiled() {
        if (open.isAsked()) {
            return wanted.isAboutRun() ? Veiled.ALL : Veiled.NEXT;
        }
        boolean toCome = isPlanned() && wanted.mode().get() == AskMode.PREDICT && !open.isOver();
        return toCome ? Veiled.AHEAD : Veiled.NOTHING;
    }

    private void tell() {
        player.veiledProperty().set(veiled());
        changed.run();
    }

    /** Follows a plan for the open run, until another is set. */
    public void follow(AskPlan next) {
        leavePlan();
        wanted.on().set(false);
        wanted.planned().follow(next, player.session());
        questions.follow(next);
        wanted.mode().set(next.mode());
        wanted.on().set(true);
    }

    /** Stops asking and returns to a person's choice; does nothing without a plan. */
    public void leavePlan() {
        if (isPlanned()) {
            wanted.planned().leave();
            wanted.on().set(false);
            questions.follow(null);
            wanted.mode().set(AskMode.PREDICT);
            score.clear();
        }
    }

    /** Returns whether questions are planned. */
    public boolean isPlanned() {
        return wanted.planned().is();
    }

    /** Returns whether no step of the run can be predicted. */
    boolean isInVain() {
        return wanted.on().get() && !wanted.isAboutRun() && lookout.isInVain();
    }

    /** The settings of questions. */
    Wanted wanted() {
        return wanted;
    }

    /** The content of the panel. */
    OpenQuestion open() {
        return open;
    }

    Score score() {
        return score;
    }

    RunQuestions questions() {
        return questions;
    }

    /** Includes or excludes a kind of prediction. */
    public void choose(PredictionKind kind, boolean isWanted) {
        wanted.choose(kind, isWanted);
        begin();
    }

    /** The kinds of prediction in the recording so far; all while nothing is recorded. */
    Set<PredictionKind> there() {
        var there = lookout.sorts();
        return there.isEmpty() ? EnumSet.allOf(PredictionKind.class) : there;
    }

    /** Clears the open question, and earlier answers of another mode. */
    private void begin() {
        if (wanted.planned().isForAnother(player.session())) {
            leavePlan();
            return;
        }
        if (isPlanned() && wanted.mode().get() == AskMode.QUESTIONS) {
            open.asked().ifPresent(questions::giveBack);
        }
        open.clear();
        lookout.clear();
        if (wanted.isForMoves()) {
            lookout.lookOn();
        }
        if (wanted.isAboutRun()) {
            questions.make(player.session(), this::nextIfNone);
        }
        tell();
    }

    private void ask(Card next) {
        open.ask(next);
        lookout.stop();
        tell();
    }

    /** Takes the answer and reveals the solution. */
    void answer(int choice) {
        open.asked().filter(asked -> choice < asked.choices().size()).ifPresent(asked -> take(asked, choice));
    }

    private void take(Card asked, int choice) {
        if (choice >= 0) {
            score.add(asked.sort(), choice == asked.answer());
            wanted.planned().tell(asked, choice, open.age());
        }
        open.answer(choice);
        lookout.pass(asked.position());
        tell();
        if (wanted.mode().get() != AskMode.QUESTIONS) {
            player.seek(asked.until());
        }
        if (wanted.isForMoves() && choice == asked.answer()) {
            next();
            open.follow(asked);
            tell();
        }
    }

    /** Adds a vote for a choice, or answers with it outside of voting. */
    void press(int choice) {
        var votes = open.votes();
        if (wanted.voting().get() && open.isAsked() && choice < votes.choices()) {
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
    public boolean leave() {
        boolean asked = open.isAsked();
        answer(-1);
        return asked;
    }

    /** Continues to the next question. */
    void next() {
        if (!wanted.on().get() || open.isAsked()) {
            return;
        }
        if (wanted.isAboutRun()) {
            nextAboutRun();
            return;
        }
        player.pause();
        open.waitForNext();
        lookout.lookOn();
        tell();
        tick();
    }

    private void nextAboutRun() {
        var asked = questions.next();
        if (asked.isPresent()) {
            asked.filter(Card::hasPlace).ifPresent(card -> player.seek(card.position()));
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
        if (open.card().isEmpty()) {
            next();
        }
    }

    /** Goes to the position of the question. */
    void goThere() {
        open.card().filter(Card::hasPlace).ifPresent(asked -> player.seek(asked.position()));
    }

    /** Resets the score. */
    void anew() {
        score.clear();
        begin();
    }

    private void end() {
        open.end();
        lookout.stop();
        tell();
        wanted.planned().listener().ifPresent(listener -> {
            player.pause();
            listener.over();
        });
    }

    /** Called once a frame: continues the search for the next question, and drops one whose position has been left. */
    public void tick() {
        if (!wanted.on().get()) {
            return;
        }
        if (lookout.isOfAnotherRun()) {
            lookout.renew();
            begin();
        }
        if (wanted.isAboutRun()) {
            return;
        }
        if (open.card().filter(this::isLeft).isPresent()) {
            open.waitForNext();
            tell();
        }
        if (open.isWaiting() && isOver()) {
            end();
        }
    }

    private boolean isOver() {
        boolean isPast = isPlanned() && lookout.isAtEnd();
        return isPast || lookout.isLooking() && lookout.look();
    }

    private boolean isLeft(Card card) {
        return lookout.position() != (open.isAsked() ? card.position() : card.until());
    }
}
