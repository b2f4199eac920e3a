package puzzlescope.ui.puzzle.states;

import java.util.Objects;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Labeled;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.states.StatesPuzzle;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.control.WhyDisabled;
import puzzlescope.ui.theme.Typeface;

/** A window of its own for the puzzle that a person writes. FX thread only. */
final class OwnDialog {

    // In letters.
    private static final double WIDTH = 62;
    private static final double HEIGHT = 46;

    /** The share of the window that it may take. */
    private static final double MOST = 0.95;

    private static final String TEXT_SIZE = "text-size-";

    private OwnDialog() {}

    /**
     * Shows it; what is written is taken into the options and run if the person wants that.
     *
     * @param owner stands in the window, with letters of the size that is chosen
     */
    static void show(TabContext context, Labeled owner) {
        var appearance = context.appearance();
        var scene = owner.getScene();
        var editor = new OwnEditor(appearance, context.typed(StatesPuzzle.OWN));
        var dialog = new Dialog<Void>();
        dialog.initOwner(scene.getWindow());
        dialog.setResizable(true);
        dialog.titleProperty().bind(appearance.texts().of("states.own"));
        var pane = dialog.getDialogPane();
        pane.getStylesheets().setAll(scene.getStylesheets());
        Typeface.use(pane, appearance.texts().language());
        pane.getStyleClass().addAll(scene.getRoot().getStyleClass());
        pane.getStyleClass().remove("window");
        Stream.iterate((Node) owner, Objects::nonNull, Node::getParent)
                .flatMap(node -> node.getStyleClass().stream())
                .filter(style -> style.startsWith(TEXT_SIZE))
                .forEach(pane.getStyleClass()::add);
        pane.setContent(editor);
        double letter = owner.getFont().getSize();
        double width = Math.min(WIDTH * letter, scene.getWidth() * MOST);
        // Without it the window is as narrow as its texts can be broken.
        pane.setMinWidth(width);
        pane.setPrefSize(width, Math.min(HEIGHT * letter, scene.getHeight() * MOST));
        var run = new ButtonType(appearance.say("states.own.run"), ButtonData.OK_DONE);
        pane.getButtonTypes().addAll(run, new ButtonType(appearance.say("close"), ButtonData.CANCEL_CLOSE));
        var runs = (Button) pane.lookupButton(run);
        runs.setId("own-run");
        runs.disableProperty().bind(editor.validProperty().not());
        WhyDisabled.of(runs, () -> Message.of("states.own.run.why-not"));
        WhyDisabled.in(pane.getScene(), appearance);
        runs.addEventFilter(
                ActionEvent.ACTION, _ -> editor.puzzle().ifPresent(puzzle -> context.choose(StatesPuzzle.OWN, puzzle)));
        dialog.show();
    }
}
