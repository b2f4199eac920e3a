package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import puzzlescope.program.LiveText;

/** The steps of a program that come through a pipe. */
class PipedProgramTest extends WindowTest {

    private static final String STEPS = """
        {"puzzlescope":1,"puzzle":"queens","n":4}
        {"place":[0,1]}
        {"place":[0,2]}
        """;

    /** The file in which they are kept meanwhile is none of the person's. */
    @Test
    void theirFileIsNeitherSaidNorRemembered() throws IOException {
        var text = LiveText.follow(new ByteArrayInputStream(STEPS.getBytes(StandardCharsets.UTF_8)), ".jsonl");
        run(() -> window.documents().open(text.file()));
        awaitFrame(
                "it is opened",
                () -> window.player().session().arguments().program().isPresent());
        frame();
        awaitFrame(
                "how it ended is said", () -> window.player().noticeProperty().get() != null);
        assertThat(now(() -> window.player().noticeProperty().get().key())).isEqualTo("program.at-line");
        assertThat(now(() -> window.documents().recent().files())).isEmpty();
    }
}
