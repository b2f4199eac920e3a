package puzzlescope.ui.ask;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongPredicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Target;
import puzzlescope.core.session.Session;
import puzzlescope.question.PredictionKind;
import puzzlescope.question.Predictions;
import puzzlescope.question.Question;
import puzzlescope.ui.player.Gate;
import puzzlescope.ui.player.Player;

/**
 * Asks before the film goes on: holds it where a question is due, takes the answer, shows what comes, and counts. FX thread only.
 */
public final class Asking implements Gate {

    /** What stands in the panel. */
    enum Stage {
        /** The film goes on until the next question. */
        WAITING,
        ASKED,
        ANSWERED,
        /** No question is left. */
        OVER
    }

    /** Looking for a question may take so long in a frame. */
    private static final long NANOS = 6_000_000;

    private static final Set<PredictionKind> USUAL = Set.of(
            PredictionKind.VERDICT,
            PredictionKind.TAKE,
            PredictionKind.VALUE,
            PredictionKind.BACK,
            PredictionKind.MOVE);

    private final Player player;
    private final BooleanProperty on = new SimpleBooleanProperty();
    private final ObjectProperty<AskMode> mode = new SimpleObjectProperty<>(AskMode.PREDICT);
    private final BooleanProperty voting = new SimpleBooleanProperty();
    private final Set<PredictionKind> chosen = EnumSet.copyOf(USUAL);
    private final Score score = new Score();
    private final RunQuestions questions;
    private Runnable changed = () -> {};

    private @Nullable Session session;
    private @Nullable Predictions predictions;
    private @Nullable Card card;
    private Votes votes = new Votes(1);
    private int given = -1;
    private Stage stage = Stage.WAITING;
    private long passed = -1;
    private long lookedFrom = -1;
    private @Nullable Card before;

    /** @param questions asks about whole runs */
    Asking(Player player, RunQuestions questions) {
        this.player = player;
        this.questions = questions;
        on.addListener((_, _, asking) -> {
            begin();
            player.hold(asking ? this : null);
        });
        mode.addListener((_, _, _) -> begin());
        voting.addListener((_, _, _) -> changed.run());
    }

    void setOnChange(Runnable action) {
        changed = action;
    }

    /** Whether questions are asked. */
    public BooleanProperty onProperty() {
        return on;
    }

    ObjectProperty<AskMode> modeProperty() {
        return mode;
    }

    /** Whether a class votes before the answer is shown. */
    BooleanProperty votingProperty() {
        return voting;
    }

    /** Whether a question waits for its answer. */
    public boolean isAsking() {
        return stage == Stage.ASKED;
    }

    Stage stage() {
        return stage;
    }

    Optional<Card> card() {
        return Optional.ofNullable(card);
    }

    /** What was just answered rightly, where the next question follows at once. */
    Optional<Card> before() {
        return Optional.ofNullable(before);
    }

    Votes votes() {
        return votes;
    }

    /** The choice that was given; -1 if none was. */
    int given() {
        return given;
    }

    Score score() {
        return score;
    }

    RunQuestions questions() {
        return questions;
    }

    /** The sorts that are asked for, whether or not the run has them. */
    Set<PredictionKind> chosen() {
        return chosen;
    }

    /** Asks for a sort, or no longer. */
    public void choose(PredictionKind kind, boolean wanted) {
        if (wanted) {
            chosen.add(kind);
        } else {
            chosen.remove(kind);
        }
        begin();
    }

    /** The sorts that the run has, as far as it is recorded; all while nothing is. */
    Set<PredictionKind> there() {
        var there = predictions().kinds();
        return there.isEmpty() ? EnumSet.allOf(PredictionKind.class) : there;
    }

    private Set<PredictionKind> wanted() {
        return mode.get() == AskMode.MOVES ? PredictionKind.MOVES : chosen;
    }

    private Predictions predictions() {
        var known = predictions;
        if (known == null || !player.session().equals(session)) {
            session = player.session();
            known = new Predictions(session);
            predictions = known;
            passed = -1;
        }
        return known;
    }

    /** Forgets what is asked, and what was answered before in another mode. */
    private void begin() {
        card = null;
        before = null;
        stage = Stage.WAITING;
        lookedFrom = on.get() && mode.get() == AskMode.MOVES ? position() : -1;
        passed = -1;
        if (on.get() && mode.get() == AskMode.QUESTIONS) {
            questions.make(player.session(), this::next);
        }
        changed.run();
    }

    private boolean isGate() {
        return on.get() && mode.get() != AskMode.QUESTIONS;
    }

    @Override
    public boolean holds(long position) {
        if (!isGate()) {
            return false;
        }
        var all = predictions();
        if (stage == Stage.ASKED) {
            return true;
        }
        if (position == passed) {
            return false;
        }
        var asked = all.at(position, wanted());
        asked.ifPresent(each -> ask(Card.of(each)));
        return asked.isPresent();
    }

    @Override
    public long reach(long from, long limit) {
        long start = System.nanoTime();
        long position = from;
        while (position < limit && !holds(position)) {
            position++;
            if (System.nanoTime() - start > NANOS) {
                break;
            }
        }
        return position;
    }

    private void ask(Card next) {
        card = next;
        given = -1;
        votes = new Votes(next.choices().size());
        stage = Stage.ASKED;
        lookedFrom = -1;
        changed.run();
    }

    /** Takes the answer, and shows what comes. */
    void answer(int choice) {
        var asked = card;
        if (stage != Stage.ASKED || asked == null || choice >= asked.choices().size()) {
            return;
        }
        given = choice;
        if (choice >= 0) {
            score.add(asked.sort(), choice == asked.answer());
        }
        stage = Stage.ANSWERED;
        passed = asked.position();
        before = null;
        changed.run();
        if (mode.get() != AskMode.QUESTIONS) {
            player.seek(asked.until());
        }
        if (mode.get() == AskMode.MOVES && choice == asked.answer()) {
            next();
            before = asked;
            changed.run();
        }
    }

    /** Answers by a place of the board; gives whether a question was open. */
    boolean answer(List<Target> places) {
        var asked = card;
        if (stage != Stage.ASKED || asked == null || !asked.ofPlaces() || voting.get()) {
            return false;
        }
        for (var place : places) {
            LongPredicate touches = place.touches();
            int choice = asked.touched().applyAsInt(touches);
            if (choice >= 0) {
                answer(choice);
                return true;
            }
        }
        player.tell(Message.of("ask.not-there"));
        return true;
    }

    /** One more hand for a choice, or the answer itself where nobody votes. */
    void press(int choice) {
        if (voting.get() && stage == Stage.ASKED && choice < votes.choices()) {
            votes.set(choice, votes.hands(choice) + 1);
            changed.run();
        } else {
            answer(choice);
        }
    }

    /** Shows the answer to those who have voted. */
    void reveal() {
        answer(votes.winner());
    }

    void voteAgain() {
        votes.again();
        changed.run();
    }

    /** Shows what comes without an answer that counts; gives whether a question was open. */
    public boolean leave() {
        if (stage != Stage.ASKED) {
            return false;
        }
        answer(-1);
        return true;
    }

    /** Goes on to the next question. */
    void next() {
        if (!on.get() || stage == Stage.ASKED) {
            return;
        }
        if (mode.get() != AskMode.QUESTIONS) {
            player.pause();
            card = null;
            stage = Stage.WAITING;
            lookedFrom = position();
            changed.run();
            tick();
            return;
        }
        Optional<Question> question = questions.next();
        question.ifPresentOrElse(
                asked -> {
                    player.seek(asked.position());
                    ask(Card.of(asked));
                },
                this::end);
    }

    /** Goes back to where the question is asked. */
    void goThere() {
        var asked = card;
        if (asked != null) {
            player.seek(asked.position());
        }
    }

    /** Begins to count anew. */
    void anew() {
        score.clear();
        begin();
    }

    private void end() {
        card = null;
        stage = Stage.OVER;
        lookedFrom = -1;
        changed.run();
    }

    /** Called once a frame: looks on for the next question, and forgets one whose place the film has left. */
    public void tick() {
        if (!on.get()) {
            return;
        }
        if (!player.session().equals(session)) {
            predictions();
            begin();
        }
        var asked = card;
        if (asked != null && mode.get() != AskMode.QUESTIONS) {
            long there = stage == Stage.ASKED ? asked.position() : asked.until();
            if (position() != there) {
                card = null;
                stage = Stage.WAITING;
                changed.run();
            }
        }
        if (lookedFrom >= 0 && stage == Stage.WAITING) {
            look();
        }
    }

    private void look() {
        var trace = player.session().trace();
        long end = trace.length();
        long found = reach(Math.max(lookedFrom, trace.firstKept()), end);
        if (stage == Stage.ASKED) {
            player.seek(found);
        } else if (found >= end && trace.isEnded()) {
            player.seek(end);
            end();
        } else {
            lookedFrom = found;
            player.invalidate();
        }
    }

    private long position() {
        return player.session().timeline().position();
    }
}
