package puzzlescope.ui.ask;

import java.time.Duration;
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
    private @Nullable AskPlan plan;
    private @Nullable Session planned;
    private long askedAt;

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

    /** Asks what is planned of the run that is open, until another is. */
    public void follow(AskPlan next) {
        leavePlan();
        on.set(false);
        plan = next;
        planned = player.session();
        questions.follow(next);
        mode.set(next.mode());
        on.set(true);
    }

    /** Asks nothing any more, and later on what a person chooses; nothing if nothing is planned. */
    public void leavePlan() {
        if (plan != null) {
            plan = null;
            planned = null;
            on.set(false);
            questions.follow(null);
            mode.set(AskMode.PREDICT);
            score.clear();
        }
    }

    /** Whether it is planned what is asked. */
    public boolean isPlanned() {
        return plan != null;
    }

    private boolean isStale() {
        return plan != null && !player.session().equals(planned);
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
        if (plan != null) {
            return plan.sorts().isEmpty() ? USUAL : plan.sorts();
        }
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
        if (isStale()) {
            leavePlan();
            return;
        }
        if (plan != null && card != null && stage == Stage.ASKED && mode.get() == AskMode.QUESTIONS) {
            questions.giveBack(card);
        }
        card = null;
        before = null;
        stage = Stage.WAITING;
        lookedFrom = on.get() && mode.get() == AskMode.MOVES ? position() : -1;
        passed = -1;
        if (on.get() && mode.get() == AskMode.QUESTIONS) {
            questions.make(player.session(), this::nextIfNone);
        }
        changed.run();
    }

    private boolean isGate() {
        return on.get() && mode.get() != AskMode.QUESTIONS;
    }

    @Override
    public boolean holds(long position) {
        if (!isGate() || plan != null && !plan.has(position)) {
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
        askedAt = System.nanoTime();
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
            tell(asked, choice);
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

    private void tell(Card asked, int choice) {
        if (plan != null) {
            plan.listener()
                    .answered(new AskPlan.Answered(
                            asked.id(),
                            asked.question(),
                            asked.choices().get(choice),
                            asked.choices().get(asked.answer()),
                            choice == asked.answer(),
                            Duration.ofNanos(System.nanoTime() - askedAt).toSeconds()));
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
        var asked = questions.next();
        if (asked.isEmpty() && questions.isMaking()) {
            card = null;
            stage = Stage.WAITING;
            changed.run();
        } else if (asked.isEmpty()) {
            end();
        } else {
            if (asked.get().hasPlace()) {
                player.seek(asked.get().position());
            }
            ask(asked.get());
        }
    }

    /** Asks the first of the questions that were made, unless one stands there. */
    private void nextIfNone() {
        if (card == null) {
            next();
        }
    }

    /** Goes back to where the question is asked. */
    void goThere() {
        var asked = card;
        if (asked != null && asked.hasPlace()) {
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
        if (plan != null) {
            player.pause();
            plan.listener().over();
        }
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
        if (isGate() && plan != null && stage == Stage.WAITING && position() >= last()) {
            end();
        }
        if (lookedFrom >= 0 && stage == Stage.WAITING) {
            look();
        }
    }

    private void look() {
        var trace = player.session().trace();
        long end = Math.min(trace.length(), last());
        long found = reach(Math.max(lookedFrom, trace.firstKept()), end);
        if (stage == Stage.ASKED) {
            player.seek(found);
        } else if (found >= last()) {
            player.seek(end);
            end();
        } else {
            lookedFrom = found;
            player.invalidate();
        }
    }

    /** Where nothing is left to be asked: at the end of the run or of what is planned. */
    private long last() {
        var trace = player.session().trace();
        long recorded = trace.isEnded() ? trace.length() : Long.MAX_VALUE;
        return plan == null ? recorded : Math.min(recorded, plan.end());
    }

    private long position() {
        return player.session().timeline().position();
    }
}
