package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeoutException;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.testfx.api.FxToolkit;

/** Has a stage of its own for each test; nothing may be thrown that nobody catches. */
@Tag("ui")
public abstract class StageTest {

    protected final FastRobot robot = new FastRobot();
    private final List<Throwable> uncaught = new CopyOnWriteArrayList<>();

    @BeforeAll
    public static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @BeforeEach
    public void openStage() {
        Thread.setDefaultUncaughtExceptionHandler((_, thrown) -> uncaught.add(thrown));
        FxThreadCall.run(() -> start(new Stage()));
        robot.frame();
    }

    /** Fills the stage and shows it. On the FX thread. */
    protected abstract void start(Stage stage);

    @AfterEach
    public void closeStages() {
        robot.letGo();
        FxThreadCall.run(() -> List.copyOf(Window.getWindows()).forEach(Window::hide));
        Thread.setDefaultUncaughtExceptionHandler(null);
        assertThat(uncaught.stream().map(StageTest::stackTrace))
                .as("what nobody has caught")
                .isEmpty();
    }

    private static String stackTrace(Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        return trace.toString();
    }
}
