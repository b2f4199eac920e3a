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
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.session.GameReplay;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.engine.solve.SolveHandlers;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Transcripts;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportKind;

/**
 * Executes one command line. Results go to one stream; a rejection is a single line on the other and leaves the first
 * empty.
 */
public final class PuzzlescopeCommand {

    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final Words words;
    private final Output out;
    private final Diagnostics diagnostics;
    private final Demo demo;
    private final PlugInHost plugIns;
    private final Duration patience;
    private List<Puzzle> opened = List.of();
    private ExpandedCommandLine saved = ExpandedCommandLine.none(List.of());

    private PuzzlescopeCommand(
            Language language, OutputStream out, OutputStream err, Demo demo, PlugInHost plugIns, Duration patience) {
        words = new Words(language);
        this.demo = demo;
        this.plugIns = plugIns;
        this.patience = patience;
        this.out = new Output(out);
        diagnostics = new Diagnostics(words, err);
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
        var language = RequestedLanguage.of(arguments).language().orElse(Language.ENGLISH);
        return new PuzzlescopeCommand(language, out, err, demo, plugIns, patience).run(arguments);
    }

    private int run(List<String> given) {
        try {
            var requested = RequestedPlugIns.of(given);
            requested.files().forEach(this::use);
            var jar = CheckCommand.placeOfJar(requested.rest());
            if (jar.isPresent()) {
                return checkJar(requested.rest(), jar.get());
            }
            plugIns.useAllowed();
            return runLoaded(requested.rest());
        } catch (CommandRefusedException refused) {
            return diagnostics.print(ExitCode.REFUSED, refused.sentence());
        }
    }

    private void use(String jar) {
        try {
            plugIns.use(jar);
        } catch (InvalidInputException unusable) {
            throw new CommandRefusedException("plug-in", unusable.reason());
        }
    }

    /** Checks the puzzles of a jar, as if the first one had been named instead of it. */
    private int checkJar(List<String> arguments, int place) {
        try {
            var jar = plugIns.open(arguments.get(place));
            if (jar.puzzles().isEmpty()) {
                return new CheckCommand(words, out, plugIns).print(jar.name(), jar.faults());
            }
            opened = jar.puzzles();
            var named = new ArrayList<>(arguments);
            named.set(place, opened.getFirst().id());
            return runLoaded(named);
        } catch (InvalidInputException unusable) {
            throw new CommandRefusedException(unusable.reason());
        }
    }

    private int runLoaded(List<String> arguments) {
        try {
            saved = ExpandedCommandLine.of(arguments);
            var all = saved.arguments();
            var line = new CommandLine(new CommandSpecs(words, all).root()).setExpandAtFiles(false);
            return carryOut(line.parseArgs(all.toArray(String[]::new)));
        } catch (ParameterException unusable) {
            return diagnostics.print(ExitCode.REFUSED, sentence(unusable));
        } catch (RunStoppedException unwritable) {
            return out.end(diagnostics);
        }
    }

    /** Where a puzzle is unknown, plug-ins that are not used may be the reason. */
    private Message sentence(ParameterException unusable) {
        var sentence = ParseErrors.sentence(unusable);
        if (ParseErrors.isUnknownPuzzle(unusable)) {
            for (var remark : plugIns.remarks()) {
                sentence = Message.of("command.and", sentence, remark);
            }
        }
        return sentence;
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
        if (!parsed.commandSpec().subcommands().isEmpty()) {
            return diagnostics.print(ExitCode.REFUSED, ParseErrors.missing(parsed.commandSpec()));
        }
        return switch (parsed.commandSpec().name()) {
            case CommandSpecs.OPEN -> diagnostics.print(ExitCode.REFUSED, Message.of("command.open.missing"));
            case CommandSpecs.COLLECT ->
                new CollectCommand(words, out, diagnostics).run(read(CollectCommand.FLAGS, parsed));
            case CommandSpecs.DEMO ->
                new DemoCommand(words.language(), out, diagnostics).run(demo, read(DemoCommand.FLAGS, parsed));
            case CommandSpecs.LESSON ->
                new LessonSheetCommand(words, call(parsed), new ExportWriter(out, diagnostics))
                        .run(read(LessonSheetCommand.FLAGS, parsed));
            default -> carryOut(Catalogue.get(parsed.commandSpec().name()), parsed);
        };
    }

    private int carryOut(Puzzle puzzle, ParseResult parsed) {
        var command = parsed.commandSpec().parent().name();
        return switch (command) {
            case CommandSpecs.SOLVE -> solve(SolveHandlers.of(puzzle), parsed);
            case CommandSpecs.TRANSCRIPT -> transcript(puzzle, parsed);
            case CommandSpecs.QUESTIONS -> questions(puzzle, parsed);
            case CommandSpecs.CHECK -> check(opened.isEmpty() ? List.of(puzzle) : opened);
            default -> export(ExportKind.of(command), puzzle, parsed);
        };
    }

    private int check(List<Puzzle> puzzles) {
        int code = ExitCode.DONE;
        for (var puzzle : puzzles) {
            code = Math.max(code, new CheckCommand(words, out, plugIns).run(puzzle));
        }
        return code;
    }

    private int solve(SolveHandler solving, ParseResult parsed) {
        return new SolveCommand(words, out, diagnostics, call(parsed))
                .run(solving, read(SolveCommand.flags(solving), parsed));
    }

    private int export(ExportKind kind, Puzzle puzzle, ParseResult parsed) {
        var arguments = saved.withBranches(read(ExportCommand.flags(kind, puzzle), parsed));
        return new ExportCommand(kind, words, call(parsed), new ExportWriter(out, diagnostics))
                .run(puzzle, arguments, game(puzzle, arguments));
    }

    private int questions(Puzzle puzzle, ParseResult parsed) {
        return new QuestionsCommand(words, out, diagnostics, call(parsed))
                .run(puzzle, saved.withBranches(read(QuestionsCommand.flags(puzzle), parsed)));
    }

    private int transcript(Puzzle puzzle, ParseResult parsed) {
        var runs = runs(puzzle, saved.withBranches(read(Flag.of(puzzle), parsed)), parsed);
        runs.forEach(arguments -> CommandRefusedException.ifAnyBlocks(puzzle.check(arguments)));
        boolean timed = read(List.of(CommandSpecs.TIME), parsed).get(CommandSpecs.TIMED);
        int code = ExitCode.DONE;
        for (var arguments : runs) {
            var run = new TranscriptPrinter(words, out, diagnostics, call(parsed), timed);
            var game = game(puzzle, arguments);
            code = Math.max(code, game.isPresent() ? run.run(puzzle, game.get()) : run.run(puzzle, arguments));
        }
        return code;
    }

    /** Returns the game of the named file, checked by the rules; empty if none is named, or for a solver's run. */
    private Optional<GameReplay> game(Puzzle puzzle, Arguments arguments) {
        var game = saved.game().map(made -> new GameReplay(puzzle, arguments, made));
        try {
            game.ifPresent(played -> played.play(_ -> {}));
        } catch (InvalidInputException refusal) {
            throw new CommandRefusedException("run", refusal.reason());
        }
        return game;
    }

    /** Returns one run, or one for each value of the input that was given several times. */
    private static List<Arguments> runs(Puzzle puzzle, Arguments given, ParseResult parsed) {
        var repeated = Transcripts.of(puzzle).repeated();
        var values = repeated.map(each -> texts(Flag.typed(each.parameter().name()), parsed))
                .orElse(List.of());
        if (repeated.isEmpty() || values.size() < 2) {
            return List.of(given);
        }
        var several = repeated.get().ofSeveral().apply(given);
        var flag = new Flag(repeated.get().parameter(), "");
        return values.stream().map(value -> with(several, flag, value)).toList();
    }

    /** Returns the values given for a flag, in order. */
    private static List<String> texts(String flag, ParseResult parsed) {
        Object given = parsed.matchedOptionValue(flag, null);
        return given == null
                ? List.of()
                : given instanceof List<?> several
                        ? several.stream().map(String::valueOf).toList()
                        : List.of(String.valueOf(given));
    }

    private static Arguments with(Arguments arguments, Flag flag, String given) {
        var all = arguments;
        for (var parameter : flag.meant()) {
            try {
                all = with(all, parameter, given);
            } catch (InvalidInputException refusal) {
                throw new CommandRefusedException(flag.name(), refusal.reason());
            }
        }
        return all;
    }

    private static Arguments read(List<Flag> flags, ParseResult parsed) {
        var arguments = Arguments.presets(flags.stream().map(Flag::first).toList());
        for (var flag : flags) {
            for (var given : texts(flag.typed(), parsed)) {
                arguments = with(arguments, flag, given);
            }
        }
        return arguments;
    }

    /** Sets an input; multi-line texts are read from the named file. */
    private static Arguments with(Arguments arguments, Parameter<?> parameter, String given) {
        if (parameter instanceof TextParameter<?> text && text.lines().isPresent()) {
            return text.lines().get().apply(arguments.with(text, FileArgument.text(given)));
        }
        return arguments.with(parameter, given);
    }

    private SolverTask call(ParseResult parsed) {
        var choice = read(List.of(CommandSpecs.PROGRESS), parsed).get(ProgressLine.CHOICE);
        return new SolverTask(out, diagnostics, diagnostics.progress(choice), patience);
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
