package puzzlescope.window.writing;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.TransferMode;
import puzzlescope.window.fx.FxThread;

/** Files that are dropped, and how their texts are come by without anybody waiting. FX thread only. */
final class FileDrop {

    private FileDrop() {}

    /** Lets a file be dropped on a node; of several the first one is taken. */
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

    /** Disks may be slow: works on a thread of its own, then takes what came of it. */
    static <T> void aside(Supplier<T> work, Consumer<T> taker) {
        Thread.ofPlatform().daemon().name("own-file").start(() -> {
            var result = work.get();
            FxThread.run(() -> taker.accept(result));
        });
    }
}
