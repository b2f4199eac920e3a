package puzzlescope.app.ask;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.question.PredictionGenerator;
import puzzlescope.window.player.PlaybackStop;
import puzzlescope.window.player.Player;

/** Finds the next prediction in the open run and pauses playback there. FX thread only. */
final class NextQuestionFinder implements PlaybackStop {

    /** Time limit of the search per frame. */
    private static final long NANOS = 6_000_000;

    private static final long NOWHERE = -1;

    private final Player player;
    private final QuestionSettings questionSettings;
    private final OpenQuestion open;
    private final Consumer<Question> ask;
    private @Nullable Session session;
    private @Nullable PredictionGenerator predictionGenerator;
    /** True if the run has any of the usual predictions; null until searched. */
    private @Nullable Boolean usual;
    /** True if the run has any predictions at all; null until searched. */
    private @Nullable Boolean any;

    private long passed = NOWHERE;
    private long from = NOWHERE;

    /** @param ask opens a question that was found */
    NextQuestionFinder(Player player, QuestionSettings questionSettings, OpenQuestion open, Consumer<Question> ask) {
        this.player = player;
        this.questionSettings = questionSettings;
        this.open = open;
        this.ask = ask;
    }

    /** Returns whether another run was opened since the last search. */
    boolean isOfAnotherRun() {
        return !player.session().equals(session);
    }

    /** The kinds of prediction in the recording so far. */
    Set<PredictionKind> sorts() {
        return predictions().kinds();
    }

    private PredictionGenerator predictions() {
        var known = predictionGenerator;
        if (known == null || isOfAnotherRun()) {
            session = player.session();
            known = new PredictionGenerator(session);
            predictionGenerator = known;
            usual = null;
            any = null;
            passed = NOWHERE;
        }
        return known;
    }

    @Override
    public boolean shouldStopAt(long position) {
        return questionSettings.isDueAt(position)
                && (open.isAsked() || questionAt(position).isPresent());
    }

    @Override
    public void stopped(long position) {
        if (!open.isAsked()) {
            questionAt(position).ifPresent(ask);
        }
    }

    private Optional<Question> questionAt(long position) {
        if (!questionSettings.isDueAt(position)) {
            return Optional.empty();
        }
        var all = predictions();
        return position == passed
                ? Optional.empty()
                : all.at(position, sorts(all)).map(Question::of);
    }

    /** The chosen kinds; all kinds in a run without any usual ones, such as one where everything is random. */
    private Set<PredictionKind> sorts(PredictionGenerator all) {
        if (!questionSettings.isUsual() || !all.trace().isEnded()) {
            return questionSettings.sorts();
        }
        var known = usual;
        if (known == null) {
            known = all.canAsk(questionSettings.sorts());
            usual = known;
        }
        return known ? questionSettings.sorts() : EnumSet.allOf(PredictionKind.class);
    }

    /** Returns whether nothing of the run can be predicted, which is known once it has been recorded. */
    boolean hasNothingToAsk() {
        var all = predictions();
        if (!all.trace().isEnded()) {
            return false;
        }
        var known = any;
        if (known == null) {
            known = all.canAsk(EnumSet.allOf(PredictionKind.class));
            any = known;
        }
        return !known;
    }

    @Override
    public long firstStop(long start, long limit) {
        long begun = System.nanoTime();
        long position = start;
        while (position < limit && !shouldStopAt(position)) {
            position++;
            if (System.nanoTime() - begun > NANOS) {
                break;
            }
        }
        return position;
    }

    /** Skips predictions at a position, until another is skipped. */
    void pass(long position) {
        passed = position;
    }

    /** Switches to the open run. */
    void restart() {
        predictions();
    }

    /** Forgets the skipped position and stops searching. */
    void clear() {
        passed = NOWHERE;
        from = NOWHERE;
    }

    /** Continues the search from the playhead in the next frames. */
    void resumeSearch() {
        from = position();
    }

    void stop() {
        from = NOWHERE;
    }

    boolean isSearching() {
        return from != NOWHERE;
    }

    /** Searches within a frame's time limit; returns whether no question is left. */
    boolean search() {
        var trace = player.session().trace();
        long limit = Math.min(trace.length(), last());
        long found = firstStop(Math.max(from, trace.firstKept()), limit);
        if (found < limit) {
            stopped(found);
        }
        boolean over = !open.isAsked() && found >= last();
        if (over || open.isAsked()) {
            player.seek(found);
        } else {
            from = found;
        }
        return over;
    }

    /** Returns whether the playhead is at the end of the run or of the planned part, with nothing left to ask. */
    boolean isAtEnd() {
        return position() >= last();
    }

    private long last() {
        var trace = player.session().trace();
        return Math.min(
                trace.isEnded() ? trace.length() : Long.MAX_VALUE,
                questionSettings.planned().end());
    }

    long position() {
        return player.session().timeline().position();
    }
}
