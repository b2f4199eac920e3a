package puzzlescope.learn.race;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;

/** What the lanes of a race have done equally much of wherever the playhead stands. */
public enum Beat {
    /** Events, counted from where the lanes were lined up. */
    EVENT,
    /** Thousandths of the whole run. */
    SHARE,
    CALL(Role.CALL),
    TRY(Role.TRY),
    SOLUTION(Role.SOLUTION);

    /** How many parts a whole run has. */
    static final int PARTS = 1_000;

    private final Optional<Role> role;

    Beat(Role... role) {
        this.role = Stream.of(role).findFirst();
    }

    /** Those by which these runs can be watched: what all of them do. */
    public static List<Beat> of(List<Session> lanes) {
        return Stream.of(values())
                .filter(beat -> beat.role
                        .filter(role -> lanes.stream()
                                .anyMatch(lane -> !lane.instance().counted().has(role)))
                        .isEmpty())
                .toList();
    }

    /** The key of what it is called. */
    public String key() {
        return "race.beat." + name().toLowerCase(Locale.ROOT);
    }

    /** How many there are in what is recorded of a run. */
    long count(Session lane) {
        var trace = lane.trace();
        return this == EVENT
                ? trace.length()
                : this == SHARE ? PARTS : trace.vocabulary().count(trace.counts(trace.length()), role.orElseThrow());
    }

    /** The position of a run after so many. */
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

    /** How many come before a position. */
    long head(Session lane, long position) {
        var trace = lane.trace();
        return this == EVENT
                ? position
                : this == SHARE
                        ? position * PARTS / Math.max(1, trace.length())
                        : trace.vocabulary().count(trace.counts(position), role.orElseThrow());
    }
}
