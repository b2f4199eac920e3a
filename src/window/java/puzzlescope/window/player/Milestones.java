package puzzlescope.window.player;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.LongStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.session.Mark;
import puzzlescope.engine.trace.Trace;

/**
 * The kind of stop to go to: the one chosen by a person, if the open run can have it, else the first that it is likely
 * to have. FX thread only.
 */
public final class Milestones {

    private final ReadOnlyObjectWrapper<Milestone> milestone = new ReadOnlyObjectWrapper<>(Milestone.SOLUTION);
    private @Nullable Milestone chosen;

    Milestones() {}

    public ReadOnlyObjectProperty<Milestone> milestoneProperty() {
        return milestone.getReadOnlyProperty();
    }

    public Milestone get() {
        return milestone.get();
    }

    /** Chooses a kind that the open run can have. */
    public void choose(Milestone next) {
        chosen = next;
        milestone.set(next);
    }

    void open(Instance instance) {
        milestone.set(chosen != null && chosen.occursIn(instance) ? chosen : preset(instance));
    }

    /**
     * Goes to the next stop, mark or beginning of a phase, whichever is soonest; if there is none, one step forward, and
     * says so.
     */
    public void toNextLandmark(Player player) {
        var timeline = player.session().timeline();
        long before = timeline.position();
        var marks = marks(player).filter(mark -> mark > before);
        var stops = landmarks(timeline.trace(), each -> each.next(timeline));
        LongStream.concat(stops, marks).min().ifPresentOrElse(player::seek, () -> {
            player.step();
            sayStep(player, before, "notice.no-stop-next");
        });
    }

    /** Goes back in the same way. */
    public void toPreviousLandmark(Player player) {
        var timeline = player.session().timeline();
        long before = timeline.position();
        var marks = marks(player).filter(mark -> mark < before);
        var stops = landmarks(timeline.trace(), each -> each.previous(timeline));
        LongStream.concat(stops, marks).max().ifPresentOrElse(player::seek, () -> {
            player.stepBack();
            sayStep(player, before, "notice.no-stop-previous");
        });
    }

    private static void sayStep(Player player, long before, String key) {
        if (player.session().timeline().position() != before) {
            player.showNotice(Message.of(key));
        }
    }

    private static LongStream marks(Player player) {
        return player.history().marks().all().stream().mapToLong(Mark::position);
    }

    private LongStream landmarks(Trace trace, Function<Milestone, OptionalLong> place) {
        var kinds = EnumSet.of(get(), Milestone.PHASE);
        if (chosen == null && hasOneSolution(trace)) {
            // Else there would be no stop from the beginning to the end.
            kinds.add(Milestone.DEAD_END);
        }
        return kinds.stream().map(place).flatMapToLong(OptionalLong::stream);
    }

    private static boolean hasOneSolution(Trace trace) {
        long first = trace.next(trace.firstKept(), Role.SOLUTION);
        return first >= 0 && trace.next(first, Role.SOLUTION) < 0;
    }

    /**
     * Message that there is no stop in a direction.
     *
     * @param way as in keys: next or previous
     */
    Message none(String way, Instance instance) {
        return Message.of("notice.no-" + way + "-milestone." + get(), get().name(instance.countedEvents()));
    }

    private static Milestone preset(Instance instance) {
        var possible = Arrays.stream(Milestone.values())
                .filter(each -> each.occursIn(instance))
                .toList();
        return possible.stream()
                .filter(each -> !each.isRareIn(instance))
                .findFirst()
                .orElse(possible.isEmpty() ? Milestone.SOLUTION : possible.getFirst());
    }
}
