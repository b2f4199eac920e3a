package puzzlescope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.layout.HBox;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.picture.Moment;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.PagePlace;
import puzzlescope.window.theme.Theme;

/** Looks at the pixels that a view draws. FX thread only. */
public final class DrawnPixels {

    /** The number of looks at a run; each takes long. */
    private static final int LOOKS = 4;

    /** On less room not everything is drawn. */
    private static final double ROOM = 500;

    private static final int NEAR = 4;

    private DrawnPixels() {}

    /** A scene of some nodes beside each other, with the colours of a theme: without it all is drawn black. */
    public static Scene scene(TabContext context, Node... nodes) {
        var row = new HBox(nodes);
        row.getChildren().add(context.appearance().palette().node());
        var place = new PagePlace();
        place.setMain(row);
        var scene = new Scene(place);
        Theme.LIGHT.apply(scene);
        return scene;
    }

    /**
     * Draws a run moment by moment, at rest, on the way forward and on the way back. Now and then it looks: the picture is never
     * blank, and other boards make other pictures.
     */
    public static void everyMoment(BoardView view, Timeline timeline, long most) {
        long stride = Math.max(1, Math.min(timeline.trace().length(), most) / LOOKS);
        int[] before = {};
        byte[] boardBefore = {};
        do {
            // Before the first event there may be nothing yet.
            boolean appearance = timeline.position() > 0 && timeline.position() % stride == 0;
            if (timeline.nextEvent().isPresent()) {
                view.show(new Moment(timeline.board(), timeline.nextEvent(), 0.4, false));
            }
            view.show(new Moment(timeline.board(), timeline.lastEvent(), 0.4, true));
            if (appearance) {
                holdDrawn(pixels(view), "on the way to " + timeline.position());
            }
            view.show(new Moment(timeline.board(), timeline.lastEvent(), 1, true));
            if (appearance) {
                var now = pixels(view);
                var board = timeline.board().snapshot();
                holdDrawn(now, "at " + timeline.position());
                if (view.getWidth() >= ROOM && before.length > 0 && !Arrays.equals(board, boardBefore)) {
                    assertThat(Arrays.equals(now, before))
                            .as("the picture at %s is the one before", timeline.position())
                            .isFalse();
                }
                before = now;
                boardBefore = board;
            }
        } while (timeline.position() < most && timeline.step());
    }

    private static void holdDrawn(int[] pixels, String when) {
        assertThat(Arrays.stream(pixels).anyMatch(pixel -> pixel != pixels[0]))
                .as("something is drawn %s", when)
                .isTrue();
    }

    private static int[] pixels(Node view) {
        var image = view.snapshot(null, null);
        int width = (int) image.getWidth();
        var pixels = new int[width * (int) image.getHeight()];
        image.getPixelReader()
                .getPixels(0, 0, width, (int) image.getHeight(), PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return pixels;
    }

    /** The pixels around a place of a view. */
    public static int[] around(Node view, double x, double y) {
        var pixels = new int[(2 * NEAR + 1) * (2 * NEAR + 1)];
        view.snapshot(null, null)
                .getPixelReader()
                .getPixels(
                        (int) x - NEAR,
                        (int) y - NEAR,
                        2 * NEAR + 1,
                        2 * NEAR + 1,
                        PixelFormat.getIntArgbInstance(),
                        pixels,
                        0,
                        2 * NEAR + 1);
        return pixels;
    }
}
