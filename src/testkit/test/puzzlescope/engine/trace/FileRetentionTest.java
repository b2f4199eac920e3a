package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEventKind;
import puzzlescope.testkit.SampleRun;

/** A recording of which the newest chunks are in memory, older ones in a file, and the oldest let go. */
class FileRetentionTest {

    private static final int LENGTH = 24 * SampleRun.CHUNK + 777;
    private static final int MANY_CHUNKS = 1 << 16;
    /** No chunk of these events takes more, nor less than half of it. */
    private static final long CHUNK_BYTES = 320_000;

    private static final SampleRun RUN = new SampleRun(61, LENGTH, 50);

    @TempDir
    Path folder;

    private static Trace record(Retention retention, int padding) {
        var trace = new Trace(SampleEventKind.VOCABULARY, retention);
        trace.playhead().fastForward(true);
        var recorder = new Recorder(trace, new SampleBoard(padding));
        RUN.emitTo(recorder);
        recorder.end();
        return trace;
    }

    private Retention retention(int memoryChunks, int fileChunks) {
        return Retention.of(memoryChunks * CHUNK_BYTES, fileChunks * CHUNK_BYTES, folder);
    }

    private static void assertReadsAsRecorded(Trace trace, int padding) {
        var board = new SampleBoard(padding);
        var timeline = new Timeline(trace, board);
        var random = new Random(62);
        long first = trace.firstKept();
        for (int i = 0; i < 150; i++) {
            timeline.seek(first + random.nextLong(LENGTH - first + 1));
            if (i % 3 == 0) {
                timeline.move(random.nextInt(-3_000, 3_000), Long.MAX_VALUE);
            }
            long position = timeline.position();
            assertThat(board.fingerprint()).as("board at %d", position).isEqualTo(RUN.fingerprint(position));
            assertThat(timeline.depth()).isEqualTo(RUN.depth(position));
            assertThat(trace.depth(position)).isEqualTo(RUN.depth(position));
            int depth = Math.max(0, RUN.depth(position) + random.nextInt(-3, 2));
            assertThat(trace.nextDepthAtMost(position, depth))
                    .isEqualTo(RUN.next(position, p -> RUN.depth(p) <= depth));
            assertThat(trace.previousDepthAtMost(position, depth))
                    .isEqualTo(RUN.previous(position, first, p -> RUN.depth(p) <= depth));
            assertThat(trace.next(position, Role.SOLUTION))
                    .isEqualTo(RUN.next(position, p -> RUN.leadsTo(p, Role.SOLUTION)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1_200_000})
    void whatLiesInTheFileReadsAsItWasRecorded(int padding) {
        try (var retention = retention(3, 1_000)) {
            var trace = record(retention, padding);
            assertThat(trace.firstKept()).isZero();
            assertThat(trace.fileBytes()).isGreaterThan(15 * CHUNK_BYTES / 2);
            assertReadsAsRecorded(trace, padding);
            trace.close();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1_200_000})
    void beyondTheFileTheOldestAreLetGo(int padding) {
        try (var retention = retention(3, padding == 0 ? 6 : 18)) {
            var trace = record(retention, padding);
            assertThat(trace.firstKept()).isPositive().isLessThan(LENGTH - 6L * SampleRun.CHUNK);
            assertThat(trace.isRefusedByDisk()).isFalse();
            assertReadsAsRecorded(trace, padding);
            trace.close();
        }
    }

    @Test
    void depthsOfAnyStretchAreTheSameWhereverItLies() {
        try (var retention = retention(3, 6)) {
            var trace = record(retention, 0);
            var random = new Random(63);
            var range = new DepthRange();
            for (int i = 0; i < 100; i++) {
                long from = trace.firstKept() + random.nextLong(LENGTH - trace.firstKept());
                long to = Math.min(LENGTH, from + 1 + random.nextLong(1L << random.nextInt(19)));
                trace.profile().depths(from, to, range);
                int highest = Integer.MIN_VALUE;
                int lowest = Integer.MAX_VALUE;
                for (long position = from + 1; position <= to; position++) {
                    highest = Math.max(highest, RUN.depth(position));
                    lowest = Math.min(lowest, RUN.depth(position));
                }
                assertThat(range.highest()).isEqualTo(highest);
                assertThat(range.lowest()).isEqualTo(lowest);
            }
            trace.close();
        }
    }

    @Test
    void budgetsAreKeptAndGivenBack() {
        try (var retention = retention(4, 6)) {
            var trace = record(retention, 0);
            assertThat(retention.memoryTaken()).isPositive().isLessThanOrEqualTo(4 * CHUNK_BYTES);
            assertThat(retention.fileTaken()).isEqualTo(trace.fileBytes()).isLessThanOrEqualTo(6 * CHUNK_BYTES);
            trace.close();
            assertThat(retention.memoryTaken()).isZero();
            assertThat(retention.fileTaken()).isZero();
        }
    }

    @Test
    void recordingsThatShareARoomShareIt() {
        try (var retention = retention(4, 12)) {
            var first = record(retention, 0);
            var second = record(retention, 0);
            assertThat(retention.fileTaken())
                    .isEqualTo(first.fileBytes() + second.fileBytes())
                    .isLessThanOrEqualTo(12 * CHUNK_BYTES);
            assertReadsAsRecorded(first, 0);
            assertReadsAsRecorded(second, 0);
            first.close();
            assertReadsAsRecorded(second, 0);
            second.close();
            assertThat(retention.memoryTaken()).isZero();
        }
    }

    @Test
    void aDiskThatRefusesEndsTheFilesGrowthAndNotTheRun() {
        var disk = new RefusingDisk(folder, 5 * CHUNK_BYTES);
        try (var retention = new Retention(3 * CHUNK_BYTES, 1_000 * CHUNK_BYTES, MANY_CHUNKS, disk)) {
            var trace = record(retention, 0);
            assertThat(disk.refusals).isPositive();
            assertThat(trace.isRefusedByDisk()).isTrue();
            assertThat(trace.length()).isEqualTo(LENGTH);
            assertThat(trace.firstKept()).isPositive().isLessThan(LENGTH - 4L * SampleRun.CHUNK);
            assertThat(retention.fileTaken()).isLessThanOrEqualTo(5 * CHUNK_BYTES);
            assertReadsAsRecorded(trace, 0);
            trace.close();
            assertThat(retention.fileTaken()).isZero();
        }
    }

    @Test
    void aDiskThatDoesNotEvenLetItsOwnBeWrittenOverEndsTheFileAndNotTheRun() {
        var disk = new RefusingDisk(folder, Long.MAX_VALUE / 2);
        try (var retention = new Retention(3 * CHUNK_BYTES, 5 * CHUNK_BYTES, MANY_CHUNKS, disk)) {
            var trace = new Trace(SampleEventKind.VOCABULARY, retention);
            trace.playhead().fastForward(true);
            var recorder = new Recorder(trace, new SampleBoard());
            for (int i = 0; i < LENGTH; i++) {
                if (i == LENGTH / 2) {
                    disk.room = 0;
                }
                recorder.emit(RUN.event(i));
            }
            recorder.end();
            assertThat(disk.refusals).isEqualTo(2);
            assertThat(trace.length()).isEqualTo(LENGTH);
            assertReadsAsRecorded(trace, 0);
            trace.close();
            assertThat(retention.fileTaken()).isZero();
            assertThat(retention.memoryTaken()).isZero();
        }
    }

    @Test
    void aDiskThatTakesNothingLeavesTheRecordingInMemory() {
        var disk = new RefusingDisk(folder, 0);
        try (var retention = new Retention(5 * CHUNK_BYTES, 1_000 * CHUNK_BYTES, MANY_CHUNKS, disk)) {
            var trace = record(retention, 0);
            assertThat(trace.isRefusedByDisk()).isTrue();
            assertThat(trace.fileBytes()).isZero();
            assertThat(trace.firstKept()).isPositive();
            assertReadsAsRecorded(trace, 0);
        }
    }

    @Test
    void aFolderThatCannotBeMadeLeavesTheRecordingInMemory() throws Exception {
        var file = java.nio.file.Files.createFile(folder.resolve("occupied"));
        try (var retention = Retention.of(5 * CHUNK_BYTES, 1_000 * CHUNK_BYTES, file)) {
            var trace = record(retention, 0);
            assertThat(trace.isRefusedByDisk()).isTrue();
            assertThat(trace.length()).isEqualTo(LENGTH);
            assertReadsAsRecorded(trace, 0);
        }
    }

    @Test
    void whatCannotBeReadAnyMoreIsLetGo() {
        var disk = new RefusingDisk(folder, Long.MAX_VALUE / 2);
        try (var retention = new Retention(5 * CHUNK_BYTES, 1_000 * CHUNK_BYTES, MANY_CHUNKS, disk)) {
            var trace = record(retention, 0);
            var timeline = new Timeline(trace, new SampleBoard());
            disk.broken = true;
            timeline.seek(3L * SampleRun.CHUNK);
            assertThat(trace.firstKept()).isPositive();
            timeline.seek(0);
            assertThat(timeline.position()).isEqualTo(trace.firstKept());
            assertReadsAsRecorded(trace, 0);
        }
    }

    @Test
    void aClosedRecordingReadsAsEmptyAndDoesNotHang() {
        try (var retention = retention(3, 6)) {
            var trace = record(retention, 0);
            var timeline = new Timeline(trace, new SampleBoard());
            trace.close();
            trace.close();
            timeline.seek(100);
            timeline.step();
            assertThat(timeline.lastEvent()).isEmpty();
            assertThat(trace.next(0, Role.CALL)).isEqualTo(-1);
            assertThat(trace.copy(0, new long[1], 0, 1)).isZero();
        }
    }
}
