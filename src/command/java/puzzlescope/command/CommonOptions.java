package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;

/**
 * The options that every command line may have, which are needed before the rest is parsed.
 *
 * @param language empty for the preset one; the last of several
 * @param plugIns the names of jars to use this once
 * @param rest all other arguments, including an option without its value, which is rejected later
 * @param refusal why the language is not supported
 */
public record CommonOptions(
        Optional<Language> language, List<String> plugIns, List<String> rest, Optional<Message> refusal) {

    static final String PLUG_IN = "--plug-in";

    public static CommonOptions of(List<String> arguments) {
        var rest = new ArrayList<>(arguments);
        var plugIns = Flag.take(PLUG_IN, rest);
        Optional<Language> language = Optional.empty();
        for (var code : Flag.take(CommandSpecs.LANGUAGE.typed(), rest)) {
            try {
                language = Optional.of(CommandSpecs.LANGUAGES.parse(code));
            } catch (InvalidInputException unknown) {
                var refusal = new CommandRefusedException(CommandSpecs.LANGUAGE.name(), unknown.reason());
                return new CommonOptions(Optional.empty(), plugIns, rest, Optional.of(refusal.sentence()));
            }
        }
        return new CommonOptions(language, plugIns, rest, Optional.empty());
    }
}
