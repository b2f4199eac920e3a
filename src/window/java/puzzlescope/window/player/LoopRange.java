package puzzlescope.window.player;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.trace.Trace;

/**
 * The range selected by a person, and whether playback stays within it and repeats it. Going elsewhere by hand is
 * allowed. FX thread only.
 */
public final class LoopRange {

    private final ReadOnlyObjectWrapper<@Nullable Range> range = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty on = new SimpleBooleanProperty();

    LoopRange() {}

    /** The selected range; null if there is none. */
    public ReadOnlyObjectProperty<@Nullable Range> rangeProperty() {
        return range.getReadOnlyProperty();
    }

    /** True if playback stays within the range, if there is one. */
    public BooleanProperty onProperty() {
        return on;
    }

    public Optional<Range> range() {
        return Optional.ofNullable(range.get());
    }

    /** Selects the range between two positions and turns repetition on; does nothing if they are equal. */
    public void select(long one, long other) {
        Range.between(one, other).ifPresent(next -> {
            if (range.get() == null) {
                on.set(true);
            }
            range.set(next);
        });
    }

    /** Sets the beginning of the range; if it ended before, its end becomes that of the recording. */
    public void begin(long position, Trace trace) {
        select(position, range().map(Range::to).filter(to -> to > position).orElse(Math.max(position, trace.length())));
    }

    /** Sets the end of the range; if it began after, its beginning becomes that of the recording. */
    public void end(long position, Trace trace) {
        select(
                range().map(Range::from).filter(from -> from < position).orElse(Math.min(position, trace.firstKept())),
                position);
    }

    public void clear() {
        range.set(null);
        on.set(false);
    }

    /** The limits of playback: the kept part of the range; empty if it is unlimited. */
    Optional<Range> playing(Trace trace) {
        return on.get() ? keptRange(trace) : Optional.empty();
    }

    /** Limits a jump that begins within the range and would leave it; from its edge it may be left. */
    long withinRange(Trace trace, long from, long to) {
        return playing(trace)
                .map(range -> {
                    boolean leaves = from < range.to() && from >= range.from() && to > range.to();
                    boolean leavesBack = from > range.from() && from <= range.to() && to < range.from();
                    return leaves ? range.to() : leavesBack ? range.from() : to;
                })
                .orElse(to);
    }

    public Optional<Range> keptRange(Trace trace) {
        return range().flatMap(selected -> selected.from(trace.firstKept()));
    }

    /** Clears a range of which nothing is kept any more; returns whether there was one. */
    boolean clearIfDropped(Trace trace) {
        boolean gone = range().isPresent() && keptRange(trace).isEmpty();
        if (gone) {
            clear();
        }
        return gone;
    }
}
