package puzzlescope.engine.puzzle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;

/** A kind of problem, with its inputs and its algorithms. Stateless; any thread. */
public interface Puzzle {

    /**
     * A choice and, for its values, the value that textbooks compare it with.
     *
     * @param <T> the type of the values
     * @param rivals the value to compare with, by value; values without one are not among the keys
     */
    record Rivalry<T>(ChoiceParameter<T> choice, Map<T, T> rivals) {

        public Rivalry {
            rivals = Map.copyOf(rivals);
        }

        /** Returns the rivalry of the textbooks' choice and another one; the rest have the textbooks' as their rival. */
        @SafeVarargs
        public static <T> Rivalry<T> of(ChoiceParameter<T> choice, T textbook, T other, T... rest) {
            var rivals = new HashMap<T, T>();
            rivals.put(textbook, other);
            rivals.put(other, textbook);
            for (var value : rest) {
                rivals.put(value, textbook);
            }
            return new Rivalry<>(choice, rivals);
        }

        /** Returns these arguments with the rival of the chosen value; empty if it has none. */
        public Optional<Arguments> of(Arguments arguments) {
            return Optional.ofNullable(rivals.get(arguments.get(choice)))
                    .map(rival -> arguments.choosing(choice, rival));
        }
    }

    /**
     * A value of a choice.
     *
     * @param <T> the type of the values
     */
    record Choice<T>(ChoiceParameter<T> parameter, T value) {

        /** Returns the value's name. */
        public String text() {
            return parameter.format(value);
        }
    }

    /** Returns the name in commands, resources and control ids, such as {@code maze}. */
    String id();

    /** Returns the choice of the algorithm; always the same instance. */
    ChoiceParameter<? extends Algorithm> algorithmParameter();

    /** Returns all inputs except the choice of the algorithm, in the order of forms and help texts. */
    List<Parameter<?>> ownParameters();

    /** Returns the inputs that matter most to a class, beside the algorithm; a form shows them first. */
    default List<Parameter<?>> mainInputs() {
        return ownParameters().stream().limit(1).toList();
    }

    /**
     * Returns the choices by which runs on the same instance can differ; the first one is preferred in comparisons with
     * these arguments.
     */
    default List<ChoiceParameter<?>> compared(Arguments arguments) {
        return List.of(algorithmParameter());
    }

    /** Returns the words of a chosen value, with the choice's name where yes or no alone would say nothing. */
    default Message chosen(ChoiceParameter<?> choice, String value) {
        var key = id() + "." + choice.name();
        var name = Message.of(key + "." + value);
        return choice.isYesOrNo() ? Message.of("choice.yes-or-no", Message.of(key), name) : name;
    }

    /** Returns the line about a value of a choice, whose key has no words if nothing is said about it. */
    default Message about(ChoiceParameter<?> choice, String value) {
        return Message.of(id() + "." + choice.name() + "." + value + ".about");
    }

    /** Returns the comparisons that textbooks make; where they make none, the counts decide. */
    default List<Rivalry<?>> rivals() {
        return List.of();
    }

    /**
     * Returns the choice with which a person gives an instance of their own, told by the message {@code own.begin};
     * empty if the puzzle has none.
     */
    default Optional<Choice<?>> ownInstance() {
        return Optional.empty();
    }

    /** Returns the size of its instances; empty if no input alone determines it. */
    default Optional<InstanceSizes> instanceSizes() {
        return Optional.empty();
    }

    /** Returns inputs of a run with every text that is an unchanged example in a language; the same run otherwise. */
    default Arguments inLanguage(Arguments arguments, Locale language) {
        return arguments;
    }

    /** Returns the rules of the game by hand; empty if it cannot be played. */
    default Optional<GameRules> gameRules() {
        return Optional.empty();
    }

    /** Returns how a person's programs play; empty if they cannot. */
    default Optional<ProgramRules> programRules() {
        return Optional.empty();
    }

    /** Returns the puzzle's own questions about runs with these arguments. */
    default StepQuestions stepQuestions(Arguments arguments) {
        return StepQuestions.NONE;
    }

    /** Returns how moves are made by hand in a game with these arguments. */
    default Message gameHelp(Arguments arguments) {
        return Message.of(id() + ".hand.help");
    }

    /** Returns every pseudocode listing that a run may need: by default one for each algorithm. */
    default List<String> listings() {
        return algorithmParameter().choices();
    }

    /** Returns whether an input makes a difference beside these arguments; a form omits those that make none. */
    default boolean matters(Parameter<?> parameter, Arguments arguments) {
        return !algorithm(arguments).ignored().contains(parameter);
    }

    /** Returns whether a recorded run depends on an input; one that only picks among its solutions matters nevertheless. */
    default boolean affectsRun(Parameter<?> parameter, Arguments arguments) {
        return matters(parameter, arguments);
    }

    default List<Remark> check(Arguments arguments) {
        return algorithm(arguments).beyond(arguments);
    }

    /** Returns the algorithms; the first one is the preset. */
    default List<? extends Algorithm> algorithms() {
        return algorithmParameter().values();
    }

    /** Returns the ids of the algorithms with which textbooks begin; a list has them first, and the others apart. */
    default List<String> textbookAlgorithms() {
        return algorithmParameter().choices();
    }

    /** Returns all inputs: the choice of the algorithm, then {@link #ownParameters}. */
    default List<Parameter<?>> parameters() {
        var all = new ArrayList<Parameter<?>>();
        all.add(algorithmParameter());
        all.addAll(ownParameters());
        return List.copyOf(all);
    }

    default Arguments presets() {
        return Arguments.presets(parameters());
    }

    /**
     * Returns the inputs of the run that a window shows first: one of some 20 to 300 steps, which shows the idea within a
     * minute. The presets are those of the books.
     */
    default Arguments firstRun() {
        return presets();
    }

    default Algorithm algorithm(Arguments arguments) {
        return arguments.get(algorithmParameter());
    }

    /** Returns a number with the bounds that apply beside these arguments. */
    default NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        return algorithm(arguments).limits().stream()
                .filter(limit -> limit.number().equals(parameter))
                .map(Limit::bounded)
                .findFirst()
                .orElse(parameter);
    }

    /**
     * Returns the algorithm for which a choice's value makes a difference: that of the arguments if it does, otherwise
     * one with which textbooks begin, if there is one.
     */
    default Optional<String> algorithmFor(ChoiceParameter<?> choice, String value, Arguments arguments) {
        var chosen = arguments.with(choice, value);
        var algorithm = algorithmParameter();
        return Stream.of(List.of(chosen.text(algorithm)), textbookAlgorithms(), algorithm.choices())
                .flatMap(List::stream)
                .filter(each -> {
                    var run = chosen.with(algorithm, each);
                    return matters(choice, run) && check(run).stream().noneMatch(Remark::blocking);
                })
                .findFirst();
    }

    /** Returns everything that a run with these arguments is made of. */
    default Instance instance(Arguments arguments) {
        return arguments.program().isPresent()
                ? ProgramInstance.of(this, arguments, arguments.program().get())
                : algorithmInstance(arguments).withBranches(arguments.branches());
    }

    /** Returns everything that a run of the algorithm without branches is made of. */
    default Instance algorithmInstance(Arguments arguments) {
        return algorithm(arguments).instance(arguments);
    }
}
