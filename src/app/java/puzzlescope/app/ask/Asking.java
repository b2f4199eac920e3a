package puzzlescope.app.ask;

import java.util.EnumSet;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import puzzlescope.learn.question.PredictionKind;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.Veiled;

/**
 * Asks before the film goes on: holds it where a question is due, takes the answer, shows what comes, and counts. FX thread only.
 */
public final class Asking {

    private final Player player;
    private final Wanted wanted = new Wanted();
    private final OpenQuestion open = new OpenQuestion();
    private final Score score = new Score();
    private final Lookout lookout;
    private final RunQuestions questions;
    private Runnable changed = () -> {};

    /** @param questions asks about whole runs */
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

    /** Whether questions are asked. */
    public BooleanProperty onProperty() {
        return wanted.on();
    }

    /** Whether a question waits for its answer. */
    public boolean isAsking() {
        return open.isAsked();
    }

    /** Whether the next question is still looked for, so that another frame is wanted. */
    public boolean isLooking() {
        return wanted.on().get() && open.isWaiting() && lookout.isLooking();
    }

    /** What stays hidden: while a question waits, and until none is left where it is planned which steps are asked. */
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

    /** Asks what is planned of the run that is open, until another is. */
    public void follow(AskPlan next) {
        leavePlan();
        wanted.on().set(false);
        wanted.planned().follow(next, player.session());
        questions.follow(next);
        wanted.mode().set(next.mode());
        wanted.on().set(true);
    }

    /** Asks nothing any more, and later on what a person chooses; nothing if nothing is planned. */
    public void leavePlan() {
        if (isPlanned()) {
            wanted.planned().leave();
            wanted.on().set(false);
            questions.follow(null);
            wanted.mode().set(AskMode.PREDICT);
            score.clear();
        }
    }

    /** Whether it is planned what is asked. */
    public boolean isPlanned() {
        return wanted.planned().is();
    }

    /** Whether no step of the run can be asked about before it comes. */
    boolean isInVain() {
        return wanted.on().get() && !wanted.isAboutRun() && lookout.isInVain();
    }

    /** What is to be asked. */
    Wanted wanted() {
        return wanted;
    }

    /** What stands in the panel. */
    OpenQuestion open() {
        return open;
    }

    Score score() {
        return score;
    }

    RunQuestions questions() {
        return questions;
    }

    /** Asks for a sort, or no longer. */
    public void choose(PredictionKind kind, boolean isWanted) {
        wanted.choose(kind, isWanted);
        begin();
    }

    /** The sorts that the run has, as far as it is recorded; all while nothing is. */
    Set<PredictionKind> there() {
        var there = lookout.sorts();
        return there.isEmpty() ? EnumSet.allOf(PredictionKind.class) : there;
    }

    /** Forgets what is asked, and what was answered before in another mode. */
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

    /** Takes the answer, and shows what comes. */
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

    /** One more hand for a choice, or the answer itself where nobody votes. */
    void press(int choice) {
        var votes = open.votes();
        if (wanted.voting().get() && open.isAsked() && choice < votes.choices()) {
            votes.set(choice, votes.hands(choice) + 1);
            tell();
        } else {
            answer(choice);
        }
    }

    /** Shows the answer to those who have voted. */
    void reveal() {
        answer(open.votes().winner());
    }

    void voteAgain() {
        open.votes().again();
        tell();
    }

    /** Shows what comes without an answer that counts; gives whether a question was open. */
    public boolean leave() {
        boolean asked = open.isAsked();
        answer(-1);
        return asked;
    }

    /** Goes on to the next question. */
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

    /** Asks the first of the questions that were made, unless one stands there. */
    private void nextIfNone() {
        if (open.card().isEmpty()) {
            next();
        }
    }

    /** Goes back to where the question is asked. */
    void goThere() {
        open.card().filter(Card::hasPlace).ifPresent(asked -> player.seek(asked.position()));
    }

    /** Begins to count anew. */
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

    /** Called once a frame: looks on for the next question, and forgets one whose place the film has left. */
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
