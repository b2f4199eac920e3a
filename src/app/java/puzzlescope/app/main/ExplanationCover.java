package puzzlescope.app.main;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import puzzlescope.window.frame.ColumnsPane;

/**
 * In the presenter view, shows parts of the explanation beside the board on demand; otherwise all of it is there. FX
 * thread only.
 */
final class ExplanationCover {

    private final ExplanationColumn explanationColumn;
    private final ColumnsPane columnsPane;
    private final Runnable redraw;
    private final Set<ExplanationColumn.Part> covering = EnumSet.noneOf(ExplanationColumn.Part.class);
    private boolean presenting;

    /** @param redraw is called when the visible parts change */
    ExplanationCover(ExplanationColumn explanationColumn, ColumnsPane columnsPane, Runnable redraw) {
        this.explanationColumn = explanationColumn;
        this.columnsPane = columnsPane;
        this.redraw = redraw;
    }

    /** Removes everything from the board for the presenter view, or shows everything again. */
    void setPresenting(boolean on) {
        presenting = on;
        covering.clear();
        explanationColumn.showOnly(on ? Optional.of(covering) : Optional.empty());
        columnsPane.setOver(on);
    }

    /** In the presenter view, shows a part beside the board, or hides it. */
    void toggle(ExplanationColumn.Part part) {
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
            columnsPane.toggleExplanation();
            return;
        }
        if (covering.isEmpty()) {
            covering.addAll(EnumSet.allOf(ExplanationColumn.Part.class));
        } else {
            covering.clear();
        }
        use();
    }

    /** Reveals a part of the explanation; returns whether it was hidden. */
    boolean open(ExplanationColumn.Part part) {
        boolean shown = presenting ? covering.contains(part) : columnsPane.showsExplanation();
        if (!shown && presenting) {
            toggle(part);
        } else if (!shown) {
            columnsPane.toggleExplanation();
        }
        return !shown;
    }

    private void use() {
        explanationColumn.showOnly(Optional.of(covering));
        columnsPane.showExplanation(!covering.isEmpty());
        redraw.run();
    }

    /** Hides the parts that were asked for; returns whether there were any. */
    boolean hideAll() {
        covering.clear();
        return columnsPane.hideCover();
    }
}
