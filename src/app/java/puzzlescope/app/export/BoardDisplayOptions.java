package puzzlescope.app.export;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.PuzzlePicture;

/** A window's display options of boards, for pictures of them. */
public final class BoardDisplayOptions {

    private BoardDisplayOptions() {}

    /**
     * The chosen options, as texts by the names of the looks. Options that pictures cannot show, such as a personal
     * photograph, are omitted.
     *
     * @param habits the options that a view remembers
     */
    public static Map<String, String> texts(PuzzlePicture picture, Map<String, String> habits) {
        var texts = new HashMap<String, String>();
        for (var look : picture.appearanceParameters()) {
            var habit = habits.get(look.name());
            if (habit != null && takes(look, text(habit))) {
                texts.put(look.name(), text(habit));
            }
        }
        return texts;
    }

    /** Returns the remembered options as arguments, with defaults for the others. */
    public static Arguments of(PuzzlePicture picture, Map<String, String> habits) {
        var arguments = Arguments.presets(picture.appearanceParameters());
        var texts = texts(picture, habits);
        for (var look : picture.appearanceParameters()) {
            if (texts.containsKey(look.name())) {
                arguments = arguments.with(look, texts.get(look.name()));
            }
        }
        return arguments;
    }

    private static boolean takes(Parameter<?> look, String text) {
        try {
            look.parse(text);
            return true;
        } catch (InvalidInputException _) {
            return false;
        }
    }

    private static String text(String habit) {
        return switch (habit) {
            case "true" -> ChoiceParameter.yesOrNo(true);
            case "false" -> ChoiceParameter.yesOrNo(false);
            case String other -> other.toLowerCase(Locale.ROOT);
        };
    }
}
