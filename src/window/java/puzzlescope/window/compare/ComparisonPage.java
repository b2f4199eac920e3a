package puzzlescope.window.compare;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.TextFileSaver;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.theme.Appearance;

/** A page that shows measurements in progress; a button stops them, and they end with the page. FX thread only. */
public final class ComparisonPage {

    /** Refresh interval: frequent enough to show progress, seldom enough to leave the processor to the work. */
    private static final long BETWEEN_REFRESHES_NANOS = 100_000_000;

    /** The work being measured, on another thread. */
    public interface Work {

        boolean isRunning();

        void stop();
    }

    private final Appearance appearance;
    private final String key;
    private final WindowPage page;
    private Runnable look = () -> {};

    /**
     * @param owner a node in the window, with the chosen text size
     * @param key of the title; with {@code .stop} and {@code .stop.why-not} those of the button, and with {@code .copy}
     */
    public ComparisonPage(Appearance appearance, Node owner, String key, Node content, WindowPage.Position position) {
        this.appearance = appearance;
        this.key = key;
        page = new WindowPage(appearance, owner, key, content, position);
    }

    /** Adds a button that copies the content as a table. */
    public ComparisonPage copying(Supplier<String> table) {
        page.addButton("compare-copy", key + ".copy", () -> ClipboardText.put(table.get()));
        return this;
    }

    /**
     * Adds a button that saves the content as a CSV file.
     *
     * @param name the suggested file name
     * @param said receives the result message
     */
    public ComparisonPage saving(String name, Supplier<String> csv, Consumer<String> said) {
        var files = new TextFileSaver(appearance, key + ".save", ".csv");
        page.addButton(
                "compare-save",
                key + ".save",
                () -> files.askForPath(page, name)
                        .ifPresent(file -> files.save(
                                file,
                                csv.get(),
                                true,
                                result -> said.accept(appearance.texts().localize(result.said())))));
        return this;
    }

    /**
     * Shows the page.
     *
     * @param refresh is called regularly while it is open
     */
    public void show(Work work, Runnable refresh) {
        var stop = page.addButton("compare-stop", key + ".stop", work::stop);
        DisabledReason.of(stop, () -> Message.of(key + ".stop.why-not"));
        look = () -> {
            refresh.run();
            stop.setDisable(!work.isRunning());
        };
        var timer = new AnimationTimer() {

            private long last;

            @Override
            public void handle(long now) {
                if (now - last >= BETWEEN_REFRESHES_NANOS) {
                    last = now;
                    refreshNow();
                }
            }
        };
        page.setOnClosed(() -> {
            timer.stop();
            work.stop();
        });
        refreshNow();
        timer.start();
        page.show();
    }

    /** Refreshes at once, for instance after the measured work was replaced. */
    public void refreshNow() {
        look.run();
    }
}
