package puzzlescope.app.export;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.layout.FlowPane;
import puzzlescope.engine.event.Message;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.SystemOpener;
import puzzlescope.window.theme.Appearance;

/** Opens a file that was saved, or its folder. FX thread only. */
final class SavedFileButtons {

    private final Appearance appearance;
    private final FlowPane buttons = new FlowPane();
    private final Consumer<Message> onProblem;

    /**
     * Creates them with no file.
     *
     * @param onProblem receives what to say if the system opens no files
     */
    SavedFileButtons(Appearance appearance, Consumer<Message> onProblem) {
        this.appearance = appearance;
        this.onProblem = onProblem;
        buttons.setId("export-opening");
        buttons.getStyleClass().add("run-buttons");
    }

    Node node() {
        return buttons;
    }

    void clear() {
        buttons.getChildren().clear();
    }

    void offer(Path file) {
        buttons.getChildren()
                .setAll(List.of(
                        LocalizedControls.button(
                                appearance,
                                "export-open",
                                "export.open-file",
                                () -> SystemOpener.open(file, this::tellProblem)),
                        LocalizedControls.button(
                                appearance,
                                "export-show",
                                "export.show-in-folder",
                                () -> SystemOpener.showInFolder(file, this::tellProblem))));
    }

    private void tellProblem() {
        onProblem.accept(Message.of("export.no-opener"));
    }
}
