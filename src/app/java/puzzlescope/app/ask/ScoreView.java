package puzzlescope.app.ask;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.window.control.FigureTable;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** The score: a summary line, and a table by kind. FX thread only. */
final class ScoreView {

    private final Appearance appearance;
    private final Label line = LocalizedControls.lines("ask-score");
    private final FigureTable table = new FigureTable();
    private final VBox missed = new VBox(table);

    ScoreView(Appearance appearance) {
        this.appearance = appearance;
        missed.setId("ask-table");
    }

    Label line() {
        return line;
    }

    /** The kinds with missed questions. */
    VBox missed() {
        return missed;
    }

    /**
     * @param ofClass whether a class has voted
     * @param asked whether a question is open, which hides the table
     */
    void show(AnswerScore answerScore, boolean ofClass, boolean asked) {
        var whole = answerScore.whole();
        Visibility.set(line, whole.all() > 0);
        line.setText(appearance.localize(
                ofClass ? "ask.score-of-class" : "ask.score", whole.right(), whole.all(), answerScore.inARow()));
        Visibility.set(missed, whole.all() > 0 && !asked);
        table.clear();
        answerScore.parts().forEach((sort, part) -> {
            var figure = new Label(appearance.localize("ask.part", part.right(), part.all()));
            table.add(new Label(appearance.localize(sort)), figure);
        });
    }
}
