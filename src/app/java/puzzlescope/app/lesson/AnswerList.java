package puzzlescope.app.lesson;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/** Answers in lessons, each with its question and the right answer. FX thread only. */
final class AnswerList extends VBox {

    AnswerList(Appearance appearance, List<LessonAnswer> answers) {
        getStyleClass().add("lesson-rows");
        for (var answer : answers) {
            var question = label(
                    appearance.localize("lesson.answer.question", answer.chapter(), answer.question()),
                    "lesson-row-title");
            var row = new VBox(question);
            if (!answer.given().isEmpty()) {
                row.getChildren()
                        .add(label(appearance.localize("lesson.answer.given", sign(answer), answer.given()), ""));
            }
            if (!answer.correct() && !answer.right().isEmpty()) {
                row.getChildren().add(label(appearance.localize("lesson.answer.right", answer.right()), ""));
            }
            getChildren().add(row);
        }
    }

    private static String sign(LessonAnswer answer) {
        return answer.correct() ? "\u2713" : "\u00d7";
    }

    private static Label label(String text, String styleClass) {
        var label = new Label(text);
        LocalizedControls.wrap(label);
        label.getStyleClass().add(styleClass);
        return label;
    }
}
