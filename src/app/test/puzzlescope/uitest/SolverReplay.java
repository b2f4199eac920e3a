package puzzlescope.uitest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.testkit.CountedByHand;

/** A run as its solver alone tells it: no trace, no timeline, every position replayed from the start. */
final class SolverReplay {

    private static final int MOST_EVENTS = 2_000_000;

    private final Instance instance;
    private final Events events = new Events();

    SolverReplay(Puzzle puzzle, Arguments arguments) {
        instance = puzzle.instance(arguments);
        instance.solver().solve(events);
    }

    /**
     * How things stand at a position.
     *
     * @param board the board
     * @param calls the open calls, the outermost first
     * @param last the event that led here
     * @param next the event that comes next
     * @param past all events that led here
     */
    record GameStatus(Board board, List<String> calls, Optional<Event> last, Optional<Event> next, List<Event> past) {

        int depth() {
            return calls.size();
        }

        long count(EventKind kind) {
            return past.stream().filter(event -> event.kind().equals(kind)).count();
        }

        long count(Role role) {
            return past.stream()
                    .filter(event -> event.kind().roles().contains(role))
                    .count();
        }
    }

    long length() {
        return events.size;
    }

    GameStatus at(long position) {
        var board = instance.board();
        var calls = new ArrayDeque<String>();
        var past = new ArrayList<Event>();
        for (int i = 0; i < position; i++) {
            board.apply(events.packed[i]);
            var event = instance.vocabulary().unpack(events.packed[i]);
            past.add(event);
            if (event.kind().roles().contains(Role.CALL)) {
                calls.addLast(event.callWithLead());
            }
            if (event.kind().roles().contains(Role.RETURN)) {
                calls.removeLast();
            }
        }
        return new GameStatus(board, List.copyOf(calls), event(position - 1), event(position), past);
    }

    /** What is counted at a position. */
    CountedByHand counted(long position) {
        return new CountedByHand(instance, Arrays.copyOf(events.packed, events.size), (int) position);
    }

    /** The phase at a position; at the start, that of the first event. */
    Optional<Message> phase(long position) {
        var phases = instance.phases();
        int phase = phases.first();
        long begunBy = 0;
        for (int i = 0; i < Math.min(Math.max(1, position), events.size); i++) {
            int begun = phases.phaseAfter(events.packed[i], phase);
            phase = begun == Phases.NONE ? phase : begun;
            begunBy = begun == Phases.NONE ? begunBy : events.packed[i];
        }
        return phase == Phases.NONE ? Optional.empty() : Optional.of(phases.name(phase, begunBy));
    }

    /** Where a step over the next call leads. */
    long afterCall(long position) {
        int depth = depth(position);
        return first(position, at -> depth(at) <= depth).orElse(length());
    }

    /** Where a step back over the last call leads. */
    long beforeCall(long position) {
        int depth = depth(position);
        for (long at = position - 1; at > 0; at--) {
            if (depth(at) <= depth) {
                return at;
            }
        }
        return 0;
    }

    /** Where the next event of a role leads; empty if none comes. */
    Optional<Long> next(long position, Role role) {
        return first(position, at -> event(at - 1).orElseThrow().kind().roles().contains(role));
    }

    private Optional<Long> first(long position, LongPredicate wanted) {
        return LongStream.rangeClosed(position + 1, length())
                .filter(wanted)
                .boxed()
                .findFirst();
    }

    private int depth(long position) {
        int depth = 0;
        for (int i = 0; i < position; i++) {
            depth += instance.vocabulary().depthChange(events.packed[i]);
        }
        return depth;
    }

    private Optional<Event> event(long number) {
        return number < 0 || number >= events.size
                ? Optional.empty()
                : Optional.of(instance.vocabulary().unpack(events.packed[(int) number]));
    }

    private static final class Events implements EventSink {

        private long[] packed = new long[1024];
        private int size;

        @Override
        public void emit(long event) {
            if (size == MOST_EVENTS) {
                throw new IllegalStateException("this run is too long to be replayed in a test");
            }
            if (size == packed.length) {
                packed = Arrays.copyOf(packed, 2 * size);
            }
            packed[size++] = event;
        }
    }
}
