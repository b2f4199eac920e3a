package puzzlescope.app.main;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import puzzlescope.app.export.BoardDisplayOptions;
import puzzlescope.engine.event.Message;
import puzzlescope.export.BoardPicture;
import puzzlescope.export.FileStyle;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * Copies the current board as a picture, drawn on its own thread in the current colours, language and text size. FX
 * thread only.
 */
final class BoardCopier {

    private static final System.Logger LOG = System.getLogger(BoardCopier.class.getName());
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final double FINE = 2;

    private final Appearance appearance;
    private final Player player;
    private final Supplier<Map<String, String>> habits;
    private boolean drawing;

    /** @param habits the display options of the board, by their names */
    BoardCopier(Appearance appearance, Player player, Supplier<Map<String, String>> habits) {
        this.habits = habits;
        this.appearance = appearance;
        this.player = player;
    }

    /**
     * Available commands by their message keys; none for a puzzle without pictures.
     *
     * @param export opens the dialog for other exports
     */
    Map<String, Runnable> commands(Runnable export) {
        var commands = new LinkedHashMap<String, Runnable>();
        if (picture().isPresent()) {
            commands.put("picture.copy", this::copy);
        }
        commands.put("export.open", export);
        return commands;
    }

    private Optional<PuzzlePicture> picture() {
        return PuzzlePicture.of(player.session().puzzle().id());
    }

    /** Puts the picture on the clipboard, or reports why there is none; does nothing while one is being drawn. */
    void copy() {
        if (drawing) {
            return;
        }
        var made = drawing();
        if (made.isEmpty()) {
            player.showNotice(Message.of("picture.none"));
            return;
        }
        make(made.get(), image -> {
            var content = new ClipboardContent();
            content.putImage(image(image));
            Clipboard.getSystemClipboard().setContent(content);
            player.showNotice(Message.of("picture.copied", image.getWidth(), image.getHeight()));
        });
    }

    /** A task that draws the board as it is when called. */
    private Optional<Supplier<BufferedImage>> drawing() {
        var session = player.session();
        var apart = session.withNewTimeline();
        long position = session.timeline().position();
        var theme = appearance.palette().theme().code();
        var style = new FileStyle(theme, session.puzzle(), appearance.texts().words(), appearance.textSize());
        return picture().map(picture -> {
            var looks = BoardDisplayOptions.of(picture, habits.get());
            return () ->
                    new BoardPicture(apart, picture.painter(style, looks), style, WIDTH, HEIGHT).image(position, FINE);
        });
    }

    private <T> void make(Supplier<T> work, Consumer<T> then) {
        drawing = true;
        player.session()
                .reader("picture", () -> {
                    try {
                        var made = work.get();
                        FxThread.run(() -> then.accept(made));
                    } catch (RuntimeException | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "no picture could be made", thrown);
                        FxThread.run(() -> player.showNotice(Message.of("picture.failed")));
                    } finally {
                        FxThread.run(() -> drawing = false);
                    }
                })
                .start();
    }

    private static WritableImage image(BufferedImage image) {
        int width = image.getWidth();
        int height = image.getHeight();
        var pixels = new WritableImage(width, height);
        pixels.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        width,
                        height,
                        PixelFormat.getIntArgbInstance(),
                        image.getRGB(0, 0, width, height, null, 0, width),
                        0,
                        width);
        return pixels;
    }
}
