package puzzlescope.export;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.PuzzleServices;
import puzzlescope.picture.PuzzlePicture;

/**
 * A kind of export of a run, such as a film. The message key of its name is {@code export.ID}, of its description
 * {@code command.export.ID}. A service. Stateless.
 */
public interface ExportKind {

    /** Returns the name used on the command line. */
    String id();

    /** Returns the possible file extensions, with the dot, the default first. */
    List<String> endings();

    /** Returns the options besides the puzzle's own inputs. */
    List<Parameter<?>> options();

    /** Returns whether it shows boards, so that their appearance can be chosen. */
    default boolean showsBoards() {
        return true;
    }

    /** Returns the options for a puzzle besides its inputs: its own, and those for the appearance of the board. */
    default List<Parameter<?>> options(Optional<PuzzlePicture> picture) {
        var looks = picture.filter(_ -> showsBoards())
                .map(PuzzlePicture::appearanceParameters)
                .orElse(List.of());
        return Stream.concat(options().stream(), looks.stream()).toList();
    }

    /** Returns the message key of the reason why an option has no effect with these arguments; empty if it has. */
    default Optional<String> idle(Parameter<?> option, Arguments arguments) {
        return Optional.empty();
    }

    /** Returns whether it supports manual games besides an algorithm's runs. */
    default boolean isOfGames() {
        return true;
    }

    /** Returns the greatest number of moments that it is made of; 0 if it is not made of moments. */
    default int mostMoments() {
        return 0;
    }

    /** Returns how long it is played with a number of moments; 0 if it is not played by itself. */
    default double seconds(Arguments arguments, int moments) {
        return 0;
    }

    /**
     * Returns about how many bytes it has with these moments; 0 if that cannot be told without making it. Called on a
     * thread of its own.
     */
    default long size(ExportRequest exportRequest, long[] positions) throws InterruptedException {
        return 0;
    }

    /**
     * Returns the number of steps that must be recorded: up to the last requested position, or all if that is a
     * percentage.
     */
    default long needs(Arguments arguments) {
        return Stream.of(ExportOptions.AT, ExportOptions.BEGIN, ExportOptions.END)
                .filter(options()::contains)
                .filter(place -> idle(place, arguments).isEmpty())
                .mapToLong(place -> arguments.get(place).needed())
                .max()
                .orElse(0);
    }

    /**
     * Creates the export from the recording. Called on a thread of its own, which is interrupted to cancel it.
     *
     * @return the files to write: the requested file first, then accompanying ones
     * @throws ExportRefusedException if it cannot be created as requested
     */
    List<ExportFile> make(ExportRequest exportRequest) throws IOException, InterruptedException;

    static List<ExportKind> all() {
        return PuzzleServices.of(ExportKind.class);
    }

    static ExportKind of(String id) {
        return all().stream().filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
    }
}
