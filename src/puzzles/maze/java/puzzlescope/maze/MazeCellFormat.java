package puzzlescope.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.maze.event.MazePosition;

/** Reads and writes a cell as {@code x,y}, several separated by blanks or in any list, or empty for the default corner. */
final class MazeCellFormat {

    /** The most places in one text. */
    static final int MOST = 20;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");

    private MazeCellFormat() {}

    static String format(Optional<MazePosition> place) {
        return place.map(MazePosition::toString).orElse("");
    }

    static String format(List<MazePosition> places) {
        return places.stream().map(MazePosition::toString).collect(Collectors.joining(" "));
    }

    static Optional<MazePosition> parse(String text) {
        var places = parseAll(text);
        if (places.size() > 1) {
            throw refusal(text.strip());
        }
        return places.stream().findFirst();
    }

    static List<MazePosition> parseAll(String text) {
        var entries = InputText.entries(text);
        if (entries.size() % 2 > 0
                || !entries.stream().allMatch(entry -> NUMBER.matcher(entry).matches())) {
            throw refusal(text.strip());
        }
        var places = new ArrayList<MazePosition>();
        for (int i = 0; i < entries.size(); i += 2) {
            var place = new MazePosition(Integer.parseInt(entries.get(i + 1)), Integer.parseInt(entries.get(i)));
            if (place.row() % 2 == 0 || place.column() % 2 == 0) {
                throw refusal(text.strip());
            }
            if (!places.contains(place)) {
                places.add(place);
            }
        }
        if (places.size() > MOST) {
            throw new InvalidInputException(Message.of("maze.refusal.goals", places.size(), MOST));
        }
        return List.copyOf(places);
    }

    private static InvalidInputException refusal(String given) {
        return new InvalidInputException(Message.of("maze.refusal.place", given));
    }
}
