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
 * The language that a command line asks for, which is needed before the rest is understood.
 *
 * @param language empty if none is asked for that there is
 * @param rest all else; with what is no language, to be refused
 */
public record AskedLanguage(Optional<Language> language, List<String> rest) {

    public static AskedLanguage of(List<String> arguments) {
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
            return new AskedLanguage(language, language.isEmpty() ? arguments : parsed.unmatched());
        } catch (ParameterException withoutValue) {
            return new AskedLanguage(Optional.empty(), arguments);
        }
    }
}
