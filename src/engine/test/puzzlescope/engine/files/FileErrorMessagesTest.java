package puzzlescope.engine.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

class FileErrorMessagesTest {

    @TempDir
    private Path folder;

    private static String said(Language language, Path file) {
        var failed = catchThrowableOfType(
                IOException.class, () -> WholeFile.askedFor(file).write(false, WholeFile.of(new byte[1])));
        return new Words(language).localize(FileErrorMessages.of(failed));
    }

    @ParameterizedTest
    @CsvSource({"folder,a folder has this name", "none/run,its folder does not exist", "run,it already exists"})
    void whatHindersIsSaidInWords(String name, String words) throws IOException {
        Files.createDirectory(folder.resolve("folder"));
        Files.createFile(folder.resolve("run"));
        assertThat(said(Language.ENGLISH, folder.resolve(name))).isEqualTo(words);
    }

    @Test
    void aFailureWithoutAReasonNamesNoClass() {
        for (var failed : List.of(new FileSystemException("run"), new FileSystemException(null), new IOException())) {
            assertThat(new Words(Language.ENGLISH).localize(FileErrorMessages.of(failed)))
                    .isEqualTo("the system gives no reason");
        }
    }

    @Test
    void aPipeOrADeviceAsWell() {
        assertThat(said(Language.CHINESE, Path.of("/proc/run"))).isEqualTo("它不是普通文件，而是管道、设备之类");
    }

    @ParameterizedTest
    @EnumSource(
            value = FileProblem.class,
            names = {"FOLDER", "SPECIAL", "NO_FOLDER", "NO_NAME", "READ_ONLY"})
    void thereAreWordsForAllThatHindersWriting(FileProblem fileProblem) {
        for (var language : Language.values()) {
            var words =
                    new Words(language).localize(FileErrorMessages.of(new UnusableFileException(folder, fileProblem)));
            assertThat(words).isNotBlank().doesNotContain(fileProblem.name());
        }
    }
}
