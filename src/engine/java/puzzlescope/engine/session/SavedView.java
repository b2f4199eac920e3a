package puzzlescope.engine.session;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The displayed part of a run: how the board was shown, and which part of it and of the timeline. Independent of
 * pixels, so that it applies to windows of any size. Immutable.
 *
 * @param choices the settings that differ from their defaults, by names defined by the views; unknown ones are ignored
 * @param viewports the visible parts of the board where not all of it was visible, in order
 * @param timeline the steps shown by the timeline; empty if all
 */
public record SavedView(Map<String, String> choices, List<Viewport> viewports, Optional<TimelineRange> timeline) {

    /** All of a run, in the default view. */
    public static final SavedView PLAIN = new SavedView(Map.of(), List.of(), Optional.empty());

    public static final int MOST_CHOICES = 50;
    public static final int LONGEST_CHOICE = 200;
    public static final int MOST_PARTS = 10;

    public SavedView {
        choices = Map.copyOf(choices);
        viewports = List.copyOf(viewports);
        for (int i = 1; i < viewports.size(); i++) {
            if (viewports.get(i).part() <= viewports.get(i - 1).part()) {
                throw new IllegalArgumentException("the parts are not in order: " + viewports);
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

    /** Returns a setting, or its default. */
    public String choice(String name, String preset) {
        return choices.getOrDefault(name, preset);
    }

    /**
     * The visible area of a part of the board, in units of the board, such as squares.
     *
     * @param part the index of the part, from 0, on boards that show more than one thing
     */
    public record Viewport(int part, double left, double top, double width, double height) {

        private static final double FARTHEST = 1e9;
        /** Units are rounded to millionths. */
        private static final double PARTS = 1e6;

        public Viewport {
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
     * @param begin in steps from the start, like the end, which is greater
     */
    public record TimelineRange(long begin, long end) {

        public TimelineRange {
            if (begin < 0 || end <= begin) {
                throw new IllegalArgumentException("the timeline shows " + begin + " to " + end);
            }
        }
    }
}
