package puzzlescope.picture;

import java.util.List;
import java.util.stream.Stream;

/** Two colours of a picture that are adjacent or on top of each other, and how they are distinguished. */
public record ColorPair(Tone one, Tone other, Distinction distinction) {

    /**
     * Means of distinguishing two colours, each with the minimum contrast it requires. Source: WCAG 2.2, 1.4.3 and
     * 1.4.11.
     */
    public enum Distinction {
        BY_LIGHTNESS(3),
        AS_LETTERS(4.5),
        /** Dashes, a ring, a cross, a width or a number, independently of the colours. */
        BY_SHAPE(1);

        private final double contrast;

        Distinction(double contrast) {
            this.contrast = contrast;
        }

        public double contrast() {
            return contrast;
        }
    }

    /** Pairs an ink with others beside it or below it. */
    public static List<ColorPair> apart(Ink one, Ink... others) {
        return pairs(one, others, Distinction.BY_LIGHTNESS);
    }

    /** Pairs an ink of text with its backgrounds. */
    public static List<ColorPair> letters(Ink letters, Ink... grounds) {
        return pairs(letters, grounds, Distinction.AS_LETTERS);
    }

    /** Pairs text with a background that shows through a translucent ink. */
    public static List<ColorPair> letters(Ink letters, Tone ground) {
        return List.of(new ColorPair(Tone.of(letters), ground, Distinction.AS_LETTERS));
    }

    public static List<ColorPair> shapes(Ink one, Ink... others) {
        return pairs(one, others, Distinction.BY_SHAPE);
    }

    private static List<ColorPair> pairs(Ink one, Ink[] others, Distinction told) {
        return Stream.of(others)
                .map(other -> new ColorPair(Tone.of(one), Tone.of(other), told))
                .toList();
    }
}
