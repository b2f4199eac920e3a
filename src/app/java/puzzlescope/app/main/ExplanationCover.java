package puzzlescope.app.main;

import java.util.EnumSet;
import java.util.Set;
import puzzlescope.window.frame.Columns;

/**
 * In the presenter view, lays parts of the explanation over the board on demand; otherwise all of it stands beside. FX
 * thread only.
 */
final class ExplanationCover {

    private final Explanation explanation;
    private final Columns columns;
    private final Runnable redraw;
    private final Set<Explanation.Part> covering = EnumSet.noneOf(Explanation.Part.class);
    private boolean presenting;

    /** @param redraw is called when the visible parts change */
    ExplanationCover(Explanation explanation, Columns columns, Runnable redraw) {
        this.explanation = explanation;
        this.columns = columns;
        this.redraw = redraw;
    }

    /** Removes everything from the board for the presenter view, or shows everything again. */
    void present(boolean on) {
        presenting = on;
        covering.clear();
        explanation.showOnly(on ? covering : EnumSet.allOf(Explanation.Part.class));
        columns.setOver(on);
    }

    /** In the presenter view, shows a part over the board, or hides it. */
    void toggle(Explanation.Part part) {
        if (presenting) {
            if (!covering.remove(part)) {
                covering.add(part);
            }
            use();
        }
    }

    /** Folds or unfolds the explanation of the run. */
    void toggleAll() {
        if (!presenting) {
            columns.toggleExplanation();
            return;
        }
        if (covering.isEmpty()) {
            covering.addAll(EnumSet.allOf(Explanation.Part.class));
        } else {
            covering.clear();
        }
        use();
    }

    /** Reveals a part of the explanation; returns whether it was hidden. */
    boolean open(Explanation.Part part) {
        boolean shown = presenting ? covering.contains(part) : columns.showsExplanation();
        if (!shown && presenting) {
            toggle(part);
        } else if (!shown) {
            columns.toggleExplanation();
        }
        return !shown;
    }

    private void use() {
        explanation.showOnly(covering);
        columns.coverWithExplanation(!covering.isEmpty());
        redraw.run();
    }

    /** Hides the parts over the board; returns whether there were any. */
    boolean uncover() {
        covering.clear();
        return columns.uncover();
    }
}
