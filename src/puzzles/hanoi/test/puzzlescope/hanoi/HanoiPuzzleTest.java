package puzzlescope.hanoi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.testkit.PuzzleContract;

class HanoiPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new HanoiPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return Stream.of(
                with("disks", "1"),
                with("disks", "3"),
                with("disks", "6"),
                with("disks", "20"),
                with("disks", "4", "from", "<[4],[3,1],[2]>"),
                with("disks", "5", "from", "<[],[],[5,4,3,2,1]>"),
                with("disks", "1", "from", "<[],[1],[]>"),
                with("algorithm", "breadth-first", "disks", "4", "from", "<[4],[3,1],[2]>"),
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
    void aPositionThatIsNoneOfTheDisksBlocksTheRun() {
        assertThat(puzzle().check(with("disks", "3", "from", "[3],[],[2,1]"))).isEmpty();
        for (var wrong : new String[] {"[3],[2,1]", "[3],[],[1,2]", "[3,2],[],[2,1]", "[],[3],[1]", "[4,3],[2],[1]"}) {
            assertThat(puzzle().check(with("disks", "3", "from", wrong)))
                    .as(wrong)
                    .anyMatch(Remark::blocking);
        }
        assertThatThrownBy(() -> with("from", "3 2 1")).isInstanceOf(InvalidInputException.class);
        for (var text : new String[] {
            " [3] ，[ ], [2,1]",
            "[[3], [], [2, 1]]",
            "[3][][2 1]",
            "(3) () (2 1)",
            "((3) () (2 1))",
            "3 | | 2 1",
            "\uFF13\uFF5C\uFF5C\uFF12 \uFF11",
            "3/-/2 1",
            "3;;2,1",
            "3\r\n-\r\n2 1",
            "A: 3, B:, C: 2 1",
            "{\"A\": [3], \"B\": [], \"C\": [2, 1]}"
        }) {
            assertThat(with("from", text).text(HanoiPuzzle.FROM)).as(text).isEqualTo("<[3],[],[2,1]>");
        }
    }

    @Test
    void withFourPegsATowerStandsOnTheFirstWhateverIsGiven() {
        var arguments = with("algorithm", "frame-stewart", "disks", "3", "from", "<[3],[],[2,1]>");
        assertThat(puzzle().matters(HanoiPuzzle.FROM, arguments)).isFalse();
        assertThat(puzzle().check(arguments)).isEmpty();
        assertThat(events(arguments)).isEqualTo(events(with("algorithm", "frame-stewart", "disks", "3")));
    }

    @Test
    void moreDisksThanCanBeSearchedAreRefusedWithTheirStates() {
        var remarks = puzzle().check(with("algorithm", "breadth-first", "disks", "9"));
        assertThat(remarks).singleElement().matches(Remark::blocking);
        assertThat(remarks.getFirst().parameter()).isEqualTo("disks");
        assertThat(remarks.getFirst().message().arguments()).containsExactly(9, 19_683L, 8);
    }
}
