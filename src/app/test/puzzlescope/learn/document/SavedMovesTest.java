package puzzlescope.learn.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/** The moves of every game are written, read and made again by its rules. */
class SavedMovesTest {

    private static final int MOVES = 12;

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream().filter(each -> each.gameRules().isPresent());
    }

    private static List<Long> packed(List<? extends Event> move) {
        return move.stream().map(Event::pack).toList();
    }

    private static Board opened(Puzzle puzzle, GameRules rules, Arguments arguments) {
        var board = rules.instance(puzzle, arguments).board();
        rules.open(arguments, board::apply);
        return board;
    }

    private static List<List<Event>> game(Puzzle puzzle, GameRules rules, Arguments arguments) {
        var board = opened(puzzle, rules, arguments);
        var moves = new ArrayList<List<Event>>();
        while (moves.size() < MOVES && !rules.status(arguments, board).isOver()) {
            var copy = rules.instance(puzzle, arguments).board();
            copy.restore(board.snapshot());
            var move = List.<Event>copyOf(rules.hint(arguments, copy, () -> {}).move());
            if (move.isEmpty()) {
                break;
            }
            move.forEach(event -> board.apply(event.pack()));
            moves.add(move);
        }
        return moves;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void aGameIsMadeAgainFromItsFile(Puzzle puzzle) {
        var rules = puzzle.gameRules().orElseThrow();
        for (var algorithm : puzzle.algorithmParameter().choices()) {
            var arguments = rules.arguments(puzzle.presets().with(puzzle.algorithmParameter(), algorithm));
            if (!puzzle.check(arguments).isEmpty()) {
                continue;
            }
            var moves = game(puzzle, rules, arguments);
            var text = new RunFile(puzzle, arguments, 0, Optional.empty())
                    .played(moves)
                    .text();
            var read = RunFile.parse(text).game().orElseThrow();
            assertThat(read.stream().map(SavedMovesTest::packed))
                    .isEqualTo(moves.stream().map(SavedMovesTest::packed).toList());
            var board = opened(puzzle, rules, arguments);
            for (var move : read) {
                assertThat(packed(rules.again(arguments, board, move))).isEqualTo(packed(move));
                move.forEach(event -> board.apply(event.pack()));
            }
        }
    }

    @Test
    void aMoveThatTheRulesForbidIsRefused() {
        var puzzle =
                puzzles().filter(each -> each.id().equals("hanoi")).findFirst().orElseThrow();
        var rules = puzzle.gameRules().orElseThrow();
        var arguments = rules.arguments(puzzle.presets());
        var moves = game(puzzle, rules, arguments);
        var board = opened(puzzle, rules, arguments);
        moves.getFirst().forEach(event -> board.apply(event.pack()));
        moves.get(1).forEach(event -> board.apply(event.pack()));
        assertThatThrownBy(() -> rules.again(arguments, board, moves.getFirst()))
                .isInstanceOf(InvalidInputException.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        DISK_MOVED          | is not a move
        DISK_MOVED 1 1      | is not a move
        NOTHING 1 2 3 4 5 6 7 | is not a move
        DISK_MOVED 1 1 1 1 x 1 1 | is not a move
        DISK_MOVED 1 99999999999999999 1 1 1 1 1 | is not a move
        """)
    void whatIsNoMoveIsASentence(String move, String sentence) {
        var puzzle =
                puzzles().filter(each -> each.id().equals("hanoi")).findFirst().orElseThrow();
        var file = new RunFile(
                puzzle,
                puzzle.presets(),
                0,
                Optional.empty(),
                List.of(),
                Optional.of(List.of(List.of(move))),
                Optional.empty());
        assertThatThrownBy(file::game)
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(new Words(Language.ENGLISH).localize(refusal.reason()))
                                .contains(sentence));
    }
}
