package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict.Kind;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;

/** A text that is read while it is being printed. */
class LiveTextTest {

    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final String HEAD = "{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":4}\n{\"say\":\"begun\"}\n";

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static Session started(LiveText text) throws IOException {
        var head = EventFile.of(text.file()).head();
        var program = new ProgramSource(ProgramSource.IN_FILE, text.file().toString());
        var session = Session.of(
                head.puzzle(), head.arguments().withProgram(program), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        return session;
    }

    private static void awaitSteps(Session session, long steps) {
        while (session.trace().length() < steps) {
            Thread.onSpinWait();
        }
    }

    @Test
    void stepsAreShownWhileTheyComeAndOnceMoreFromTheFile() throws IOException, InterruptedException {
        var printed = new PipedOutputStream();
        try (var in = new PipedInputStream(printed)) {
            var text = LiveText.follow(in, ".jsonl");
            printed.write(bytes(HEAD + "{\"place\":[0,1]}\n"));
            var session = started(text);
            awaitSteps(session, 2);
            printed.write(bytes("{\"place\":[1,3]}\n{\"pla"));
            awaitSteps(session, 3);
            assertThat(session.run().outcome()).isEmpty();
            printed.write(bytes("ce\":[2,0]}\n{\"place\":[3,2]}\n{\"solved\":[]}\n"));
            printed.close();

            assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
            assertThat(session.run().outcome()).contains(RunOutcome.SOLVED);
            var again = TextRun.of(Catalogue.get("queens"), session.arguments());
            assertThat(again.verdict().kind()).isEqualTo(Kind.RIGHT);
            assertThat(again.events()).hasSize((int) session.trace().length());
        }
    }

    @Test
    void aRunIsStoppedWhileItWaits() throws IOException, InterruptedException {
        try (var printed = new PipedOutputStream();
                var in = new PipedInputStream(printed)) {
            var text = LiveText.follow(in, ".jsonl");
            printed.write(bytes(HEAD + "{\"place\":[0,1]}\n"));
            var session = started(text);
            awaitSteps(session, 2);
            session.run().stop();

            assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
            assertThat(session.run().outcome()).contains(RunOutcome.STOPPED);
        }
    }

    /** Otherwise it would wait for ever. */
    @Test
    void aProgramWhoseLineIsRefusedIsReadNoFurther() throws IOException, InterruptedException {
        var closed = new CountDownLatch(1);
        var printed = new ByteArrayInputStream(bytes(HEAD + "{\"place\":[0,1]}\n{\"place\":[1,1]}\n"));
        var endless = new InputStream() {

            @Override
            public int read() {
                int next = printed.read();
                return next < 0 ? ' ' : next;
            }

            @Override
            public int read(byte[] into, int at, int length) {
                into[at] = (byte) read();
                return 1;
            }

            @Override
            public void close() {
                closed.countDown();
            }
        };
        var session = started(LiveText.follow(endless, ".jsonl"));

        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        assertThat(closed.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        long[] last = new long[2];
        session.trace().copy(session.trace().length() - 2, last, 0, 2);
        assertThat(session.trace().vocabulary().unpack(last[0]).sentence().key())
                .isEqualTo("program.events.left");
        assertThat(TextRun.of(Catalogue.get("queens"), session.arguments())
                        .verdict()
                        .kind())
                .isEqualTo(Kind.REFUSED);
    }

    /** A program that never ends is read no farther than a little ahead of the run. */
    @Tag("thorough")
    @Test
    void theProgramWaitsForTheRun() throws IOException {
        var read = new AtomicLong();
        var endless = new InputStream() {

            private final byte[] line = bytes("{\"say\":1}\n");

            @Override
            public int read() {
                return line[(int) (read.getAndIncrement() % line.length)];
            }

            @Override
            public int read(byte[] bytes, int offset, int count) {
                bytes[offset] = (byte) read();
                return 1;
            }
        };
        var reader = LiveText.follow(endless, ".jsonl").open();
        var first = reader.readNBytes(1 << 20);

        assertThat(first).startsWith(bytes("{\"say\":1}\n{"));
        assertThat(read.get()).isLessThan(3L << 20);
    }
}
