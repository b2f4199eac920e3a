package puzzlescope.window.editor;

import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Labeled;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.OwnedDialog;

/** A dialog for writing a text. FX thread only. */
public final class InputEditorDialog {

    // In text sizes.
    private static final double WIDTH = 62;
    private static final double HEIGHT = 46;
    private static final double WIDTH_WITH_PICTURE = 100;

    private InputEditorDialog() {}

    /**
     * Shows the dialog; the text is taken into the options and run on request.
     *
     * @param owner a node in the window, with the chosen text size
     */
    public static <T> void show(TabContext context, Labeled owner, EditorSpec<T> editorSpec) {
        var appearance = context.appearance();
        var editor = new InputEditor<>(appearance, editorSpec, context.typed(editorSpec.parameter()));
        double width = editorSpec.sketch().isPresent() && !editorSpec.isSingleLine() ? WIDTH_WITH_PICTURE : WIDTH;
        var dialog = OwnedDialog.of(appearance, owner, editorSpec.key(), editor, width, HEIGHT);
        var pane = dialog.getDialogPane();
        var run = new ButtonType(appearance.localize("writing.run"), ButtonData.OK_DONE);
        pane.getButtonTypes().add(run);
        var runs = (Button) pane.lookupButton(run);
        runs.setId("own-run");
        runs.disableProperty().bind(editor.validProperty().not());
        DisabledReason.of(runs, () -> Message.of(editorSpec.key() + ".run.why-not"));
        runs.addEventFilter(
                ActionEvent.ACTION, _ -> editor.value().ifPresent(_ -> run(context, editorSpec, editor.text())));
        dialog.show();
    }

    /** Fills in a valid text, with its related options, and runs it. */
    private static void run(TabContext context, EditorSpec<?> editorSpec, String text) {
        var filled = context.arguments().with(editorSpec.parameter(), text);
        var meant =
                editorSpec.parameter().lines().map(with -> with.apply(filled)).orElse(filled);
        if (editorSpec.played() && context.isByHand()) {
            context.playAgain(meant, List.of(), () -> {});
        } else {
            context.run(meant);
        }
    }

    /** Accepts a text file dropped on a board: it is run, or the reason why it is invalid is shown. */
    public static void acceptDrops(TabContext context, Node board, EditorSpec<?> editorSpec) {
        FileDrop.on(
                board,
                file -> FileDrop.aside(
                        () -> InputEditor.read(file),
                        read -> read.problem()
                                .ifPresentOrElse(
                                        why -> context.player().showNotice(InputEditor.unreadable(why, file)),
                                        () -> take(
                                                context, editorSpec, read.text().replace("\r", "")))));
    }

    private static void take(TabContext context, EditorSpec<?> editorSpec, String text) {
        try {
            run(context, editorSpec, text);
        } catch (InvalidInputException refusal) {
            context.player().showNotice(refusal.reason());
        }
    }
}
