package puzzlescope.finder.window;

import java.util.AbstractList;
import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;
import puzzlescope.finder.condition.FileEntry;
import puzzlescope.finder.event.FoundEntries;

/** The matches up to a position as a list for tables; nothing is copied, however many there are. FX thread only. */
final class MatchList extends ObservableListBase<FileEntry> {

    private @Nullable FoundEntries foundEntries;
    private int size;

    /** Shows the first {@code matches} matches of some findings. */
    void show(FoundEntries next, int matches) {
        if (foundEntries != next) {
            resize(0);
            foundEntries = next;
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
            nextRemove(matches, new RemovedMatches(foundEntries, matches, before - matches));
        }
        endChange();
    }

    @Override
    public FileEntry get(int index) {
        if (foundEntries == null || index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return foundEntries.match(index);
    }

    @Override
    public int size() {
        return size;
    }

    /** The matches removed from the end. */
    private static final class RemovedMatches extends AbstractList<FileEntry> {

        private final @Nullable FoundEntries foundEntries;
        private final int first;
        private final int size;

        RemovedMatches(@Nullable FoundEntries foundEntries, int first, int size) {
            this.foundEntries = foundEntries;
            this.first = first;
            this.size = size;
        }

        @Override
        public FileEntry get(int index) {
            if (foundEntries == null || index >= size) {
                throw new IndexOutOfBoundsException(index);
            }
            return foundEntries.match(first + index);
        }

        @Override
        public int size() {
            return size;
        }
    }
}
