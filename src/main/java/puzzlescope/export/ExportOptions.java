package puzzlescope.export;

import java.util.List;
import java.util.Locale;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.TextParameter;

/** What several kinds of exports take. What each is for stands under {@code export.NAME.help}. */
public final class ExportOptions {

    public static final TextParameter<At> AT = place("at", 100);
    public static final TextParameter<At> BEGIN = place("begin", 0);
    public static final TextParameter<At> END = place("end", 100);
    public static final ChoiceParameter<String> THEME =
            new ChoiceParameter<>("theme", List.of("light", "dark", "contrast"), theme -> theme);
    /** Width and height in px. */
    public static final TextParameter<PictureSize> RESOLUTION =
            new TextParameter<>("resolution", new PictureSize(1280, 720), PictureSize::parse, PictureSize::toString);

    /** The size of normal text, in px. */
    public static final NumberParameter TEXT_SIZE = new NumberParameter("text-size", 8, 64, false, 16L);
    /** Whether what a search has still to deal with is drawn below the board. */
    public static final ChoiceParameter<Boolean> WAITING = ChoiceParameter.yesOrNo("waiting");

    /** Which moments of a range. */
    public static final ChoiceParameter<Stops> BY = new ChoiceParameter<>(
            "by", List.of(Stops.values()), stops -> stops.name().toLowerCase(Locale.ROOT));

    private ExportOptions() {}

    private static TextParameter<At> place(String name, int percent) {
        return new TextParameter<>(name, new At(0, percent), At::parse, At::toString);
    }
}
