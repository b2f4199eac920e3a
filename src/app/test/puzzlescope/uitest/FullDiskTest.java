package puzzlescope.uitest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;

/** A long run on a disk that takes nothing. */
@Tag("thorough")
class FullDiskTest extends WindowTest {

    private static final Words WORDS = new Words(Language.ENGLISH);
    private static final long MEMORY_BYTES = 4 << 20;
    private static final long FILE_BYTES = 1 << 30;

    @TempDir
    static Path folder;

    /** Below a file no folder can be made. */
    @Override
    Retention retention() {
        var file = folder.resolve("file");
        try {
            Files.writeString(file, "");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
        return Retention.of(MEMORY_BYTES, FILE_BYTES, file.resolve("recordings"));
    }

    private String status() {
        return ((Labeled) window.lookup("#status .status-label")).getText();
    }

    @Test
    void itIsSaidAndWithFastForwardTheRunGoesOn() {
        click("#tab-queens");
        type("#n", "16");
        click("#run");
        awaitFrame("it is full", () -> window.player().session().run().state() == RunState.PAUSED_FULL);
        var trace = player().session().trace();
        frame();
        assertThat(now(this::status)).isEqualTo(WORDS.localize("status.disk-waiting", trace.length()));
        run(() -> window.player().showNotice(Message.of("run-file.given-back")));
        awaitFrame(
                "a notice hides nothing",
                () -> status().contains(WORDS.localize("status.disk-waiting", trace.length()))
                        && status().contains(WORDS.localize("run-file.given-back")));
        run(() -> window.player().toEnd());
        click("#fast-forward");
        awaitFrame("it goes on", () -> trace.firstKept() > 0);
        awaitFrame("that is said", () -> status().equals(WORDS.localize("status.disk-refuses")));
        click("#stop");
        awaitEndOfRun();
        assertThat(now(this::status)).isEqualTo(WORDS.localize("status.disk-refused", trace.firstKept()));
    }
}
