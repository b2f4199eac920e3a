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
 */
record Flag(String name, List<? extends Parameter<?>> meant, String helpKey) {

    Flag(Parameter<?> parameter, String helpKey) {
        this(parameter.name(), List.of(parameter), helpKey);
    }

    /**
     * Returns the flags of a puzzle's transcript: shorthands first, so that values set by the parameter's own name take
     * precedence.
     */
    static List<Flag> of(Puzzle puzzle) {
        var flags = new ArrayList<Flag>();
        var help = puzzle.id() + ".%s.help";
        Transcripts.of(puzzle)
                .shorthands()
                .forEach((name, meant) -> flags.add(new Flag(name, meant, help.formatted(name))));
        Transcripts.parameters(puzzle)
                .forEach(parameter -> flags.add(new Flag(parameter, help.formatted(parameter.name()))));
        return flags;
    }

    /** Returns the parameter whose bounds and default the flag has. */
    Parameter<?> first() {
        return meant.getFirst();
    }

    /** Returns the flag as it is typed. */
    String typed() {
        return typed(name);
    }

    static String typed(String name) {
        return "--" + name;
    }
}
