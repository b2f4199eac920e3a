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

/** What a run is compared with as long as nobody has chosen. Any thread. */
public final class Rivals {

    private Rivals() {}

    /**
     * What textbooks set a run against if that can be run, or else set against it or another in the race; where they say nothing
     * of it, of the choices the next one of which the most is counted that is of this one; empty if there is nothing else.
     *
     * @param others what is in the race already
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
                                .flatMap(one -> setAgainst(puzzle, parameter, one, next))))
                .findFirst();
        return rival.or(
                () -> next.stream().max(Comparator.comparingLong(candidate -> shared(puzzle, arguments, candidate))));
    }

    /** Those of some candidates that textbooks set against a run. */
    private static Stream<Arguments> setAgainst(
            Puzzle puzzle, ChoiceParameter<?> parameter, Arguments one, List<Arguments> candidates) {
        return candidates.stream()
                .filter(candidate -> known(puzzle, parameter, candidate)
                        .filter(one.text(parameter)::equals)
                        .isPresent());
    }

    /** The name of what textbooks set a choice against. */
    private static Optional<String> known(Puzzle puzzle, ChoiceParameter<?> parameter, Arguments arguments) {
        return puzzle.rivals().stream()
                .filter(rivalry -> rivalry.choice().equals(parameter))
                .flatMap(rivalry -> rivalry.of(arguments).stream())
                .map(rival -> rival.text(parameter))
                .findFirst();
    }

    /** How much is counted of both; of candidates that share as much, the first is taken. */
    private static long shared(Puzzle puzzle, Arguments one, Arguments other) {
        var counted = puzzle.instance(one).counted().roles();
        return puzzle.instance(other).counted().roles().stream()
                .filter(counted::contains)
                .count();
    }
}
