package puzzlescope.knight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.space.Square;
import puzzlescope.testkit.PuzzleContract;

class KnightPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new KnightPuzzle();
    }

    @Override
    protected Arguments smallest() {
        return with("rows", "5", "columns", "5");
    }

    @Override
    protected Stream<Arguments> some() {
        var random = new Random(1);
        var some = Stream.generate(() -> {
            int rows = 3 + random.nextInt(10);
            int columns = 3 + random.nextInt(10);
            return with(
                    "rows", String.valueOf(rows),
                    "columns", String.valueOf(columns),
                    "start", random.nextInt(rows) + "," + random.nextInt(columns),
                    "algorithm",
                            puzzle().algorithms()
                                    .get(random.nextInt(puzzle().algorithms().size() - 1))
                                    .id(),
                    "tours", random.nextBoolean() ? "first" : "all");
        });
        var chosen = Stream.of(
                with(),
                with("rows", "3", "columns", "3"),
                with("rows", "5", "columns", "5", "start", "0,1"),
                with("rows", "3", "columns", "4", "tours", "all", "algorithm", "plain"),
                with("rows", "12", "columns", "12", "algorithm", "warnsdorff"),
                with("rows", "12", "columns", "12", "algorithm", "roth"),
                with("rows", "3", "columns", "12", "algorithm", "roth"),
                with("rows", "31", "columns", "44", "algorithm", "parberry", "start", "7,9"),
                with("rows", "7", "columns", "5", "algorithm", "parberry"),
                with("rows", "4", "columns", "7", "algorithm", "parberry", "start", "1,1"),
                with("rows", "5", "columns", "5", "path", "1,2 2,4 4,3"),
                with("rows", "5", "columns", "5", "path", "1,2 0,4", "tours", "all", "algorithm", "plain"),
                with("rows", "5", "columns", "4", "algorithm", "frontier"),
                with("rows", "3", "columns", "10", "algorithm", "frontier"));
        return Stream.concat(chosen, some.limit(6));
    }

    @Test
    void aPathThatAKnightCannotGoBlocksTheRun() {
        assertThat(puzzle().check(with("path", "1,2 2,4"))).isEmpty();
        assertThat(puzzle().check(with("path", "0,0 1,2 2,4")))
                .as("with its start")
                .isEmpty();
        assertThat(puzzle().check(with("path", "1,1 2,3")).getFirst().message().key())
                .isEqualTo("knight.path-start");
        for (var wrong : new String[] {"1,1", "1,2 0,0", "1,2 0,1", "2,1 4,2 6,1 8,2"}) {
            assertThat(puzzle().check(with("path", wrong))).as(wrong).anyMatch(Remark::blocking);
        }
        assertThatThrownBy(() -> with("path", "1,2 x")).isInstanceOf(InvalidInputException.class);
        assertThat(with("path", " 1,2   2，4 ").text(KnightPuzzle.PATH)).isEqualTo("1,2 2,4");
    }

    @Test
    void theToursAlongThePathsFromTheStartAreAllTours() {
        long all = tours("");
        assertThat(all).isPositive();
        assertThat(tours("1,2") + tours("2,1")).isEqualTo(all);
    }

    private long tours(String path) {
        return events(with("rows", "3", "columns", "4", "tours", "all", "algorithm", "plain", "path", path)).stream()
                .filter(event -> PathEvent.Kind.VOCABULARY.unpack(event) instanceof PathEvent.TourFound)
                .count();
    }

    @Test
    void aStartOutsideTheBoardBlocksTheRun() {
        assertThat(puzzle().check(with("rows", "5", "columns", "7", "start", "4,6")))
                .isEmpty();
        assertThat(puzzle().check(with("rows", "5", "columns", "7", "start", "5,0")))
                .hasSize(1)
                .allMatch(Remark::blocking);
        assertThat(puzzle().check(with("rows", "5", "columns", "7", "start", "0,7")))
                .hasSize(1)
                .allMatch(Remark::blocking);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, '0,0'", "6, 3, '0,0'", "5, 5, '0,1'"})
    void aProofThatThereIsNoTourIsSaidBeforehandAndBlocksNothing(String rows, String columns, String start) {
        assertThat(puzzle().check(with("rows", rows, "columns", columns, "start", start)))
                .hasSize(1)
                .noneMatch(Remark::blocking);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2,11", " 2 , 11 ", "2，11"})
    void aStartIsReadWithBlanksAndEitherComma(String text) {
        var start = KnightPuzzle.START.parse(text);
        assertThat(start).isEqualTo(new Square(2, 11));
        assertThat(KnightPuzzle.START.format(start)).isEqualTo("2,11");
    }

    /** A letter with a number is a square of chess, and its rank counts from the bottom. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"8; a1; 7,0", "8; H8; 0,7", "5; b3; 2,1", "30; c30; 0,2", "8; \uFF42\uFF13; 5,1"})
    void aChessSquareIsReadFromTheBottom(String rows, String text, String square) {
        var arguments = with("rows", rows, "start", text);
        assertThat(puzzle().check(arguments)).isEmpty();
        assertThat(KnightPuzzle.start(arguments)).hasToString(square);
        assertThat(arguments.choosing(KnightPuzzle.START, KnightPuzzle.START.parse(arguments.text(KnightPuzzle.START))))
                .isEqualTo(arguments);
    }

    @Test
    void aPathIsReadInChessSquares() {
        var chess = with("start", "a1", "path", "b3; c5 d7");
        assertThat(puzzle().check(chess)).isEmpty();
        assertThat(KnightPuzzle.path(chess)).hasToString("[5,1, 3,2, 1,3]");
        assertThat(puzzle().check(with("start", "a1", "path", "b4"))).anyMatch(Remark::blocking);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a0", "aa1", "1", "1,", "-1,0", "1,2,3", "9999,0"})
    void whatIsNoSquareIsRefused(String text) {
        assertThatThrownBy(() -> KnightPuzzle.START.parse(text)).isInstanceOf(InvalidInputException.class);
    }
}
