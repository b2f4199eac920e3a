package puzzlescope.ui.puzzle.states;

import java.util.ArrayList;
import javafx.scene.text.TextAlignment;
import puzzlescope.core.puzzle.states.Growth;
import puzzlescope.core.puzzle.states.Order;
import puzzlescope.ui.theme.Ink;

/** What is said above a graph: how much is found and visited, what waits, how long the way to the goal is. */
record Caption(Pen pen, Growth growth) {

    private static final String SEPARATOR = " \u00b7 ";
    private static final double SMALLEST = 9;

    double height() {
        return Math.ceil(pen.textSize() * 3.1);
    }

    /** @param crowded whether only dots are drawn */
    void paint(double left, double top, double width, boolean crowded) {
        var look = pen.look();
        double size = pen.textSize();
        var name = look.say(
                growth.isByHand()
                        ? "states.view.by-hand"
                        : "states.algorithm." + growth.order().id());
        pen.text(name, left, top + size * 0.8, size, true, pen.color(Ink.TEXT), TextAlignment.LEFT);
        line(String.join(SEPARATOR, facts()), left, top + size * 2.2, width, Ink.FAINT);
        if (crowded) {
            var dots = look.say("states.view.dots", growth.nodes());
            double begin = left + Pen.widthOf(name, size) + size;
            line(dots, begin, top + size * 0.8, left + width - begin, Ink.FAINT);
        }
    }

    private void line(String text, double left, double middle, double width, Ink ink) {
        double size = Math.clamp(width / Pen.widthOf(text, 1) * 1.12, SMALLEST, pen.textSize() * 0.92);
        pen.text(text, left, middle, size, false, pen.color(ink), TextAlignment.LEFT);
    }

    private Iterable<String> facts() {
        var look = pen.look();
        var facts = new ArrayList<String>();
        facts.add(look.say("states.view.found", growth.nodes()));
        if (growth.isByHand()) {
            facts.add(look.say("states.view.depth", growth.deepest()));
            return facts;
        }
        facts.add(look.say("states.view.visited", growth.visited()));
        facts.add(look.say("states.view.depth", growth.deepest()));
        var memory = growth.order() == Order.BREADTH_FIRST ? "queue" : "stack";
        facts.add(look.say("states.view." + memory, growth.remembered(), growth.widest()));
        int goal = growth.goal();
        facts.add(
                goal < 0
                        ? look.say("states.view.no-way")
                        : look.say("states.view.way", growth.found().depth(goal)));
        return facts;
    }
}
