package puzzlescope.finder.event;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An append-only table for data that does not fit into packed events, written by a run's solver and indexed by its
 * events. One thread appends and clears; any thread reads the rows published by {@link #size}, which include every row
 * that a published event refers to.
 *
 * @param <T> the type of a row
 */
final class SideTable<T> {

    private static final int MOST_ROWS = (1 << 27) - 1;
    private static final int CHUNK_BITS = 12;
    private static final int CHUNK = 1 << CHUNK_BITS;
    private static final int FIRST_CHUNKS = 4;
    private static final VarHandle SIZE;

    private volatile @Nullable Object[][] chunks = new Object[FIRST_CHUNKS][];

    @SuppressWarnings("unused") // Accessed through the VarHandle.
    private int size;

    static {
        try {
            SIZE = MethodHandles.lookup().findVarHandle(SideTable.class, "size", int.class);
        } catch (ReflectiveOperationException impossible) {
            throw new ExceptionInInitializerError(impossible);
        }
    }

    /** The number of published rows. */
    public int size() {
        return (int) SIZE.getAcquire(this);
    }

    /** The row at an index below {@link #size}. */
    @SuppressWarnings("unchecked")
    public T get(int index) {
        if (index < 0 || index >= size()) {
            throw new IllegalArgumentException("index is " + index + ", must be from 0 to " + (size() - 1));
        }
        return (T) chunks[index >>> CHUNK_BITS][index & (CHUNK - 1)];
    }

    /** Appends a row and returns its index. */
    public int append(T row) {
        int index = size();
        if (index > MOST_ROWS) {
            throw new IllegalStateException("more than " + MOST_ROWS + " rows");
        }
        int chunk = index >>> CHUNK_BITS;
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, 2 * chunk);
        }
        if (chunks[chunk] == null) {
            chunks[chunk] = new Object[CHUNK];
        }
        chunks[chunk][index & (CHUNK - 1)] = row;
        SIZE.setRelease(this, index + 1);
        return index;
    }

    /** Removes all rows before a solver restarts. */
    public void clear() {
        SIZE.setRelease(this, 0);
        chunks = new Object[FIRST_CHUNKS][];
    }
}
