package puzzlescope.knight.search;

import static puzzlescope.engine.event.FlagField.bit;
import static puzzlescope.knight.event.KnightCountEvent.Kind.COUNT_GIVEN_UP;
import static puzzlescope.knight.event.KnightCountEvent.Kind.SQUARE_DECIDED;
import static puzzlescope.knight.event.KnightCountEvent.Kind.SWEEP_BEGAN;
import static puzzlescope.knight.event.KnightCountEvent.Kind.TOURS_COUNTED;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.knight.event.KnightCountEvent;
import puzzlescope.knight.event.KnightCountEvent.Sweep;
import puzzlescope.knight.fast.Frontier;
import puzzlescope.knight.fast.Frontier.Kind;
import puzzlescope.knight.fast.FrontierCount;
import puzzlescope.knight.space.Square;

/**
 * Counts the closed tours of a board, those from a start and those from every square, without constructing any.
 *
 * <p>Source: {@link FrontierCount}. Input: rows and columns, the shorter side at most {@value Frontier#WIDEST}, and the
 * start. Output: three numbers. Time and space: linear in the longer side, exponential in the shorter; it gives up at
 * {@value #MOST_STATES} states or more than {@link KnightCountEvent#MOST_TOURS} tours. Deterministic. A board without tours
 * has the count 0.
 */
public record FrontierSweeps(int rows, int columns, Square start) implements Solver {

    /** The greatest length of the shorter side. */
    public static final int WIDEST = Frontier.WIDEST;

    private static final int MOST_STATES = 4_000_000;

    @Override
    public RunOutcome solve(EventSink sink) {
        int before = 0;
        long found = 0;
        for (var sweep : Sweep.values()) {
            sink.emit(SWEEP_BEGAN, sweep.ordinal(), before);
            before = rows * columns;
            long tours = count(sweep, sink);
            if (tours < 0) {
                return RunOutcome.GAVE_UP;
            }
            sink.emit(TOURS_COUNTED, sweep.ordinal(), tours);
            found = tours;
        }
        return found > 0 ? RunOutcome.SOLVED : RunOutcome.NO_SOLUTION;
    }

    /** Returns the number of tours of one pass, or -1 if it gives up. */
    private long count(Sweep sweep, EventSink sink) {
        int width = Math.min(rows, columns);
        int length = Math.max(rows, columns);
        int place = rows <= columns ? start.column() * width + start.row() : start.row() * width + start.column();
        var kind = sweep == Sweep.CLOSED ? Kind.CLOSED : Kind.OPEN;
        var count = new FrontierCount(new Frontier(width, length, kind, sweep == Sweep.START ? place : -1));
        try {
            while (count.hasNext()) {
                count.advance(sink::checkStopped);
                sink.emit(SQUARE_DECIDED, count.squares(), count.states());
                if (count.states() > MOST_STATES) {
                    sink.emit(COUNT_GIVEN_UP, bit(true));
                    return -1;
                }
            }
        } catch (ArithmeticException tooMany) {
            return giveUp(sink);
        }
        long tours = count.tours() * (sweep == Sweep.ALL ? 2 : 1);
        return tours > KnightCountEvent.MOST_TOURS ? giveUp(sink) : tours;
    }

    private static long giveUp(EventSink sink) {
        sink.emit(COUNT_GIVEN_UP, bit(false));
        return -1;
    }
}
