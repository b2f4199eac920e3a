package puzzlescope.window.compare;

import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Labeled;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.OwnedDialog;
import puzzlescope.window.control.TextFileSaver;
import puzzlescope.window.fx.ClipboardText;
import puzzlescope.window.theme.Appearance;

/** A window that shows measurements in progress; a button stops them, and they end with the window. FX thread only. */
public final class ComparisonWindow {

    /** Refresh interval: frequent enough to show progress, seldom enough to leave the processor to the work. */
    private static final long BETWEEN_REFRESHES_NANOS = 100_000_000;

    /** The work being measured, on another thread. */
    public interface Work {

        boolean isRunning();

        void stop();
    }

    private final Appearance appearance;
    private final String key;
    private final Dialog<Void> dialog;
    private Runnable look = () -> {};

    /**
     * @param owner a node in the window, with the chosen text size
     * @param key of the title; with {@code .stop} and {@code .stop.why-not} those of the button, and with {@code .copy}
     * @param width in text sizes, as is the height
     */
    public ComparisonWindow(
            Appearance appearance, Labeled owner, String key, Node content, double width, double height) {
        this.appearance = appearance;
        this.key = key;
        dialog = OwnedDialog.of(appearance, owner, key, content, width, height);
    }

    /** Adds a button that copies the content as a table. */
    public ComparisonWindow copying(Supplier<String> table) {
        var copy = button(ButtonData.LEFT, key + ".copy");
        copy.setId("compare-copy");
        copy.addEventFilter(ActionEvent.ACTION, event -> {
            ClipboardText.put(table.get());
            event.consume();
        });
        return this;
    }

    /**
     * Adds a button that saves the content as a CSV file.
     *
     * @param name the suggested file name
     * @param said receives the result message
     */
    public ComparisonWindow saving(String name, Supplier<String> csv, Consumer<String> said) {
        var files = new TextFileSaver(appearance, key + ".save", ".csv");
        var save = button(ButtonData.LEFT, key + ".save");
        save.setId("compare-save");
        save.addEventFilter(ActionEvent.ACTION, event -> {
            files.askForPath(save, name)
                    .ifPresent(file -> files.save(
                            file,
                            csv.get(),
                            true,
                            result -> said.accept(appearance.texts().localize(result.said()))));
            event.consume();
        });
        return this;
    }

    /**
     * Shows the window.
     *
     * @param refresh is called regularly while it is open
     */
    public void show(Work work, Runnable refresh) {
        var stop = button(ButtonData.LEFT, key + ".stop");
        stop.setId("compare-stop");
        DisabledReason.of(stop, () -> Message.of(key + ".stop.why-not"));
        stop.addEventFilter(ActionEvent.ACTION, event -> {
            work.stop();
            event.consume();
        });
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
        OwnedDialog.onHidden(dialog, () -> {
            timer.stop();
            work.stop();
        });
        refreshNow();
        timer.start();
        dialog.show();
    }

    /** Refreshes at once, for instance after the measured work was replaced. */
    public void refreshNow() {
        look.run();
    }

    private Button button(ButtonData data, String name) {
        var type = new ButtonType("", data);
        var pane = dialog.getDialogPane();
        pane.getButtonTypes().add(type);
        var button = (Button) pane.lookupButton(type);
        button.textProperty().bind(appearance.texts().of(name));
        // With large text there is no room for all to be as wide as the widest.
        ButtonBar.setButtonUniformSize(button, false);
        return button;
    }
}
