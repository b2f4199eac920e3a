package puzzlescope.gametree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.gametree.space.GamePlayer;
import puzzlescope.testkit.PuzzleContract;

class GameTreePuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new GameTreePuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        return Stream.of("minimax", "alpha-beta", "memoised")
                .flatMap(algorithm -> Stream.of(
                        with("algorithm", algorithm, "game", "nim", "heaps", "1,2,2"),
                        with("algorithm", algorithm, "game", "nim", "heaps", "3", "first", "min"),
                        with("algorithm", algorithm, "squares", "XO./.X./..O", "first", "min"),
                        with("algorithm", algorithm, "squares", "XOX/OXO/.X.")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"X", "XO./.X./.. .X", "ABC/.../...", "XX./.../...", "XXX/OO./...", "XOX/XXO/OXO"})
    void whatIsNoBoardOfAGameThatGoesOnIsRefused(String text) {
        assertThatThrownBy(() -> with("squares", text)).isInstanceOf(InvalidInputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "0,0", "8", "1,a", "1,-2", "1,1,1,1,1", "7,7,3", "10", "2*3,1"})
    void whatAreNoHeapsIsRefused(String text) {
        assertThatThrownBy(() -> with("heaps", text)).isInstanceOf(InvalidInputException.class);
    }

    @Test
    void aBoardWithTwoWinnersIsImpossibleNotOver() {
        assertThatThrownBy(() -> with("squares", "XXX/OOO/...")).hasMessageContaining("gametree.refusal.both");
        assertThatThrownBy(() -> with("squares", "XXX/OO./...")).hasMessageContaining("gametree.refusal.over");
    }

    @Test
    void boardsAndHeapsAreReadInOtherFormsToo() {
        assertThat(with("squares", "xo- _0x ...").text(GameTreePuzzle.SQUARES)).isEqualTo("XO./.OX/...");
        assertThat(with("squares", "").text(GameTreePuzzle.SQUARES)).isEqualTo(".../.../...");
        for (var grid : new String[] {
            "|X|O| |\n| |X| |\n| | |O|",
            " X | O |   \r\n---+---+---\r\n   | X |   \r\n---+---+---\r\n   |   | O ",
            "[['X','O',''],['','X',''],['','','O']]",
            "X,O,\n,X,\n,,O",
            "X\tO\t\n\tX\t\n\t\tO",
            "\u00D7\u25CB\uFF0E\uFF0E\u00D7\uFF0E\uFF0E\uFF0E\u25CB",
            "XO-\n-X-\n--O",
            "['X','O',' ',' ','X',' ',' ',' ','O']",
            "{X,O,null,null,X,null,null,null,O}",
            "X,O,,,X,,,,O",
            "XO  X   O",
            "XO3/4X6/78O",
            "X O 2 3 X 5 6 7 O",
            "xo1/1x1/2o",
            "x,o,b,b,x,b,b,b,o",
            "\u274C\u2B55\u2B1C \u2B1C\u274C\u2B1C \u2B1C\u2B1C\u2B55"
        }) {
            assertThat(with("squares", grid).text(GameTreePuzzle.SQUARES))
                    .as(grid)
                    .isEqualTo("XO./.X./..O");
        }
        for (var heaps : List.of("[3, 4 5]", "3+4+5", "*3 + *4 + *5", "3-4-5", "III IIII IIIII", "*** **** *****")) {
            assertThat(with("heaps", heaps).text(GameTreePuzzle.HEAPS))
                    .as(heaps)
                    .isEqualTo("3,4,5");
        }
    }

    @Test
    void theOneWithFewerSquaresMovesWhoeverIsSaidToBegin() {
        var oneX = with("squares", "X../.../...", "first", "max");
        assertThat(GameTreePuzzle.first(oneX)).isEqualTo(GamePlayer.MIN);
        assertThat(puzzle().matters(GameTreePuzzle.FIRST, oneX)).isFalse();
        var even = with("squares", "XO./.../...", "first", "min");
        assertThat(GameTreePuzzle.first(even)).isEqualTo(GamePlayer.MIN);
        assertThat(puzzle().matters(GameTreePuzzle.FIRST, even)).isTrue();
    }

    @Test
    void eachGameHasItsOwnStart() {
        assertThat(puzzle().matters(GameTreePuzzle.HEAPS, with())).isFalse();
        assertThat(puzzle().matters(GameTreePuzzle.SQUARES, with())).isTrue();
        assertThat(puzzle().matters(GameTreePuzzle.HEAPS, with("game", "nim"))).isTrue();
        assertThat(puzzle().matters(GameTreePuzzle.SQUARES, with("game", "nim")))
                .isFalse();
    }

    @Test
    void aTreeThatIsTooLargeForMinimaxIsRefusedBeforehand() {
        assertThat(puzzle().check(with("squares", ""))).singleElement().matches(each -> !each.blocking());
        assertThat(puzzle().check(with("game", "nim", "heaps", "1,3,5,7")))
                .singleElement()
                .matches(Remark::blocking);
        assertThat(puzzle().check(with("game", "nim", "heaps", "1,3,5,7", "algorithm", "alpha-beta")))
                .noneMatch(Remark::blocking);
        assertThat(puzzle().check(with("game", "nim", "heaps", "1,3,5,7", "algorithm", "memoised")))
                .isEmpty();
    }
}
