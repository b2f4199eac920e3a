package puzzlescope.core.puzzle.river.board;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Numbers one upon another, without an object for each. One thread. */
final class IntStack {

    private static final int FIRST_CAPACITY = 32;

    private int[] numbers = new int[FIRST_CAPACITY];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        if (index >= size) {
            throw new IllegalArgumentException("index is " + index + ", must be below " + size);
        }
        return numbers[index];
    }

    void set(int index, int number) {
        numbers[index] = number;
    }

    void push(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    int pop() {
        return numbers[--size];
    }

    /** How many bytes {@link #write} takes. */
    int bytes() {
        return Integer.BYTES * (1 + size);
    }

    void write(ByteBuffer bytes) {
        bytes.putInt(size);
        for (int i = 0; i < size; i++) {
            bytes.putInt(numbers[i]);
        }
    }

    void read(ByteBuffer bytes) {
        size = bytes.getInt();
        numbers = new int[Math.max(FIRST_CAPACITY, size)];
        for (int i = 0; i < size; i++) {
            numbers[i] = bytes.getInt();
        }
    }
}
