package puzzlescope.export;

import java.util.List;
import java.util.Set;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.TextParameter;

/** Options shared by several kinds of export. The message key of an option's help is {@code export.NAME.help}. */
public final class ExportOptions {

    public static final TextParameter<RecordingPosition> AT = place("at", 100);
    public static final TextParameter<RecordingPosition> BEGIN = place("begin", 0);
    public static final TextParameter<RecordingPosition> END = place("end", 100);
    public static final ChoiceParameter<String> THEME =
            new ChoiceParameter<>("theme", List.of("light", "dark", "contrast"), theme -> theme);
    /** Width and height in px. */
    public static final TextParameter<PictureSize> RESOLUTION =
            new TextParameter<>("resolution", new PictureSize(1280, 720), PictureSize::parse, PictureSize::toString);

    /** The text size in a picture, in px. */
    public static final NumberParameter PICTURE_TEXT_SIZE = textSize(8, 64, 16);
    /** The text size on a slide, in px; larger, since it is read from the last row. */
    public static final NumberParameter SLIDE_TEXT_SIZE = textSize(8, 64, 20);
    /** The text size in a picture of the window, in px, with the window's own limits. */
    public static final NumberParameter WINDOW_TEXT_SIZE = textSize(11, 24, 14);

    /** True to draw the pending states of a search below the board. */
    public static final ChoiceParameter<Boolean> WAITING = ChoiceParameter.yesOrNo("waiting");

    /** The names of the options that are about the look, which seldom needs a change. */
    public static final Set<String> OF_LOOK =
            Set.of(THEME.name(), RESOLUTION.name(), PICTURE_TEXT_SIZE.name(), WAITING.name(), "scale");

    /** The positions of a range to show. */
    public static final ChoiceParameter<MomentSelection> BY = ChoiceParameter.of("by", MomentSelection.values());

    private ExportOptions() {}

    private static NumberParameter textSize(long least, long most, long preset) {
        return new NumberParameter("text-size", least, most, false, preset);
    }

    private static TextParameter<RecordingPosition> place(String name, int percent) {
        return new TextParameter<>(
                name, new RecordingPosition(0, percent), RecordingPosition::parse, RecordingPosition::toString);
    }
}
