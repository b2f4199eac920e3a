package puzzlescope.river.board;

import java.util.Arrays;
import puzzlescope.engine.event.StateIo;

/** A stack of numbers without boxing. One thread. */
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

    void state(StateIo io) {
        size = io.int32(size);
        if (size > numbers.length) {
            numbers = new int[size];
        }
        io.first(size, numbers);
    }
}
