package puzzlescope.window.editor;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import puzzlescope.window.fx.FxThread;

/** Dropped files, and reading them without blocking. FX thread only. */
final class FileDrop {

    private FileDrop() {}

    /** Accepts a file dropped on a node; the first one of several. */
    static void on(Node node, Consumer<Path> taker) {
        node.addEventFilter(DragEvent.DRAG_OVER, event -> {
            if (isFile(event.getDragboard())) {
                event.acceptTransferModes(TransferMode.COPY);
                event.consume();
            }
        });
        node.addEventFilter(DragEvent.DRAG_DROPPED, event -> {
            if (isFile(event.getDragboard())) {
                taker.accept(event.getDragboard().getFiles().getFirst().toPath());
                event.setDropCompleted(true);
                event.consume();
            }
        });
    }

    private static boolean isFile(Dragboard board) {
        return board.hasFiles() && !board.getFiles().isEmpty();
    }

    /** Works on a background thread, since disks may be slow, then delivers the result. */
    static <T> void aside(Supplier<T> work, Consumer<T> taker) {
        Thread.ofPlatform().daemon().name("own-file").start(() -> {
            var result = work.get();
            FxThread.run(() -> taker.accept(result));
        });
    }
}
