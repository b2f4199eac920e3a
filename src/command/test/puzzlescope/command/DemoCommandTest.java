package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.text.Language;

class DemoCommandTest {

    private final List<Demo.Options> wishes = new ArrayList<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(Demo demo, String commandLine) {
        return PuzzlescopeCommand.run(List.of(commandLine.split(" ")), out, err, demo);
    }

    @Test
    void whatIsAskedForReachesTheDemoAndTheFolderIsPrinted() {
        assertThat(run(wishes::add, "demo --out pictures --theme dark --lang zh --size 1024x768 --text-size 18"))
                .isZero();
        var folder = Path.of("pictures").toAbsolutePath();
        assertThat(wishes).containsExactly(new Demo.Options(folder, false, "dark", Language.CHINESE, 1024, 768, 18));
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(folder + "\n");
        assertThat(err.size()).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--size 10x10",
                "--size big",
                "--size 99999x900",
                "--theme pink",
                "--lang fr",
                "--text-size 99",
                "--speed 3"
            })
    void aBadValueIsOneLineAndNothingIsPlayed(String flags) {
        assertThat(run(wishes::add, "demo " + flags)).isEqualTo(2);
        assertThat(wishes).isEmpty();
        assertThat(out.size()).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains(flags.substring(0, flags.indexOf(" ")))
                .hasLineCount(1);
    }

    @Test
    void aFolderThatCannotBeWrittenIsASentence() {
        Demo full = _ -> {
            throw new IOException("No space left on device");
        };
        assertThat(run(full, "demo")).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("No space left on device")
                .hasLineCount(1);
    }
}
