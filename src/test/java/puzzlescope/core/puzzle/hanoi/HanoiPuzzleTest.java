package puzzlescope.core.puzzle.hanoi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.PuzzleContract;
import puzzlescope.core.puzzle.Remark;

class HanoiPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new HanoiPuzzle();
    }

    @Override
    protected Stream<Arguments> instances() {
        return Stream.of(
                with("disks", "1"),
                with("disks", "3"),
                with("disks", "6"),
                with("disks", "20"),
                with("algorithm", "breadth-first", "disks", "1"),
                with("algorithm", "breadth-first", "disks", "3"),
                with("algorithm", "breadth-first", "disks", "7"),
                with("algorithm", "frame-stewart", "disks", "1"),
                with("algorithm", "frame-stewart", "disks", "2"),
                with("algorithm", "frame-stewart", "disks", "7"),
                with("algorithm", "frame-stewart", "disks", "20"));
    }

    @ParameterizedTest
    @CsvSource({"recursion, 20, 3", "breadth-first, 8, 3", "frame-stewart, 20, 4"})
    void everyAlgorithmTakesItsDisksAndPegs(String algorithm, String disks, int pegs) {
        var arguments = with("algorithm", algorithm, "disks", disks);
        assertThat(puzzle().check(arguments)).isEmpty();
        assertThat(HanoiPuzzle.space(arguments)).isEqualTo(new HanoiSpace(Integer.parseInt(disks), pegs));
    }

    @Test
    void moreDisksThanCanBeSearchedAreRefusedWithTheirStates() {
        var remarks = puzzle().check(with("algorithm", "breadth-first", "disks", "9"));
        assertThat(remarks).singleElement().matches(Remark::blocking);
        assertThat(remarks.getFirst().parameter()).isEqualTo("disks");
        assertThat(remarks.getFirst().message().arguments()).containsExactly(9, 19_683L, 8);
    }
}
