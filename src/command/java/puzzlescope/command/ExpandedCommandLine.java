package puzzlescope.command;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.solve.SolveHandlers;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.learn.document.RunFile;

/**
 * A command line in which the file of a run is replaced by the puzzle and its inputs.
 *
 * @param game the moves of a manual game
 * @param branches the branches of the run
 */
record ExpandedCommandLine(List<String> arguments, Optional<List<List<Event>>> game, List<Branch> branches) {

    static final String FLAG = "--run";

    /**
     * Expands a command line; one that names no such file is unchanged.
     *
     * @throws CommandRefusedException if the file cannot be used
     */
    static ExpandedCommandLine of(List<String> arguments) {
        int at = arguments.indexOf(FLAG);
        boolean joined = at < 0;
        if (joined) {
            at = indexOfJoined(arguments);
        }
        if (at < 0 || !joined && at + 1 >= arguments.size()) {
            return none(arguments);
        }
        var file = joined ? arguments.get(at).substring(FLAG.length() + 1) : arguments.get(at + 1);
        var rest = new ArrayList<>(arguments);
        rest.subList(at, joined ? at + 1 : at + 2).clear();
        int words = commandWords(rest);
        if (words == 0) {
            return none(arguments);
        }
        var run = read(file, rest);
        var all = new ArrayList<>(rest.subList(0, words));
        all.add(run.puzzle().id());
        all.addAll(inputs(run, rest.getFirst(), rest.get(words - 1)));
        all.addAll(rest.subList(words, rest.size()));
        return new ExpandedCommandLine(all, game(run), run.arguments().branches());
    }

    /** Returns a command line that names no file. */
    static ExpandedCommandLine none(List<String> arguments) {
        return new ExpandedCommandLine(arguments, Optional.empty(), List.of());
    }

    /** Returns the inputs with the branches. */
    Arguments withBranches(Arguments inputs) {
        var all = inputs;
        for (var branch : branches) {
            all = all.withBranch(branch);
        }
        return all;
    }

    private static int indexOfJoined(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i).startsWith(FLAG + "=")) {
                return i;
            }
        }
        return -1;
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
        try {
            return RunFile.read(Path.of(file), (parameter, value) -> {
                var flag = Flag.typed(parameter.name());
                int at = arguments.indexOf(flag) + 1;
                boolean isTyped =
                        at > 0 && at < arguments.size() && arguments.get(at).equals(value);
                if (!isTyped && !arguments.contains(flag + "=" + value)) {
                    throw new InvalidInputException(Message.of("run-file.outside.command", flag, value));
                }
            });
        } catch (InvalidPathException invalid) {
            throw new CommandRefusedException("run", Message.of("command.file.no-name", file));
        } catch (InvalidInputException refusal) {
            throw new CommandRefusedException("run", refusal.reason());
        }
    }

    private static Optional<List<List<Event>>> game(RunFile run) {
        try {
            return run.game();
        } catch (InvalidInputException refusal) {
            throw new CommandRefusedException("run", refusal.reason());
        }
    }

    private static List<String> inputs(RunFile run, String command, String kind) {
        var known = known(run.puzzle(), command);
        var inputs = new ArrayList<String>();
        for (Parameter<?> parameter : run.puzzle().parameters()) {
            var value = run.arguments().text(parameter);
            if (known.contains(parameter.name())
                    && !value.equals(run.puzzle().presets().text(parameter))) {
                if (parameter instanceof TextParameter<?> text && text.lines().isPresent()) {
                    throw new CommandRefusedException("run", Message.of("command.run.lines", parameter.name()));
                }
                inputs.add(Flag.typed(parameter.name()) + "=" + value);
            }
        }
        if (command.equals(CommandSpecs.EXPORT)) {
            inputs.addAll(places(run, kind));
        }
        return inputs;
    }

    private static Set<String> known(Puzzle puzzle, String command) {
        var flags = command.equals(CommandSpecs.SOLVE) ? SolveCommand.flags(SolveHandlers.of(puzzle)) : Flag.of(puzzle);
        return flags.stream().map(Flag::name).collect(Collectors.toSet());
    }

    /** Returns the saved position and range for export kinds that use them; later arguments take precedence. */
    private static List<String> places(RunFile run, String kind) {
        var places = new ArrayList<String>();
        var options = ExportKind.all().stream()
                .filter(each -> each.id().equals(kind))
                .flatMap(each -> each.options().stream())
                .map(Parameter::name)
                .toList();
        if (options.contains(ExportOptions.AT.name())) {
            places.add(Flag.typed(ExportOptions.AT.name()) + "=" + run.position());
        }
        run.range().filter(_ -> options.contains(ExportOptions.BEGIN.name())).ifPresent(range -> {
            places.add(Flag.typed(ExportOptions.BEGIN.name()) + "=" + range.begin());
            places.add(Flag.typed(ExportOptions.END.name()) + "=" + range.end());
        });
        return places;
    }
}
