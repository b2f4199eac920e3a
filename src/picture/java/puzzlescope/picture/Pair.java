package puzzlescope.picture;

import java.util.List;
import java.util.stream.Stream;

/** Two colours of a picture that lie side by side or on each other, and how they are told apart. */
public record Pair(Tone one, Tone other, Told told) {

    /** How two colours are told apart; each with the least contrast that this needs. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
    public enum Told {
        BY_LIGHTNESS(3),
        AS_LETTERS(4.5),
        /** By dashes, a ring, a cross, a width, a number: whatever the colours are. */
        BY_SHAPE(1);

        private final double contrast;

        Told(double contrast) {
            this.contrast = contrast;
        }

        public double contrast() {
            return contrast;
        }
    }

    /** An ink and others that lie beside it, or that it is drawn on. */
    public static List<Pair> apart(Ink one, Ink... others) {
        return pairs(one, others, Told.BY_LIGHTNESS);
    }

    /** An ink that letters have, and the grounds of those. */
    public static List<Pair> letters(Ink letters, Ink... grounds) {
        return pairs(letters, grounds, Told.AS_LETTERS);
    }

    /** Letters on a ground that shines through what is laid on it. */
    public static List<Pair> letters(Ink letters, Tone ground) {
        return List.of(new Pair(Tone.of(letters), ground, Told.AS_LETTERS));
    }

    /** An ink and others that have other shapes. */
    public static List<Pair> shapes(Ink one, Ink... others) {
        return pairs(one, others, Told.BY_SHAPE);
    }

    private static List<Pair> pairs(Ink one, Ink[] others, Told told) {
        return Stream.of(others)
                .map(other -> new Pair(Tone.of(one), Tone.of(other), told))
                .toList();
    }
}
