package puzzlescope.picture;

import java.util.List;
import java.util.stream.Stream;

/** Two colours of a picture that are adjacent or on top of each other, and how they are distinguished. */
public record Pair(Tone one, Tone other, Told told) {

    /**
     * Means of distinguishing two colours, each with the minimum contrast it requires. Source: WCAG 2.2, 1.4.3 and
     * 1.4.11.
     */
    public enum Told {
        BY_LIGHTNESS(3),
        AS_LETTERS(4.5),
        /** Dashes, a ring, a cross, a width or a number, independently of the colours. */
        BY_SHAPE(1);

        private final double contrast;

        Told(double contrast) {
            this.contrast = contrast;
        }

        public double contrast() {
            return contrast;
        }
    }

    /** Pairs an ink with others beside it or below it. */
    public static List<Pair> apart(Ink one, Ink... others) {
        return pairs(one, others, Told.BY_LIGHTNESS);
    }

    /** Pairs an ink of text with its backgrounds. */
    public static List<Pair> letters(Ink letters, Ink... grounds) {
        return pairs(letters, grounds, Told.AS_LETTERS);
    }

    /** Pairs text with a background that shows through a translucent ink. */
    public static List<Pair> letters(Ink letters, Tone ground) {
        return List.of(new Pair(Tone.of(letters), ground, Told.AS_LETTERS));
    }

    /** Pairs an ink with others that differ in shape. */
    public static List<Pair> shapes(Ink one, Ink... others) {
        return pairs(one, others, Told.BY_SHAPE);
    }

    private static List<Pair> pairs(Ink one, Ink[] others, Told told) {
        return Stream.of(others)
                .map(other -> new Pair(Tone.of(one), Tone.of(other), told))
                .toList();
    }
}
