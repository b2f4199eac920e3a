package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Programs in Python speak the language of the screen. */
class DocstringsTest {

    private static final Pattern DOCSTRING = Pattern.compile("\"\"\"(.*)\"\"\"");

    @Test
    void everyDocstringHasItsTranslationAndNoTranslationIsLeftOver() throws IOException {
        var written = new TreeSet<String>();
        try (var files = Files.walk(Path.of("assets"))) {
            files.filter(file -> file.toString().endsWith(".py.listing"))
                    .map(DocstringsTest::read)
                    .flatMap(text -> DOCSTRING.matcher(text).results())
                    .forEach(found -> written.add(found.group(1)));
        }
        var translated = new TreeSet<String>();
        read(Path.of("assets/engine/docstrings_zh_CN.txt"))
                .lines()
                .forEach(line -> translated.add(line.split(" \\| ", 2)[0]));
        assertThat(translated).isEqualTo(written);
    }

    @Test
    void aProgramIsShownWithDocstringsInTheLanguageOfTheScreen() {
        var program = "def f():\n    \"\"\"The squares a move away.\"\"\"\n    return 1\n";
        assertThat(Docstrings.translate(program, Language.ENGLISH)).isEqualTo(program);
        assertThat(Docstrings.translate(program, Language.CHINESE))
                .isEqualTo(
                        "def f():\n    \"\"\"\u4e00\u6b65\u80fd\u5230\u7684\u683c\u5b50\u3002\"\"\"\n    return 1\n");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
