package puzzlescope.tiles.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.util.WaitForAsyncUtils;
import puzzlescope.picture.Box;
import puzzlescope.picture.Pixels;
import puzzlescope.testkit.StageTest;
import puzzlescope.tiles.picture.TilesPen;

class TileFacesTest extends StageTest {

    /** A red picture of 3 by 2 pixels. */
    private static final String RED =
            "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGM4oaAAQQxwFgBB5AYxe9rFlQAAAABJRU5ErkJggg==";

    private static final Map<String, String> KEPT = Map.of("picture", "cat", "picture-numbers", "false");

    private TilesSampleContext context;
    private TilesView view;

    @TempDir
    private Path folder;

    @Override
    protected void start(Stage stage) {
        context = new TilesSampleContext();
        view = new TilesView(context);
        view.setPrefSize(700, 520);
        stage.setScene(new Scene(new HBox(view, view.sidePanel())));
        stage.show();
        view.show(context.player().moment());
        view.refreshSidePanel();
    }

    private TileFacesPanel panel() {
        return robot.lookup("#picture").queryAs(TileFacesPanel.class);
    }

    /** A number that tells what is painted from what else could be. */
    private int pixels() {
        var image = new WritableImage[1];
        robot.interact(() -> image[0] = view.snapshot(null, null));
        int width = (int) image[0].getWidth();
        int height = (int) image[0].getHeight();
        var pixels = new int[width * height];
        image[0].getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return Arrays.hashCode(pixels);
    }

    @ParameterizedTest
    @CsvSource({"landscape, 5", "cat, 4", "rosette, 5"})
    void noTwoPiecesOfABundledPictureLookAlike(String name, int size) {
        robot.interact(() -> {
            var tileFaces = new TileFaces(context.appearance(), () -> {});
            tileFaces.choose(name);
            var image = tileFaces.image(200).orElseThrow();
            var seen = new HashSet<Integer>();
            for (int tile = 1; tile <= size * size; tile++) {
                var piece = TilesPen.piece(image, tile, size);
                int width = (int) piece.width();
                var pixels = new int[width * width];
                for (int row = 0; row < width; row++) {
                    int from = ((int) piece.top() + row) * image.width() + (int) piece.left();
                    System.arraycopy(image.data(), from, pixels, row * width, width);
                }
                assertThat(seen.add(Arrays.hashCode(pixels)))
                        .as("piece %d", tile)
                        .isTrue();
            }
        });
    }

    @Test
    void theSquareInTheMiddleIsCutIntoPieces() {
        var image = new Pixels(300, 200);
        assertThat(TilesPen.piece(image, 1, 2)).isEqualTo(new Box(50, 0, 100, 100));
        assertThat(TilesPen.piece(image, 4, 2)).isEqualTo(new Box(150, 100, 100, 100));
    }

    @Test
    void tilesShowThePictureThatIsChosenAndTheRunStaysTheSame() {
        var run = context.player().session();
        var numbers = pixels();
        @SuppressWarnings("unchecked")
        ComboBox<String> choice = robot.lookup("#picture-choice").queryAs(ComboBox.class);
        robot.interact(() -> choice.setValue("cat"));
        assertThat(pixels()).isNotEqualTo(numbers);
        robot.interact(() -> choice.setValue(TileFaces.NUMBERS));
        assertThat(pixels()).isEqualTo(numbers);
        assertThat(context.player().session()).isSameAs(run);
    }

    @Test
    void numbersCanBeLeftOutOfAPictureOnly() {
        var tileFaces = new TileFaces(context.appearance(), () -> {});
        tileFaces.setNumbered(false);
        assertThat(tileFaces.isNumbered()).isTrue();
        tileFaces.choose("rosette");
        assertThat(tileFaces.isNumbered()).isFalse();
        tileFaces.setNumbered(true);
        assertThat(tileFaces.isNumbered()).isTrue();
        tileFaces.choose(TileFaces.OWN);
        assertThat(tileFaces.choice()).isEqualTo(TileFaces.NUMBERS);
    }

    @Test
    void aPictureOfOnesOwnIsPutOnTheTiles() throws Exception {
        var file = folder.resolve("Red.PNG");
        Files.write(file, Base64.getDecoder().decode(RED));
        var before = pixels();
        robot.interact(() -> panel().open(file.toFile()));
        @SuppressWarnings("unchecked")
        ComboBox<String> choice = robot.lookup("#picture-choice").queryAs(ComboBox.class);
        WaitForAsyncUtils.waitFor(5, TimeUnit.MINUTES, () -> TileFaces.OWN.equals(choice.getValue()));
        assertThat(pixels()).isNotEqualTo(before);
        Node message = robot.lookup("#picture-message").query();
        assertThat(message.isVisible()).isFalse();
    }

    @Test
    void whatTheTilesShowIsRemembered() {
        robot.interact(() -> view.resume(name -> Optional.ofNullable(KEPT.get(name))));
        assertThat(view.viewSettings()).containsEntry("picture", "cat").containsEntry("picture-numbers", "false");
        robot.interact(() -> view.resume(name -> Optional.of("nonsense")));
        assertThat(view.viewSettings()).containsEntry("picture", "cat");
    }

    @ParameterizedTest
    @ValueSource(strings = {"notes.txt", "film.gif", "damaged.png"})
    void aFileThatIsNoPictureIsRefusedWithASentence(String name) throws Exception {
        var file = Files.writeString(folder.resolve(name), "no picture");
        robot.interact(() -> panel().open(file.toFile()));
        var message = robot.lookup("#picture-message").queryAs(Label.class);
        WaitForAsyncUtils.waitFor(5, TimeUnit.MINUTES, message::isVisible);
        assertThat(message.getText())
                .isEqualTo(
                        name.endsWith("png")
                                ? "damaged.png cannot be read as a picture: the file is damaged, or it is something"
                                        + " else."
                                : name + " cannot be put on the tiles: only PNG and JPEG pictures can.");
    }
}
