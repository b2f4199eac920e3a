package puzzlescope.river.board;

import java.util.stream.Stream;

/** The nodes in the order of their visits, and the changes of {@code last} between visits. One thread. */
public final class Visits {

    private final IntStack nodes = new IntStack();
    private final IntStack changesBefore = new IntStack();
    /** For every change, the node and its previous value. */
    private final IntStack changed = new IntStack();

    private final IntStack replaced = new IntStack();

    int size() {
        return nodes.size();
    }

    int node(int visit) {
        return nodes.get(visit);
    }

    void begin(int node) {
        nodes.push(node);
        changesBefore.push(changed.size());
    }

    void undoBegin() {
        nodes.pop();
        changesBefore.pop();
    }

    void change(int node, int before) {
        changed.push(node);
        replaced.push(before);
    }

    /** Removes the last change and returns the previous value of its node. */
    int undoChange() {
        changed.pop();
        return replaced.pop();
    }

    /** Turns a row of the current {@code last} into that of the moment when the visit after a given one began. */
    void rewind(int visit, int[] row) {
        int until = visit + 1 < size() ? changesBefore.get(visit + 1) : changed.size();
        for (int change = changed.size() - 1; change >= until; change--) {
            if (changed.get(change) < row.length) {
                row[changed.get(change)] = replaced.get(change);
            }
        }
    }

    Stream<IntStack> stacks() {
        return Stream.of(nodes, changesBefore, changed, replaced);
    }
}
