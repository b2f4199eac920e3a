package puzzlescope.maze.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Scene;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.picture.MazeTints.Scale;
import puzzlescope.maze.window.MazeSampleContext;
import puzzlescope.picture.Pixels;
import puzzlescope.picture.board.Grid;
import puzzlescope.testkit.StageTest;
import puzzlescope.window.theme.Theme;

/** The image of a large maze, pixel by pixel. */
class MazePixelsTest extends StageTest {

    private static final int SIZE = 201;
    private static final int WIDTH = 140;
    private static final int HEIGHT = 110;
    private static final long ENOUGH = Long.MAX_VALUE / 2;

    private MazeSampleContext context;

    @Override
    protected void start(Stage stage) {
        context = new MazeSampleContext();
        var scene = new Scene(new HBox(context.appearance().palette().node()));
        Theme.LIGHT.apply(scene);
        stage.setScene(scene);
        stage.show();
    }

    private static int[] pixels(Pixels image) {
        return image.data().clone();
    }

    private static MazePixels.PixelView sight(double cell, double left, double top) {
        return new MazePixels.PixelView(new Grid(SIZE, SIZE, left, top, cell), WIDTH, HEIGHT);
    }

    @Test
    void whatPaintsTheFirstLargeMazeCanRunBeforeThereIsOne() throws Exception {
        var colors = new AtomicReference<SquareColors>();
        robot.interact(() -> colors.set(new SquareColors(context.appearance(), Scale.OFF)));
        CompletableFuture.runAsync(() -> PaintWarmUp.paint(colors.get())).get(5, TimeUnit.MINUTES);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "recursive-backtracker, none",
        "kruskal, none",
        "wilson, none",
        "prim, breadth-first",
        "binary-tree, depth-first",
        "sidewinder, dead-end-filling",
        "giant, none",
        "giant, breadth-first"
    })
    void paintingWhatHasChangedGivesTheSamePictureAsPaintingAll(String algorithm, String solve) {
        robot.interact(() -> {
            context.type(MazePuzzle.WIDTH, String.valueOf(SIZE));
            context.type(MazePuzzle.HEIGHT, String.valueOf(SIZE));
            context.type(MazeSampleContext.PUZZLE.algorithmParameter(), algorithm);
            context.type(MazePuzzle.SOLVE, solve);
            var timeline = context.player().session().timeline();
            var board = (MazeBoard) timeline.board();
            var colors = new SquareColors(context.appearance(), Scale.OFF);
            var random = new Random(3);
            var kept = new MazePixels();
            var sight = sight(0.53, 3, 2);
            for (int i = 0; i < 60; i++) {
                if (i % 12 == 11) {
                    sight = sight(
                            Math.pow(2, 5.5 * random.nextDouble() - 4),
                            -20 * random.nextDouble(),
                            -30 * random.nextDouble());
                }
                timeline.move(random.nextInt(4000) - 1200L, Long.MAX_VALUE);
                int[] partly = pixels(kept.of(board, colors, sight, ENOUGH));
                // Looks at a copy, since one board has one observer.
                var copy = (MazeBoard) context.player().session().instance().board();
                copy.restore(board.snapshot());
                assertThat(partly).as("step %s", i).isEqualTo(pixels(new MazePixels().of(copy, colors, sight, ENOUGH)));
            }
        });
    }

    @Test
    void whatThereIsNoTimeForIsPaintedInTheNextFrames() {
        robot.interact(() -> {
            context.type(MazePuzzle.WIDTH, String.valueOf(SIZE));
            context.type(MazePuzzle.HEIGHT, String.valueOf(SIZE));
            var timeline = context.player().session().timeline();
            var board = (MazeBoard) timeline.board();
            var colors = new SquareColors(context.appearance(), Scale.OFF);
            var sight = sight(0.5, 0, 0);
            var hurried = new MazePixels();
            hurried.of(board, colors, sight, ENOUGH);
            timeline.seek(timeline.trace().length());
            int frames = 0;
            int[] last;
            do {
                last = pixels(hurried.of(board, colors, sight, 0));
                frames++;
            } while (hurried.hasPendingTiles());
            assertThat(frames).isGreaterThan(2);
            assertThat(last).isEqualTo(pixels(new MazePixels().of(board, colors, sight, ENOUGH)));
        });
    }
}
