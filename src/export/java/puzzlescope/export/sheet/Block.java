package puzzlescope.export.sheet;

import java.util.List;

/**
 * A part of an exercise sheet, from top to bottom.
 *
 * @param <P> what its pictures are
 */
sealed interface Block<P> {

    /** The heading of a variant or of its answers, on a page of its own. */
    record Title<P>(String title, String below, boolean named) implements Block<P> {}

    /** The heading of a part of a variant, on one page with all down to its table if that is possible. */
    record Section<P>(String title, String below) implements Block<P> {}

    /** What is to be done. */
    record Task<P>(String text) implements Block<P> {}

    record Picture<P>(P picture) implements Block<P> {}

    /** Lines of code, which are numbered. */
    record Code<P>(List<String> lines) implements Block<P> {

        public Code {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A table to fill in.
     *
     * @param rows as wide as the heading; where nothing stands, something is to be written
     */
    record Table<P>(List<String> heading, List<List<String>> rows) implements Block<P> {

        public Table {
            heading = List.copyOf(heading);
            rows = List.copyOf(rows);
        }
    }

    /**
     * A question with choices.
     *
     * @param situation where it is asked; may be empty
     * @param answer the right choice, from 0; -1 where it is not told
     * @param reason why it is right; empty where that is not told
     */
    record Asked<P>(int number, String situation, String question, List<String> choices, int answer, String reason)
            implements Block<P> {

        public Asked {
            choices = List.copyOf(choices);
        }
    }
}
