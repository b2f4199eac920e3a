package puzzlescope.command;

import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.text.Language;
import puzzlescope.text.Transcripts;
import puzzlescope.text.Words;

/**
 * Carries out one command line. Results go to one stream; a refusal is a single line on the other and leaves the first
 * empty.
 */
public final class PuzzlescopeCommand {

    private final Words words;
    private final Output out;
    private final Output err;

    private PuzzlescopeCommand(Language language, OutputStream out, OutputStream err) {
        words = new Words(language);
        this.out = new Output(out);
        this.err = new Output(err);
    }

    /**
     * Does what the arguments say.
     *
     * @return the exit code: 0 done, 1 no solution, 2 refused, 3 failed
     */
    public static int run(List<String> arguments, OutputStream out, OutputStream err) {
        return new PuzzlescopeCommand(language(arguments), out, err).run(arguments);
    }

    /** The language is needed before the rest is understood, to say what is wrong with it. */
    private static Language language(List<String> arguments) {
        var flag = CommandSpecs.flag(CommandSpecs.LANGUAGE.name());
        int at = arguments.indexOf(flag) + 1;
        boolean chinese = arguments.contains(flag + "=" + Language.CHINESE.code())
                || (at > 0 && at < arguments.size() && arguments.get(at).equals(Language.CHINESE.code()));
        return chinese ? Language.CHINESE : Language.ENGLISH;
    }

    private int run(List<String> arguments) {
        try {
            var line = new CommandLine(new CommandSpecs(words).root()).setExpandAtFiles(false);
            return carryOut(line.parseArgs(arguments.toArray(String[]::new)));
        } catch (ParameterException unusable) {
            return refuse(new ParseErrors(words).sentence(unusable));
        } catch (RunStopped noReader) {
            return ExitCode.DONE;
        }
    }

    private int carryOut(ParseResult parsed) {
        if (parsed.isUsageHelpRequested()) {
            return print(parsed.commandSpec().commandLine().getUsageMessage(CommandLine.Help.Ansi.OFF));
        }
        if (parsed.isVersionHelpRequested()) {
            return print(version() + "\n");
        }
        var language = refusal(CommandSpecs.LANGUAGE, parsed);
        if (language.isPresent()) {
            return refuse(language.get());
        }
        if (parsed.hasSubcommand()) {
            return carryOut(parsed.subcommand());
        }
        var commands = parsed.commandSpec().subcommands();
        if (!commands.isEmpty()) {
            var key = parsed.commandSpec().parent() == null ? "command.missing-command" : "command.missing-puzzle";
            return refuse(words.say(key, String.join(", ", commands.keySet())));
        }
        return transcript(Catalogue.get(parsed.commandSpec().name()), parsed);
    }

    private int transcript(Puzzle puzzle, ParseResult parsed) {
        var parameters = Transcripts.parameters(puzzle);
        var arguments = Arguments.presets(parameters);
        for (var parameter : parameters) {
            var refusal = refusal(parameter, parsed);
            if (refusal.isPresent()) {
                return refuse(refusal.get());
            }
            var given = given(parameter, parsed);
            arguments = given.isEmpty() ? arguments : arguments.with(parameter, given.get());
        }
        var remarks = puzzle.check(arguments);
        var blocking = remarks.stream().filter(Remark::blocking).findFirst();
        if (blocking.isPresent()) {
            return refuse(
                    refused(blocking.get().parameter(), words.say(blocking.get().message())));
        }
        return new TranscriptRun(words, out, err).run(puzzle, arguments, remarks);
    }

    private static Optional<String> given(Parameter<?> parameter, ParseResult parsed) {
        return Optional.ofNullable(parsed.matchedOptionValue(CommandSpecs.flag(parameter.name()), null));
    }

    /** Why the value that is given for a parameter cannot be taken; empty if it can or none is given. */
    private Optional<String> refusal(Parameter<?> parameter, ParseResult parsed) {
        try {
            given(parameter, parsed).ifPresent(parameter::parse);
            return Optional.empty();
        } catch (Refusal refusal) {
            return Optional.of(refused(parameter.name(), words.say(refusal.reason())));
        }
    }

    private String refused(String parameter, String reason) {
        return words.say("command.refused", CommandSpecs.flag(parameter), reason);
    }

    private int refuse(String sentence) {
        err.accept(sentence + "\n");
        err.flush();
        return ExitCode.REFUSED;
    }

    private int print(String text) {
        out.accept(text.replace(System.lineSeparator(), "\n"));
        out.flush();
        return ExitCode.DONE;
    }

    private static String version() {
        var descriptor =
                Optional.ofNullable(PuzzlescopeCommand.class.getModule().getDescriptor());
        return "Puzzlescope"
                + descriptor.flatMap(d -> d.version()).map(v -> " " + v).orElse("");
    }
}
