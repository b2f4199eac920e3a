package puzzlescope.window.player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Mark;

/**
 * The marks of the open recording, from left to right, at most one per position, with their undo history. Marks of
 * previous inputs return with these inputs, which give the same recording. FX thread only.
 */
public final class MarkList {

    /** Number of undoable changes, and of recordings whose marks are remembered. */
    private static final int REMEMBERED = 100;

    private final ReadOnlyObjectWrapper<List<Mark>> marks = new ReadOnlyObjectWrapper<>(List.of());
    private final Deque<List<Mark>> former = new ArrayDeque<>();
    private final Map<Object, List<Mark>> left = new LinkedHashMap<>();
    private @Nullable Object open;

    MarkList() {}

    /** All marks, from left to right. */
    public List<Mark> all() {
        return marks.get();
    }

    public ReadOnlyObjectProperty<List<Mark>> allProperty() {
        return marks.getReadOnlyProperty();
    }

    public Optional<Mark> at(long position) {
        return all().stream().filter(mark -> mark.position() == position).findFirst();
    }

    Optional<Mark> before(long position) {
        return all().reversed().stream()
                .filter(mark -> mark.position() < position)
                .findFirst();
    }

    Optional<Mark> after(long position) {
        return all().stream().filter(mark -> mark.position() > position).findFirst();
    }

    public boolean isFull() {
        return all().size() >= Mark.MOST;
    }

    /** Sets a mark, replacing the one at its position. */
    public void put(Mark mark) {
        var next = new ArrayList<>(all());
        next.removeIf(each -> each.position() == mark.position());
        if (next.size() < Mark.MOST) {
            next.add(mark);
        }
        next.sort(Comparator.comparingLong(Mark::position));
        change(next);
    }

    public void remove(Mark mark) {
        change(all().stream().filter(each -> !each.equals(mark)).toList());
    }

    /** Replaces all marks, for instance with those of a file. */
    public void change(List<Mark> next) {
        if (!next.equals(all())) {
            former.push(all());
            while (former.size() > REMEMBERED) {
                former.removeLast();
            }
            marks.set(List.copyOf(next));
        }
    }

    public boolean canUndo() {
        return !former.isEmpty();
    }

    public void undo() {
        if (canUndo()) {
            marks.set(former.pop());
        }
    }

    /** Returns the marks of this recording and of those before, by their inputs, the latest last; those of games are not. */
    public Map<Arguments, List<Mark>> remembered() {
        var all = new LinkedHashMap<Arguments, List<Mark>>();
        left.forEach((recording, had) -> {
            if (recording instanceof Arguments inputs) {
                all.put(inputs, had);
            }
        });
        if (open instanceof Arguments inputs && !all().isEmpty()) {
            all.put(inputs, all());
        }
        return all;
    }

    /** Sets the marks that a recording had, which are there when it is open. */
    public void restore(Arguments recording, List<Mark> had) {
        if (Objects.equals(open, recording)) {
            marks.set(List.copyOf(had));
        } else {
            left.put(recording, List.copyOf(had));
        }
    }

    /** Switches to the marks of another recording, identified by its inputs; those of this one are remembered. */
    void open(Object recording) {
        if (recording.equals(open)) {
            return;
        }
        if (open != null && !all().isEmpty()) {
            left.put(open, all());
        }
        if (left.size() > REMEMBERED) {
            left.remove(left.keySet().iterator().next());
        }
        open = recording;
        former.clear();
        marks.set(Optional.ofNullable(left.remove(recording)).orElse(List.of()));
    }

    /** Removes the marks after a position, where the recording changes. */
    void cut(long position) {
        marks.set(all().stream().filter(mark -> mark.position() <= position).toList());
        former.clear();
    }
}
