package puzzlescope.learn.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.puzzle.DistanceToGoal.Kind;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.gametree.GameTreeGame;
import puzzlescope.hanoi.HanoiGame;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.queens.QueensGame;
import puzzlescope.queens.board.QueensGameBoard;

class GameReviewTest {

    private static final int MOST_MOVES = 60;

    /** A game that is made move by move. */
    private static final class Made {

        private final Puzzle puzzle;
        private final GameRules rules;
        private final Arguments arguments;
        private final PlayedGame empty;
        private final Trace trace;
        private final Recorder recorder;
        private final Board board;
        private final List<Long> ends = new ArrayList<>();

        Made(String id, String... inputs) {
            puzzle = Catalogue.get(id);
            rules = puzzle.gameRules().orElseThrow();
            var given = puzzle.presets();
            for (var input : inputs) {
                var parts = input.split("=", 2);
                given = given.with(
                        puzzle.parameters().stream()
                                .filter(each -> each.name().equals(parts[0]))
                                .findFirst()
                                .orElseThrow(),
                        parts[1]);
            }
            arguments = rules.arguments(given);
            var instance = rules.instance(puzzle, arguments);
            empty = new PlayedGame(rules, arguments, instance, List.of());
            trace = new Trace(
                    instance.vocabulary(), instance.measure(), instance.phases(), Retention.inMemory(1 << 26));
            recorder = new Recorder(trace, instance.board());
            board = instance.board();
            rules.open(arguments, event -> {
                board.apply(event);
                recorder.emit(event);
            });
            end();
        }

        private void end() {
            recorder.checkStopped();
            ends.add(trace.length());
        }

        void play(Function<Board, ? extends List<? extends Event>> move) {
            for (var event : List.<Event>copyOf(move.apply(board))) {
                board.apply(event.pack());
                recorder.emit(event.pack());
            }
            end();
        }

        /** Follows hints until there is none; gives how many moves that were. */
        int follow(int most) {
            int made = 0;
            while (made < most && !rules.status(arguments, board).isOver()) {
                var copy = empty.instance().board();
                copy.restore(board.snapshot());
                var move = rules.hint(arguments, copy, () -> {}).move();
                if (move.isEmpty()) {
                    break;
                }
                play(_ -> move);
                made++;
            }
            return made;
        }

        GameReview review() {
            var played = new PlayedGame(rules, arguments, empty.instance(), ends);
            var timeline = new Timeline(trace, empty.instance().board());
            return GameReview.of(played, timeline, _ -> {}, () -> {});
        }
    }

    static Stream<String> games() {
        return Catalogue.all().stream()
                .filter(each -> each.gameRules().isPresent())
                .map(Puzzle::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whoFollowsHintsLosesNothing(String id) {
        var made = new Made(id);
        int moves = made.follow(MOST_MOVES);
        var review = made.review();
        assertThat(moves).isPositive();
        assertThat(review.losses()).isEmpty();
        assertThat(review.distances()).hasSize(moves + 1).doesNotContain(DistanceToGoal.UNKNOWN);
        boolean isOver = made.rules.status(made.arguments, made.board).isOver();
        boolean isExact = review.distances().stream().allMatch(distanceToGoal -> distanceToGoal.kind() == Kind.EXACT);
        if (isExact && isOver) {
            assertThat(review.distances().stream().map(DistanceToGoal::left))
                    .isEqualTo(IntStream.rangeClosed(0, moves)
                            .mapToObj(move -> moves - move)
                            .toList());
        }
    }

    @Test
    void theDistancesOfHanoiAreTheKnownOnes() {
        var made = new Made("hanoi", "disks=3");
        assertThat(made.follow(100)).isEqualTo(7);
        assertThat(made.review().distances().getFirst()).isEqualTo(DistanceToGoal.exactly(7));
    }

    @Test
    void aMoveTooManyIsFoundWithItsFigures() {
        var made = new Made("hanoi", "disks=3");
        // Of an odd number the smallest disk belongs on the last peg first.
        made.play(board -> HanoiGame.move((HanoiBoard) board, 0, 1));
        made.follow(100);
        var review = made.review();
        assertThat(review.losses()).hasSize(1);
        assertThat(review.losses().getFirst().number()).isEqualTo(1);
        assertThat(review.losses().getFirst().position()).isEqualTo(made.ends.getFirst());
        assertThat(review.losses().getFirst().why()).isEqualTo(Message.of("review.more", 7, 7, 1));
        assertThat(new Words(Language.ENGLISH)
                        .localize(review.losses().getFirst().better()))
                .contains("disk 1");
    }

    /** 4 queens have two solutions, neither with a queen in a corner. */
    @Test
    void aQueenThatEndsEverythingIsFound() {
        var made = new Made("queens", "n=4");
        made.play(board -> QueensGame.change((QueensGameBoard) board, 0, 0));
        var review = made.review();
        assertThat(review.distances()).containsExactly(DistanceToGoal.POSSIBLE, DistanceToGoal.IMPOSSIBLE);
        assertThat(review.losses()).hasSize(1);
        for (var language : Language.values()) {
            assertThat(new Words(language).localize(review.losses().getFirst().why()))
                    .doesNotContain("review.");
        }
    }

    /** A heap of 1 and one of 2: to take 1 of the 2 wins, to take the heap of 1 loses. */
    @Test
    void aMoveThatGivesAWinAwayIsFound() {
        var made = new Made("gametree", "game=nim", "heaps=1,2");
        made.play(board -> GameTreeGame.play(board, 0, 1));
        var review = made.review();
        assertThat(review.losses()).hasSize(1);
        assertThat(review.losses().getFirst().why()).isEqualTo(Message.of("review.value.win-loss"));
        assertThat(new Words(Language.ENGLISH)
                        .localize(review.losses().getFirst().why()))
                .startsWith("Before it, a win was certain");
    }
}
