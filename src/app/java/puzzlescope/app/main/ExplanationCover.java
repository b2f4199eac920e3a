package puzzlescope.app.main;

import java.util.EnumSet;
import java.util.Set;
import puzzlescope.window.frame.Columns;

/** While one presents, parts of the explanation are laid over the board on demand; else all of it stands beside. FX thread only. */
final class ExplanationCover {

    private final Explanation explanation;
    private final Columns columns;
    private final Runnable redraw;
    private final Set<Explanation.Part> covering = EnumSet.noneOf(Explanation.Part.class);
    private boolean presenting;

    /** @param redraw is called when other parts are to be seen */
    ExplanationCover(Explanation explanation, Columns columns, Runnable redraw) {
        this.explanation = explanation;
        this.columns = columns;
        this.redraw = redraw;
    }

    /** Takes everything off the board, or shows everything again. */
    void present(boolean on) {
        presenting = on;
        covering.clear();
        explanation.showOnly(on ? covering : EnumSet.allOf(Explanation.Part.class));
        columns.setOver(on);
    }

    /** While one presents, lays a part over the board, or takes it away. */
    void toggle(Explanation.Part part) {
        if (presenting) {
            if (!covering.remove(part)) {
                covering.add(part);
            }
            use();
        }
    }

    /** Folds what explains the run, or brings it back. */
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

    /** Brings a part of what explains the run into sight; gives whether it was not. */
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

    /** Takes away what lies over the board; gives whether there was anything. */
    boolean uncover() {
        covering.clear();
        return columns.uncover();
    }
}
