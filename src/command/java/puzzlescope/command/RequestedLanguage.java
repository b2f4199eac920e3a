package puzzlescope.command;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import puzzlescope.engine.text.Language;

/**
 * The language requested by a command line, which is needed before the rest is parsed.
 *
 * @param language empty if no supported language is requested
 * @param rest all other arguments, including unsupported languages, which are rejected later
 */
public record RequestedLanguage(Optional<Language> language, List<String> rest) {

    public static RequestedLanguage of(List<String> arguments) {
        var flag = CommandSpecs.LANGUAGE.typed();
        var option = OptionSpec.builder(flag).type(String.class).build();
        var line = new CommandLine(CommandSpec.create().addOption(option))
                .setExpandAtFiles(false)
                .setOverwrittenOptionsAllowed(true)
                .setUnmatchedArgumentsAllowed(true);
        try {
            var parsed = line.parseArgs(arguments.toArray(String[]::new));
            var code = parsed.matchedOptionValue(flag, "");
            var language = Arrays.stream(Language.values())
                    .filter(each -> each.code().equals(code))
                    .findFirst();
            return new RequestedLanguage(language, language.isEmpty() ? arguments : parsed.unmatched());
        } catch (ParameterException withoutValue) {
            return new RequestedLanguage(Optional.empty(), arguments);
        }
    }
}
