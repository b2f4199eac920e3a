package puzzlescope.command;

import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import puzzlescope.command.solve.Solving;
import puzzlescope.command.solve.Solvings;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.text.Language;
import puzzlescope.text.Words;

/**
 * Carries out one command line. Results go to one stream; a refusal is a single line on the other and leaves the first
 * empty.
 */
public final class PuzzlescopeCommand {

    private final Words words;
    private final Output out;
    private final Output err;
    private final Demo demo;

    private PuzzlescopeCommand(Language language, OutputStream out, OutputStream err, Demo demo) {
        words = new Words(language);
        this.demo = demo;
        this.out = new Output(out);
        this.err = new Output(err);
    }

    /**
     * Does what the arguments say.
     *
     * @param demo plays the demo if that is asked for
     * @return the exit code: 0 done, 1 no solution, 2 refused, 3 failed
     */
    public static int run(List<String> arguments, OutputStream out, OutputStream err, Demo demo) {
        return new PuzzlescopeCommand(language(arguments), out, err, demo).run(arguments);
    }

    /** The language is needed before the rest is understood, to say what is wrong with it. */
    private static Language language(List<String> arguments) {
        var flag = CommandSpecs.LANGUAGE.typed();
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
        } catch (Refused refused) {
            return refuse(words.say(refused.sentence()));
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
        read(List.of(CommandSpecs.LANGUAGE), parsed);
        if (parsed.hasSubcommand()) {
            return carryOut(parsed.subcommand());
        }
        var commands = parsed.commandSpec().subcommands();
        if (!commands.isEmpty()) {
            var key = parsed.commandSpec().parent() == null ? "command.missing-command" : "command.missing-puzzle";
            return refuse(words.say(key, String.join(", ", commands.keySet())));
        }
        if (parsed.commandSpec().name().equals(CommandSpecs.DEMO)) {
            return new DemoCommand(words, out, err).run(demo, read(DemoCommand.FLAGS, parsed));
        }
        var puzzle = Catalogue.get(parsed.commandSpec().name());
        return parsed.commandSpec().parent().name().equals(CommandSpecs.SOLVE)
                ? solve(Solvings.of(puzzle), parsed)
                : transcript(puzzle, parsed);
    }

    private int solve(Solving solving, ParseResult parsed) {
        return new SolveCommand(words, out, err).run(solving, read(SolveCommand.flags(solving), parsed));
    }

    private int transcript(Puzzle puzzle, ParseResult parsed) {
        var arguments = read(Flag.of(puzzle), parsed);
        Refused.ifAnyBlocks(puzzle.check(arguments));
        return new TranscriptRun(words, out, err).run(puzzle, arguments);
    }

    private static Arguments read(List<Flag> flags, ParseResult parsed) {
        var arguments = Arguments.presets(flags.stream().map(Flag::first).toList());
        for (var flag : flags) {
            var given = Optional.ofNullable(parsed.<String>matchedOptionValue(flag.typed(), null));
            for (var parameter : given.isEmpty() ? List.<Parameter<?>>of() : flag.meant()) {
                try {
                    arguments = arguments.with(parameter, given.get());
                } catch (Refusal refusal) {
                    throw new Refused(flag.name(), refusal.reason());
                }
            }
        }
        return arguments;
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
