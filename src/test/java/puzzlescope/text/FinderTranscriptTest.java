package puzzlescope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void theSampleIsPrintedWithItsOwnPaths() {
        assertThat(transcript("match", "ext:jpg")).isEqualTo("C:/spam/eggs/bacon/breakfast.jpg\n");
        assertThat(transcript("match", "size>1G")).isEmpty();
    }
}
