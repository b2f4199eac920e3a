package puzzlescope.app.main;

import java.time.Duration;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Slider;
import javafx.stage.Window;
import org.kordamp.ikonli.javafx.FontIcon;
import puzzlescope.engine.run.RunState;

/** The evenness of frames in the window of a race of two runs of 12 queens, played as fast as it goes. */
final class RaceMeasurement {

    private static final int TIMES = 3;
    private static final Duration SETTLING = Duration.ofSeconds(3);

    private final DrivenWindow window;
    private final Report report;

    RaceMeasurement(DrivenWindow window, Report report) {
        this.window = window;
        this.report = report;
    }

    void measure() {
        window.prepare("queens", Map.of("n", "12"));
        window.onFx(window::pressRun);
        DrivenWindow.await(() -> window.state() == RunState.ENDED);
        window.onFx(window::openRace);
        DrivenWindow.letPass(SETTLING);
        var scene = window.onFx(RaceMeasurement::scene);
        var frames = window.onFx(() -> Frames.of(scene));
        window.onFx(() -> {
            var speed = (Slider) part(scene, "race-speed");
            speed.setValue(speed.getMax());
        });
        report.heading("Race of 12 queens, two algorithms", "fps", "p50 ms", "p99 ms", "longest ms");
        for (int time = 1; time <= TIMES; time++) {
            window.onFx(((ButtonBase) part(scene, "race-to-start"))::fire);
            DrivenWindow.letPass(SETTLING);
            frames.clear();
            var play = (ButtonBase) part(scene, "race-play");
            var still = window.onFx(() -> icon(play));
            long start = System.nanoTime();
            window.onFx(play::fire);
            DrivenWindow.await(() -> window.onFx(() -> icon(play)).equals(still));
            long end = System.nanoTime();
            DrivenWindow.letPass(SETTLING);
            var gaps = frames.between(start, end);
            report.row(
                    "played at full speed to the end, time " + time,
                    Report.number(gaps.framesPerSecond()),
                    Report.number(gaps.percentile(0.5)),
                    Report.number(gaps.percentile(0.99)),
                    Report.number(gaps.longest()));
        }
    }

    private static Scene scene() {
        return Window.getWindows().stream()
                .map(Window::getScene)
                .filter(scene -> scene.lookup("#race-pane") != null)
                .findFirst()
                .orElseThrow();
    }

    /** Whether it is played is seen on the button. */
    private static String icon(ButtonBase button) {
        return ((FontIcon) button.getGraphic()).getIconLiteral();
    }

    private static Node part(Scene scene, String id) {
        var part = scene.lookup("#" + id);
        if (part == null) {
            throw new IllegalStateException("no " + id);
        }
        return part;
    }
}
