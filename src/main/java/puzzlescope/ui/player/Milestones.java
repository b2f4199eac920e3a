package puzzlescope.ui.player;

import java.util.Arrays;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.puzzle.Instance;

/**
 * Which milestone is gone to: the one that a person has chosen, if the open run can have it, else the first that it can well
 * have. FX thread only.
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

    /** Chooses one that the open run can have. */
    public void choose(Milestone next) {
        chosen = next;
        milestone.set(next);
    }

    void open(Instance instance) {
        milestone.set(chosen != null && chosen.occursIn(instance) ? chosen : preset(instance));
    }

    private static Milestone preset(Instance instance) {
        var possible = Arrays.stream(Milestone.values())
                .filter(each -> each.occursIn(instance))
                .toList();
        return possible.stream()
                .filter(each -> !each.isSeldomIn(instance))
                .findFirst()
                .orElse(possible.isEmpty() ? Milestone.SOLUTION : possible.getFirst());
    }
}
