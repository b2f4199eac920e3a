package puzzlescope.queens.picture;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.WalkEvent.LastRowYielded;
import puzzlescope.queens.event.WalkEvent.RowYielded;
import puzzlescope.queens.event.WalkEvent.SolutionFound;
import puzzlescope.queens.event.WalkEvent.ValueReturned;

/**
 * The solutions of one recording, numbered from 1 in order of discovery, and the position among them. Nothing is stored
 * per solution: queries look it up in the recording, and only the last answers are cached. FX thread only.
 */
public final class RecordedSolutions {

    private static final int REMEMBERED = 1 << 9;

    private final Session session;
    private final Timeline end;
    private final Timeline reader;
    private final long[] numbers = new long[REMEMBERED];
    private final long[] placements = new long[REMEMBERED];
    private final FundamentalSolutions fundamentalSolutions = new FundamentalSolutions(this);
    private long lost;
    private long recorded;
    private long shown;
    private long passed;
    private boolean atSolution;
    private boolean complete;

    public RecordedSolutions(Session session) {
        this.session = session;
        end = session.newTimeline();
        reader = session.newTimeline();
    }

    public Session session() {
        return session;
    }

    public FundamentalSolutions fundamentals() {
        return fundamentalSolutions;
    }

    public int queens() {
        return ((WalkBoard) reader.board()).n();
    }

    /** Updates to the recorded length; solutions after a position are not among the shown ones. */
    public void follow(long until) {
        var trace = session.trace();
        boolean solved = session.run().outcome().equals(Optional.of(RunOutcome.SOLVED));
        end.seek(trace.length());
        recorded = end.count(Role.SOLUTION);
        shown = until >= trace.length() ? recorded : trace.vocabulary().count(trace.counts(until), Role.SOLUTION);
        trace.keyframeBefore(trace.firstKept())
                .ifPresent(oldest -> lost = trace.vocabulary().count(oldest.counts(), Role.SOLUTION));
        passed = session.timeline().count(Role.SOLUTION);
        var event = session.timeline().lastEvent().orElse(null);
        atSolution = event instanceof SolutionFound
                || event instanceof LastRowYielded
                || event instanceof RowYielded
                || event instanceof ValueReturned;
        complete = solved && lost == 0 && until >= trace.length();
    }

    /** Number of the first solutions that are no longer kept. */
    public long droppedCount() {
        return lost;
    }

    /** Number of recorded solutions, kept or not. */
    public long recorded() {
        return recorded;
    }

    public long shown() {
        return shown;
    }

    /** Number of solutions up to the position. */
    public long countSoFar() {
        return passed;
    }

    /** The number of the solution at the position, or 0. */
    public long current() {
        return atSolution ? passed : 0;
    }

    /** The number of the last solution before the position, or 0 if none is kept. */
    public long previous() {
        long number = atSolution ? passed - 1 : passed;
        return number > lost ? number : 0;
    }

    /** The number of the first solution after the position, or 0 if there is none. */
    public long next() {
        long number = Math.max(passed, lost) + 1;
        return number <= recorded ? number : 0;
    }

    /** Returns whether these are all solutions that exist, and all are kept and shown. */
    public boolean areComplete() {
        return complete;
    }

    /** The position at which a solution is on the board; empty if it is not kept or not yet recorded. */
    public OptionalLong position(long number) {
        long position = session.trace().nth(Role.SOLUTION, number);
        return position < 0 ? OptionalLong.empty() : OptionalLong.of(position);
    }

    /** The columns of the last recorded solution; none if there is no solution. */
    int[] last() {
        var last = recorded == 0 ? OptionalLong.empty() : placement(recorded);
        return last.isEmpty()
                ? new int[0]
                : IntStream.range(0, queens())
                        .map(row -> WalkBoard.column(last.getAsLong(), row))
                        .toArray();
    }

    /** A solution as {@link WalkBoard#placement} has it; empty if it is not kept or not yet recorded. */
    public OptionalLong placement(long number) {
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
