package puzzlescope.finder.window;

import java.util.AbstractList;
import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.Findings;

/** The matches up to a position as a list for tables; nothing is copied, however many there are. FX thread only. */
final class MatchList extends ObservableListBase<FileEntry> {

    private @Nullable Findings findings;
    private int size;

    /** Shows the first {@code matches} matches of some findings. */
    void show(Findings next, int matches) {
        if (findings != next) {
            resize(0);
            findings = next;
        }
        resize(matches);
    }

    private void resize(int matches) {
        int before = size;
        if (matches == before) {
            return;
        }
        beginChange();
        size = matches;
        if (matches > before) {
            nextAdd(before, matches);
        } else {
            nextRemove(matches, new Removed(findings, matches, before - matches));
        }
        endChange();
    }

    @Override
    public FileEntry get(int index) {
        if (findings == null || index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return findings.match(index);
    }

    @Override
    public int size() {
        return size;
    }

    /** The matches removed from the end. */
    private static final class Removed extends AbstractList<FileEntry> {

        private final @Nullable Findings findings;
        private final int first;
        private final int size;

        Removed(@Nullable Findings findings, int first, int size) {
            this.findings = findings;
            this.first = first;
            this.size = size;
        }

        @Override
        public FileEntry get(int index) {
            if (findings == null || index >= size) {
                throw new IndexOutOfBoundsException(index);
            }
            return findings.match(first + index);
        }

        @Override
        public int size() {
            return size;
        }
    }
}
