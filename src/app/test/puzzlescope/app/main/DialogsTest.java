package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.FxThreadCall;
import puzzlescope.window.fx.Texts;
import puzzlescope.window.theme.Appearance;
import puzzlescope.window.theme.Palette;

@Tag("ui")
class DialogsTest {

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void aTitleHasNoDots() throws IOException {
        var appearance = FxThreadCall.now(() -> new Appearance(new Texts(Language.ENGLISH), new Palette()));
        assertThat(appearance.localize("results.choose-folder")).endsWith("…");
        for (var language : Language.values()) {
            appearance.texts().use(language);
            assertThat(appearance.title("results.choose-folder")).doesNotContain("…");
        }
        try (var files = Files.walk(Path.of("src"))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")
                            && !each.toString().contains("/test/"))
                    .toList()) {
                assertThat(Files.readString(file))
                        .as(file.toString())
                        .doesNotContainPattern("chooser\\.setTitle\\(.*localize\\(");
            }
        }
    }

    /** A dialog has a root of its own: with the window's style sheets it has to take the window's typeface too. */
    @Test
    void whatTakesTheWindowsStyleSheetsTakesItsTypefaceToo() throws IOException {
        var dialogs = new ArrayList<String>();
        try (var files = Files.walk(Path.of("src"))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")
                            && !each.toString().contains("/test/"))
                    .toList()) {
                var source = Files.readString(file);
                if (source.contains("getStylesheets().setAll(") && source.contains("ialog")) {
                    dialogs.add(file.getFileName().toString());
                    assertThat(source).as(file.toString()).contains("Typeface.apply(");
                }
            }
        }
        assertThat(dialogs).contains("ErrorDialog.java", "DialogPrompts.java");
    }
}
