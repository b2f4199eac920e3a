package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.check.BoardComparison;
import puzzlescope.engine.check.PuzzleCheck;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.OneLine;

/** Checks puzzles by the rules that hold for every one, and prints a line for each fault. */
final class CheckCommand {

    /** Longer runs are checked up to here, so that a check takes seconds. */
    private static final int MOST_EVENTS = 5_000;

    private static final String JAR = ".jar";

    private final CommandContext context;

    CheckCommand(CommandContext context) {
        this.context = context;
    }

    /** Returns the command for a puzzle, which stands for all puzzles of a jar to check. */
    static Command of(Puzzle puzzle) {
        return new Command(List.of(), call -> {
            var opened = call.context().opened();
            return (opened.isEmpty() ? List.of(puzzle) : opened)
                    .stream()
                            .mapToInt(new CheckCommand(call.context())::run)
                            .max()
                            .orElse(ExitCode.DONE);
        });
    }

    /** Returns the place of the jar among the arguments of a check; empty if they name none. */
    static Optional<Integer> placeOfJar(List<String> arguments) {
        var words = IntStream.range(0, arguments.size())
                .filter(i -> !arguments.get(i).startsWith("-"))
                .limit(2)
                .toArray();
        boolean isJar = words.length == 2
                && arguments.get(words[0]).equals(CommandSpecs.CHECK)
                && arguments.get(words[1]).toLowerCase(Locale.ROOT).endsWith(JAR);
        return isJar ? Optional.of(words[1]) : Optional.empty();
    }

    /** Prints the faults of a puzzle; returns the exit code. */
    private int run(Puzzle puzzle) {
        var faults = new ArrayList<>(context.plugIns().faults(puzzle));
        faults.addAll(new PuzzleCheck(puzzle, BoardComparison.PLAIN_FIELDS, MOST_EVENTS).all());
        return print(puzzle.id(), faults);
    }

    /** Prints the faults of something that has this name; returns the exit code. */
    int print(String name, List<Message> faults) {
        var lines = faults.isEmpty()
                ? List.of(Message.of("command.check.passed", name))
                : faults.stream()
                        .map(fault -> Message.of("command.check.fault", name, fault))
                        .toList();
        lines.forEach(line ->
                context.out().accept(OneLine.escaped(context.words().localize(OneLine.of(line))) + "\n"));
        context.out().flush();
        return faults.isEmpty() ? ExitCode.DONE : ExitCode.FAULTS;
    }
}
