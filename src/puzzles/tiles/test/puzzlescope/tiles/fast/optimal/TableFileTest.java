package puzzlescope.tiles.fast.optimal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableFileTest {

    private static final int LENGTH = 1000;

    @TempDir
    private Path folder;

    private final ByteBuffer entries = ByteBuffer.allocateDirect(LENGTH);
    private Path file = Path.of("");
    private TableFile table = new TableFile(file, "", 0);

    @BeforeEach
    void makeEntries() {
        var bytes = new byte[LENGTH];
        new Random(1).nextBytes(bytes);
        entries.put(0, bytes);
        file = folder.resolve("below").resolve("squares.table");
        table = new TableFile(file, "squares 1", LENGTH);
    }

    @Test
    void whatWasWrittenIsRead() throws IOException {
        assertThat(table.read(() -> {})).isEmpty();
        table.write(entries, () -> {});
        assertThat(table.read(() -> {})).contains(entries);
        try (var files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void whatIsThereIsReplaced() throws IOException {
        table.write(entries, () -> {});
        entries.put(7, (byte) (entries.get(7) + 1));
        table.write(entries, () -> {});
        assertThat(table.read(() -> {})).contains(entries);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9, 119, 120, 127, 128, 600, 1127})
    void aChangedByteIsNoticed(int index) throws IOException {
        table.write(entries, () -> {});
        var bytes = Files.readAllBytes(file);
        bytes[index] ^= 1;
        Files.write(file, bytes);
        assertThat(table.read(() -> {})).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 127, 128, 1127, 1129})
    void aFileOfAnotherLengthIsNotRead(int length) throws IOException {
        table.write(entries, () -> {});
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), length));
        assertThat(table.read(() -> {})).isEmpty();
    }

    @Test
    void anotherVersionsFileIsNotRead() throws IOException {
        table.write(entries, () -> {});
        assertThat(new TableFile(file, "squares 2", LENGTH).read(() -> {})).isEmpty();
    }

    @Test
    void stoppedWritingLeavesNothingBehind() throws IOException {
        var asked = new int[1];
        assertThatThrownBy(() -> table.write(entries, () -> {
                    if (++asked[0] == 2) {
                        throw new IllegalStateException("stopped");
                    }
                }))
                .hasMessage("stopped");
        try (var files = Files.list(file.getParent())) {
            assertThat(files).isEmpty();
        }
    }

    @Test
    void aFolderThatIsAFileIsRefused() throws IOException {
        Files.writeString(folder.resolve("below"), "no folder");
        assertThatIOException().isThrownBy(() -> table.write(entries, () -> {}));
    }

    @Test
    void aTitleThatIsTooLongIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TableFile(file, "x".repeat(121), LENGTH));
    }
}
