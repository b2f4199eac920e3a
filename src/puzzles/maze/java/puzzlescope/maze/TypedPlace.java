package puzzlescope.maze;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.maze.event.Place;

/** Reads and writes a cell as {@code x,y}, several separated by blanks, or empty for the default corner. */
final class TypedPlace {

    /** The most places in one text. */
    static final int MOST = 20;

    private static final Pattern PLACE = Pattern.compile("\\(?\\s*(\\d{1,4})\\s*[,，]\\s*(\\d{1,4})\\s*\\)?[\\s;；]*");

    private TypedPlace() {}

    static String format(Optional<Place> place) {
        return place.map(Place::toString).orElse("");
    }

    static String format(List<Place> places) {
        return places.stream().map(Place::toString).collect(Collectors.joining(" "));
    }

    static Optional<Place> parse(String text) {
        var places = parseAll(text);
        if (places.size() > 1) {
            throw refusal(text.strip());
        }
        return places.stream().findFirst();
    }

    /** Returns the distinct places. */
    static List<Place> parseAll(String text) {
        var given = text.strip();
        var places = new ArrayList<Place>();
        var matcher = PLACE.matcher(given);
        while (matcher.regionStart() < given.length()) {
            if (!matcher.lookingAt()) {
                throw refusal(given);
            }
            var place = new Place(Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(1)));
            if (place.row() % 2 == 0 || place.column() % 2 == 0) {
                throw refusal(given);
            }
            if (!places.contains(place)) {
                places.add(place);
            }
            matcher.region(matcher.end(), given.length());
        }
        if (places.size() > MOST) {
            throw new InvalidInput(Message.of("maze.refusal.goals", places.size(), MOST));
        }
        return List.copyOf(places);
    }

    private static InvalidInput refusal(String given) {
        return new InvalidInput(Message.of("maze.refusal.place", given));
    }
}
