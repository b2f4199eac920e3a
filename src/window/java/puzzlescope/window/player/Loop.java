package puzzlescope.window.player;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.trace.Trace;

/**
 * The range that a person has selected, and whether playing stays within it and begins it again at its end. Going elsewhere by
 * hand is free. FX thread only.
 */
public final class Loop {

    private final ReadOnlyObjectWrapper<@Nullable Range> range = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty on = new SimpleBooleanProperty();

    Loop() {}

    /** The selected range; null if there is none. */
    public ReadOnlyObjectProperty<@Nullable Range> rangeProperty() {
        return range.getReadOnlyProperty();
    }

    /** Whether playing stays within the range, if there is one. */
    public BooleanProperty onProperty() {
        return on;
    }

    public Optional<Range> range() {
        return Optional.ofNullable(range.get());
    }

    /** Selects what lies between two positions; a new range is played again and again. Nothing if they are the same. */
    public void select(long one, long other) {
        Range.between(one, other).ifPresent(next -> {
            if (range.get() == null) {
                on.set(true);
            }
            range.set(next);
        });
    }

    /** Lets the range begin at a position; one that ended before it then goes to the end of the recording. */
    public void begin(long position, Trace trace) {
        select(position, range().map(Range::to).filter(to -> to > position).orElse(Math.max(position, trace.length())));
    }

    /** Lets the range end at a position; one that began after it then begins where the recording does. */
    public void end(long position, Trace trace) {
        select(
                range().map(Range::from).filter(from -> from < position).orElse(Math.min(position, trace.firstKept())),
                position);
    }

    public void clear() {
        range.set(null);
        on.set(false);
    }

    /** What playing stays within: the part of the range that is kept; empty if it is free to go anywhere. */
    Optional<Range> playing(Trace trace) {
        return on.get() ? kept(trace) : Optional.empty();
    }

    /** The part of the range that is kept. */
    public Optional<Range> kept(Trace trace) {
        return range().flatMap(selected -> selected.from(trace.firstKept()));
    }

    /** Gives up a range of which nothing is kept any more; gives whether there was one. */
    boolean giveUpWhatIsLetGo(Trace trace) {
        boolean gone = range().isPresent() && kept(trace).isEmpty();
        if (gone) {
            clear();
        }
        return gone;
    }
}
