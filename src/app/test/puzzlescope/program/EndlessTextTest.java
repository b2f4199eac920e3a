package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.program.ProgramContext;
import puzzlescope.engine.program.RepetitionBound;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.program.Verdict.Kind;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** A text that is printed without end is ended as a program in Java is. */
class EndlessTextTest {

    private static final String HEAD = "{\"puzzlescope\":1,\"puzzle\":\"queens\",\"n\":8}\n";
    private static final EndlessLines.Bounds BOUNDS = new EndlessLines.Bounds(200_000, 100_000);
    private static final String THERE_AND_BACK = "{\"place\":[0,0]}\n{\"remove\":[0,0]}\n";

    /** The first line, and then the same text a number of times. */
    private static final class Loop extends InputStream {

        private final byte[] again;
        private byte[] now = HEAD.getBytes(StandardCharsets.UTF_8);
        private long times;
        private int at;

        /** @param lines the text, which is repeated in pieces of some thousand lines */
        Loop(String lines, long times) {
            again = lines.getBytes(StandardCharsets.UTF_8);
            this.times = times;
        }

        @Override
        public int read() {
            throw new UnsupportedOperationException("slow");
        }

        @Override
        public int read(byte[] bytes, int offset, int count) {
            if (at == now.length) {
                if (times-- == 0) {
                    return -1;
                }
                now = again;
                at = 0;
            }
            int got = Math.min(count, now.length - at);
            System.arraycopy(now, at, bytes, offset, got);
            at += got;
            return got;
        }
    }

    private static Verdict verdict(String lines, long times) throws InterruptedException {
        var queens = Catalogue.get("queens");
        var rules = queens.programRules().orElseThrow();
        var text = new EventText(() -> new Loop(lines, times), false, rules.board(), BOUNDS);
        return JavaRun.end(ProgramInstance.of(queens, rules, queens.presets(), text));
    }

    private static String sentence(Verdict verdict) {
        return new Words(Language.ENGLISH).localize(verdict.sentence());
    }

    @Test
    void aLoopOfMovesIsEndedWithItsLines() throws InterruptedException {
        var verdict = verdict(THERE_AND_BACK.repeat(5_000), Long.MAX_VALUE);

        assertThat(verdict.kind()).isEqualTo(Kind.BOUND);
        assertThat(sentence(verdict))
                .matches("Line \\d{4,5}: The program was ended: the lines from here to line [\\d,]+ did the same thing"
                        + " [\\d,]+ times in a row\\. Does this loop ever end\\?");
        var times = (Number) verdict.reason().arguments().getFirst();
        var last = (Number) verdict.reason().arguments().getLast();
        assertThat(last.longValue() + 1 - verdict.line()).isEqualTo(2 * times.longValue());
    }

    @Test
    void aLoopThatOnlyTalksIsEndedWhereItsLinesBegin() throws InterruptedException {
        var lines =
                IntStream.range(0, 5_000).mapToObj("{\"line\":%d}\n"::formatted).collect(Collectors.joining());
        var verdict = verdict(lines, Long.MAX_VALUE);

        assertThat(sentence(verdict))
                .matches("Line \\d+: The program was ended: it printed [\\d,]+ lines without a move or a call\\."
                        + " Does this loop ever end\\?");
    }

    @Test
    void aLoopThatBeginsLateIsNoticed() throws InterruptedException {
        var beginning = IntStream.range(0, 200_000)
                .mapToObj(i -> "{\"say\":\"%d\"}\n{\"place\":[0,%d]}\n{\"remove\":[0,%d]}\n".formatted(i, i % 7, i % 7))
                .collect(Collectors.joining());
        assertThat(verdict(beginning, 1).kind()).isEqualTo(Kind.WRONG);

        assertThat(verdict(beginning + THERE_AND_BACK.repeat(1_500_000), 1).kind())
                .isEqualTo(Kind.BOUND);
    }

    @Test
    void fewerRepetitionsAreReadToTheEnd() throws InterruptedException {
        assertThat(verdict(THERE_AND_BACK.repeat(5_000), 20).kind()).isEqualTo(Kind.WRONG);
    }

    /** From some point on they are all shown as an ellipsis. */
    @Test
    void differentTextsThatHaveNoRoomAreNoRepetition() throws InterruptedException {
        var queens = Catalogue.get("queens");
        var program = new Program() {

            private boolean isEndless;

            @Override
            public boolean reportsCalls() {
                return false;
            }

            @Override
            public void run(ProgramContext context) {
                var rest = "x".repeat(990);
                IntStream.range(0, 70_000).forEach(i -> context.say(i + rest));
                var bound = new RepetitionBound(context.repetition(), 1 << 20, 1_000, 1_000);
                IntStream.range(70_000, 90_000).forEach(i -> context.say(i + rest));
                isEndless = bound.isExceeded();
            }
        };
        JavaRun.end(ProgramInstance.of(queens, queens.programRules().orElseThrow(), queens.presets(), program));

        assertThat(program.isEndless).isFalse();
    }
}
