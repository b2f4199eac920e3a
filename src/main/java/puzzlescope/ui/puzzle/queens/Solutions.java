package puzzlescope.ui.puzzle.queens;

import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.queens.board.WalkBoard;
import puzzlescope.core.puzzle.queens.event.WalkEvent.LastRowYielded;
import puzzlescope.core.puzzle.queens.event.WalkEvent.RowYielded;
import puzzlescope.core.puzzle.queens.event.WalkEvent.SolutionFound;
import puzzlescope.core.puzzle.queens.event.WalkEvent.ValueReturned;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.session.Session;

/**
 * The solutions of one recording, numbered from 1 as they are found, and where the position stands among them. Nothing is
 * kept for each solution: what is asked for is looked up in the recording, and only the last answers are remembered. FX
 * thread only.
 */
final class Solutions {

    private static final int REMEMBERED = 1 << 9;

    private final Session session;
    private final Timeline end;
    private final Timeline reader;
    private final long[] numbers = new long[REMEMBERED];
    private final long[] placements = new long[REMEMBERED];
    private final Fundamentals fundamentals = new Fundamentals(this);
    private long lost;
    private long recorded;
    private long passed;
    private boolean atSolution;
    private boolean complete;

    Solutions(Session session) {
        this.session = session;
        end = session.newTimeline();
        reader = session.newTimeline();
    }

    Session session() {
        return session;
    }

    Fundamentals fundamentals() {
        return fundamentals;
    }

    /** How many queens a solution has. */
    int queens() {
        return ((WalkBoard) reader.board()).n();
    }

    /** Takes notice of how far the recording and the position have come. */
    void follow() {
        var trace = session.trace();
        boolean solved = session.run().outcome().equals(Optional.of(Outcome.SOLVED));
        end.seek(trace.length());
        recorded = end.count(Role.SOLUTION);
        trace.keyframeBefore(trace.firstKept())
                .ifPresent(oldest -> lost = trace.vocabulary().count(oldest.counts(), Role.SOLUTION));
        passed = session.timeline().count(Role.SOLUTION);
        var event = session.timeline().lastEvent().orElse(null);
        atSolution = event instanceof SolutionFound
                || event instanceof LastRowYielded
                || event instanceof RowYielded
                || event instanceof ValueReturned;
        complete = solved && lost == 0;
    }

    /** How many are no longer kept: the first ones. */
    long lost() {
        return lost;
    }

    /** How many are recorded, kept or not. */
    long recorded() {
        return recorded;
    }

    /** How many come up to the position. */
    long passed() {
        return passed;
    }

    /** The number of the solution that the position is at, or 0. */
    long current() {
        return atSolution ? passed : 0;
    }

    /** The number of the last solution before the position, or 0 if there is none that is kept. */
    long previous() {
        long number = atSolution ? passed - 1 : passed;
        return number > lost ? number : 0;
    }

    /** The number of the first solution after the position, or 0 if there is none. */
    long next() {
        long number = Math.max(passed, lost) + 1;
        return number <= recorded ? number : 0;
    }

    /** Whether these are all solutions that there are, and all are kept. */
    boolean areComplete() {
        return complete;
    }

    /** The position at which a solution stands on the board; empty if it is not kept or not yet recorded. */
    OptionalLong position(long number) {
        long position = session.trace().nth(Role.SOLUTION, number);
        return position < 0 ? OptionalLong.empty() : OptionalLong.of(position);
    }

    /** A solution as {@link WalkBoard#placement} has it; empty if it is not kept or not yet recorded. */
    OptionalLong placement(long number) {
        int slot = (int) (number % REMEMBERED);
        if (numbers[slot] == number) {
            return OptionalLong.of(placements[slot]);
        }
        var position = position(number);
        position.ifPresent(reader::seek);
        if (position.isEmpty() || reader.position() != position.getAsLong()) {
            return OptionalLong.empty();
        }
        numbers[slot] = number;
        placements[slot] = ((WalkBoard) reader.board()).placement();
        return OptionalLong.of(placements[slot]);
    }
}
