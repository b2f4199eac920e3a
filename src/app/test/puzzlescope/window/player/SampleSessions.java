package puzzlescope.window.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.testkit.SampleBoard;
import puzzlescope.testkit.SampleEvent;
import puzzlescope.testkit.SampleEventKind;

/** Makes sessions of sample events. */
final class SampleSessions {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int CAPACITY = 4;

    private SampleSessions() {}

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
            return RunOutcome.SOLVED;
        });
    }

    /** A session with so many events that mean little, whose run has ended. */
    static Session ofLength(int length) {
        return ended(sink -> {
            for (int i = 0; i < length; i++) {
                sink.emit(event(SampleEventKind.REFUSED, i));
            }
            return RunOutcome.SOLVED;
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
