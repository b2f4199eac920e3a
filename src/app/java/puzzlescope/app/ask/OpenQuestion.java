package puzzlescope.app.ask;

import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The question in the panel, the votes on it, and the answer given. FX thread only. */
final class OpenQuestion {

    /** State of the panel. */
    enum Stage {
        /** Playback continues until the next question. */
        WAITING,
        ASKED,
        ANSWERED,
        /** No question is left. */
        OVER
    }

    private Stage stage = Stage.WAITING;
    private @Nullable Question card;
    private @Nullable Question before;
    private Votes votes = new Votes(1);
    private int given = -1;
    private long askedAt;

    void ask(Question next) {
        card = next;
        given = -1;
        votes = new Votes(next.choices().size());
        stage = Stage.ASKED;
        askedAt = System.nanoTime();
    }

    /** @param choice the number of the choice; negative if the solution is only revealed */
    void answer(int choice) {
        given = choice;
        stage = Stage.ANSWERED;
        before = null;
    }

    /** Removes the question; the earlier answer stays. */
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

    /** Shows a correct answer beside the question that followed immediately. */
    void follow(Question answered) {
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

    Optional<Question> question() {
        return Optional.ofNullable(card);
    }

    /** The question, if it is open. */
    Optional<Question> asked() {
        return question().filter(_ -> isAsked());
    }

    /** The question just answered correctly, where the next one follows immediately. */
    Optional<Question> before() {
        return Optional.ofNullable(before);
    }

    Votes votes() {
        return votes;
    }

    /** The choice given; negative if there is none. */
    int given() {
        return given;
    }

    /** Time since the question was asked. */
    Duration age() {
        return Duration.ofNanos(System.nanoTime() - askedAt);
    }
}
