package puzzlescope.ui.app;

import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import puzzlescope.text.Language;
import puzzlescope.ui.theme.Theme;

/** Opens a window, works it, and prints how fast and how even it was. */
public final class WindowMeasurement extends Application {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 900;

    public static void main(String[] arguments) {
        launch(WindowMeasurement.class, arguments);
    }

    @Override
    public void start(Stage stage) {
        var content = new MainWindow(Language.ENGLISH, Theme.LIGHT, WIDTH, HEIGHT, () -> {});
        stage.setScene(content.scene());
        stage.show();
        var frames = Frames.of(content.scene());
        var work = new Thread(() -> work(new DrivenWindow(content), frames), "measurement");
        work.setDaemon(true);
        work.start();
    }

    private static void work(DrivenWindow window, Frames frames) {
        try {
            var report = new Report(System.out);
            new PlayingMeasurement(window, frames, report).measure();
            new GraphMeasurement(window, frames, report).measure();
            var stopping = new StoppingMeasurement(window, report);
            stopping.measure();
            new RestMeasurement(window, frames, report).measure();
            stopping.measureClosing();
        } finally {
            Platform.exit();
        }
    }
}
