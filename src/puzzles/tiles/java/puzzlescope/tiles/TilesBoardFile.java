package puzzlescope.tiles;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.FileProblem;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.tiles.space.TileOrder;

/** A text file with one board of tiles per line; empty lines and those that begin with {@code #} are skipped. */
final class TilesBoardFile {

    private static final String COMMENT = "#";
    /** Room for a quarter of a million boards. */
    private static final long MOST_BYTES = 1 << 24;

    private TilesBoardFile() {}

    /**
     * Reads all boards.
     *
     * @throws InvalidInputException if the file cannot be read or has no board; names the first invalid line
     */
    static List<TileOrder> read(String file, boolean blankFirst) {
        var boards = new ArrayList<TileOrder>();
        int number = 0;
        for (var line : lines(file)) {
            number++;
            if (line.isBlank() || line.startsWith(COMMENT)) {
                continue;
            }
            try {
                boards.add(TileOrder.parse(line, blankFirst));
            } catch (InvalidInputException refusal) {
                throw new InvalidInputException(Message.of("tiles.solve.bad-line", number, refusal.reason()));
            }
        }
        if (boards.isEmpty()) {
            throw new InvalidInputException(Message.of("tiles.solve.no-boards", file));
        }
        return boards;
    }

    private static List<String> lines(String name) {
        try {
            var file = Path.of(name);
            var obstacle = FileProblem.toReading(file, MOST_BYTES);
            if (obstacle.isPresent()) {
                throw new InvalidInputException(OutputFile.message(obstacle.get(), file));
            }
            return Files.readAllLines(file);
        } catch (IOException | InvalidPathException unreadable) {
            throw new InvalidInputException(Message.of("tiles.solve.unreadable", name));
        }
    }
}
