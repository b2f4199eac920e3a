package puzzlescope.picture;

/**
 * A visible colour: an ink, or an ink through which some of its background shows.
 *
 * @param share opacity of the ink, from 0 to 1
 */
public record Tone(Ink ink, double share, Ink ground) {

    public static Tone of(Ink ink) {
        return new Tone(ink, 1, ink);
    }

    public Color color(Style style) {
        return style.color(ground).interpolate(style.color(ink), share);
    }

    @Override
    public String toString() {
        return share < 1 ? ink + " on " + ground : ink.toString();
    }
}
