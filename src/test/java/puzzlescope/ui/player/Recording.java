package puzzlescope.ui.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import puzzlescope.core.event.Measure;
import puzzlescope.core.event.Phases;
import puzzlescope.core.puzzle.maze.MazePuzzle;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Run;
import puzzlescope.core.run.Solver;
import puzzlescope.core.sample.SampleBoard;
import puzzlescope.core.sample.SampleEvent;
import puzzlescope.core.sample.SampleEventKind;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Recorder;
import puzzlescope.core.trace.Retention;
import puzzlescope.core.trace.Trace;

/** Makes sessions of sample events. */
final class Recording {

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int CAPACITY = 4;

    private Recording() {}

    /** A session of a solver that is not started yet; its puzzle is not asked for anything. */
    static Session of(Solver solver) {
        var puzzle = new MazePuzzle();
        var words = SampleEventKind.VOCABULARY;
        var phases = Phases.startingWith(words, "phase.search").then("phase.predecessors", SampleEventKind.STUCK);
        var trace = new Trace(words, Measure.depth(words), phases, Retention.ofChunks(CAPACITY));
        var run = new Run("solver-sample", solver, new Recorder(trace, new SampleBoard()));
        return new Session(
                puzzle,
                puzzle.presets(),
                puzzle.instance(puzzle.presets()),
                run,
                new Timeline(trace, new SampleBoard()));
    }

    /** A session with these events, whose run has ended. */
    static Session of(SampleEventKind... kinds) {
        return ended(sink -> {
            for (int i = 0; i < kinds.length; i++) {
                sink.emit(event(kinds[i], i));
            }
            return Outcome.SOLVED;
        });
    }

    /** A session with so many events that mean little, whose run has ended. */
    static Session ofLength(int length) {
        return ended(sink -> {
            for (int i = 0; i < length; i++) {
                sink.emit(event(SampleEventKind.REFUSED, i));
            }
            return Outcome.SOLVED;
        });
    }

    static long event(SampleEventKind kind, int number) {
        return new SampleEvent(kind, number).pack();
    }

    private static Session ended(Solver solver) {
        var session = of(solver);
        session.run().start();
        awaitEnd(session);
        return session;
    }

    static void awaitEnd(Session session) {
        try {
            assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
