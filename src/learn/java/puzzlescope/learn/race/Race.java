package puzzlescope.learn.race;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.session.Session;

/**
 * Runs of a puzzle side by side, with one playhead for all. Their recordings may still grow. One thread.
 *
 * <p>The playhead counts beats. Where a beat is an event, the lanes may have been lined up: then each is ahead by as many
 * events as were said.
 */
public final class Race {

    /** How many lanes there can be. */
    public static final int MOST = 3;

    /** So many events of a run that goes on are enough to compare it. */
    private static final long ENOUGH = 100_000;

    private final List<Session> lanes = new ArrayList<>();
    private final List<Long> ahead = new ArrayList<>();
    private Beat beat = Beat.EVENT;
    private long head;

    /** The runs, from left to right; whoever reads the list must not change it. */
    public List<Session> lanes() {
        return lanes;
    }

    /** Puts a run into a lane, in place of one that was there, or as the next lane; lanes are not lined up any more. */
    public void put(int lane, Session session) {
        if (lane == lanes.size()) {
            lanes.add(session);
            ahead.add(0L);
        } else {
            lanes.set(lane, session);
        }
        lineUpAtStart();
        if (!Beat.of(lanes).contains(beat)) {
            beat = Beat.EVENT;
        }
        seek(0);
    }

    /** Takes the last lane away. */
    public void removeLast() {
        lanes.removeLast();
        ahead.removeLast();
    }

    public Beat beat() {
        return beat;
    }

    /** Counts in other beats from now on; the first lane stays where it is, or nearly so. */
    public void count(Beat other) {
        long position = lanes.getFirst().timeline().position();
        beat = other;
        lineUpAtStart();
        seek(other.head(lanes.getFirst(), position));
    }

    /** Where the playhead stands, in beats. */
    public long head() {
        return head;
    }

    /** The last beat at which something happens in what is recorded. */
    public long length() {
        long length = 0;
        for (int i = 0; i < lanes.size(); i++) {
            length = Math.max(length, beat.count(lanes.get(i)) - ahead.get(i));
        }
        return length;
    }

    /** Whether the recordings have come to their ends. */
    public boolean isRecorded() {
        return lanes.stream().allMatch(lane -> lane.trace().isEnded());
    }

    /** Whether enough is recorded to look for differences. */
    public boolean canBeCompared() {
        return lanes.stream()
                .allMatch(lane -> lane.trace().isEnded() || lane.trace().length() > ENOUGH);
    }

    public boolean isAtEnd() {
        return isRecorded() && head >= length();
    }

    /** Where a lane stands when the playhead is at a beat. */
    public long position(int lane, long at) {
        return beat.position(lanes.get(lane), at + ahead.get(lane));
    }

    /** Moves the playhead, and all lanes to where they are then. */
    public void seek(long target) {
        head = Math.clamp(target, 0, length());
        for (int i = 0; i < lanes.size(); i++) {
            var timeline = lanes.get(i).timeline();
            timeline.seek(position(i, head));
            timeline.trace().playhead().moveTo(timeline.position());
        }
    }

    /** Lines the first two lanes up where they differ: after the event that each does there. */
    public void lineUp(Difference difference) {
        beat = Beat.EVENT;
        long least = Math.min(difference.one(), difference.other());
        ahead.set(0, difference.one() - least);
        ahead.set(1, difference.other() - least);
        for (int i = 2; i < lanes.size(); i++) {
            ahead.set(i, 0L);
        }
        seek(least + 1);
    }

    private void lineUpAtStart() {
        ahead.replaceAll(_ -> 0L);
    }
}
