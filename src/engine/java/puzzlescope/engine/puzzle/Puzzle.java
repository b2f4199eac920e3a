package puzzlescope.engine.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A kind of problem: what can be asked of it, and who solves it. Stateless; any thread. */
public interface Puzzle {

    /**
     * What textbooks set the values of a choice against.
     *
     * @param <T> the type of the values
     * @param rivals by the values they are set against; those without one are not among the keys
     */
    record Rivalry<T>(ChoiceParameter<T> choice, Map<T, T> rivals) {

        public Rivalry {
            rivals = Map.copyOf(rivals);
        }

        /** The same arguments with the rival of what is chosen in them; empty if that has none. */
        public Optional<Arguments> of(Arguments arguments) {
            return Optional.ofNullable(rivals.get(arguments.get(choice)))
                    .map(rival -> arguments.choosing(choice, rival));
        }
    }

    /** The name in commands, resources and control ids, such as {@code maze}. */
    String id();

    /** The choice of the algorithm; always the same one. */
    ChoiceParameter<? extends Algorithm> algorithmParameter();

    /** All inputs in the order in which forms and help texts show them, without the choice of the algorithm. */
    List<Parameter<?>> ownParameters();

    /** The choices by which runs on the same instance differ; the first is the one that is compared before others beside these arguments. */
    default List<ChoiceParameter<?>> compared(Arguments arguments) {
        return List.of(algorithmParameter());
    }

    /** What textbooks set what is compared against; where they say nothing, what is counted tells. */
    default List<Rivalry<?>> rivals() {
        return List.of();
    }

    /** What makes its instances larger; empty if nothing does alone. */
    default Optional<Scale> scale() {
        return Optional.empty();
    }

    /** How it is played by hand; empty if it cannot be. */
    default Optional<GameRules> gameRules() {
        return Optional.empty();
    }

    /** What might be taken for the next event of the run that arguments ask for. */
    default Alternatives alternatives(Arguments arguments) {
        return Alternatives.NONE;
    }

    /** Every listing that a run may need: one of each algorithm unless said otherwise. */
    default List<String> listings() {
        return algorithmParameter().choices();
    }

    /** Whether an input makes a difference beside these arguments; a form leaves out those that make none. */
    default boolean matters(Parameter<?> parameter, Arguments arguments) {
        return !algorithm(arguments).ignored().contains(parameter);
    }

    /** What is to be said of these arguments as a whole; empty if nothing. */
    default List<Remark> check(Arguments arguments) {
        return algorithm(arguments).beyond(arguments);
    }

    /** The ways to solve it; the first is the preset. */
    default List<? extends Algorithm> algorithms() {
        return algorithmParameter().values();
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
        return arguments.get(algorithmParameter());
    }

    /** A number with the bounds that it has beside these arguments. */
    default NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        return algorithm(arguments).limits().stream()
                .filter(limit -> limit.number().equals(parameter))
                .map(Limit::bounded)
                .findFirst()
                .orElse(parameter);
    }

    /** What one run of these arguments is made of. */
    default Instance instance(Arguments arguments) {
        return algorithm(arguments).instance(arguments).taking(arguments.branches());
    }
}
