package puzzlescope.engine.packing;

/** Encodes a value in few digits. Stateless; any thread. */
public interface Packing<T> {

    void write(T value, DigitWriter digits);

    /**
     * Reads a value that was written, or returns some other value for other digits.
     *
     * @throws RuntimeException if the digits yield no value
     */
    T read(DigitReader digits);
}
