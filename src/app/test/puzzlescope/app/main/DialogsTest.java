package puzzlescope.app.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class DialogsTest {

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
