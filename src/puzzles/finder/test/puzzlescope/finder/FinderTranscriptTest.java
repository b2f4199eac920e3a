package puzzlescope.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.Golden;

class FinderTranscriptTest {

    private static String transcript(String... namesAndValues) {
        return Golden.transcript(Language.ENGLISH, "finder", namesAndValues);
    }

    @Test
    void theAbsolutePathsOfTheMatchesAreInTheOrderOfTheWalk(@TempDir Path folder) throws IOException {
        Files.createDirectory(folder.resolve("b"));
        Files.write(folder.resolve("b/Education"), new byte[1]);
        Files.write(folder.resolve("a"), new byte[2]);
        Files.write(folder.resolve("c"), new byte[4]);
        assertThat(transcript("folder", folder.toString())).isEqualTo(folder + "/a\n" + folder + "/c\n");
        assertThat(transcript("folder", folder.toString(), "match", "every-vowel"))
                .isEqualTo(folder + "/b/Education\n");
        assertThat(transcript("folder", folder.toString(), "match", "name:?"))
                .isEqualTo(folder + "/a\n" + folder + "/c\n");
    }

    @Test
    void aLineIsOnePathWhateverTheNameIsMadeOf(@TempDir Path folder) throws IOException {
        Files.write(folder.resolve("a\nb"), new byte[0]);
        Files.write(folder.resolve("\u202egpj.exe"), new byte[0]);
        assertThat(transcript("folder", folder.toString()))
                .isEqualTo(folder + "/a<U+000A>b\n" + folder + "/<U+202E>gpj.exe\n");
    }

    @Test
    void aHeadingAPythonListAndTimesAreOptional() {
        assertThat(transcript("match", "every-vowel", "as", "list")).isEqualTo("""
            All files with every vowel in their name:
            ['C:/spam/Equation.docx', 'C:/spam/eggs/bacon/education.txt', 'C:/trash/unfinished sea song.mp3']
            """);
        assertThat(transcript("match", "size>1G", "as", "list"))
                .isEqualTo("All files of more than 1,073,741,824 bytes:\n[]\n");
        assertThat(transcript("match", "not(even-size)", "heading", "yes"))
                .startsWith("All files but the files of an even size:\nC:/spam/Equation.docx\n");
        assertThat(transcript("match", "ext:jpg", "timestamps", "yes"))
                .startsWith("C:/spam/eggs/bacon/breakfast.jpg\n  os.path.getctime()  1625")
                .contains("      time.asctime()  Wed Jul  7 19:59:02 2021\n")
                .hasLineCount(16);
    }

    @Test
    void severalSearchesInOneRunArePrintedAsSeveralRuns() {
        for (var form : List.of("lines", "list")) {
            var first = transcript("match", "even-size", "as", form, "heading", "yes");
            var second = transcript("match", "every-vowel", "as", form, "heading", "yes");
            assertThat(first).startsWith("All files with even byte sizes:\n");
            assertThat(second).startsWith("All files with every vowel in their name:\n");
            assertThat(transcript("match", "each(even-size, every-vowel)", "as", form))
                    .isEqualTo(first + second);
        }
    }

    @Test
    void namesWithQuotesAreQuotedAsInPython(@TempDir Path folder) throws IOException {
        for (var name : List.of("it's", "a\"b", "both'\"", "back\\slash")) {
            Files.write(folder.resolve(name), new byte[0]);
        }
        assertThat(transcript("folder", folder.toString(), "as", "list"))
                .contains("'" + folder + "/a\"b'", "\"" + folder + "/it's\"", "/both\\'\"'", "/back\\\\slash'");
    }

    @Test
    void theSampleIsPrintedWithItsOwnPaths() {
        assertThat(transcript("match", "ext:jpg")).isEqualTo("C:/spam/eggs/bacon/breakfast.jpg\n");
        assertThat(transcript("match", "size>1G")).isEmpty();
    }
}
