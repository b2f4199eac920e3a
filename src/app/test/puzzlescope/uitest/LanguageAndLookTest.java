package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.app.main.TabTest;
import puzzlescope.window.control.Shortcut;

/** Language, theme and text size are changed while something is shown. */
class LanguageAndLookTest extends WindowTest {

    private static final Pattern ENGLISH = Pattern.compile("[A-Za-z]{2}");
    private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

    @Test
    void switchingKeepsTheRunThePositionAndWhatIsTyped() {
        type("#width", "21");
        type("#height", "high");
        var session = player().session();
        run(() -> window.player().seek(17));
        for (var shortcut : List.of(Shortcut.LANGUAGE, Shortcut.THEME, Shortcut.TEXT_LARGER, Shortcut.LANGUAGE)) {
            run(() -> window.act(shortcut));
            frame();
            assertThat(player().session()).isSameAs(session);
            assertThat(position()).isEqualTo(17);
            assertThat(now(() -> window.optionTexts()))
                    .containsEntry("width", "21")
                    .containsEntry("height", "high");
        }
    }

    @TabTest
    void inChineseNothingIsLeftInEnglish(String tab) {
        click("#tab-" + tab);
        click("#to-end");
        click("#language");
        assertThat(now(() -> window.scene().getRoot().lookupAll("*").stream()
                        .filter(LanguageAndLookTest::isSaid)
                        .map(node -> ((Labeled) node).getText())
                        .filter(text -> ENGLISH.matcher(text).find()
                                && !CHINESE.matcher(text).find())
                        .toList()))
                .isEmpty();
    }

    /** Whether a node says words: those of the listing and the calls are code, and one button names the other language. */
    private static boolean isSaid(Node node) {
        for (var each = node; each != null; each = each.getParent()) {
            if (!each.isVisible()
                    || "language".equals(each.getId())
                    // Languages of programs have one name everywhere.
                    || "code-python".equals(each.getId())
                    || "code-javascript".equals(each.getId())
                    // Names and folders of files.
                    || each instanceof TableCell
                    || each.getStyleClass().contains("listing")
                    || each.getStyleClass().contains("call")
                    || each.getStyleClass().contains("call-returned")) {
                return false;
            }
        }
        return node instanceof Labeled labeled && labeled.getText() != null;
    }

    @Tag("thorough")
    @Test
    void textSizesChangeInStepsToTheLargestAndTheSmallest() {
        assertThat(textSize()).isEqualTo("text-size-14");
        push(KeyCode.CONTROL, KeyCode.EQUALS);
        assertThat(textSize()).isEqualTo("text-size-16");
        click("#text-larger");
        assertThat(textSize()).isEqualTo("text-size-18");
        for (int i = 0; i < 9; i++) {
            push(KeyCode.CONTROL, KeyCode.ADD);
        }
        assertThat(textSize()).isEqualTo("text-size-24");
        push(KeyCode.CONTROL, KeyCode.DIGIT0);
        assertThat(textSize()).isEqualTo("text-size-14");
        click("#text-smaller");
        assertThat(textSize()).isEqualTo("text-size-13");
        for (int i = 0; i < 9; i++) {
            push(KeyCode.CONTROL, KeyCode.MINUS);
        }
        assertThat(textSize()).isEqualTo("text-size-11");
        push(KeyCode.CONTROL, KeyCode.NUMPAD0);
        assertThat(textSize()).isEqualTo("text-size-14");
    }

    /** The one style class that says how large the text is. */
    private String textSize() {
        var classes = now(() -> List.copyOf(window.lookup(".window").getStyleClass())).stream()
                .filter(name -> name.startsWith("text-size"))
                .toList();
        assertThat(classes).hasSize(1);
        return classes.getFirst();
    }
}
