package puzzlescope.learn.race;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.trace.Trace;

/** The unit of a race's playhead, of which all lanes have done the same number. */
public enum SyncUnit {
    /** Events, counted from where the lanes are aligned. */
    EVENT,
    /** Thousandths of the whole run. */
    SHARE,
    CALL(Role.CALL),
    TRY(Role.TRY),
    SOLUTION(Role.SOLUTION);

    /** The number of parts of a whole run. */
    static final int PARTS = 1_000;

    private final Optional<Role> role;

    SyncUnit(Role... role) {
        this.role = Stream.of(role).findFirst();
    }

    /** Returns the units available for these runs: those that all of them have in the phases that are compared. */
    public static List<SyncUnit> of(List<Session> lanes, ComparedPart comparedPart) {
        return Stream.of(values())
                .filter(syncUnit -> syncUnit.role.isEmpty()
                        || IntStream.range(0, lanes.size())
                                .allMatch(lane -> has(
                                        lanes.get(lane), comparedPart.starts().get(lane), syncUnit.role.get())))
                .toList();
    }

    /** Returns whether a phase from a position on has events of a role. */
    private static boolean has(Session lane, long start, Role role) {
        return Counter.spans(lane).stream()
                .filter(span -> lane.trace().phases().spanFirst(span) >= start)
                .anyMatch(span -> Counter.counts(lane, span).has(role));
    }

    public String key() {
        return "race.beat." + name().toLowerCase(Locale.ROOT);
    }

    /** Returns the number of units in the recorded part of a run from a position on. */
    long count(Session lane, long start) {
        return this == SHARE ? PARTS : head(lane, lane.trace().length(), start);
    }

    /** Returns the position of a run after {@code head} units from a position on. */
    long position(Session lane, long head, long start) {
        var trace = lane.trace();
        if (head <= 0) {
            return Math.min(start, trace.length());
        }
        if (this == EVENT) {
            return Math.min(start + head, trace.length());
        }
        if (this == SHARE) {
            return head >= PARTS ? trace.length() : start + (trace.length() - start) * head / PARTS;
        }
        return head > count(lane, start) ? trace.length() : trace.nth(role.orElseThrow(), total(trace, start) + head);
    }

    /** Returns the number of units from a position up to another one. */
    long head(Session lane, long position, long start) {
        var trace = lane.trace();
        return this == EVENT
                ? Math.max(0, position - start)
                : this == SHARE
                        ? Math.max(0, position - start) * PARTS / Math.max(1, trace.length() - start)
                        : total(trace, position) - total(trace, start);
    }

    private long total(Trace trace, long position) {
        return trace.vocabulary().count(trace.counts(Math.min(position, trace.length())), role.orElseThrow());
    }
}
