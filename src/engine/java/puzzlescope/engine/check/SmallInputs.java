package puzzlescope.engine.check;

import java.util.LinkedHashSet;
import java.util.Set;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Puzzle;

/** Inputs at the lower end, where runs have no steps, one step, or no solution. */
final class SmallInputs {

    private SmallInputs() {}

    /** Returns the given arguments and those with each number, and with all numbers, at their least value. */
    static Set<Arguments> with(Puzzle puzzle, Arguments given) {
        var all = new LinkedHashSet<Arguments>();
        all.add(given);
        var smallest = given;
        for (var parameter : puzzle.ownParameters()) {
            if (parameter instanceof NumberParameter number) {
                var least = String.valueOf(puzzle.bounded(number, given).minimum());
                all.add(given.with(number, least));
                smallest = smallest.with(number, least);
            }
        }
        all.add(smallest);
        return all;
    }
}
