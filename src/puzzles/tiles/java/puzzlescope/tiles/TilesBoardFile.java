package puzzlescope.tiles;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.TextFile;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.solve.OutputFile;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesFormat;

/**
 * A text file with boards of tiles, each on a line or as rows on lines below each other, with or without a line before
 * them that has the size. Lines without an entry, lines of comments and what follows {@code #} are skipped.
 *
 * @param refused the reasons against lines that are no boards, each with its line
 */
record TilesBoardFile(List<TileOrder> boards, List<Message> refused) {

    private static final Pattern COMMENT = Pattern.compile("#.*|^\\s*(?://|[%;]).*");
    /** Room for a quarter of a million boards. */
    private static final long MOST_BYTES = 1 << 24;

    /** A line with something on it. */
    private record Line(int number, String text, int entries) {}

    TilesBoardFile {
        boards = List.copyOf(boards);
        refused = List.copyOf(refused);
    }

    /**
     * Reads all boards.
     *
     * @param keepGoing whether lines that are no boards are passed over
     * @throws InvalidInputException if the file cannot be read or has no board; names the first invalid line
     */
    static TilesBoardFile read(String file, boolean blankFirst, boolean keepGoing) {
        var lines = lines(file);
        var grid = grid(lines, blankFirst);
        if (grid.isPresent()) {
            return new TilesBoardFile(List.of(grid.get()), List.of());
        }
        var boards = new ArrayList<TileOrder>();
        var refused = new ArrayList<Message>();
        int next = 0;
        while (next < lines.size()) {
            int first = isSize(lines, next) ? next + 1 : next;
            int end = first + rows(lines, first);
            var text = String.join(
                    " ", lines.subList(first, end).stream().map(Line::text).toList());
            try {
                boards.add(TileOrder.parse(text, blankFirst));
            } catch (InvalidInputException refusal) {
                var reason = Message.of("tiles.solve.bad-line", lines.get(first).number(), refusal.reason());
                if (!keepGoing) {
                    throw new InvalidInputException(reason);
                }
                refused.add(reason);
            }
            next = end;
        }
        if (boards.isEmpty()) {
            throw new InvalidInputException(
                    refused.isEmpty() ? Message.of("tiles.solve.no-boards", file) : refused.getFirst());
        }
        return new TilesBoardFile(boards, refused);
    }

    /** Returns the only board of a file in which it is drawn as a grid, perhaps with an empty square for the blank. */
    private static Optional<TileOrder> grid(List<Line> lines, boolean blankFirst) {
        var text = String.join("\n", lines.stream().map(Line::text).toList());
        try {
            return InputText.grid(text).map(_ -> TileOrder.parse(text, blankFirst));
        } catch (InvalidInputException noGrid) {
            return Optional.empty();
        }
    }

    /** Returns whether a line has only the size of the rows below it. */
    private static boolean isSize(List<Line> lines, int index) {
        var line = lines.get(index);
        return line.entries() == 1
                && index + 1 < lines.size()
                && line.text()
                        .strip()
                        .equals(String.valueOf(lines.get(index + 1).entries()))
                && rows(lines, index + 1) > 1;
    }

    /** Returns the number of lines of the board that begins at one: as many as it has entries, or one. */
    private static int rows(List<Line> lines, int index) {
        int size = lines.get(index).entries();
        boolean isGrid = size > 1
                && size <= TilesFormat.LARGEST
                && index + size <= lines.size()
                && lines.subList(index, index + size).stream().allMatch(line -> line.entries() == size);
        return isGrid && !areSmallBoards(lines.subList(index, index + size)) ? size : 1;
    }

    /** Returns whether four lines of four entries are boards of two rows each. */
    private static boolean areSmallBoards(List<Line> lines) {
        return lines.stream().allMatch(line -> {
            try {
                return TilesFormat.placed(line.text()).size() > 0;
            } catch (InvalidInputException noBoard) {
                return false;
            }
        });
    }

    private static List<Line> lines(String name) {
        try {
            var file = Path.of(name);
            var read = TextFile.read(file, MOST_BYTES);
            read.problem().ifPresent(why -> {
                throw new InvalidInputException(OutputFile.message(why, file));
            });
            var lines = new ArrayList<Line>();
            int number = 0;
            for (var written : (Iterable<String>) read.text().lines()::iterator) {
                number++;
                var text = COMMENT.matcher(InputText.plain(written)).replaceFirst("");
                int entries = InputText.entries(text).size();
                if (entries > 0) {
                    lines.add(new Line(number, text, entries));
                }
            }
            return lines;
        } catch (InvalidPathException unreadable) {
            throw new InvalidInputException(Message.of("tiles.solve.unreadable", name));
        }
    }
}
