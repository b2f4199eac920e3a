package puzzlescope.export.handout;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.export.Heading;

/**
 * What stands on a handout.
 *
 * @param <P> what its pictures are
 * @param grid how pictures lie on its pages
 * @param answered whether it tells what happened; if not it asks for that, and tells at its end
 */
record Handout<P>(Heading heading, PageGrid grid, boolean answered, List<Item<P>> items) {

    /**
     * A moment.
     *
     * @param <P> what its picture is
     * @param step which step it is
     * @param sentence what has happened
     * @param question what is asked of it where that is not told
     * @param answer of the question
     */
    record Item<P>(P picture, String step, String sentence, String question, String answer) {}

    Handout {
        items = List.copyOf(items);
    }

    /** The moments page by page. */
    List<List<Item<P>>> pages() {
        var pages = new ArrayList<List<Item<P>>>();
        for (int from = 0; from < items.size(); from += grid.pictures()) {
            pages.add(items.subList(from, Math.min(items.size(), from + grid.pictures())));
        }
        return pages;
    }
}
