package puzzlescope.learn.race;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import puzzlescope.engine.session.Session;

/**
 * Runs of a puzzle side by side, with a common playhead. Their recordings may still grow. One thread.
 *
 * <p>The playhead counts {@linkplain SyncUnit units}. If these are events, the lanes may be aligned at a difference;
 * each lane is then ahead by a number of events.
 */
public final class Race {

    /** The greatest number of lanes. */
    public static final int MOST = 3;

    /** Number of events that suffice to compare an unfinished run. */
    private static final long ENOUGH = 100_000;

    private final List<Session> lanes = new ArrayList<>();
    private final List<Long> ahead = new ArrayList<>();
    /** The furthest position of each lane. */
    private final List<Long> reached = new ArrayList<>();

    private ComparedPart comparedPart = ComparedPart.whole(0);
    private SyncUnit syncUnit = SyncUnit.EVENT;
    private long head;

    /** Returns the runs from left to right; callers must not modify the list. */
    public List<Session> lanes() {
        return lanes;
    }

    /** Puts a run into a lane, replacing its run, or into a new lane; resets the alignment of the lanes. */
    public void put(int lane, Session session) {
        if (lane == lanes.size()) {
            lanes.add(session);
            ahead.add(0L);
            reached.add(0L);
        } else {
            lanes.set(lane, session);
            reached.set(lane, 0L);
        }
        compare(ComparedPart.whole(lanes.size()));
    }

    /** Begins the comparison with another part of the runs, aligned at its start. */
    public void compare(ComparedPart part) {
        comparedPart = part;
        lineUpAtStart();
        if (!units().contains(syncUnit)) {
            syncUnit = SyncUnit.EVENT;
        }
        seek(0);
    }

    public ComparedPart comparedPart() {
        return comparedPart;
    }

    public List<SyncUnit> units() {
        return SyncUnit.of(lanes, comparedPart);
    }

    private long start(int lane) {
        return comparedPart.starts().get(lane);
    }

    public void removeLast() {
        lanes.removeLast();
        ahead.removeLast();
        reached.removeLast();
        compare(ComparedPart.whole(lanes.size()));
    }

    public SyncUnit syncUnit() {
        return syncUnit;
    }

    /** Changes the unit; the first lane stays at or near its position. */
    public void count(SyncUnit other) {
        long position = lanes.getFirst().timeline().position();
        syncUnit = other;
        lineUpAtStart();
        seek(other.head(lanes.getFirst(), position, start(0)));
    }

    /** Returns the position of the playhead, in units. */
    public long head() {
        return head;
    }

    /** Returns the last unit at which something is recorded. */
    public long length() {
        long length = 0;
        for (int i = 0; i < lanes.size(); i++) {
            length = Math.max(length, syncUnit.count(lanes.get(i), start(i)) - ahead.get(i));
        }
        return length;
    }

    public boolean isRecorded() {
        return lanes.stream().allMatch(lane -> lane.trace().isEnded());
    }

    /** Returns whether enough is recorded to search for differences. */
    public boolean canBeCompared() {
        return lanes.stream()
                .allMatch(lane -> lane.trace().isEnded() || lane.trace().length() > ENOUGH);
    }

    /** Returns whether all runs are complete and each was at its end. */
    public boolean isRevealed() {
        return isRecorded()
                && IntStream.range(0, lanes.size())
                        .allMatch(lane ->
                                reached.get(lane) >= lanes.get(lane).trace().length());
    }

    /** Returns the furthest unit that was reached. */
    public long revealed() {
        return IntStream.range(0, lanes.size())
                .mapToLong(lane -> syncUnit.head(lanes.get(lane), reached.get(lane), start(lane)) - ahead.get(lane))
                .reduce(head, Math::max);
    }

    /** Makes the runs as new, except for what is shown. */
    public void resetRevealed() {
        for (int i = 0; i < lanes.size(); i++) {
            reached.set(i, lanes.get(i).timeline().position());
        }
    }

    public boolean isAtEnd() {
        return isRecorded() && head >= length();
    }

    /** Returns the position of a lane when the playhead is at a unit. */
    public long position(int lane, long at) {
        return syncUnit.position(lanes.get(lane), at + ahead.get(lane), start(lane));
    }

    /** Moves the playhead and all lanes. */
    public void seek(long target) {
        head = Math.clamp(target, 0, length());
        for (int i = 0; i < lanes.size(); i++) {
            var timeline = lanes.get(i).timeline();
            timeline.seek(position(i, head));
            timeline.trace().playhead().moveTo(timeline.position());
            reached.set(i, Math.max(reached.get(i), timeline.position()));
        }
    }

    /** Aligns the first two lanes at a difference and moves them past it, by one event each. */
    public void lineUp(Difference difference) {
        syncUnit = SyncUnit.EVENT;
        long one = difference.one() - start(0);
        long other = difference.other() - start(1);
        long least = Math.min(one, other);
        ahead.set(0, one - least);
        ahead.set(1, other - least);
        for (int i = 2; i < lanes.size(); i++) {
            ahead.set(i, 0L);
        }
        seek(least + 1);
    }

    private void lineUpAtStart() {
        ahead.replaceAll(_ -> 0L);
    }
}
