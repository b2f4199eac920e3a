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

/** Reads and writes a cell as {@code x,y}, several separated by blanks, or empty for the default corner. */
final class MazeCellFormat {

    /** The most places in one text. */
    static final int MOST = 20;

    private static final Pattern PLACE = Pattern.compile("\\(?\\s*(\\d{1,4})\\s*,\\s*(\\d{1,4})\\s*\\)?[\\s;]*");

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
        var given = InputText.plain(text).strip();
        var places = new ArrayList<MazePosition>();
        var matcher = PLACE.matcher(given);
        while (matcher.regionStart() < given.length()) {
            if (!matcher.lookingAt()) {
                throw refusal(given);
            }
            var mazePosition = new MazePosition(Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(1)));
            if (mazePosition.row() % 2 == 0 || mazePosition.column() % 2 == 0) {
                throw refusal(given);
            }
            if (!places.contains(mazePosition)) {
                places.add(mazePosition);
            }
            matcher.region(matcher.end(), given.length());
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
