package puzzlescope.core.puzzle.states;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.PuzzleContract;

class StatesPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new StatesPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return puzzle().algorithms().stream()
                .flatMap(algorithm -> Stream.of(
                        with("algorithm", algorithm.id()),
                        with("algorithm", algorithm.id(), "stop-at-goal", "yes"),
                        with("algorithm", algorithm.id(), "guards", "4", "prisoners", "4"),
                        with("algorithm", algorithm.id(), "guards", "1", "prisoners", "1", "boat", "1"),
                        with("algorithm", algorithm.id(), "guards", "20", "prisoners", "20", "boat", "10"),
                        with("algorithm", algorithm.id(), "space", "wolf-goat-cabbage"),
                        with("algorithm", algorithm.id(), "space", "hanoi", "disks", "1"),
                        with("algorithm", algorithm.id(), "space", "hanoi", "disks", "5", "stop-at-goal", "yes"),
                        with("algorithm", algorithm.id(), "space", "tiles-2x2"),
                        with("algorithm", algorithm.id(), "space", "tiles-2x3"),
                        with("algorithm", algorithm.id(), "space", "tiles-2x3", "start", "solved")));
    }

    @ParameterizedTest
    @CsvSource({
        "river, guards prisoners boat",
        "wolf-goat-cabbage, ",
        "hanoi, disks",
        "tiles-2x2, start",
        "tiles-2x3, start",
        "tiles-3x3, start"
    })
    void whatMakesNoDifferenceIsLeftOut(String space, String names) {
        var arguments = with("space", space);
        var own = puzzle().ownParameters().stream()
                .filter(parameter -> puzzle().matters(parameter, arguments))
                .map(Parameter::name)
                .filter(name -> !List.of("space", "from", "stop-at-goal").contains(name));
        assertThat(own).containsExactlyElementsOf(names == null ? List.of() : List.of(names.split(" ")));
    }

    @Test
    void aSnapshotOfTheLargestGraphTakesNoMoreThanAFewNumbers() {
        var instance = puzzle().instance(with("space", "tiles-3x3"));
        var board = instance.board();
        instance.solver().solve(board::apply);
        assertThat(board.snapshot()).hasSize(22);
    }
}
