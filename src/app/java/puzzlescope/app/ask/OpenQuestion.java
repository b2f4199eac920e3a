package puzzlescope.app.ask;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The question that stands in the panel, how the class votes on it, and what was answered. FX thread only. */
final class OpenQuestion {

    /** What stands in the panel. */
    enum Stage {
        /** The film goes on until the next question. */
        WAITING,
        ASKED,
        ANSWERED,
        /** No question is left. */
        OVER
    }

    private Stage stage = Stage.WAITING;
    private @Nullable Card card;
    private @Nullable Card before;
    private Votes votes = new Votes(1);
    private int given = -1;
    private long askedAt;

    void ask(Card next) {
        card = next;
        given = -1;
        votes = new Votes(next.choices().size());
        stage = Stage.ASKED;
        askedAt = System.nanoTime();
    }

    /** @param choice the number of the choice; negative if what comes is only shown */
    void answer(int choice) {
        given = choice;
        stage = Stage.ANSWERED;
        before = null;
    }

    /** Takes the question away; what was answered before it stays. */
    void waitForNext() {
        card = null;
        stage = Stage.WAITING;
    }

    void end() {
        card = null;
        stage = Stage.OVER;
    }

    void clear() {
        waitForNext();
        before = null;
    }

    /** Shows what was answered rightly beside the question that followed at once. */
    void follow(Card answered) {
        before = answered;
    }

    Stage stage() {
        return stage;
    }

    boolean isAsked() {
        return stage == Stage.ASKED;
    }

    boolean isOver() {
        return stage == Stage.OVER;
    }

    boolean isWaiting() {
        return stage == Stage.WAITING;
    }

    Optional<Card> card() {
        return Optional.ofNullable(card);
    }

    /** The question, if it waits for its answer. */
    Optional<Card> asked() {
        return card().filter(_ -> isAsked());
    }

    /** What was just answered rightly, where the next question follows at once. */
    Optional<Card> before() {
        return Optional.ofNullable(before);
    }

    Votes votes() {
        return votes;
    }

    /** The choice that was given; negative if none was. */
    int given() {
        return given;
    }

    /** How long ago it was asked. */
    Duration age() {
        return Duration.ofNanos(System.nanoTime() - askedAt);
    }
}
