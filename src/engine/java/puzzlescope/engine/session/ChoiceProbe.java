package puzzlescope.engine.session;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.run.Solver;

/** Runs an algorithm until its first choice from a position on. For one run, on its thread. */
final class ChoiceProbe implements EventSink {

    private static final int BETWEEN_LOOKS = 1 << 12;

    private final long skipped;
    private final long from;
    private final long until;
    private final Runnable checkWanted;
    private long position;
    private long choices;
    private long candidates;
    private int own;

    /** @param skipped the number of choices to skip */
    ChoiceProbe(long skipped, long from, long until, Runnable checkWanted) {
        this.skipped = skipped;
        this.from = from;
        this.until = until;
        this.checkWanted = checkWanted;
    }

    /** Runs the algorithm and returns whether it makes a choice before {@code until}. */
    boolean isFoundBy(Solver solver) {
        try {
            solver.solve(this);
        } catch (RunStoppedException stopped) {
            if (candidates == 0 && position < until) {
                throw stopped;
            }
        }
        return candidates != 0;
    }

    /** Returns the number of the choice, counted as in {@link Branch#choice}. */
    long number() {
        return choices - 1;
    }

    long position() {
        return position;
    }

    long candidates() {
        return candidates;
    }

    /** Returns the algorithm's own choice. */
    int defaultChoice() {
        return own;
    }

    Branch branch(int candidate) {
        return new Branch(number(), candidate, position);
    }

    @Override
    public void emit(long event) {
        position++;
        if (position >= until) {
            throw new RunStoppedException();
        }
        if (position % BETWEEN_LOOKS == 0) {
            checkWanted.run();
        }
    }

    @Override
    public int choose(long possible, int first) {
        if (Long.bitCount(possible) > 1 && choices++ >= skipped && position >= from) {
            candidates = possible;
            own = first;
            throw new RunStoppedException();
        }
        return first;
    }

    @Override
    public boolean mayBranch() {
        return true;
    }

    @Override
    public void checkStopped() {
        checkWanted.run();
    }
}
