package puzzlescope.window.player;

import java.util.Arrays;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Instance;

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
     * Goes to the next stop or the beginning of the next phase, whichever is sooner; if there is neither, one step
     * forward, and says so.
     */
    public void toNextLandmark(Player player) {
        var timeline = player.session().timeline();
        long before = timeline.position();
        landmarks(each -> each.next(timeline)).min().ifPresentOrElse(player::seek, () -> {
            player.step();
            sayStep(player, before, "notice.no-stop-next");
        });
    }

    /** Goes back in the same way. */
    public void toPreviousLandmark(Player player) {
        var timeline = player.session().timeline();
        long before = timeline.position();
        landmarks(each -> each.previous(timeline)).max().ifPresentOrElse(player::seek, () -> {
            player.stepBack();
            sayStep(player, before, "notice.no-stop-previous");
        });
    }

    private static void sayStep(Player player, long before, String key) {
        if (player.session().timeline().position() != before) {
            player.showNotice(Message.of(key));
        }
    }

    private LongStream landmarks(Function<Milestone, OptionalLong> place) {
        return Stream.of(get(), Milestone.PHASE).map(place).flatMapToLong(OptionalLong::stream);
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
