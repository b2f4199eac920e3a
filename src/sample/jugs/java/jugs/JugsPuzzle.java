package jugs;

import java.util.List;
import java.util.Optional;
import jugs.JugsEvent.Kind;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Phases;
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

/** Water jugs without marks: an amount is measured by pouring from one into another until it is empty or the other full. */
public final class JugsPuzzle implements Puzzle {

    private static final NumberParameter A = capacity("a", 8);
    private static final NumberParameter B = capacity("b", 5);
    private static final NumberParameter C = capacity("c", 3);
    private static final NumberParameter TARGET = capacity("target", 4);
    static final List<Parameter<?>> INPUTS = List.of(A, B, C, TARGET);

    private static final ChoiceParameter<Algorithm> ALGORITHM = new ChoiceParameter<>(
            "algorithm", List.of(Algorithm.of("breadth-first", JugsPuzzle::searching)), Algorithm::id);

    private static NumberParameter capacity(String name, long preset) {
        return new NumberParameter(name, 1, JugSpace.MOST, false, preset);
    }

    static JugSpace space(Arguments arguments) {
        return new JugSpace(
                arguments.integer(A), arguments.integer(B), arguments.integer(C), arguments.integer(TARGET));
    }

    /** No role says how many states a search visits, so that kind is counted by itself. */
    private static Instance searching(Arguments arguments) {
        var space = space(arguments);
        return new Instance(
                        Kind.VOCABULARY,
                        () -> new JugsBoard(space),
                        sink -> new JugSearch(space).solve(sink),
                        new CountedEvents("jugs.result", Role.TRY, Role.REJECT, Role.SOLUTION)
                                .with(Kind.STATE_VISITED, Kind.POURED),
                        List.of("breadth-first"))
                .measuredBy(Measure.of(Kind.VOCABULARY, "jugs.measure", 0)
                        .by(1, Kind.SEARCH_BEGAN, Kind.STATE_FOUND)
                        .by(-1, Kind.STATE_VISITED))
                .inPhases(Phases.startingWith(Kind.VOCABULARY, "jugs.phase.search")
                        .continuedBy("jugs.phase.pours", Kind.POURED));
    }

    @Override
    public String id() {
        return "jugs";
    }

    @Override
    public ChoiceParameter<Algorithm> algorithmParameter() {
        return ALGORITHM;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return INPUTS;
    }

    @Override
    public Optional<GameRules> gameRules() {
        return Optional.of(new JugsGame());
    }
}
