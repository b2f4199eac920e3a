package puzzlescope.command;

import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/**
 * Executes one command line. Results go to one stream; a rejection is a single line on the other and leaves the first
 * empty.
 */
public final class PuzzlescopeCommand {

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final CommandContext context;

    private PuzzlescopeCommand(CommandContext context) {
        this.context = context;
    }

    /** Returns whether a command line asks to check a puzzle, for which assertions are enabled beforehand. */
    public static boolean isCheck(List<String> arguments) {
        return arguments.contains(CommandSpecs.CHECK);
    }

    /**
     * Executes the arguments.
     *
     * @param demo plays the demo on request
     * @param plugIns loads the jars that are named, then those that are allowed
     * @return the exit code: 0 done, 1 no solution or faults, 2 refused, 3 failed
     */
    public static int run(List<String> arguments, OutputStream out, OutputStream err, Demo demo, PlugInHost plugIns) {
        return run(arguments, out, err, demo, plugIns, PATIENCE);
    }

    /** Executes the arguments without plug-ins. */
    public static int run(List<String> arguments, OutputStream out, OutputStream err, Demo demo) {
        return run(arguments, out, err, demo, PATIENCE);
    }

    /** @param patience the interval at which the progress of long work is shown */
    static int run(List<String> arguments, OutputStream out, OutputStream err, Demo demo, Duration patience) {
        return run(arguments, out, err, demo, PlugInHost.NONE, patience);
    }

    private static int run(
            List<String> arguments,
            OutputStream out,
            OutputStream err,
            Demo demo,
            PlugInHost plugIns,
            Duration patience) {
        var options = CommonOptions.of(arguments);
        var words = new Words(options.language().orElse(Language.ENGLISH));
        var context = new CommandContext(
                words,
                new Output(out),
                new Diagnostics(words, err),
                demo,
                plugIns,
                patience,
                List.of(),
                Optional.empty());
        return new PuzzlescopeCommand(context).run(options);
    }

    private int run(CommonOptions options) {
        try {
            options.refusal().ifPresent(sentence -> {
                throw new CommandRefusedException(sentence);
            });
            options.plugIns().forEach(this::use);
            var jar = CheckCommand.placeOfJar(options.rest());
            if (jar.isPresent()) {
                return checkJar(options.rest(), jar.get());
            }
            context.plugIns().useAllowed();
            return carryOut(options.rest());
        } catch (CommandRefusedException refused) {
            return context.diagnostics().print(ExitCode.REFUSED, refused.sentence());
        }
    }

    private void use(String jar) {
        try {
            context.plugIns().use(jar);
        } catch (InvalidInputException unusable) {
            throw new CommandRefusedException("plug-in", unusable.reason());
        }
    }

    /** Checks the puzzles of a jar, as if the first one had been named instead of it. */
    private int checkJar(List<String> arguments, int place) {
        try {
            var jar = context.plugIns().open(arguments.get(place));
            if (jar.puzzles().isEmpty()) {
                return new CheckCommand(context).print(jar.name(), jar.faults());
            }
            var named = new ArrayList<>(arguments);
            named.set(place, jar.puzzles().getFirst().id());
            return new PuzzlescopeCommand(context.opening(jar.puzzles())).carryOut(named);
        } catch (InvalidInputException unusable) {
            throw new CommandRefusedException(unusable.reason());
        }
    }

    private int carryOut(List<String> arguments) {
        var program = ProgramFile.in(arguments);
        if (program.isPresent()) {
            return new PuzzlescopeCommand(context.with(program.get().file()))
                    .carryOut(program.get().rest());
        }
        try {
            var run = RunArgument.in(arguments);
            var all = run.map(RunArgument::commandLine).orElse(arguments);
            var line = new CommandLine(new CommandSpecs(context.words(), all).root()).setExpandAtFiles(false);
            return carryOut(line.parseArgs(all.toArray(String[]::new)), run);
        } catch (ParameterException unusable) {
            return context.diagnostics().print(ExitCode.REFUSED, sentence(unusable));
        } catch (RunStoppedException unwritable) {
            return context.out().end(context.diagnostics());
        }
    }

    /** An unknown puzzle may belong to a plug-in that is not in use. */
    private Message sentence(ParameterException unusable) {
        var sentence = ParseErrors.sentence(unusable);
        if (ParseErrors.isUnknownPuzzle(unusable)) {
            for (var remark : context.plugIns().remarks()) {
                sentence = Message.of("command.and", sentence, remark);
            }
        }
        return sentence;
    }

    private int carryOut(ParseResult parsed, Optional<RunArgument> run) {
        if (parsed.isUsageHelpRequested()) {
            return print(parsed.commandSpec().commandLine().getUsageMessage(CommandLine.Help.Ansi.OFF));
        }
        if (parsed.isVersionHelpRequested()) {
            return print(version() + "\n");
        }
        if (parsed.hasSubcommand()) {
            return carryOut(parsed.subcommand(), run);
        }
        var command = (Command) parsed.commandSpec().userObject();
        return command.action().applyAsInt(Invocation.of(context, run, parsed, command.flags()));
    }

    private int print(String text) {
        context.out().accept(text.replace(System.lineSeparator(), "\n"));
        context.out().flush();
        return ExitCode.DONE;
    }

    private static String version() {
        var descriptor =
                Optional.ofNullable(PuzzlescopeCommand.class.getModule().getDescriptor());
        return "Puzzlescope"
                + descriptor.flatMap(d -> d.version()).map(v -> " " + v).orElse("");
    }
}
