package puzzlescope.recursion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.recursion.board.RecursionBoard;

/** Held against the solver: from the right answers the same events follow, and no other answer is taken. */
class RecursionGameTest {

    private static final RecursionPuzzle PUZZLE = new RecursionPuzzle();

    private final RecursionGame game = new RecursionGame();

    private static Arguments given(String function, String parameter, String value) {
        var arguments = PUZZLE.presets().with(PUZZLE.algorithmParameter(), function);
        for (var each : PUZZLE.parameters()) {
            arguments = each.name().equals(parameter) ? arguments.with(each, value) : arguments;
        }
        return arguments;
    }

    private RecursionBoard opened(Arguments arguments) {
        var board = (RecursionBoard) PUZZLE.instance(arguments).board();
        game.open(arguments, board::apply);
        return board;
    }

    private static int right(Arguments arguments, RecursionBoard board) {
        return RecursionQuestion.of(arguments, board).orElseThrow().right();
    }

    private static String why(Arguments arguments, RecursionBoard board, int choice) {
        return RecursionQuestion.of(arguments, board)
                .orElseThrow()
                .choices()
                .get(choice)
                .why()
                .key();
    }

    @ParameterizedTest
    @CsvSource({
        "factorial, n, 0, 1",
        "factorial, n, 1, 3",
        "factorial, n, 20, 41",
        "fibonacci, n, 0, 1",
        "fibonacci, n, 1, 1",
        "fibonacci, n, 6, 49",
        "fibonacci, n, 9, 217",
        "fibonacci-memoised, n, 1, 1",
        "fibonacci-memoised, n, 9, 33",
        "fibonacci-memoised, n, 80, 317",
        "fibonacci-loop, n, 0, 1",
        "fibonacci-loop, n, 9, 1",
        "fibonacci-loop, n, 80, 1",
        "call-twice, func, sayHello, 5",
        "call-twice, func, sayGoodbye, 5",
        "binary-search, target, 23, 9",
        "binary-search, target, 24, 9",
        "binary-search, target, -5, 9",
        "binary-search, target, 999, 9"
    })
    void theRightAnswersMakeTheEventsOfTheSolver(String function, String parameter, String value, int moves) {
        var arguments = given(function, parameter, value);
        var solved = new ArrayList<Long>();
        PUZZLE.instance(arguments).solver().solve(solved::add);
        var played = new ArrayList<Long>();
        game.open(arguments, played::add);
        var board = opened(arguments);
        for (int made = 0; made < moves; made++) {
            var status = game.status(arguments, board);
            assertThat(status.state()).isEqualTo(State.OPEN);
            assertThat(status.reached()).isEqualTo(made);
            assertThat(status.goal()).isEqualTo(moves);
            assertThat(RecursionGame.answer(arguments, board, right(arguments, board)))
                    .isEqualTo(game.hint(arguments, board, () -> {}).move())
                    .isNotEmpty()
                    .allSatisfy(event -> played.add(event.pack()))
                    .allSatisfy(event -> board.apply(event.pack()));
        }
        assertThat(played).isEqualTo(solved);
        assertThat(game.status(arguments, board).state()).isEqualTo(State.WON);
        assertThat(RecursionQuestion.of(arguments, board)).isEmpty();
        assertThat(RecursionGame.answer(arguments, board, 0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "factorial, n, 5",
        "fibonacci, n, 7",
        "fibonacci-memoised, n, 12",
        "binary-search, target, 23",
        "binary-search, target, 24",
        "call-twice, func, sayHello"
    })
    void threeDifferentAnswersAreOfferedAndTheOthersAreRefused(String function, String parameter, String value) {
        var arguments = given(function, parameter, value);
        var board = opened(arguments);
        while (!game.status(arguments, board).isOver()) {
            var recursionQuestion = RecursionQuestion.of(arguments, board).orElseThrow();
            var answers = recursionQuestion.choices().stream()
                    .map(RecursionChoice::answer)
                    .toList();
            assertThat(new HashSet<>(answers)).hasSize(3);
            var before = board.snapshot();
            for (int choice = 0; choice < 3; choice++) {
                int given = choice;
                if (choice != recursionQuestion.right()) {
                    assertThatExceptionOfType(InvalidInputException.class)
                            .isThrownBy(() -> RecursionGame.answer(arguments, board, given))
                            .satisfies(refusal -> assertThat(refusal.reason())
                                    .isEqualTo(recursionQuestion
                                            .choices()
                                            .get(given)
                                            .why()));
                }
            }
            assertThat(board.snapshot()).isEqualTo(before);
            recursionQuestion.move().forEach(event -> board.apply(event.pack()));
        }
    }

    @Test
    void aRefusalNamesTheCallThatIsStillNeeded() {
        var arguments = given("fibonacci", "n", "4");
        var board = opened(arguments);
        assertThatExceptionOfType(InvalidInputException.class)
                .isThrownBy(() -> RecursionGame.answer(arguments, board, 2))
                .satisfies(refusal ->
                        assertThat(refusal.reason()).isEqualTo(Message.of("recursion.hand.needs", "fib(4)", "fib(3)")));
        for (int made = 0; made < 10; made++) {
            RecursionGame.answer(arguments, board, right(arguments, board)).forEach(event -> board.apply(event.pack()));
        }
        assertThat(board.depth()).isEqualTo(1);
        assertThatExceptionOfType(InvalidInputException.class)
                .isThrownBy(() -> RecursionGame.answer(arguments, board, 2))
                .satisfies(refusal ->
                        assertThat(refusal.reason()).isEqualTo(Message.of("recursion.hand.needs", "fib(4)", "fib(2)")));
        assertThatExceptionOfType(InvalidInputException.class)
                .isThrownBy(() -> RecursionGame.answer(arguments, board, 0))
                .satisfies(refusal -> assertThat(refusal.reason())
                        .isEqualTo(Message.of("recursion.hand.has", "fib(4)", "fib(3)", 2L)));
    }

    @Test
    void whatTheTableHoldsIsReturnedAtOnce() {
        var arguments = given("fibonacci-memoised", "n", "4");
        var board = opened(arguments);
        var reasons = new ArrayList<String>();
        while (!game.status(arguments, board).isOver()) {
            int right = right(arguments, board);
            reasons.add(why(arguments, board, right).replace("recursion.hand.", ""));
            RecursionGame.answer(arguments, board, right).forEach(event -> board.apply(event.pack()));
        }
        assertThat(reasons)
                .isEqualTo(List.of(
                        "first", "first", "first", "base", "needs", "base", "sum", "needs", "base", "sum", "needs",
                        "known", "sum"));
    }

    @Test
    void aGameHasItsBaseCase() {
        var arguments = given("fibonacci", "without-base-case", "yes");
        assertThat(game.arguments(arguments).get(RecursionPuzzle.WITHOUT_BASE_CASE))
                .isFalse();
    }
}
