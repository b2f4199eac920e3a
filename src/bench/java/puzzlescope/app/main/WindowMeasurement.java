package puzzlescope.app.main;

import java.util.List;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.trace.Retention;
import puzzlescope.window.theme.Theme;

/**
 * Opens a window, works it, and prints how fast and how even it was; or, with {@code playing}, {@code race} and so
 * on, that part alone; or, with {@code soak RUNS MINUTES}, what is left of many runs and long playing.
 */
public final class WindowMeasurement {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 900;

    public static void main(String[] arguments) {
        Application.launch(MeasuredWindow.class, arguments);
    }

    /** On the class path Java starts no class that is an application itself. */
    public static final class MeasuredWindow extends Application {

        @Override
        public void start(Stage stage) {
            LogFile.suppressFalseAlarms();
            var retention = Retention.of(Retention.MEMORY_BYTES, Retention.FILE_BYTES, UserFolders.cache());
            Runtime.getRuntime().addShutdownHook(new Thread(retention::close));
            var content = new MainWindow(Language.ENGLISH, Theme.LIGHT, WIDTH, HEIGHT, retention, Settings.none());
            content.front();
            stage.setScene(content.scene());
            stage.show();
            var frames = Frames.of(content.scene());
            var arguments = getParameters().getRaw();
            var work = new Thread(() -> work(new DrivenWindow(content), frames, arguments), "measurement");
            work.setDaemon(true);
            work.start();
        }
    }

    private static void work(DrivenWindow window, Frames frames, List<String> arguments) {
        try {
            var report = new Report(System.out);
            switch (arguments.isEmpty() ? "" : arguments.getFirst()) {
                case "playing" -> new PlayingMeasurement(window, frames, report).measure();
                case "tree" -> new PlayingMeasurement(window, frames, report).measureTree();
                case "graph" -> new GraphMeasurement(window, frames, report).measure();
                case "timeline" -> new TimelineMeasurement(window, frames, report).measure();
                case "query" -> new QueryMeasurement(window, report).measure();
                case "race" -> new RaceMeasurement(window, report).measure();
                case "posting" -> new PostingMeasurement(report).measure();
                case "rest" -> new RestMeasurement(window, frames, report).measure();
                case "soak" ->
                    new SoakMeasurement(window, frames, report)
                            .measure(Integer.parseInt(arguments.get(1)), Integer.parseInt(arguments.get(2)));
                default -> measure(window, frames, report);
            }
        } finally {
            Platform.exit();
        }
    }

    private static void measure(DrivenWindow window, Frames frames, Report report) {
        new PlayingMeasurement(window, frames, report).measure();
        new GraphMeasurement(window, frames, report).measure();
        new TimelineMeasurement(window, frames, report).measure();
        new PostingMeasurement(report).measure();
        var stopping = new StoppingMeasurement(window, report);
        stopping.measure();
        new RestMeasurement(window, frames, report).measure();
        stopping.measureClosing();
    }
}
