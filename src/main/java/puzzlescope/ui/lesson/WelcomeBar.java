package puzzlescope.ui.lesson;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import puzzlescope.ui.theme.Appearance;

/** Offers the lesson that shows the app, to whoever opens it for the first time. FX thread only. */
final class WelcomeBar extends FlowPane {

    WelcomeBar(Appearance appearance, Runnable begin, Runnable dismiss) {
        setId("welcome");
        getStyleClass().add("welcome");
        var words = new Label();
        words.textProperty().bind(appearance.texts().of("lesson.welcome"));
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        getChildren()
                .addAll(
                        words,
                        button(appearance, "welcome-begin", "lesson.welcome.begin", begin),
                        button(appearance, "welcome-dismiss", "lesson.welcome.dismiss", dismiss));
    }

    private static Button button(Appearance appearance, String id, String key, Runnable action) {
        var button = new Button();
        button.setId(id);
        button.textProperty().bind(appearance.texts().of(key));
        button.setOnAction(_ -> action.run());
        return button;
    }
}
