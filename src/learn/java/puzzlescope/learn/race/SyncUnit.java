package puzzlescope.learn.race;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;

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

    /** Returns the units available for these runs: those that occur in all of them. */
    public static List<SyncUnit> of(List<Session> lanes) {
        return Stream.of(values())
                .filter(syncUnit -> syncUnit.role
                        .filter(role -> lanes.stream()
                                .anyMatch(
                                        lane -> !lane.instance().countedEvents().has(role)))
                        .isEmpty())
                .toList();
    }

    /** Returns the message key of its name. */
    public String key() {
        return "race.beat." + name().toLowerCase(Locale.ROOT);
    }

    /** Returns the number of units in the recorded part of a run. */
    long count(Session lane) {
        var trace = lane.trace();
        return this == EVENT
                ? trace.length()
                : this == SHARE ? PARTS : trace.vocabulary().count(trace.counts(trace.length()), role.orElseThrow());
    }

    /** Returns the position of a run after {@code head} units. */
    long position(Session lane, long head) {
        var trace = lane.trace();
        if (head <= 0) {
            return 0;
        }
        if (this == EVENT) {
            return Math.min(head, trace.length());
        }
        if (this == SHARE) {
            return head >= PARTS ? trace.length() : trace.length() * head / PARTS;
        }
        return head > count(lane) ? trace.length() : trace.nth(role.orElseThrow(), head);
    }

    /** Returns the number of units before a position. */
    long head(Session lane, long position) {
        var trace = lane.trace();
        return this == EVENT
                ? position
                : this == SHARE
                        ? position * PARTS / Math.max(1, trace.length())
                        : trace.vocabulary().count(trace.counts(position), role.orElseThrow());
    }
}
