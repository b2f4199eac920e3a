package puzzlescope.app.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AllowedProgramsTest {

    @Test
    void aProgramIsAllowedOnceForAllOnAComputerAndAChangedOneAnew(@TempDir Path settings) {
        new AllowedPrograms(Optional.of(settings)).add("class Mine {}");

        var later = new AllowedPrograms(Optional.of(settings));
        assertThat(later.contains("class Mine {}")).isTrue();
        assertThat(later.contains("class Mine { }")).isFalse();
    }
}
