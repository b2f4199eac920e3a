package puzzlescope.engine.packing;

/** How a value is written in few digits. Stateless; any thread. */
public interface Packing<T> {

    void write(T value, DigitWriter digits);

    /**
     * Reads a value that was written, or makes any other of digits that were not.
     *
     * @throws RuntimeException if these digits make none
     */
    T read(DigitReader digits);
}
