package puzzlescope.river;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.RunSolveHandler;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.river.fast.CrowdCrossing;
import puzzlescope.river.space.RiverKind;

/** Finds the fewest crossings for large groups, or proves that they cannot cross; other river puzzles are run. */
public final class RiverSolveHandler implements SolveHandler {

    private static final int LARGEST_BOAT = 100;

    private static final NumberParameter GUARDS = RiverPuzzle.GUARDS.upTo(CrowdCrossing.MOST);
    private static final NumberParameter PRISONERS = RiverPuzzle.PRISONERS.upTo(CrowdCrossing.MOST);
    private static final NumberParameter BOAT = RiverPuzzle.BOAT.upTo(LARGEST_BOAT);

    private final Puzzle puzzle = new RiverPuzzle();

    @Override
    public String id() {
        return puzzle.id();
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(RiverPuzzle.ALGORITHM, RiverPuzzle.KIND, GUARDS, PRISONERS, BOAT, RiverPuzzle.MINUTES);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        boolean crowds = arguments.get(RiverPuzzle.KIND) == RiverKind.PRISONERS_AND_GUARDS;
        return crowds ? cross(arguments, answerSink) : new RunSolveHandler(puzzle).solve(arguments, answerSink);
    }

    private static Optional<Message> cross(Arguments arguments, AnswerSink answerSink) {
        long began = System.nanoTime();
        var crossing =
                new CrowdCrossing(arguments.integer(GUARDS), arguments.integer(PRISONERS), arguments.integer(BOAT));
        boolean found = crossing.search(() -> {});
        var solveAnswer = new SolveAnswer();
        var loads = crossing.loads();
        if (found) {
            solveAnswer.with("crossings", loads.length / 2);
        }
        solveAnswer.with("states", crossing.states()).withSecondsSince(began);
        for (int i = 0; i < loads.length; i += 2) {
            answerSink.row(new SolveAnswer()
                    .with("crossing", i / 2 + 1)
                    .with("direction", i % 4 == 0 ? "\u2192" : "\u2190")
                    .with("guards", loads[i])
                    .with("prisoners", loads[i + 1]));
        }
        answerSink.print(solveAnswer);
        return found ? Optional.empty() : Optional.of(Message.of("river.solve.no-way", crossing.states()));
    }
}
