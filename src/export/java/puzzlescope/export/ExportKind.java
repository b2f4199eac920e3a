package puzzlescope.export;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Features;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.picture.PuzzlePicture;

/**
 * A kind of what can be taken along of a run, such as a film. Its name stands under {@code export.ID}, what it is under
 * {@code command.export.ID}. A service. Stateless.
 */
public interface ExportKind {

    /** Its name on the command line. */
    String id();

    /** How the names of its files can end, with the dot; the first is what is proposed. */
    List<String> endings();

    /** What it takes beside the puzzle's own inputs. */
    List<Parameter<?>> options();

    /** Whether it shows boards, so that how they look can be chosen. */
    default boolean showsBoards() {
        return true;
    }

    /** What it takes for a puzzle beside the inputs: its options, and how the boards look. */
    default List<Parameter<?>> options(Optional<PuzzlePicture> picture) {
        var looks = picture.filter(_ -> showsBoards()).map(PuzzlePicture::looks).orElse(List.of());
        return Stream.concat(options().stream(), looks.stream()).toList();
    }

    /** The key of why an option makes no difference beside what the others are; empty if it makes one. */
    default Optional<String> idle(Parameter<?> option, Arguments arguments) {
        return Optional.empty();
    }

    /** Whether it can be made of a game that a person played, and not of an algorithm's run alone. */
    default boolean isOfGames() {
        return true;
    }

    /** How many steps of the recording it needs: up to the last place that is asked for; all there are if that is a share. */
    default long needs(Arguments arguments) {
        return Stream.of(ExportOptions.AT, ExportOptions.BEGIN, ExportOptions.END)
                .filter(options()::contains)
                .filter(place -> idle(place, arguments).isEmpty())
                .mapToLong(place -> arguments.get(place).needed())
                .max()
                .orElse(0);
    }

    /**
     * Makes it out of what is recorded. On a thread of its own, which is interrupted to stop it.
     *
     * @return what to write: the file that is asked for first, then those beside it
     * @throws ExportRefused if it cannot be made as it was asked for
     */
    List<ExportFile> make(Export export) throws IOException, InterruptedException;

    /** All there are. */
    static List<ExportKind> all() {
        return Features.of(ExportKind.class);
    }

    /** The kind with a name. */
    static ExportKind of(String id) {
        return all().stream().filter(kind -> kind.id().equals(id)).findFirst().orElseThrow();
    }
}
