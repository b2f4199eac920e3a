package puzzlescope.program;

import java.time.Duration;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.program.source.Detail;
import puzzlescope.program.source.JavaProgram;
import puzzlescope.program.source.ProgramBounds;
import puzzlescope.program.source.SourceRefusedException;

/** Runs Java programs on a puzzle. */
final class JavaRun {

    private static final ProgramBounds FEW_STEPS = new ProgramBounds(20_000_000, 10_000_000, Duration.ofMinutes(5));

    private JavaRun() {}

    static Arguments arguments(Puzzle puzzle) {
        return Arguments.presets(puzzle.parameters());
    }

    static Instance instance(Puzzle puzzle, Arguments arguments, String source) {
        return puzzle.instance(arguments.withProgram(new ProgramSource("java", source)));
    }

    /** Returns how a program ends. */
    static Verdict verdict(Puzzle puzzle, Arguments arguments, String source) throws InterruptedException {
        return end(instance(puzzle, arguments, source));
    }

    static Verdict end(Instance instance) throws InterruptedException {
        var sink = new LastEvent();
        var thread = SolverThread.of("solver-java", () -> instance.solver().solve(sink));
        thread.start();
        thread.join();
        return ((ProgramEvent.Ended) instance.vocabulary().unpack(sink.last)).asVerdict();
    }

    /** Returns how a program ends that is given up early; its refusal is that of the language. */
    static Verdict bounded(Puzzle puzzle, String source) throws InterruptedException {
        var rules = puzzle.programRules().orElseThrow();
        try {
            var program = JavaProgram.of(source, rules.board(), Detail.CALLS, FEW_STEPS);
            return end(ProgramInstance.of(puzzle, rules, arguments(puzzle), program));
        } catch (SourceRefusedException refused) {
            var first = refused.problems().getFirst();
            throw new InvalidInputException(
                    first.line() == 0
                            ? first.sentence()
                            : Message.of("program.at-line", first.line(), first.sentence()));
        }
    }

    /** Returns a program's run, recorded to its end. */
    static Session recorded(Puzzle puzzle, Arguments arguments, String source) throws InterruptedException {
        var session = Session.of(
                puzzle,
                arguments.withProgram(new ProgramSource("java", source)),
                Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        session.run().awaitEnd(Duration.ofMinutes(5));
        return session;
    }

    private static final class LastEvent implements EventSink {

        private long last;

        @Override
        public void emit(long event) {
            last = event;
        }
    }
}
