package puzzlescope.engine.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static puzzlescope.testkit.SampleEventKind.CLOSED;
import static puzzlescope.testkit.SampleEventKind.OPENED;
import static puzzlescope.testkit.SampleEventKind.PASSED;
import static puzzlescope.testkit.SampleEventKind.SOLVED;
import static puzzlescope.testkit.SampleEventKind.STUCK;
import static puzzlescope.testkit.SampleEventKind.VOCABULARY;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;

class PhaseStartsTest {

    private static final Phases PHASES = Phases.startingWith(VOCABULARY, "start")
            .then("passed", PASSED)
            .each(STUCK, SampleEvent.class, event -> Message.of("stuck", event.number()));

    private static Trace trace(Phases phases, int chunks) {
        return new Trace(VOCABULARY, Measure.depth(VOCABULARY), phases, Retention.ofChunks(chunks));
    }

    private static Recorder recorder(Trace trace) {
        trace.playhead().fastForward(true);
        return new Recorder(trace, new SampleBoard());
    }

    private static long event(SampleEventKind kind, int number) {
        return new SampleEvent(kind, number).pack();
    }

    private static Trace recorded(SampleEventKind... kinds) {
        var trace = trace(PHASES, 4);
        var recorder = recorder(trace);
        for (int i = 0; i < kinds.length; i++) {
            recorder.emit(event(kinds[i], i));
        }
        recorder.end();
        return trace;
    }

    private static List<Long> firsts(PhaseStarts phases) {
        return IntStream.range(0, phases.size()).mapToObj(phases::first).toList();
    }

    private static List<Message> names(PhaseStarts phases) {
        return IntStream.range(0, phases.size()).mapToObj(phases::name).toList();
    }

    @Test
    void aPhaseGoesOnUntilAnotherBegins() {
        var phases = recorded(OPENED, PASSED, OPENED, PASSED, STUCK, OPENED, STUCK, PASSED, CLOSED)
                .phases();
        assertThat(firsts(phases)).containsExactly(0L, 1L, 4L, 6L, 7L);
        assertThat(names(phases))
                .containsExactly(
                        Message.of("start"),
                        Message.of("passed"),
                        Message.of("stuck", 4),
                        Message.of("stuck", 6),
                        Message.of("passed"));
        assertThat(List.of(phases.of(0), phases.of(1), phases.of(3), phases.of(6), phases.of(8)))
                .containsExactly(0, 1, 1, 3, 4);
        assertThat(phases.end(1, 9)).isEqualTo(4);
        assertThat(phases.end(4, 9)).isEqualTo(9);
    }

    @Test
    void thePositionOfAPhaseIsThatAfterItsFirstEvent() {
        var phases = recorded(OPENED, PASSED, OPENED).phases();
        assertThat(phases.position(0)).isZero();
        assertThat(phases.position(1)).isEqualTo(2);
        assertThat(List.of(phases.at(0), phases.at(1), phases.at(2), phases.at(3)))
                .containsExactly(0, 0, 1, 1);
    }

    @Test
    void oneLeadsToTheNextAndTheOneBefore() {
        var trace = recorded(OPENED, PASSED, OPENED, STUCK, OPENED);
        assertThat(trace.phases().next(0)).hasValue(2);
        assertThat(trace.phases().next(2)).hasValue(4);
        assertThat(trace.phases().next(4)).isEmpty();
        assertThat(trace.previousPhase(5)).hasValue(4);
        assertThat(trace.previousPhase(4)).hasValue(2);
        assertThat(trace.previousPhase(2)).hasValue(0);
        assertThat(trace.previousPhase(0)).isEmpty();
    }

    @Test
    void beforeTheFirstPhaseThereIsNone() {
        var trace = trace(Phases.none(VOCABULARY).then("solved", SOLVED), 4);
        var recorder = recorder(trace);
        recorder.emit(event(OPENED, 0));
        recorder.emit(event(SOLVED, 1));
        recorder.end();
        assertThat(trace.phases().of(0)).isEqualTo(Phases.NONE);
        assertThat(trace.phases().of(1)).isZero();
        assertThat(trace.phases().part(0)).isZero();
    }

    @Test
    void phasesStayKnownWhenTheirEventsAreLetGo() {
        var trace = trace(PHASES, 4);
        var recorder = recorder(trace);
        var expected = new ArrayList<>(List.of(0L));
        int length = 8 * Chunk.SIZE;
        for (int i = 0; i < length; i++) {
            boolean begins = i % 50_000 == 77;
            recorder.emit(event(begins ? STUCK : OPENED, i % 1000));
            if (begins) {
                expected.add((long) i);
            }
        }
        recorder.end();
        assertThat(trace.firstKept()).isPositive();
        assertThat(firsts(trace.phases())).isEqualTo(expected);
        long firstKept = trace.firstKept();
        assertThat(trace.previousPhase(firstKept + 1)).isEmpty();
    }

    @Test
    void whatFollowsTooManyPhasesIsOne() {
        var trace = trace(PHASES, 4);
        var recorder = recorder(trace);
        for (int i = 0; i < 2 * PhaseStarts.MOST; i++) {
            recorder.emit(event(STUCK, 3));
        }
        recorder.end();
        var phases = trace.phases();
        assertThat(phases.size()).isEqualTo(PhaseStarts.MOST);
        assertThat(phases.name(PhaseStarts.MOST - 2)).isEqualTo(Message.of("stuck", 3));
        assertThat(phases.name(PhaseStarts.MOST - 1)).isEqualTo(Message.of("phase.further"));
    }

    @Test
    void anotherMeasureBeginsWithAPhase() {
        var measure = Measure.of(VOCABULARY, "one", 0).until(SOLVED, Measure.of(VOCABULARY, "two", 0));
        var room = Retention.ofChunks(4);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Trace(VOCABULARY, measure, Phases.none(VOCABULARY), room))
                .withMessageContaining("SOLVED");
        var trace = new Trace(VOCABULARY, measure, Phases.none(VOCABULARY).then("solved", SOLVED), room);
        var recorder = recorder(trace);
        recorder.emit(event(OPENED, 0));
        recorder.emit(event(SOLVED, 0));
        recorder.end();
        assertThat(List.of(trace.phases().part(0), trace.phases().part(1))).containsExactly(0, 1);
        assertThat(measure.name(1)).isEqualTo(Message.of("two"));
    }
}
