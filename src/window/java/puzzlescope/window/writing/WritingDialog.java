package puzzlescope.window.writing;

import java.util.List;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Labeled;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.OwnedDialog;
import puzzlescope.window.control.WhyDisabled;

/** A dialog for writing a text. FX thread only. */
public final class WritingDialog {

    // In text sizes.
    private static final double WIDTH = 62;
    private static final double HEIGHT = 46;
    private static final double WIDTH_WITH_PICTURE = 100;

    private WritingDialog() {}

    /**
     * Shows the dialog; the text is taken into the options and run on request.
     *
     * @param owner a node in the window, with the chosen text size
     */
    public static <T> void show(TabContext context, Labeled owner, Writing<T> writing) {
        var appearance = context.appearance();
        var editor = new WritingEditor<>(appearance, writing, context.typed(writing.parameter()));
        double width = writing.sketch().isPresent() && !writing.isShort() ? WIDTH_WITH_PICTURE : WIDTH;
        var dialog = OwnedDialog.of(appearance, owner, writing.key(), editor, width, HEIGHT);
        var pane = dialog.getDialogPane();
        var run = new ButtonType(appearance.say("writing.run"), ButtonData.OK_DONE);
        pane.getButtonTypes().add(run);
        var runs = (Button) pane.lookupButton(run);
        runs.setId("own-run");
        runs.disableProperty().bind(editor.validProperty().not());
        WhyDisabled.of(runs, () -> Message.of(writing.key() + ".run.why-not"));
        runs.addEventFilter(
                ActionEvent.ACTION, _ -> editor.value().ifPresent(_ -> run(context, writing, editor.text())));
        dialog.show();
    }

    /** Fills in a valid text, with its related options, and runs it. */
    private static void run(TabContext context, Writing<?> writing, String text) {
        var filled = context.arguments().with(writing.parameter(), text);
        var meant = writing.parameter().lines().map(with -> with.apply(filled)).orElse(filled);
        if (writing.played() && context.isByHand()) {
            context.playAgain(meant, List.of(), () -> {});
        } else {
            context.run(meant);
        }
    }

    /** Accepts a text file dropped on a board: it is run, or the reason why it is invalid is shown. */
    public static void takeDrops(TabContext context, Node board, Writing<?> writing) {
        FileDrop.on(
                board,
                file -> FileDrop.aside(
                        () -> WritingEditor.read(file),
                        read -> read.obstacle()
                                .ifPresentOrElse(
                                        why -> context.player().tell(WritingEditor.unreadable(why, file)),
                                        () -> take(context, writing, read.text().replace("\r", "")))));
    }

    private static void take(TabContext context, Writing<?> writing, String text) {
        try {
            run(context, writing, text);
        } catch (InvalidInput refusal) {
            context.player().tell(refusal.reason());
        }
    }
}
