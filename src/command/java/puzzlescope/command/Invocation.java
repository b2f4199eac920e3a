package puzzlescope.command;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.session.GameReplay;
import puzzlescope.engine.text.TranscriptFormat.Repetition;
import puzzlescope.engine.text.Words;

/**
 * One call of a command.
 *
 * @param run the file given instead of a puzzle
 * @param arguments values for all flags of the command
 */
record Invocation(CommandContext context, Optional<RunArgument> run, ParseResult parsed, Arguments arguments) {

    /** @throws CommandRefusedException if a flag does not accept its value */
    static Invocation of(CommandContext context, Optional<RunArgument> run, ParseResult parsed, List<Flag> flags) {
        var inputs = flags.stream().map(Flag::first).toList();
        var arguments = run.map(each -> each.values(inputs)).orElseGet(() -> Arguments.presets(inputs));
        for (var flag : flags) {
            for (var given : texts(flag, parsed)) {
                arguments = with(arguments, flag, given);
            }
        }
        return new Invocation(context, run, parsed, arguments);
    }

    Words words() {
        return context.words();
    }

    Output out() {
        return context.out();
    }

    /** Returns the values given for a flag, in order. */
    private static List<String> texts(Flag flag, ParseResult parsed) {
        Object given = parsed.matchedOptionValue(flag.typed(), null);
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

    /** Sets an input; multi-line texts are read from the named file. */
    private static Arguments with(Arguments arguments, Parameter<?> parameter, String given) {
        if (parameter instanceof TextParameter<?> text && text.lines().isPresent()) {
            return text.lines().get().apply(arguments.with(text, FileArgument.text(given)));
        }
        return arguments.with(parameter, given);
    }

    Arguments ofRun() {
        return run.map(each -> each.withBranches(arguments)).orElse(arguments);
    }

    /** Returns the arguments of one run, or of one run for each value of a flag that was given several times. */
    List<Arguments> ofRuns(Repetition repeated) {
        var flag = new Flag(repeated.parameter(), "");
        var values = texts(flag, parsed);
        return values.size() < 2
                ? List.of(ofRun())
                : values.stream()
                        .map(value -> with(repeated.ofSeveral().apply(ofRun()), flag, value))
                        .toList();
    }

    /** Returns the game of the file with these inputs, checked by the rules; empty for a solver's run. */
    Optional<GameReplay> game(Puzzle puzzle, Arguments inputs) {
        return run.flatMap(each -> each.game(puzzle, inputs));
    }

    /** Begins the work of a solver, with its progress. */
    SolverTask task() {
        var progress = context.diagnostics().progress(arguments.get(ProgressLine.CHOICE));
        return new SolverTask(context.out(), context.diagnostics(), progress, context.patience());
    }

    int print(int exitCode, Message sentence) {
        return context.diagnostics().print(exitCode, sentence);
    }
}
