package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The comments of programs in Python and Java are in the language of the screen. */
class ProgramCommentsTest {

    private static final Pattern DOCSTRING = Pattern.compile("\"\"\"(.*)\"\"\"");
    private static final Pattern COMMENT = Pattern.compile("// *(?:[a-z]+\\.[a-zA-Z]+\\([^)]*\\) {2,})?(.+)");

    @Test
    void everyCommentHasItsTranslationAndNoTranslationIsLeftOver() throws IOException {
        var written = new TreeSet<String>(comments(".py.listing", DOCSTRING));
        written.addAll(comments(".java", COMMENT));
        var translated = new TreeSet<String>();
        read(Path.of("assets/engine/comments_zh_CN.txt"))
                .lines()
                .forEach(line -> translated.add(line.split(" \\| ", 2)[0]));
        assertThat(translated).isEqualTo(written);
    }

    private static List<String> comments(String ending, Pattern comment) throws IOException {
        try (var files = Files.walk(Path.of("assets"))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .map(ProgramCommentsTest::read)
                    .flatMap(text -> comment.matcher(text).results())
                    .map(found -> found.group(1))
                    .toList();
        }
    }

    @Test
    void aProgramInJavaKeepsItsCodeAndTheCallsThatItsCommentsDescribe() {
        var program =
                "int a = 6; // the base case\n//   board.back(row, column)   takes the knight back from this square\n";
        assertThat(ProgramComments.translate(program, Language.CHINESE))
                .isEqualTo("int a = 6; // \u57fa\u51c6\u60c5\u5f62\n"
                        + "//   board.back(row, column)   \u8ba9\u9a6c\u4ece\u8fd9\u4e2a\u683c\u5b50\u9000\u56de\n");
    }

    @Test
    void aProgramIsShownWithDocstringsInTheLanguageOfTheScreen() {
        var program = "def f():\n    \"\"\"The squares a move away.\"\"\"\n    return 1\n";
        assertThat(ProgramComments.translate(program, Language.ENGLISH)).isEqualTo(program);
        assertThat(ProgramComments.translate(program, Language.CHINESE))
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
