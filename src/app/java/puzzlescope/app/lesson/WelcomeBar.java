package puzzlescope.app.lesson;

import javafx.scene.layout.FlowPane;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.theme.Appearance;

/** Offers the lesson about the app on first launch. FX thread only. */
final class WelcomeBar extends FlowPane {

    WelcomeBar(Appearance appearance, Runnable begin, Runnable dismiss) {
        setId("welcome");
        getStyleClass().add("welcome");
        getChildren()
                .addAll(
                        LocalizedControls.label(appearance, "lesson.welcome"),
                        LocalizedControls.button(appearance, "welcome-begin", "lesson.welcome.begin", begin),
                        LocalizedControls.button(appearance, "welcome-dismiss", "lesson.welcome.dismiss", dismiss));
    }
}
