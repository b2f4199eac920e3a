package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;

/** The page of settings: each takes effect at once, and Esc leads back to the tab. */
class SettingsPageTest extends WindowTest {

    @BeforeEach
    void goThere() {
        awaitEndOfRun();
        push(KeyCode.CONTROL, KeyCode.COMMA);
        assertThat(isThere()).isTrue();
    }

    private boolean isThere() {
        return now(() -> window.lookup("#settings-page") != null);
    }

    private void choose(String setting, Object value) {
        run(() -> {
            @SuppressWarnings("unchecked")
            var choice = (ComboBox<Object>) window.lookup("#setting-" + setting);
            choice.setValue(value);
        });
        frame();
    }

    private Object chosen(String setting) {
        return now(() -> ((ComboBox<?>) window.lookup("#setting-" + setting)).getValue());
    }

    @Test
    void escapeLeadsBackToTheTab() {
        push(KeyCode.ESCAPE);
        assertThat(isThere()).isFalse();
        push(KeyCode.RIGHT);
        assertThat(position()).isEqualTo(1);
    }

    @Test
    void languageAndTextSizeChangeAtOnce() {
        choose("language", Language.CHINESE);
        assertThat(now(() -> window.lookup(".start-heading").toString())).contains("\u8bbe\u7f6e");
        choose("text-size", 7);
        assertThat(now(() -> window.lookup(".text-size-24") != null)).isTrue();
    }

    @Test
    void aThemeChosenByItsKeyIsShown() {
        choose("theme", "dark");
        assertThat(chosen("theme")).isEqualTo("dark");
        push(KeyCode.CONTROL, KeyCode.D);
        frame();
        push(KeyCode.CONTROL, KeyCode.COMMA);
        assertThat(chosen("theme")).isEqualTo("contrast");
        click("#settings-presets");
        assertThat(chosen("theme")).isEqualTo("system");
    }

    @Test
    void lettersCanBeFreedOfCommands() {
        click("#setting-keys-letters");
        push(KeyCode.ESCAPE);
        push(KeyCode.M);
        assertThat(now(() -> window.player().history().marks().allProperty().get()))
                .isEmpty();
        push(KeyCode.RIGHT);
        assertThat(position()).as("other keys are commands still").isEqualTo(1);
    }

    @Test
    void withReducedMotionAStepStandsAtOnce() {
        click("#setting-motion-reduced");
        push(KeyCode.ESCAPE);
        run(() -> window.player().step());
        assertThat(now(() -> window.player().moment().happened())).isEqualTo(1);
    }

    @Test
    void aWrongSizeIsSaidAtItsField() {
        run(() -> ((TextField) window.lookup("#setting-recording-memory-megabytes")).setText("much"));
        frame();
        assertThat(node(Label.class, "setting-remark-recording-memory-megabytes")
                        .getText())
                .isNotBlank();
    }
}
