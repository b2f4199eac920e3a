package puzzlescope.river;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.solve.Answer;
import puzzlescope.engine.solve.Answers;
import puzzlescope.engine.solve.RunSolveHandler;
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
    public Optional<Message> solve(Arguments arguments, Answers answers) {
        boolean crowds = arguments.get(RiverPuzzle.KIND) == RiverKind.PRISONERS_AND_GUARDS;
        return crowds ? cross(arguments, answers) : new RunSolveHandler(puzzle).solve(arguments, answers);
    }

    private static Optional<Message> cross(Arguments arguments, Answers answers) {
        long began = System.nanoTime();
        var crossing =
                new CrowdCrossing(arguments.integer(GUARDS), arguments.integer(PRISONERS), arguments.integer(BOAT));
        boolean found = crossing.search(() -> {});
        var answer = new Answer();
        var loads = crossing.loads();
        if (found) {
            answer.with("crossings", loads.length / 2);
        }
        answer.with("states", crossing.states()).withSecondsSince(began);
        for (int i = 0; i < loads.length; i += 2) {
            answers.row(new Answer()
                    .with("crossing", i / 2 + 1)
                    .with("direction", i % 4 == 0 ? "\u2192" : "\u2190")
                    .with("guards", loads[i])
                    .with("prisoners", loads[i + 1]));
        }
        answers.say(answer);
        return found ? Optional.empty() : Optional.of(Message.of("river.solve.no-way", crossing.states()));
    }
}
