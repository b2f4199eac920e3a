package puzzlescope.engine.check;

import java.util.function.Consumer;

/** A rule that the runs of every puzzle keep. Numbers that do not match the fields of their events are found by solving. */
public enum RunRule {
    PACKING(EventRules::packing),
    UNDO(BoardRules::undo),
    SNAPSHOT(BoardRules::snapshot),
    SEEK(BoardRules::seek),
    ORDER(EventRules::order),
    SENTENCES(EventRules::sentences),
    /** A rule for selected runs, since others may end before anything changes. */
    STORY(MeasureRules::story),
    MEASURE_WORDS(MeasureRules::words),
    MEASURE(MeasureRules::recorded),
    PHASES(MeasureRules::phases),
    PENDING_STATES(MeasureRules::pending);

    private final Consumer<CheckedRun> check;

    RunRule(Consumer<CheckedRun> check) {
        this.check = check;
    }

    void check(CheckedRun run) {
        check.accept(run);
    }
}
