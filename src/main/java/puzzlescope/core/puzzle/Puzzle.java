package puzzlescope.core.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.run.Solver;

/** A kind of problem: what can be asked of it, how its board looks at first, and who solves it. Stateless; any thread. */
public interface Puzzle {

    /** The name in commands, resources and control ids, such as {@code maze}. */
    String id();

    Vocabulary vocabulary();

    /** All inputs in the order in which forms and help texts show them, without the choice of the algorithm. */
    List<Parameter<?>> ownParameters();

    /** The ways to solve it; the first is the preset. */
    List<Algorithm> algorithms();

    /** Whether an input makes a difference beside these arguments; a form leaves out those that make none. */
    default boolean matters(Parameter<?> parameter, Arguments arguments) {
        return true;
    }

    /** A number with the bounds that it has beside these arguments, such as those of the algorithm. */
    default NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        return parameter;
    }

    /** What is to be said of these arguments as a whole; empty if nothing. */
    default List<Remark> check(Arguments arguments) {
        return List.of();
    }

    /** How many events a run of these arguments has, where that is known before it; empty where it is not. */
    default OptionalLong length(Arguments arguments) {
        return OptionalLong.empty();
    }

    /** A new board as it stands before the first event. */
    Board board(Arguments arguments);

    /** How it is played by hand; empty if it cannot be. */
    default Optional<HandPlay> handPlay() {
        return Optional.empty();
    }

    /** The choice of the algorithm, named {@code algorithm}. */
    default ChoiceParameter algorithmParameter() {
        var ids = algorithms().stream().map(Algorithm::id).toList();
        return new ChoiceParameter("algorithm", ids, ids.getFirst());
    }

    /** All inputs: the choice of the algorithm, then {@link #ownParameters}. */
    default List<Parameter<?>> parameters() {
        var all = new ArrayList<Parameter<?>>();
        all.add(algorithmParameter());
        all.addAll(ownParameters());
        return List.copyOf(all);
    }

    default Arguments presets() {
        return Arguments.presets(parameters());
    }

    default Algorithm algorithm(Arguments arguments) {
        var id = arguments.get(algorithmParameter());
        return algorithms().stream().filter(a -> a.id().equals(id)).findFirst().orElseThrow();
    }

    /** The listings that tell a run of these arguments, one after the other: the algorithm's own unless said otherwise. */
    default List<String> listing(Arguments arguments) {
        return List.of(algorithm(arguments).id());
    }

    /** Every listing that a run may need: those of the algorithms unless said otherwise. */
    default List<String> listings() {
        return algorithms().stream().map(Algorithm::id).toList();
    }

    default Solver solver(Arguments arguments) {
        return algorithm(arguments).solver().apply(arguments);
    }

    /** What of a run of these arguments is counted: what its algorithm says, and its results by the puzzle's own noun. */
    default Counted counted(Arguments arguments) {
        var algorithm = algorithm(arguments);
        return new Counted(algorithm.roles(), algorithm.kinds(), id() + ".result");
    }

    /** What one run of these arguments is made of. */
    default Instance instance(Arguments arguments) {
        return new Instance(vocabulary(), () -> board(arguments), solver(arguments), counted(arguments));
    }
}
