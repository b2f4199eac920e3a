package puzzlescope.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Chooser;

/**
 * Selects the next entry of an open list: the first one or, in a branch, another one that is equally good.
 *
 * @param value lower is better; entries of equal value are in the order of their turns
 * @param counts whether an entry is up to date; the others are dropped
 */
public record TieChooser<E>(PriorityQueue<E> open, ToLongFunction<E> value, Predicate<E> counts, Chooser chooser) {

    /** Removes the next entry; null if there is none. Stale entries may be returned where nothing is chosen. */
    public @Nullable E poll() {
        return chooser.mayBranch() ? pollOneOfTied() : open.poll();
    }

    private @Nullable E pollOneOfTied() {
        var tied = new ArrayList<E>();
        while (tied.size() < Chooser.MOST_IN_TURN && nextIsAsGoodAs(tied)) {
            var next = open.remove();
            if (counts.test(next)) {
                tied.add(next);
            }
        }
        if (tied.isEmpty()) {
            return null;
        }
        var chosen = tied.remove(chooser.chooseInTurn(tied.size()));
        open.addAll(tied);
        return chosen;
    }

    private boolean nextIsAsGoodAs(List<E> tied) {
        var next = open.peek();
        return next != null && (tied.isEmpty() || value.applyAsLong(next) == value.applyAsLong(tied.getFirst()));
    }
}
