package puzzlescope.queens.window;

import java.util.List;
import java.util.stream.IntStream;
import javafx.collections.ObservableListBase;

/** The integers from 0 on, as a list that takes no memory for its elements. FX thread only. */
final class Indices extends ObservableListBase<Integer> {

    private int size;

    @Override
    public Integer get(int index) {
        return index;
    }

    @Override
    public int size() {
        return size;
    }

    void resize(int next) {
        beginChange();
        int before = size;
        size = next;
        if (next > before) {
            nextAdd(before, next);
        } else if (next < before) {
            List<Integer> removed = IntStream.range(next, before).boxed().toList();
            nextRemove(next, removed);
        }
        endChange();
    }
}
