package puzzlescope.race;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;

/** What a run is compared with as long as nobody has chosen. Any thread. */
public final class Rivals {

    private Rivals() {}

    /**
     * What textbooks set a run against if that can be run; else of the choices the next one of which the most is counted that is
     * of this one; the run itself if there is nothing else.
     *
     * @param others what is in the race already
     */
    public static Arguments of(Puzzle puzzle, Arguments arguments, Collection<Arguments> others) {
        return puzzle.compared(arguments).stream()
                .filter(parameter -> puzzle.matters(parameter, arguments))
                .flatMap(parameter -> of(puzzle, parameter, arguments, others).stream())
                .findFirst()
                .orElse(arguments);
    }

    private static Optional<Arguments> of(
            Puzzle puzzle, ChoiceParameter<?> parameter, Arguments arguments, Collection<Arguments> others) {
        var names = parameter.choices();
        int now = names.indexOf(arguments.text(parameter));
        var known = puzzle.rivals().stream()
                .filter(rivalry -> rivalry.choice().equals(parameter))
                .flatMap(rivalry -> rivalry.of(arguments).stream());
        var next = IntStream.range(1, names.size()).mapToObj(i -> names.get((now + i) % names.size()));
        Predicate<Arguments> canRun = candidate ->
                !others.contains(candidate) && puzzle.check(candidate).stream().noneMatch(Remark::blocking);
        return known.filter(canRun)
                .findFirst()
                .or(() -> next.map(name -> arguments.with(parameter, name))
                        .filter(canRun)
                        .max(Comparator.comparingLong(candidate -> shared(puzzle, arguments, candidate))));
    }

    /** How much is counted of both; of candidates that share as much, the first is taken. */
    private static long shared(Puzzle puzzle, Arguments one, Arguments other) {
        var counted = puzzle.instance(one).counted().roles();
        return puzzle.instance(other).counted().roles().stream()
                .filter(counted::contains)
                .count();
    }
}
