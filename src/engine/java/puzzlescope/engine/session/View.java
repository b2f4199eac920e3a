package puzzlescope.engine.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What was in view: how the board was shown, and what of it and of the timeline. Nothing in it is counted in px, so that it holds
 * in a window of another size. Immutable.
 *
 * @param choices what was chosen where that is not preset, by names of the views' own; one that nobody knows does no harm
 * @param sights the parts of the board that were in sight where not all of it was, in the order of their parts
 * @param timeline the steps that the timeline showed; empty if all
 */
public record View(Map<String, String> choices, List<Sight> sights, Optional<Span> timeline) {

    /** All of a run, shown as it is by itself. */
    public static final View PLAIN = new View(Map.of(), List.of(), Optional.empty());

    public static final int MOST_CHOICES = 50;
    public static final int LONGEST_CHOICE = 200;
    public static final int MOST_PARTS = 10;

    public View {
        choices = Map.copyOf(choices);
        sights = List.copyOf(sights);
        for (int i = 1; i < sights.size(); i++) {
            if (sights.get(i).part() <= sights.get(i - 1).part()) {
                throw new IllegalArgumentException("the parts are not in order: " + sights);
            }
        }
        boolean tooLong = choices.entrySet().stream()
                .anyMatch(choice ->
                        Math.max(choice.getKey().length(), choice.getValue().length()) > LONGEST_CHOICE);
        if (choices.size() > MOST_CHOICES || tooLong) {
            throw new IllegalArgumentException("there are " + choices.size() + " choices, must be at most "
                    + MOST_CHOICES + " of " + LONGEST_CHOICE + " letters");
        }
    }

    /** What was chosen, or what is preset where nothing was. */
    public String choice(String name, String preset) {
        return choices.getOrDefault(name, preset);
    }

    /**
     * What was in sight of a part of the board, in units of its own, such as squares.
     *
     * @param part which part, from 0, of a board that shows more than one thing
     */
    public record Sight(int part, double left, double top, double width, double height) {

        private static final double FARTHEST = 1e9;
        /** Units are told apart by a millionth. */
        private static final double PARTS = 1e6;

        public Sight {
            left = rounded(left);
            top = rounded(top);
            width = rounded(width);
            height = rounded(height);
            if (part < 0 || part >= MOST_PARTS || width <= 0 || height <= 0) {
                throw new IllegalArgumentException("no part of a board: " + part + ", " + width + " × " + height);
            }
        }

        private static double rounded(double units) {
            if (!(Math.abs(units) <= FARTHEST)) {
                throw new IllegalArgumentException("units are " + units + ", must be at most " + FARTHEST);
            }
            return Math.rint(units * PARTS) / PARTS + 0.0;
        }
    }

    /**
     * A part of the timeline.
     *
     * @param begin in steps from the start, like the end, which is after it
     */
    public record Span(long begin, long end) {

        public Span {
            if (begin < 0 || end <= begin) {
                throw new IllegalArgumentException("the timeline shows " + begin + " to " + end);
            }
        }
    }
}
