package puzzlescope.window.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;

/**
 * Expressions of calls, in which the calls that have returned are replaced by their values, such as {@code = 2 +
 * fib(2)}. FX thread only.
 */
final class CallExpressions {

    /** The most steps of a call that are looked at. */
    private static final int MOST_STEPS = 64;

    private final Session session;
    private @Nullable Timeline elsewhere;

    /**
     * A call that was made.
     *
     * @param value what it returned; empty if it is open
     */
    private record Call(String call, Optional<String> value) {}

    /**
     * The latest steps of a call.
     *
     * @param calls those that it made, in their order; in a person's program those of its line
     * @param step the line of a person's program, or else the latest step that is no call; empty if there is none
     */
    private record Steps(List<Call> calls, Optional<Event> step) {}

    CallExpressions(Session session) {
        this.session = session;
    }

    /** Returns the expression of the innermost open call at a position; empty if there is none to be shown. */
    String at(CallFrame frame, long position) {
        var opened = event(frame.opened());
        var steps = steps(frame, position);
        if (opened.isEmpty() || steps.isEmpty()) {
            return "";
        }
        var step = steps.get().step.orElse(opened.get());
        var expression = session.instance().calls().expression(opened.get(), step, () -> variables(position));
        for (var made : steps.get().calls) {
            int place = expression.indexOf(made.call);
            boolean isVoid = made.value.filter(String::isEmpty).isPresent();
            if (place < 0 && isVoid) {
                continue;
            }
            if (place < 0 || isVoid) {
                return "";
            }
            var value = made.value.orElse(made.call);
            expression = expression.substring(0, place) + value + expression.substring(place + made.call.length());
        }
        return expression;
    }

    private List<Variable> variables(long position) {
        var timeline = elsewhere;
        if (timeline == null) {
            timeline = session.newTimeline();
            elsewhere = timeline;
        }
        timeline.seek(position);
        return session.variables(timeline);
    }

    /** Goes back through the steps of a call, over the calls that it made; empty if there are too many. */
    private Optional<Steps> steps(CallFrame frame, long position) {
        var calls = new ArrayList<Call>();
        Optional<Event> step = Optional.empty();
        int line = 0;
        long at = position;
        for (int i = 0; i < MOST_STEPS && at > frame.opened() + 1; i++) {
            long before = session.trace().previousDepthAtMost(at, frame.depth());
            if (before < frame.opened()) {
                return Optional.empty();
            }
            boolean isCall = before < at - 1;
            if (isCall) {
                calls.add(new Call(
                        event(before).map(Event::call).orElse(""), event(at - 1).map(Event::result)));
            } else if (event(before).orElse(null) instanceof ProgramEvent.LineEntered entered) {
                boolean isSame = line == 0 || line == entered.to();
                if (isSame) {
                    line = entered.to();
                    step = Optional.of(entered);
                }
                if (!isSame || !entered.resumed()) {
                    return Optional.of(new Steps(calls.reversed(), step));
                }
            } else if (step.isEmpty()) {
                step = event(before);
            }
            at = before;
        }
        return at > frame.opened() + 1 ? Optional.empty() : Optional.of(new Steps(calls.reversed(), step));
    }

    private Optional<Event> event(long number) {
        var packed = new long[1];
        return number >= 0 && session.trace().copy(number, packed, 0, 1) == 1
                ? Optional.of(session.trace().vocabulary().unpack(packed[0]))
                : Optional.empty();
    }
}
