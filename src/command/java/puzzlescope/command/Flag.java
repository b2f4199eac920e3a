package puzzlescope.command;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Transcripts;

/**
 * A flag of a command that takes a value.
 *
 * @param name without the hyphens
 * @param meant the parameters to set: one, or several that a shorthand sets together
 * @param helpKey the message key of its help
 * @param isRepeated whether it may be given several times
 */
record Flag(String name, List<? extends Parameter<?>> meant, String helpKey, boolean isRepeated) {

    Flag(Parameter<?> parameter, String helpKey) {
        this(parameter.name(), List.of(parameter), helpKey, false);
    }

    /**
     * Returns the flags for the inputs of a run: shorthands first, so that values set by a parameter's own name take
     * precedence.
     */
    static List<Flag> ofRun(Puzzle puzzle) {
        var flags = shorthands(puzzle);
        for (var parameter : puzzle.parameters()) {
            flags.add(new Flag(parameter, help(puzzle, parameter.name())));
        }
        return flags;
    }

    /** Returns the flags that set several inputs of a run to one value. */
    static List<Flag> shorthands(Puzzle puzzle) {
        var flags = new ArrayList<Flag>();
        Transcripts.of(puzzle)
                .shorthands()
                .forEach((name, meant) -> flags.add(new Flag(name, meant, help(puzzle, name), false)));
        return flags;
    }

    private static String help(Puzzle puzzle, String name) {
        return puzzle.id() + "." + name + ".help";
    }

    /** Returns the parameter whose bounds and default the flag has. */
    Parameter<?> first() {
        return meant.getFirst();
    }

    String typed() {
        return typed(name);
    }

    static String typed(String name) {
        return "--" + name;
    }

    /**
     * Removes a flag with its values from a command line that is not parsed yet; a flag without a value stays.
     *
     * @param typed the flag as it is typed
     * @return the values, in order
     */
    static List<String> take(String typed, List<String> arguments) {
        var values = new ArrayList<String>();
        for (int i = 0; i < arguments.size(); ) {
            var argument = arguments.get(i);
            if (argument.startsWith(typed + "=")) {
                values.add(argument.substring(typed.length() + 1));
                arguments.remove(i);
            } else if (argument.equals(typed)
                    && i + 1 < arguments.size()
                    && !arguments.get(i + 1).startsWith("-")) {
                values.add(arguments.get(i + 1));
                arguments.subList(i, i + 2).clear();
            } else {
                i++;
            }
        }
        return values;
    }
}
