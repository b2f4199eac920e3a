package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.app.main.TabTest;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.control.Shortcut;

/** The start page leads to every puzzle and lesson, and to the run of a class code. */
class StartPageTest extends WindowTest {

    @BeforeEach
    void goThere() {
        awaitEndOfRun();
        click("#home");
        assertThat(isThere()).isTrue();
    }

    private boolean isThere() {
        return now(() -> window.lookup("#start-page") != null);
    }

    @TabTest
    void aPuzzleIsOpenedByItsPicture(String tab) {
        click("#start-" + tab);
        assertThat(now(() -> window.front())).isEqualTo(tab);
        assertThat(isThere()).isFalse();
    }

    @Test
    void cardsAndRowsAreAsHighAsTheirTexts() {
        for (var puzzle : Catalogue.all()) {
            var card = node(Button.class, "start-" + puzzle.id());
            assertThat(card.getHeight()).as(puzzle.id()).isBetween(100.0, 220.0);
        }
        for (var shipped : ShippedLesson.all()) {
            var row = node(Button.class, "start-lesson-" + shipped.id());
            assertThat(row.getGraphic().getLayoutBounds().getHeight())
                    .as(shipped.id())
                    .isLessThanOrEqualTo(row.getHeight() - row.getInsets().getTop());
        }
    }

    @Tag("thorough")
    @Test
    void withLargeLettersTheLessonsAreAboveThePuzzlesAndNothingIsCut() {
        run(() -> {
            for (int size = 0; size < 8; size++) {
                window.act(Shortcut.TEXT_LARGER);
            }
        });
        frame();
        var page = node(ScrollPane.class, "start-page");
        var lesson = node("start-lesson-" + ShippedLesson.all().getFirst().id());
        var card = node("start-maze");
        run(() -> page.setVvalue(0));
        frame();
        assertThat(top(lesson)).isLessThan(top(card));
        assertThat(now(() -> page.lookup(".start-heading").localToScene(0, 0).getY()))
                .isGreaterThanOrEqualTo(top(page));
    }

    private double top(Node node) {
        return now(() -> node.localToScene(node.getBoundsInLocal()).getMinY());
    }

    @Tag("thorough")
    @Test
    void everyLessonIsThereAndBegins() {
        for (var shipped : ShippedLesson.all()) {
            assertThat(node("start-lesson-" + shipped.id()).getAccessibleText()).isNotBlank();
        }
        var last = ShippedLesson.all().getLast();
        click("#start-lesson-" + last.id());
        assertThat(now(() -> window.openLesson().lesson())).contains(last.lesson());
        assertThat(isThere()).isFalse();
    }

    @Test
    void aClassCodeLeadsToItsRunAndAWrongOneIsSaid() {
        type("#start-code", "no code");
        push(KeyCode.ENTER);
        assertThat(node(Label.class, "start-code-refusal").getText()).startsWith("The class code has a wrong letter");
        assertThat(isThere()).isTrue();
        var queens = Catalogue.get("queens");
        type("#start-code", ClassCode.of(queens, queens.presets()).orElseThrow());
        click("#start-join");
        assertThat(now(() -> window.front())).isEqualTo("queens");
    }

    @Tag("thorough")
    @Test
    void keysOfARunDoNothingThereAndThoseOfTheWindowDo() {
        long before = position();
        push(KeyCode.RIGHT);
        push(KeyCode.SPACE);
        assertThat(isThere()).isTrue();
        assertThat(position()).isEqualTo(before);
        run(() -> window.act(Shortcut.LANGUAGE));
        assertThat(isThere()).isTrue();
        push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertThat(now(() -> window.front())).isEqualTo("queens");
        push(KeyCode.ALT, KeyCode.HOME);
        assertThat(isThere()).isTrue();
        run(() -> window.act(Shortcut.STEP));
        assertThat(isThere()).isFalse();
        assertThat(now(() -> window.front())).isEqualTo("queens");
    }

    @Test
    void thePicturesAreDrawn() {
        for (var tab : tabs()) {
            awaitFrame(
                    tab + " is drawn",
                    () -> isDrawn(window.lookup("#start-" + tab).lookup(".thumbnail")));
        }
    }

    private static boolean isDrawn(Node picture) {
        var image = picture.snapshot(null, null);
        var pixels = image.getPixelReader();
        int first = pixels.getArgb(0, 0);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (pixels.getArgb(x, y) != first) {
                    return true;
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource({"states, space", "maze, algorithm"})
    void aPuzzleOfOnesOwnIsBegun(String puzzle, String choice) {
        click("#start-" + puzzle + "-own-begin");
        assertThat(isThere()).isFalse();
        var session = now(() -> window.player().session());
        assertThat(session.puzzle().id()).isEqualTo(puzzle);
        var parameter = session.puzzle().parameters().stream()
                .filter(each -> each.name().equals(choice))
                .findFirst()
                .orElseThrow();
        assertThat(session.arguments().get(parameter)).hasToString("OWN");
    }

    @Test
    void aProgramOfOnesOwnIsBegun() {
        click("#start-program");
        assertThat(isThere()).isFalse();
        assertThat(now(() -> window.lookup("#program-text") != null)).isTrue();
    }
}
