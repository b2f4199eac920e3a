package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import puzzlescope.engine.check.BoardComparison;
import puzzlescope.engine.check.PuzzleCheck;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.OneLine;
import puzzlescope.engine.text.Words;

/** Checks puzzles by the rules that hold for every one, and prints a line for each fault. */
final class CheckCommand {

    /** Longer runs are checked up to here, so that a check takes seconds. */
    private static final int MOST_EVENTS = 5_000;

    private static final String JAR = ".jar";

    private final Words words;
    private final Output out;
    private final PlugInHost plugIns;

    CheckCommand(Words words, Output out, PlugInHost plugIns) {
        this.words = words;
        this.out = out;
        this.plugIns = plugIns;
    }

    /** Returns the place of the jar among the arguments of a check; empty if they name none. */
    static Optional<Integer> placeOfJar(List<String> arguments) {
        int command = arguments.indexOf(CommandSpecs.CHECK);
        int word = firstWord(arguments, 0);
        int next = firstWord(arguments, word + 1);
        boolean isJar = command == word
                && next < arguments.size()
                && arguments.get(next).toLowerCase(Locale.ROOT).endsWith(JAR);
        return isJar ? Optional.of(next) : Optional.empty();
    }

    private static int firstWord(List<String> arguments, int from) {
        int at = from;
        while (at < arguments.size() && arguments.get(at).startsWith("-")) {
            boolean takesNext = arguments.get(at).equals(CommandSpecs.LANGUAGE.typed());
            at += takesNext ? 2 : 1;
        }
        return at;
    }

    /** Prints the faults of a puzzle; returns the exit code. */
    int run(Puzzle puzzle) {
        var faults = new ArrayList<>(plugIns.faults(puzzle));
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
        lines.forEach(line -> out.accept(OneLine.escaped(words.localize(OneLine.of(line))) + "\n"));
        out.flush();
        return faults.isEmpty() ? ExitCode.DONE : ExitCode.FAULTS;
    }
}
