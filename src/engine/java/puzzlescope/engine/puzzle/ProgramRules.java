package puzzlescope.engine.puzzle;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;

/**
 * The way a person's program plays on a puzzle. Its steps are the void methods of a public interface in the puzzle's
 * words, the board interface, in an exported package of the puzzle. Java programs are given an object of it; in a text
 * of events a word is the name of a void method, and its operands are the arguments. Parameters are {@code int}, {@code
 * double}, {@code boolean}, {@code String} or {@code int[]}; rows and columns count from 0. Stateless; any thread.
 */
public interface ProgramRules {

    /** What a program is compared with: the textbook's algorithm, or the program from which it was started. */
    enum Reference {
        TEXTBOOK,
        ORIGINAL;

        /** Returns its name in message keys and JSON. */
        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * Returns the names of the Java programs to start from, which are among the puzzle's resources: an empty frame, the
     * textbook's algorithm, and others.
     */
    default List<String> examples() {
        return List.of("start", "textbook");
    }

    /** Returns the board interface. */
    Class<?> board();

    /** Returns whether the board has steps; on one without, a program is followed by its calls. */
    default boolean hasSteps() {
        return board().getMethods().length > 0;
    }

    /** Returns the inputs that have no meaning for a program: the algorithm, and all where there is no board. */
    default List<Parameter<?>> unused(Puzzle puzzle) {
        return hasSteps() ? List.of(puzzle.algorithmParameter()) : puzzle.parameters();
    }

    /** Returns what a program is compared with. */
    default Reference compared() {
        return hasSteps() ? Reference.TEXTBOOK : Reference.ORIGINAL;
    }

    /**
     * Returns the kind of event with which the own part of a program's run begins, after its board was made; empty if all
     * of it is.
     */
    default Optional<EventKind> beginning() {
        return Optional.empty();
    }

    /**
     * Returns arguments of the textbook's algorithm, whose kinds of events a program has and whose steps its own are
     * compared with; these arguments if that is their algorithm.
     */
    Arguments textbook(Arguments arguments);

    /** Returns the instance whose vocabulary and boards a program's run has, with events besides. */
    default Instance instance(Puzzle puzzle, Arguments arguments) {
        return puzzle.algorithmInstance(textbook(arguments));
    }

    /** Returns whether a run of the chosen algorithm can be expressed in steps. */
    default boolean supports(Arguments arguments) {
        return true;
    }

    /**
     * Returns the inputs with which the puzzle searches a graph, given as the text of a puzzle of one's own; empty if
     * it does not search graphs.
     */
    default Optional<Map<Parameter<?>, String>> inputsOfGraph(String graph) {
        return Optional.empty();
    }

    /**
     * Returns arguments with a board on which the programs of both play, so that their runs can be compared. They have
     * the program of the first.
     *
     * @throws InvalidInputException if there is none, with the reason
     */
    default Arguments together(Arguments first, Arguments second) {
        if (!first.withoutProgram().equals(second.withoutProgram())) {
            throw new InvalidInputException(Message.of("program.apart"));
        }
        return first;
    }

    /** Returns a board for one run of a program, which also implements the board interface. */
    CheckedBoard open(Arguments arguments, EventSink sink);

    /** Returns a board for a run of an {@link #instance}, with whose boards it may share what its events refer to. */
    default CheckedBoard open(Arguments arguments, Instance instance, EventSink sink) {
        return open(arguments, sink);
    }

    /**
     * Returns the step for an event of a run that can be expressed in steps; empty if other steps imply it, as
     * taking a queen back implies that there was a dead end.
     */
    Optional<ProgramStep> step(Event event);

    /** Returns the steps for an event: the one that tells it, and those that only add a text to it. */
    default List<ProgramStep> steps(Event event) {
        return step(event).stream().toList();
    }
}
