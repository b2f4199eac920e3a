package puzzlescope.export.sheet;

import java.util.List;

/**
 * A part of an exercise sheet, in order from top to bottom.
 *
 * @param <P> the type of its pictures
 */
sealed interface SheetBlock<P> {

    /** The heading of a variant or of its answers, on a new page. */
    record Title<P>(String title, String below, boolean named) implements SheetBlock<P> {}

    /** The heading of a section, kept on one page with everything up to its table if possible. */
    record Section<P>(String title, String below) implements SheetBlock<P> {}

    /** An instruction. */
    record Task<P>(String text) implements SheetBlock<P> {}

    /**
     * A picture.
     *
     * @param text what the picture shows, for those who cannot see it
     */
    record Picture<P>(P picture, String text) implements SheetBlock<P> {}

    /** Numbered lines of code. */
    record Code<P>(List<String> lines) implements SheetBlock<P> {

        public Code {
            lines = List.copyOf(lines);
        }
    }

    /**
     * A table to fill in.
     *
     * @param rows as wide as the heading; empty cells are filled in by the reader
     */
    record Table<P>(List<String> heading, List<List<String>> rows) implements SheetBlock<P> {

        public Table {
            heading = List.copyOf(heading);
            rows = List.copyOf(rows);
        }
    }

    /**
     * A question with choices.
     *
     * @param situation the position in the run; may be empty
     * @param answer the index of the right choice; -1 to hide it
     * @param reason the explanation; empty to hide it
     */
    record QuestionBlock<P>(
            int number, String situation, String question, List<String> choices, int answer, String reason)
            implements SheetBlock<P> {

        public QuestionBlock {
            choices = List.copyOf(choices);
        }
    }
}
