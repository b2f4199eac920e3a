package puzzlescope.app.main;

import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import puzzlescope.app.export.ChosenLooks;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.session.Session;
import puzzlescope.export.BoardPicture;
import puzzlescope.export.FileStyle;
import puzzlescope.export.Raster;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * Copies the board as it stands as a picture. It is drawn anew on a thread of its own, in the colours, the
 * language and the size of text of now. FX thread only.
 */
final class BoardCopy {

    private static final System.Logger LOG = System.getLogger(BoardCopy.class.getName());
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final double FINE = 2;

    private final Appearance appearance;
    private final Player player;
    private final Supplier<Map<String, String>> habits;
    private boolean drawing;

    /** @param habits tells how the board looks, by the names of what can be chosen */
    BoardCopy(Appearance appearance, Player player, Supplier<Map<String, String>> habits) {
        this.habits = habits;
        this.appearance = appearance;
        this.player = player;
    }

    /**
     * What can be done, by the keys of what it is called; a puzzle that has no pictures is not copied.
     *
     * @param export asks what else is to be taken along
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

    /** Puts the picture on the clipboard, or says why there is none; nothing while one is being drawn for it. */
    void copy() {
        if (drawing) {
            return;
        }
        var made = drawing();
        if (made.isEmpty()) {
            player.tell(Message.of("picture.none"));
            return;
        }
        make(() -> Raster.image(made.get().call(), FINE), image -> {
            var content = new ClipboardContent();
            content.putImage(image(image));
            Clipboard.getSystemClipboard().setContent(content);
            player.tell(Message.of("picture.copied", image.getWidth(), image.getHeight()));
        });
    }

    /** Draws the board as it stands now, whenever that is called. */
    private Optional<Callable<String>> drawing() {
        var session = player.session();
        var apart = new Session(
                session.puzzle(), session.arguments(), session.instance(), session.run(), session.newTimeline());
        long position = session.timeline().position();
        var theme = appearance.palette().theme().code();
        var style = new FileStyle(theme, session.puzzle(), appearance.texts().words(), appearance.textSize());
        return picture().map(picture -> {
            var looks = ChosenLooks.of(picture, habits.get());
            return () -> new BoardPicture(apart, picture.painter(style, looks), style, WIDTH, HEIGHT).svg(position);
        });
    }

    private <T> void make(Callable<T> work, Consumer<T> then) {
        drawing = true;
        SolverThread.of("picture", () -> {
                    try {
                        var made = work.call();
                        FxThread.run(() -> then.accept(made));
                    } catch (Exception | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "no picture could be made", thrown);
                        FxThread.run(() -> player.tell(Message.of("picture.failed")));
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
