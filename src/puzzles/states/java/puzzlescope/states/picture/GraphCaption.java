package puzzlescope.states.picture;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.search.GraphShape;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.TextAlign;
import puzzlescope.states.board.SearchPosition;

/**
 * The text above a graph: the numbers of found, visited and waiting nodes, and the length of the path to the goal.
 * Takes as many lines as needed at the available width, but later facts are omitted where the graph would have no room
 * below.
 *
 * @param whole the height of the text and the graph together, in px
 * @param many whether there may be more nodes than can be drawn with their edges
 */
record GraphCaption(Pen pen, SearchPosition search, double width, double whole, boolean many) {

    private static final String SEPARATOR = " \u00b7 ";
    private static final double LINE = 1.4;
    /** Largest graph whose kind is determined in every frame. */
    private static final int MOST_SHAPED = 20_000;

    private static final double SHARE = 0.92;
    /** Largest share of the height for the facts, which always have one line. */
    private static final double MOST_HIGH = 0.3;

    double height() {
        return Math.ceil(pen.textSize() * (LINE * (1 + lines().size() + (many ? 1 : 0)) + 0.3));
    }

    /**
     * Paints the caption.
     *
     * @param crowded whether only dots are drawn
     */
    void paint(double left, double top, boolean crowded) {
        var appearance = pen.style();
        double size = pen.textSize();
        double middle = top + size * 0.8;
        var name = appearance.localize(
                search.isByHand()
                        ? "states.view.by-hand"
                        : "states.algorithm." + search.order().id());
        text(name, left, middle, true);
        for (var line : lines()) {
            middle += size * LINE;
            text(line, left, middle, false);
        }
        if (crowded) {
            text(appearance.localize("states.view.dots", search.nodes()), left, middle + size * LINE, false);
        }
    }

    /** Draws a line, smaller only where it cannot be broken further. */
    private void text(String text, double left, double middle, boolean bold) {
        double full = pen.textSize() * (bold ? 1 : SHARE);
        double size = Math.min(full, full * width / Math.max(1, widthOf(text, bold, full)));
        pen.text(
                text, left, middle, Font.text(size).bold(bold), pen.color(bold ? Ink.TEXT : Ink.FAINT), TextAlign.LEFT);
    }

    private double widthOf(String text, boolean bold, double size) {
        return pen.width(text, Font.text(size).bold(bold));
    }

    private List<String> lines() {
        var lines = new ArrayList<String>();
        for (var fact : facts()) {
            var longer = lines.isEmpty() ? fact : lines.getLast() + SEPARATOR + fact;
            if (lines.isEmpty() || widthOf(longer, false, pen.textSize() * SHARE) > width) {
                lines.add(fact);
            } else {
                lines.set(lines.size() - 1, longer);
            }
        }
        int most = (int) (MOST_HIGH * whole / (LINE * pen.textSize()));
        return lines.subList(0, Math.min(lines.size(), Math.max(1, most)));
    }

    private List<String> facts() {
        var appearance = pen.style();
        var facts = new ArrayList<String>();
        facts.add(appearance.localize("states.view.found", search.nodes()));
        if (search.isByHand()) {
            facts.add(appearance.localize("states.view.depth", search.deepest()));
            return facts;
        }
        facts.add(appearance.localize("states.view.visited", search.visited()));
        facts.add(appearance.localize("states.view.depth", search.deepest()));
        var memory = switch (search.order()) {
            case BREADTH_FIRST -> "queue";
            case DEPTH_FIRST -> "stack";
            case CHEAPEST_FIRST, AS_TOLD -> "open";
        };
        facts.add(appearance.localize("states.view." + memory, search.remembered(), search.widest()));
        int goal = search.goal();
        if (goal >= 0) {
            facts.add(
                    search.order().counts()
                            ? appearance.localize("states.view.way-cost", search.cost(goal))
                            : appearance.localize(
                                    "states.view.way", search.path(goal).cardinality() - 1));
        } else if (search.hasGoal()) {
            facts.add(appearance.localize("states.view.no-way"));
        }
        if (search.nodes() > 1 && search.nodes() + search.edges() <= MOST_SHAPED) {
            var shape = GraphShape.of(search.found(), search.nodes(), search.edges());
            facts.add(appearance.localize("states.shape." + shape.id()));
        }
        return facts;
    }
}
