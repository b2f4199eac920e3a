package puzzlescope.recursion;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.recursion.program.Recursion;

/** Programs with any recursive functions, which are right if they end. */
final class RecursionProgramRules implements ProgramRules {

    @Override
    public Class<?> board() {
        return Recursion.class;
    }

    @Override
    public List<String> examples() {
        return List.of(
                "start",
                "textbook",
                "merge-sort",
                "quick-sort",
                "permutations",
                "subset-sum",
                "palindrome",
                "gcd",
                "ackermann",
                "fibonacci-without-base-case");
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return arguments.get(RecursionPuzzle.FUNCTION).function() == RecursiveFunction.FIBONACCI
                ? arguments
                : arguments.choosing(RecursionPuzzle.FUNCTION, new RecursionAlgorithm(RecursiveFunction.FIBONACCI));
    }

    /** Only the calls are counted: which of them is a base case is not known of a person's functions. */
    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return ProgramRules.super
                .instance(puzzle, arguments)
                .counting(new CountedEvents(RecursionAlgorithm.RESULT, Role.CALL));
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        return new Unruled();
    }

    @Override
    public Optional<ProgramStep> step(Event event) {
        return Optional.empty();
    }

    private record Unruled() implements Recursion, CheckedBoard {

        @Override
        public void begin() {}

        @Override
        public Verdict end() {
            return Verdict.right(Message.of("recursion.program.ended"));
        }
    }
}
