package puzzlescope.program;

import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;

/** A form in which the steps of a program are written: our lines, or a form of other tools. Stateless; any thread. */
public sealed interface EventSpelling permits LineSpelling, ChromeSpelling, PosthocSpelling {

    /** Returns all forms, ours first. */
    static List<EventSpelling> all() {
        return List.of(new LineSpelling(), new ChromeSpelling(), new PosthocSpelling());
    }

    /** Returns the form of a text; one that is unknown is read as lines, which say what they miss. */
    static EventSpelling of(String beginning) {
        return ChromeSpelling.isOf(beginning)
                ? new ChromeSpelling()
                : PosthocSpelling.isOf(beginning) ? new PosthocSpelling() : new LineSpelling();
    }

    /** Returns the name used on the command line. */
    String id();

    /** Returns the file extension, with the dot. */
    String ending();

    /**
     * Returns the puzzle and the inputs of a text.
     *
     * @param source opens the text, which only forms that are {@link #isReadTwice} may do
     * @param beginning at least its first {@link EventFile#BEGINNING} bytes, or all
     * @throws puzzlescope.engine.puzzle.InvalidInputException if the text names none
     */
    EventHead head(Supplier<InputStream> source, byte[] beginning);

    /** Returns whether the inputs of a text are found only by reading all of it. */
    default boolean isReadTwice() {
        return false;
    }

    /**
     * Returns the text as a program.
     *
     * @param source opens the text, for each run anew
     */
    Program program(Supplier<InputStream> source, byte[] beginning, ProgramRules rules);

    /** Returns why runs with these arguments cannot be printed in this form; empty if they can. */
    Optional<Message> obstacle(Puzzle puzzle, Arguments arguments, Vocabulary vocabulary);

    /** Returns the name of the input that must be another one, if there is an {@link #obstacle}; empty if it is the form. */
    default Optional<String> refusedInput(Puzzle puzzle) {
        return Optional.empty();
    }

    /** Returns a printer of runs that have no {@link #obstacle}. */
    EventPrinter printer(Puzzle puzzle, Instance instance, Consumer<? super String> out);
}
