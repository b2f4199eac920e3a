package lights;

import java.util.List;
import java.util.Optional;
import lights.LightsEvent.Kind;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.random.PythonRandom;

/** Lights out: pressing a square switches its light and those beside it; all are to be off. */
public final class LightsPuzzle implements Puzzle {

    static final NumberParameter N = new NumberParameter("n", 2, LightsBoard.MOST, false, 5L);
    static final SeedParameter SEED = SeedParameter.of("seed", 1);
    private static final ChoiceParameter<Algorithm> ALGORITHM = new ChoiceParameter<>(
            "algorithm", List.of(Algorithm.of("light-chasing", LightsPuzzle::chasing)), Algorithm::id);

    private static Instance chasing(Arguments arguments) {
        return new Instance(
                        Kind.VOCABULARY,
                        () -> board(arguments),
                        sink -> new LightChasing(board(arguments)).solve(sink),
                        new CountedEvents("lights.result", Role.TRY, Role.UNDO, Role.DEAD_END, Role.SOLUTION),
                        List.of("light-chasing"))
                .measuredBy(Measure.of(Kind.VOCABULARY, "lights.measure", 0)
                        .by(1, Kind.PRESSED, Kind.CHASED)
                        .by(-1, Kind.TAKEN_BACK));
    }

    /** A board that can be solved: squares drawn by the seed have been pressed on a dark one. */
    static LightsBoard board(Arguments arguments) {
        var board = new LightsBoard(arguments.integer(N));
        var random = new PythonRandom(arguments.get(SEED));
        for (int square = 0; square < board.n() * board.n(); square++) {
            if (random.below(2) == 1) {
                board.toggle(square / board.n(), square % board.n());
            }
        }
        return board;
    }

    @Override
    public String id() {
        return "lights";
    }

    @Override
    public ChoiceParameter<Algorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(N, SEED);
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new LightsGame());
    }
}
