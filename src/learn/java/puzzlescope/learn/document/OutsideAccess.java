package puzzlescope.learn.document;

import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;

/** Decides whether a document may name something on this computer, such as a folder. Nothing is looked at before. */
@FunctionalInterface
public interface OutsideAccess {

    /** Refuses everything, as for documents that come from others. */
    OutsideAccess NONE = (parameter, value) -> {
        throw new InvalidInputException(Message.of("run-file.outside", parameter.name(), value));
    };

    /** Returns the first input that names something on this computer; empty if there is none. */
    static Optional<Parameter<?>> needed(Puzzle puzzle, Arguments arguments) {
        return puzzle.parameters().stream()
                .filter(each -> each.reachesOutside()
                        && !arguments.text(each).equals(puzzle.presets().text(each)))
                .findFirst();
    }

    /**
     * Returns if an input may have this value.
     *
     * @throws InvalidInputException if it may not
     */
    void check(Parameter<?> parameter, String value);
}
