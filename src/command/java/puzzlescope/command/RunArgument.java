package puzzlescope.command;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.session.GameReplay;
import puzzlescope.export.ExportOptions;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.document.RunFile.SavedRange;
import puzzlescope.program.EventFile;

/**
 * The file of a run, given instead of a puzzle and its inputs.
 *
 * @param game the moves of a manual game
 * @param commandLine the command line with the puzzle's id in place of the file
 */
record RunArgument(RunFile run, Optional<List<List<Event>>> game, List<String> commandLine) {

    static final String FLAG = "--run";

    private static final String NAME = "run";

    /**
     * Returns the run that a command line names; empty if it names none.
     *
     * @throws CommandRefusedException if the file cannot be used
     */
    static Optional<RunArgument> in(List<String> arguments) {
        var rest = new ArrayList<>(arguments);
        var files = Flag.take(FLAG, rest);
        int words = commandWords(rest);
        if (files.isEmpty() || words == 0) {
            return Optional.empty();
        }
        if (files.size() > 1) {
            throw new CommandRefusedException(Message.of("command.given-twice", FLAG));
        }
        try {
            var run = read(files.getFirst(), rest);
            rest.add(words, run.puzzle().id());
            return Optional.of(new RunArgument(run, run.game(), rest));
        } catch (InvalidPathException invalid) {
            throw new CommandRefusedException(NAME, Message.of("command.file.no-name", files.getFirst()));
        } catch (InvalidInputException refusal) {
            boolean isOfProgram = isOfProgram(files.getFirst());
            throw new CommandRefusedException(
                    NAME, isOfProgram ? Message.of("command.run.of-program", files.getFirst()) : refusal.reason());
        }
    }

    /** Returns whether a file holds the steps of a program, such as a search trace, instead of a run. */
    private static boolean isOfProgram(String file) {
        try {
            EventFile.of(Path.of(file)).head();
            return true;
        } catch (IOException | InvalidInputException other) {
            return false;
        }
    }

    /** Returns the number of words of the command's name; 0 if it takes no file of a run. */
    private static int commandWords(List<String> arguments) {
        return switch (arguments.isEmpty() ? "" : arguments.getFirst()) {
            case CommandSpecs.TRANSCRIPT, CommandSpecs.SOLVE, CommandSpecs.QUESTIONS -> 1;
            case CommandSpecs.EXPORT -> Math.min(2, arguments.size());
            default -> 0;
        };
    }

    /** Reads a file, which may open a folder only if the command line names the same one. */
    private static RunFile read(String file, List<String> arguments) {
        return RunFile.read(Path.of(file), (parameter, value) -> {
            var flag = Flag.typed(parameter.name());
            if (!Flag.take(flag, new ArrayList<>(arguments)).contains(value)) {
                throw new InvalidInputException(Message.of("run-file.outside.command", flag, value));
            }
        });
    }

    /**
     * Returns the values of a command's inputs: the run's, and presets for inputs that the run does not have.
     *
     * @throws CommandRefusedException if the command does not accept a value
     */
    Arguments values(List<? extends Parameter<?>> inputs) {
        var values = Arguments.presets(inputs);
        for (var input : inputs) {
            values = with(values, input);
        }
        return values;
    }

    private <T> Arguments with(Arguments values, Parameter<T> input) {
        if (run.puzzle().parameters().contains(input)) {
            return values.choosing(input, run.arguments().get(input));
        }
        try {
            return values.with(input, place(input).or(() -> namesake(input)).orElse(values.text(input)));
        } catch (InvalidInputException refusal) {
            throw new CommandRefusedException(input.name(), refusal.reason());
        }
    }

    /** Returns the saved place that an option of an export means. */
    private Optional<String> place(Parameter<?> option) {
        return Optional.of(run.position())
                .filter(_ -> option.equals(ExportOptions.AT))
                .or(() -> run.range()
                        .filter(_ -> option.equals(ExportOptions.BEGIN))
                        .map(SavedRange::begin))
                .or(() -> run.range()
                        .filter(_ -> option.equals(ExportOptions.END))
                        .map(SavedRange::end))
                .map(String::valueOf);
    }

    /**
     * Returns the value of an input of the puzzle that a command has under the same name, but with other bounds; empty
     * for a preset, and for a text of several lines, which the run need not use.
     */
    private Optional<String> namesake(Parameter<?> input) {
        if (input instanceof TextParameter<?> text && text.lines().isPresent()) {
            return Optional.empty();
        }
        return run.puzzle().parameters().stream()
                .filter(parameter -> parameter.name().equals(input.name()))
                .filter(parameter -> !run.arguments()
                        .text(parameter)
                        .equals(run.puzzle().presets().text(parameter)))
                .map(parameter -> run.arguments().text(parameter))
                .findFirst();
    }

    /** Returns the inputs with the program of the run, or with its branches. */
    Arguments withBranches(Arguments inputs) {
        var all = run.arguments().program().map(inputs::withProgram).orElse(inputs);
        for (var branch : run.arguments().branches()) {
            all = all.withBranch(branch);
        }
        return all;
    }

    /** Returns the game with these inputs, checked by the rules; empty for a solver's run. */
    Optional<GameReplay> game(Puzzle puzzle, Arguments inputs) {
        try {
            var replay = game.map(moves -> new GameReplay(puzzle, inputs, moves));
            replay.ifPresent(each -> each.play(_ -> {}));
            return replay;
        } catch (InvalidInputException refusal) {
            throw new CommandRefusedException(NAME, refusal.reason());
        }
    }
}
