package puzzlescope.window.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeoutException;
import javafx.scene.Group;
import javafx.scene.Scene;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

@Tag("ui")
class CurvePictureTest {

    private static final int WIDTH = 40;
    private static final int HEIGHT = 20;

    /** One class for the parts of all tabs. */
    private static final class Part extends Group {}

    private final Part first = new Part();
    private final Part second = new Part();
    private final Group root = new Group(first);
    private final Scene scene = new Scene(root);

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private static CurvePicture pictureOf(Part part, int width) {
        return CurvePicture.of(part, width, HEIGHT, 1);
    }

    @Test
    void partsThatComeAndGoHaveOnePicture() {
        var picture = pictureOf(first, WIDTH);
        root.getChildren().setAll(second);
        assertThat(pictureOf(second, WIDTH)).isSameAs(picture);
        root.getChildren().setAll(first);
        assertThat(pictureOf(first, WIDTH)).isSameAs(picture);
    }

    @Test
    void partsThatAreSeenTogetherHavePicturesOfTheirOwn() {
        root.getChildren().add(second);
        assertThat(pictureOf(second, WIDTH)).isNotSameAs(pictureOf(first, WIDTH));
        assertThat(first.getScene()).isSameAs(scene);
    }

    @Test
    void anotherSizeIsAnotherPicture() {
        var picture = pictureOf(first, WIDTH);
        assertThat(pictureOf(first, 2 * WIDTH)).isNotSameAs(picture);
        assertThat(pictureOf(first, 2 * WIDTH).width()).isEqualTo(2 * WIDTH);
    }
}
