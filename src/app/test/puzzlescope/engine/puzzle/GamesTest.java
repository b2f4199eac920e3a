package puzzlescope.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Board;

/** What holds for every puzzle that is played by hand. */
class GamesTest {

    private static final int MOST_MOVES = 500;

    static Stream<Puzzle> games() {
        return Catalogue.all().stream().filter(puzzle -> puzzle.gameRules().isPresent());
    }

    private static Board opened(Puzzle puzzle, Arguments arguments) {
        var rules = puzzle.gameRules().orElseThrow();
        var board = rules.instance(puzzle, arguments).board();
        rules.open(arguments, board::apply);
        return board;
    }

    @ParameterizedTest
    @MethodSource("games")
    void anotherGameIsAnotherOneAndCanBeOpened(Puzzle puzzle) {
        var rules = puzzle.gameRules().orElseThrow();
        var met = new HashSet<List<String>>();
        var given = rules.arguments(puzzle.presets());
        for (int i = 0; i < 12; i++) {
            var next = rules.nextGame(given);
            assertThat(texts(puzzle, next)).isNotEqualTo(texts(puzzle, given));
            assertThat(puzzle.check(next)).noneMatch(Remark::blocking);
            given = rules.arguments(next);
            assertThat(rules.status(given, opened(puzzle, given)).goal()).isPositive();
            met.add(texts(puzzle, given));
        }
        assertThat(met).hasSizeGreaterThan(2);
    }

    private static List<String> texts(Puzzle puzzle, Arguments arguments) {
        var texts = new ArrayList<String>();
        puzzle.parameters().forEach(each -> texts.add(arguments.text(each)));
        return texts;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHintsWinWithTheFewestMoves(Puzzle puzzle) {
        var rules = puzzle.gameRules().orElseThrow();
        var arguments = rules.arguments(puzzle.presets());
        var instance = rules.instance(puzzle, arguments);
        var board = instance.board();
        rules.open(arguments, board::apply);
        for (int made = 0; !rules.status(arguments, board).isOver(); made++) {
            assertThat(made).isLessThan(MOST_MOVES);
            var copy = instance.board();
            copy.restore(board.snapshot());
            rules.hint(arguments, copy, () -> {}).move().forEach(event -> board.apply(event.pack()));
        }
        var end = rules.status(arguments, board);
        assertThat(end.state()).isEqualTo(GameStatus.State.WON);
        end.moveCount().ifPresent(moveCount -> {
            assertThat(moveCount.fewest()).isPositive();
            assertThat(moveCount.extra()).isZero();
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsMadeOfInputsOfThePuzzle(Puzzle puzzle) {
        var rules = puzzle.gameRules().orElseThrow();
        assertThat(puzzle.parameters()).containsAll(rules.inputs());
        assertThat(rules.contest(rules.arguments(puzzle.presets()))).matches("[a-z0-9.-]*x?[a-z0-9.-]*");
    }

    /** Whatever algorithm is chosen beside it: a game may have a vocabulary of its own. */
    @ParameterizedTest
    @MethodSource("games")
    void whatIsCountedOfAGameCanHappenInIt(Puzzle puzzle) {
        var rules = puzzle.gameRules().orElseThrow();
        for (var choice : puzzle.algorithmParameter().choices()) {
            var given = puzzle.presets().with(puzzle.algorithmParameter(), choice);
            var game = rules.instance(puzzle, rules.arguments(given));
            assertThat(game.vocabulary().kinds())
                    .as(choice)
                    .containsAll(game.countedEvents().kinds());
        }
    }
}
