package puzzlescope.program;

import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.SolverThread;

/** Runs Java programs on a puzzle. */
final class JavaRun {

    private JavaRun() {}

    static Arguments arguments(Puzzle puzzle) {
        return Arguments.presets(puzzle.parameters());
    }

    static Instance instance(Puzzle puzzle, Arguments arguments, String source) {
        return puzzle.instance(arguments.withProgram(new ProgramSource("java", source)));
    }

    /** Returns how a program ends. */
    static Verdict verdict(Puzzle puzzle, Arguments arguments, String source) throws InterruptedException {
        var instance = instance(puzzle, arguments, source);
        var sink = new LastEvent();
        var thread = SolverThread.of("solver-java", () -> instance.solver().solve(sink));
        thread.start();
        thread.join();
        return ((ProgramEvent.Ended) instance.vocabulary().unpack(sink.last)).asVerdict();
    }

    private static final class LastEvent implements EventSink {

        private long last;

        @Override
        public void emit(long event) {
            last = event;
        }
    }
}
