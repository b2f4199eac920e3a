package puzzlescope.ui.writing;

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
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.control.WhyDisabled;
import puzzlescope.ui.theme.Typeface;

/** A window of its own for what a person writes. FX thread only. */
public final class WritingDialog {

    // In letters.
    private static final double WIDTH = 62;
    private static final double HEIGHT = 46;

    /** The share of the window that it may take. */
    private static final double MOST = 0.95;

    private static final String TEXT_SIZE = "text-size-";

    private WritingDialog() {}

    /**
     * Shows it; what is written is taken into the options and run if the person wants that.
     *
     * @param owner stands in the window, with letters of the size that is chosen
     */
    public static <T> void show(TabContext context, Labeled owner, Writing<T> writing) {
        var appearance = context.appearance();
        var scene = owner.getScene();
        var editor = new WritingEditor<>(appearance, writing, context.typed(writing.parameter()));
        var dialog = new Dialog<Void>();
        dialog.initOwner(scene.getWindow());
        dialog.setResizable(true);
        dialog.titleProperty().bind(appearance.texts().of(writing.key()));
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
        var run = new ButtonType(appearance.say("writing.run"), ButtonData.OK_DONE);
        pane.getButtonTypes().addAll(run, new ButtonType(appearance.say("close"), ButtonData.CANCEL_CLOSE));
        var runs = (Button) pane.lookupButton(run);
        runs.setId("own-run");
        runs.disableProperty().bind(editor.validProperty().not());
        WhyDisabled.of(runs, () -> Message.of(writing.key() + ".run.why-not"));
        WhyDisabled.in(pane.getScene(), appearance);
        runs.addEventFilter(
                ActionEvent.ACTION, _ -> editor.value().ifPresent(_ -> run(context, writing, editor.text())));
        dialog.show();
    }

    /** Fills in a text that can be taken, with what goes with it, and makes a run of it. */
    private static void run(TabContext context, Writing<?> writing, String text) {
        var filled = context.arguments().with(writing.parameter(), text);
        context.run(
                writing.parameter().lines().map(meant -> meant.apply(filled)).orElse(filled));
    }

    /** Lets a text file be dropped on a board: it is run, or it is said why it cannot be. */
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
