package puzzlescope.engine.solve;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.event.Vocabulary;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.RunOutcome;

/** Runs an algorithm of a puzzle as in the window, counts its events, and answers with the last one's sentence. */
public record RunSolveHandler(Puzzle puzzle) implements SolveHandler {

    @Override
    public String id() {
        return puzzle.id();
    }

    @Override
    public List<Parameter<?>> inputs() {
        return puzzle.parameters();
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        return puzzle.check(arguments);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        // Some inputs of the puzzle, such as the position to continue from, are not inputs of this command.
        var instance = puzzle.instance(arguments.orPresets(puzzle.parameters()));
        var count = new Count(instance.vocabulary());
        var runOutcome = instance.solver().solve(count);
        answerSink.print(new SolveAnswer()
                .with("algorithm", puzzle.algorithm(arguments).id())
                .with("events", count.events)
                .with("solutions", count.solutions)
                .withSecondsSince(began));
        return runOutcome == RunOutcome.SOLVED
                ? Optional.empty()
                : Optional.of(instance.vocabulary().unpack(count.last).sentence());
    }

    private static final class Count implements EventSink {

        private final Vocabulary vocabulary;
        private long events;
        private long solutions;
        private long last;

        Count(Vocabulary vocabulary) {
            this.vocabulary = vocabulary;
        }

        @Override
        public void emit(long event) {
            events++;
            last = event;
            if ((vocabulary.roleBits(event) & Role.SOLUTION.bit()) != 0) {
                solutions++;
            }
        }
    }
}
