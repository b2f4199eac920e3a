package puzzlescope.export.handout;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.export.ExportHeading;

/**
 * The content of a handout.
 *
 * @param <P> the type of its pictures
 * @param grid the layout of its pages
 * @param answered true to print what happens; otherwise a question is printed, with the answers at the end
 */
record Handout<P>(ExportHeading heading, PageGrid grid, boolean answered, List<Item<P>> items) {

    /**
     * A position of the run.
     *
     * @param <P> the type of its picture
     * @param step the number of the step
     * @param sentence the sentence of the step
     * @param question the question printed instead of the sentence
     * @param answer the answer to the question
     */
    record Item<P>(P picture, String step, String sentence, String question, String answer) {}

    Handout {
        items = List.copyOf(items);
    }

    List<List<Item<P>>> pages() {
        var pages = new ArrayList<List<Item<P>>>();
        for (int from = 0; from < items.size(); from += grid.pictures()) {
            pages.add(items.subList(from, Math.min(items.size(), from + grid.pictures())));
        }
        return pages;
    }
}
