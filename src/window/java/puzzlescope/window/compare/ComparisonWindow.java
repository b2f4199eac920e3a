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
import puzzlescope.window.control.OwnedDialog;
import puzzlescope.window.control.TextFiles;
import puzzlescope.window.control.WhyDisabled;
import puzzlescope.window.fx.CopiedText;
import puzzlescope.window.theme.Appearance;

/**
 * A window that shows what is measured while it is measured; a button stops that, and it ends with the window. FX thread only.
 */
public final class ComparisonWindow {

    /** Often enough to see it go on, seldom enough to leave the processor to the work. */
    private static final long BETWEEN_REFRESHES_NANOS = 100_000_000;

    /** What is measured, elsewhere. */
    public interface Work {

        boolean isUnderWay();

        void stop();
    }

    private final Appearance appearance;
    private final String key;
    private final Dialog<Void> dialog;
    private Runnable look = () -> {};

    /**
     * @param owner stands in the window, with letters of the size that is chosen
     * @param key of the title; behind it {@code .stop} and {@code .stop.why-not} are of the button, and {@code .copy}
     * @param width in letters, as is the height
     */
    public ComparisonWindow(
            Appearance appearance, Labeled owner, String key, Node content, double width, double height) {
        this.appearance = appearance;
        this.key = key;
        dialog = OwnedDialog.of(appearance, owner, key, content, width, height);
    }

    /** Adds a button that copies what is shown as a table. */
    public ComparisonWindow copying(Supplier<String> table) {
        var copy = button(ButtonData.LEFT, key + ".copy");
        copy.setId("compare-copy");
        copy.addEventFilter(ActionEvent.ACTION, event -> {
            CopiedText.put(table.get());
            event.consume();
        });
        return this;
    }

    /**
     * Adds a button that saves what is shown as a table that spreadsheets read.
     *
     * @param name what the file is called at first
     * @param said is told what came of it
     */
    public ComparisonWindow saving(String name, Supplier<String> csv, Consumer<String> said) {
        var files = new TextFiles(appearance, key + ".save", ".csv");
        var save = button(ButtonData.LEFT, key + ".save");
        save.setId("compare-save");
        save.addEventFilter(ActionEvent.ACTION, event -> {
            files.ask(save, name)
                    .ifPresent(file -> files.save(
                            file,
                            csv.get(),
                            true,
                            result -> said.accept(appearance.texts().say(result.said()))));
            event.consume();
        });
        return this;
    }

    /**
     * Shows the window.
     *
     * @param refresh is called now and then while it is open
     */
    public void show(Work work, Runnable refresh) {
        var stop = button(ButtonData.LEFT, key + ".stop");
        stop.setId("compare-stop");
        WhyDisabled.of(stop, () -> Message.of(key + ".stop.why-not"));
        stop.addEventFilter(ActionEvent.ACTION, event -> {
            work.stop();
            event.consume();
        });
        look = () -> {
            refresh.run();
            stop.setDisable(!work.isUnderWay());
        };
        var timer = new AnimationTimer() {

            private long last;

            @Override
            public void handle(long now) {
                if (now - last >= BETWEEN_REFRESHES_NANOS) {
                    last = now;
                    look();
                }
            }
        };
        OwnedDialog.whenGone(dialog, () -> {
            timer.stop();
            work.stop();
        });
        look();
        timer.start();
        dialog.show();
    }

    /** Looks at what is measured at once, as when something else is from now on. */
    public void look() {
        look.run();
    }

    private Button button(ButtonData data, String name) {
        var type = new ButtonType("", data);
        var pane = dialog.getDialogPane();
        pane.getButtonTypes().add(type);
        var button = (Button) pane.lookupButton(type);
        button.textProperty().bind(appearance.texts().of(name));
        // With large letters there is no room for all to be as wide as the widest.
        ButtonBar.setButtonUniformSize(button, false);
        return button;
    }
}
