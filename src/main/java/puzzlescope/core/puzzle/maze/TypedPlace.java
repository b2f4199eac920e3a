package puzzlescope.core.puzzle.maze;

import java.util.Optional;
import java.util.regex.Pattern;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.maze.event.Place;

/** Reads and writes a cell as {@code x,y}, or nothing for the corner that is taken then. */
final class TypedPlace {

    private static final Pattern TEXT = Pattern.compile("\\(?\\s*(\\d{1,4})\\s*[,，]\\s*(\\d{1,4})\\s*\\)?");

    private TypedPlace() {}

    static String format(Optional<Place> place) {
        return place.map(Place::toString).orElse("");
    }

    static Optional<Place> parse(String text) {
        var given = text.strip();
        if (given.isEmpty()) {
            return Optional.empty();
        }
        var matcher = TEXT.matcher(given);
        if (!matcher.matches()) {
            throw refusal(given);
        }
        var place = new Place(Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(1)));
        if (place.row() % 2 == 0 || place.column() % 2 == 0) {
            throw refusal(given);
        }
        return Optional.of(place);
    }

    private static InvalidInput refusal(String given) {
        return new InvalidInput(Message.of("maze.refusal.place", given));
    }
}
