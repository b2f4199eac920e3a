package puzzlescope.export.film;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A hash map from colours to numbers, such as their frequencies. */
final class ColorCounts {

    private static final int EMPTY = -1;
    private static final int FIRST_CAPACITY = 1 << 10;
    private static final int SCATTER = 0x9E3779B1;

    private int[] keys = new int[FIRST_CAPACITY];
    private int[] values = new int[FIRST_CAPACITY];
    private int size;

    ColorCounts() {
        Arrays.fill(keys, EMPTY);
    }

    void add(int[] pixels) {
        for (int i = 0; i < pixels.length; ) {
            int color = pixels[i];
            int end = i + 1;
            while (end < pixels.length && pixels[end] == color) {
                end++;
            }
            put(color, get(color) + end - i);
            i = end;
        }
    }

    int get(int color) {
        return get(color, 0);
    }

    int get(int color, int ifNone) {
        int place = place(color);
        return keys[place] == EMPTY ? ifNone : values[place];
    }

    void put(int color, int value) {
        int place = place(color);
        if (keys[place] == EMPTY) {
            keys[place] = color;
            size++;
        }
        values[place] = value;
        if (size * 2 > keys.length) {
            grow();
        }
    }

    List<Integer> colors() {
        var colors = new ArrayList<Integer>(size);
        for (int key : keys) {
            if (key != EMPTY) {
                colors.add(key);
            }
        }
        return colors;
    }

    private int place(int color) {
        int place = (color * SCATTER) >>> 8 & keys.length - 1;
        while (keys[place] != EMPTY && keys[place] != color) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldValues = values;
        keys = new int[oldKeys.length * 2];
        values = new int[keys.length];
        Arrays.fill(keys, EMPTY);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != EMPTY) {
                int place = place(oldKeys[i]);
                keys[place] = oldKeys[i];
                values[place] = oldValues[i];
            }
        }
    }
}
