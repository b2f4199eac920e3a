package puzzlescope.app.main;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import puzzlescope.window.frame.ColumnsPane;

/**
 * In the presenter view, shows parts of the explanation beside the board on demand; otherwise all of it is there. FX
 * thread only.
 */
final class ExplanationParts {

    private final ExplanationColumn explanationColumn;
    private final ColumnsPane columnsPane;
    private final Runnable redraw;
    private final Set<ExplanationColumn.Part> shown = EnumSet.noneOf(ExplanationColumn.Part.class);
    private boolean presenting;

    /** @param redraw is called when the visible parts change */
    ExplanationParts(ExplanationColumn explanationColumn, ColumnsPane columnsPane, Runnable redraw) {
        this.explanationColumn = explanationColumn;
        this.columnsPane = columnsPane;
        this.redraw = redraw;
    }

    /** Removes everything from the board for the presenter view, or shows everything again. */
    void setPresenting(boolean on) {
        presenting = on;
        shown.clear();
        explanationColumn.showOnly(on ? Optional.of(shown) : Optional.empty());
        columnsPane.setBoardAlone(on);
    }

    /** In the presenter view, shows a part beside the board, or hides it. */
    void toggle(ExplanationColumn.Part part) {
        if (presenting) {
            if (!shown.remove(part)) {
                shown.add(part);
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
        if (shown.isEmpty()) {
            shown.addAll(EnumSet.allOf(ExplanationColumn.Part.class));
        } else {
            shown.clear();
        }
        use();
    }

    /** Reveals a part of the explanation; returns whether it was hidden. */
    boolean open(ExplanationColumn.Part part) {
        boolean visible = presenting ? shown.contains(part) : columnsPane.showsExplanation();
        if (!visible && presenting) {
            toggle(part);
        } else if (!visible) {
            columnsPane.toggleExplanation();
        }
        return !visible;
    }

    private void use() {
        explanationColumn.showOnly(Optional.of(shown));
        columnsPane.showExplanation(!shown.isEmpty());
        redraw.run();
    }

    /** Hides the parts that were asked for; returns whether there were any. */
    boolean hideAll() {
        shown.clear();
        return columnsPane.hideColumns();
    }
}
