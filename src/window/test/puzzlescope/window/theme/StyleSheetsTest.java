package puzzlescope.window.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javafx.css.CssParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StyleSheetsTest {

    /** Browsers read these. */
    private static final Set<String> FOR_PAGES = Set.of("handout.css", "page.css", "sheet.css");

    static List<Path> sheets() throws IOException {
        try (var files = Files.walk(Path.of("assets"))) {
            return files.filter(file -> file.toString().endsWith(".css"))
                    .filter(file -> !FOR_PAGES.contains(file.getFileName().toString()))
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("sheets")
    void aSheetIsReadWithoutAnError(Path sheet) throws IOException {
        CssParser.errorsProperty().clear();
        var read = new CssParser().parse(Files.readString(sheet));
        assertThat(CssParser.errorsProperty()).isEmpty();
        assertThat(read.getRules()).isNotEmpty();
    }
}
