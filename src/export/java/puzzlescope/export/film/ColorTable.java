package puzzlescope.export.film;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The palette of a whole film, with up to {@value #MOST} colours: the most frequent ones unchanged, since the
 * backgrounds and pieces of a board have few; the others are averages of the remaining colours, by median cut (P.
 * Heckbert, 1982).
 */
final class ColorTable {

    /** One index is reserved for transparent pixels. */
    static final int MOST = 255;

    private static final int KEPT = 160;
    private static final int NONE = -1;

    private final int[] colors;
    private final ColorCounts known = new ColorCounts();

    private ColorTable(int[] colors) {
        this.colors = colors;
        for (int i = 0; i < colors.length; i++) {
            known.put(colors[i], i);
        }
    }

    /** Returns the palette for colours with these frequencies. */
    static ColorTable of(ColorCounts counts) {
        var all = new ArrayList<>(counts.colors());
        all.sort(Comparator.<Integer>comparingInt(counts::get).reversed().thenComparing(Comparator.naturalOrder()));
        if (all.size() <= MOST) {
            return new ColorTable(ints(all));
        }
        var chosen = new ArrayList<>(all.subList(0, KEPT));
        chosen.addAll(averages(all.subList(KEPT, all.size()), counts, MOST - KEPT));
        return new ColorTable(ints(chosen.stream().distinct().toList()));
    }

    private static int[] ints(List<Integer> colors) {
        return colors.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns the colours by index, as 0xRRGGBB. */
    int[] colors() {
        return colors.clone();
    }

    /** Returns the index of the nearest colour. */
    byte nearest(int color) {
        int number = known.get(color, NONE);
        if (number == NONE) {
            number = search(color);
            known.put(color, number);
        }
        return (byte) number;
    }

    private int search(int color) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colors.length; i++) {
            int distance = distance(colors[i], color);
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int difference = part(one, shift) - part(other, shift);
            sum += difference * difference;
        }
        return sum;
    }

    private static int part(int color, int shift) {
        return color >> shift & 0xFF;
    }

    private static List<Integer> averages(List<Integer> colors, ColorCounts counts, int number) {
        var boxes = new ArrayList<int[]>();
        boxes.add(ints(colors));
        while (boxes.size() < number) {
            var widest = boxes.stream()
                    .filter(box -> box.length > 1)
                    .max(Comparator.comparingInt(box -> extent(box, widestPart(box))));
            if (widest.isEmpty()) {
                break;
            }
            boxes.remove(widest.get());
            boxes.addAll(halves(widest.get()));
        }
        return boxes.stream().map(box -> average(box, counts)).toList();
    }

    private static List<int[]> halves(int[] box) {
        int shift = widestPart(box);
        var sorted = Arrays.stream(box)
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(color -> part(color, shift))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        int middle = sorted.size() / 2;
        return List.of(ints(sorted.subList(0, middle)), ints(sorted.subList(middle, sorted.size())));
    }

    private static int widestPart(int[] box) {
        int widest = 0;
        for (int shift = 8; shift <= 16; shift += 8) {
            widest = extent(box, shift) > extent(box, widest) ? shift : widest;
        }
        return widest;
    }

    private static int extent(int[] box, int shift) {
        int least = 255;
        int most = 0;
        for (int color : box) {
            least = Math.min(least, part(color, shift));
            most = Math.max(most, part(color, shift));
        }
        return most - least;
    }

    private static int average(int[] box, ColorCounts counts) {
        long weight = Arrays.stream(box).mapToLong(counts::get).sum();
        int color = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int part = shift;
            long sum = Arrays.stream(box)
                    .mapToLong(each -> (long) part(each, part) * counts.get(each))
                    .sum();
            color |= (int) (sum / weight) << shift;
        }
        return color;
    }
}
