package puzzlescope.export.handout;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.export.Heading;

/**
 * What stands on a handout.
 *
 * @param grid how pictures lie on its pages
 * @param answered whether it tells what happened; if not it asks for that, and tells at its end
 */
record Handout(Heading heading, PageGrid grid, boolean answered, List<Item> items) {

    /**
     * A moment.
     *
     * @param svg its picture
     * @param step which step it is
     * @param sentence what has happened
     * @param question what is asked of it where that is not told
     * @param answer of the question
     */
    record Item(String svg, String step, String sentence, String question, String answer) {}

    Handout {
        items = List.copyOf(items);
    }

    /** The moments page by page. */
    List<List<Item>> pages() {
        var pages = new ArrayList<List<Item>>();
        for (int from = 0; from < items.size(); from += grid.pictures()) {
            pages.add(items.subList(from, Math.min(items.size(), from + grid.pictures())));
        }
        return pages;
    }
}
