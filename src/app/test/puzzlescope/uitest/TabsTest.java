package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.window.fx.CanvasSheet;
import puzzlescope.window.player.Player.Motion;

/** What a tab does while another is shown. */
class TabsTest extends WindowTest {

    private static final int FRAMES = 30;

    private String positionTextOf(String tab) {
        return now(() -> ((Label) window.content(tab).lookup("#position")).getText());
    }

    @Tag("thorough")
    @Test
    void everyTabIsReadyWhenItIsOpened() {
        for (var puzzle : Catalogue.all()) {
            click("#tab-" + puzzle.id());
            awaitEndOfRun();
            var solverReplay = new SolverReplay(puzzle, puzzle.presets());
            afterFrame(() -> {
                ExpectedWindow.hold(window, solverReplay, "when " + puzzle.id() + " is opened");
                return null;
            });
            assertThat(position()).isZero();
        }
    }

    @Test
    void eachTabKeepsItsRunAndPosition() {
        var maze = player().session();
        run(() -> window.player().seek(5));
        click("#tab-queens");
        var queens = player().session();
        awaitEndOfRun();
        run(() -> window.player().seek(7));
        click("#tab-maze");
        assertThat(player().session()).isSameAs(maze);
        assertThat(position()).isEqualTo(5);
        click("#tab-queens");
        assertThat(player().session()).isSameAs(queens);
        assertThat(position()).isEqualTo(7);
    }

    /** A board's canvas is as large as the board, and takes that much memory as long as it is there. */
    @Tag("thorough")
    @Test
    void theTabInFrontAloneHasACanvasForItsBoard() {
        for (int round = 0; round < 2; round++) {
            for (var puzzle : Catalogue.all()) {
                click("#tab-" + puzzle.id());
                afterFrame(() -> {
                    for (var other : Catalogue.all()) {
                        boolean front = other.equals(puzzle);
                        assertThat(canvases(window.content(other.id()).lookup("#board")))
                                .as("%s while %s is in front", other.id(), puzzle.id())
                                .hasSize(front ? 1 : 0)
                                .allMatch(canvas -> canvas.getWidth() > 100 && canvas.getHeight() > 100);
                    }
                    return null;
                });
            }
        }
    }

    private static List<Canvas> canvases(Node node) {
        return node instanceof Canvas canvas && canvas.getParent() instanceof CanvasSheet
                ? List.of(canvas)
                : node instanceof Parent parent
                        ? parent.getChildrenUnmodifiable().stream()
                                .flatMap(child -> canvases(child).stream())
                                .toList()
                        : List.of();
    }

    /** Its picture would be as large as the column, and is of no use where the column changes at every step. */
    @Test
    void noColumnKeepsAPictureOfItself() {
        assertThat(now(() -> window.scene().getRoot().lookupAll(".side > .viewport")))
                .isNotEmpty()
                .noneMatch(Node::isCache);
    }

    @Tag("thorough")
    @Test
    void aHiddenTabIsNeitherMovedNorDrawnAndPlaysOnWhenItIsShownAgain() {
        awaitEndOfRun();
        push(KeyCode.SPACE);
        awaitFrame("it plays", () -> window.player().session().timeline().position() > 1);
        click("#tab-queens");
        long left = now(() -> window.player("maze").session().timeline().position());
        var text = positionTextOf("maze");
        click("#language");
        run(() -> window.player("maze").invalidate());
        for (int i = 0; i < FRAMES; i++) {
            frame();
        }
        assertThat(now(() -> window.player("maze").motionProperty().get())).isEqualTo(Motion.FORWARD);
        assertThat(now(() -> window.player("maze").session().timeline().position()))
                .isEqualTo(left);
        assertThat(positionTextOf("maze")).isEqualTo(text);
        click("#tab-maze");
        awaitFrame("it plays on", () -> window.player().session().timeline().position() > left + 1);
        assertThat(positionTextOf("maze")).isNotEqualTo(text).contains("深度");
    }

    @Tag("thorough")
    @Test
    void aHiddenTabsRunGoesOnBeingRecorded() {
        click("#tab-queens");
        type("#n", "9");
        click("#run");
        click("#tab-maze");
        awaitFrame(
                "the hidden run has ended",
                () -> window.player("queens").session().run().outcome().isPresent());
        click("#tab-queens");
        frame();
        assertThat(positionTextOf("queens"))
                .contains(String.format("of %,d ", player().session().trace().length()));
    }

    @Test
    void controlAndANumberGoToATab() {
        for (int i = Math.min(9, Catalogue.all().size()) - 1; i >= 0; i--) {
            push(KeyCode.CONTROL, KeyCode.getKeyCode(String.valueOf(i + 1)));
            assertThat(player().session().puzzle().id())
                    .isEqualTo(Catalogue.all().get(i).id());
        }
    }
}
