package puzzlescope.app.lesson;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.theme.Appearance;

/** The answers of a result file. FX thread only. */
final class ResultsPane extends LessonPage {

    private ResultsPane(Appearance appearance, LessonResults results) {
        super(appearance, "own-results");
        var head = label("results.opened");
        head.textProperty()
                .bind(appearance
                        .texts()
                        .of(
                                "results.opened",
                                results.lesson(),
                                results.name(),
                                results.day().toString(),
                                results.score().answered(),
                                results.score().right(),
                                results.score().questions()));
        var scroll = new ScrollPane(new AnswerList(appearance, results.answers()));
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(head, scroll);
    }

    static void open(Appearance appearance, Node owner, LessonResults results) {
        new ResultsPane(appearance, results).open(owner, "results.open", Position.BESIDE);
    }
}
