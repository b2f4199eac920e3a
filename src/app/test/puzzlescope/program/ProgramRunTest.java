package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict.Kind;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.document.ClassCode;
import puzzlescope.learn.document.RunFile;
import puzzlescope.picture.Moment;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;

/** Runs of programs, recorded and shown as those of algorithms are. */
class ProgramRunTest {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final double TEXT = 14;

    /** The documented examples, with lines, calls and words of the program between the steps. */
    static List<String> texts() throws IOException {
        return ProgramExamplesTest.documented().stream()
                .map(text -> text.replaceFirst(
                                "\n",
                                "\n"
                                        + "{\"call\":\"solve\",\"args\":[1,\"a\"]}\n"
                                        + "{\"line\":3}\n"
                                        + "{\"call\":\"inner\"}\n"
                                        + "{\"line\":9}\n")
                        + "{\"say\":\"done\"}\n{\"return\":null}\n{\"line\":4}\n")
                .toList();
    }

    private static Session recorded(String text) throws InterruptedException {
        var run = TextRun.arguments(text);
        var session = Session.of(run.puzzle(), run.arguments(), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    /** Returns the events up to a position, of all kinds. */
    private static long[] events(Timeline timeline) {
        var events = new long[(int) timeline.position()];
        timeline.trace().copy(0, events, 0, events.length);
        return events;
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyMomentIsShown(String text) throws InterruptedException {
        var session = recorded(text);
        var painter = PuzzlePicture.of(session.puzzle().id()).orElseThrow().painter(new PlainStyle(TEXT));
        var timeline = session.timeline();
        do {
            for (double progress : new double[] {0.4, 1}) {
                var moment = new Moment(timeline.board(), timeline.lastEvent(), progress, true);
                painter.paint(new CountingSurface(900, 600), 900, 600, session, moment.ofPuzzle());
            }
            var shown = new Moment(timeline.board(), timeline.lastEvent(), 1, true).ofPuzzle();
            for (long event : shown.board().visited() == 0 ? new long[0] : events(timeline)) {
                assertThat(shown.board().taken(event)).isNotNull();
            }
            assertThat(timeline.callStack(Integer.MAX_VALUE)).hasSize(timeline.depth());
            for (var language : Language.values()) {
                var words = new Words(language);
                timeline.lastEvent()
                        .ifPresent(event ->
                                assertThat(words.localize(event.sentence())).doesNotContain("program.", "{"));
            }
        } while (timeline.step());

        assertThat(session.run().outcome()).contains(RunOutcome.SOLVED);
        assertThat(timeline.programLine()).isEqualTo(4);
        assertThat(Counter.ofAllPhases(session, new Words(Language.ENGLISH))).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aPositionIsTheSameHoweverItIsReached(String text) throws InterruptedException {
        var session = recorded(text);
        var timeline = session.timeline();
        timeline.seek(timeline.trace().length());
        while (timeline.stepBack()) {
            var other = session.newTimeline();
            other.seek(timeline.position());
            assertThat(timeline.board().snapshot()).isEqualTo(other.board().snapshot());
            assertThat(timeline.programLine()).isEqualTo(other.programLine());
            assertThat(timeline.depth()).isEqualTo(other.depth());
        }
    }

    @ParameterizedTest
    @MethodSource("texts")
    void aSavedRunKeepsItsProgram(String text) {
        var run = TextRun.arguments(text);
        var read = RunFile.parse(new RunFile(run.puzzle(), run.arguments(), 0, Optional.empty()).text());

        assertThat(read.arguments()).isEqualTo(run.arguments());
        assertThat(TextRun.of(read.puzzle(), read.arguments()).verdict().kind()).isEqualTo(Kind.RIGHT);
        assertThat(ClassCode.of(run.puzzle(), run.arguments())).isEmpty();
    }

    @Test
    void otherInputsHaveNoProgramAndAProgramHasNoBranches() {
        var queens = Catalogue.get("queens");
        var program = new ProgramSource(EventLanguage.ID, "");
        var arguments = queens.presets().withBranch(new Branch(1, 2, 3)).withProgram(program);

        assertThat(arguments.branches()).isEmpty();
        assertThat(arguments).isNotEqualTo(queens.presets());
        assertThat(arguments.with(queens.ownParameters().getFirst(), "8")).isEqualTo(queens.presets());
        assertThat(arguments.orPresets(queens.parameters())).isEqualTo(arguments);
    }
}
