package puzzlescope.learn.race;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;

/** Chooses the default run to compare with. Any thread. */
public final class Rivals {

    private Rivals() {}

    /**
     * Returns the textbook rival of a run if it can be run; otherwise a choice that textbooks compare with this run or
     * another one in the race; otherwise the next choice that shares the most counters with it; empty if there is no
     * other choice.
     *
     * @param others the other runs in the race
     */
    public static Optional<Arguments> of(Puzzle puzzle, Arguments arguments, Collection<Arguments> others) {
        return puzzle.compared(arguments).stream()
                .filter(parameter -> puzzle.matters(parameter, arguments))
                .flatMap(parameter -> of(puzzle, parameter, arguments, others).stream())
                .findFirst();
    }

    private static Optional<Arguments> of(
            Puzzle puzzle, ChoiceParameter<?> parameter, Arguments arguments, Collection<Arguments> others) {
        var names = parameter.choices();
        int now = names.indexOf(arguments.text(parameter));
        var next = IntStream.range(1, names.size())
                .mapToObj(i -> arguments.with(parameter, names.get((now + i) % names.size())))
                .filter(candidate -> !others.contains(candidate)
                        && puzzle.check(candidate).stream().noneMatch(Remark::blocking))
                .toList();
        var rival = known(puzzle, parameter, arguments).stream()
                .flatMap(name -> Stream.concat(
                        next.stream()
                                .filter(candidate -> candidate.text(parameter).equals(name)),
                        Stream.concat(Stream.of(arguments), others.stream())
                                .flatMap(one -> comparedWith(puzzle, parameter, one, next))))
                .findFirst();
        return rival.or(
                () -> next.stream().max(Comparator.comparingLong(candidate -> shared(puzzle, arguments, candidate))));
    }

    /** Returns the candidates that textbooks compare with a run. */
    private static Stream<Arguments> comparedWith(
            Puzzle puzzle, ChoiceParameter<?> parameter, Arguments one, List<Arguments> candidates) {
        return candidates.stream()
                .filter(candidate -> known(puzzle, parameter, candidate)
                        .filter(one.text(parameter)::equals)
                        .isPresent());
    }

    /** Returns the name of a choice's textbook rival. */
    private static Optional<String> known(Puzzle puzzle, ChoiceParameter<?> parameter, Arguments arguments) {
        return puzzle.rivals().stream()
                .filter(rivalry -> rivalry.choice().equals(parameter))
                .flatMap(rivalry -> rivalry.of(arguments).stream())
                .map(rival -> rival.text(parameter))
                .findFirst();
    }

    /** Returns the number of counters that both have; of equal candidates, the first is taken. */
    private static long shared(Puzzle puzzle, Arguments one, Arguments other) {
        var counted = puzzle.instance(one).countedEvents().roles();
        return puzzle.instance(other).countedEvents().roles().stream()
                .filter(counted::contains)
                .count();
    }
}
