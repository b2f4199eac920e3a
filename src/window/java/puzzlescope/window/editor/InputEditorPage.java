package puzzlescope.window.editor;

import java.util.List;
import javafx.scene.Node;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;

/** A page for writing a text. FX thread only. */
public final class InputEditorPage {

    private InputEditorPage() {}

    /**
     * Shows the page; the text is taken into the options and run on request.
     *
     * @param owner a node in the window, with the chosen text size
     */
    public static <T> void show(TabContext context, Node owner, EditorSpec<T> editorSpec) {
        var appearance = context.appearance();
        var editor = new InputEditor<>(appearance, editorSpec, context.typed(editorSpec.parameter()));
        var position =
                editorSpec.sketch().isPresent() && !editorSpec.isSingleLine() ? Position.INSTEAD : Position.BESIDE;
        var page = new WindowPage(appearance, owner, editorSpec.key(), editor, position);
        var runs = page.addButton(
                "own-run",
                "writing.run",
                () -> editor.value().ifPresent(_ -> {
                    page.close();
                    run(context, editorSpec, editor.text());
                }));
        runs.setDefaultButton(true);
        runs.disableProperty().bind(editor.validProperty().not());
        DisabledReason.of(runs, () -> Message.of(editorSpec.key() + ".run.why-not"));
        page.show();
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
