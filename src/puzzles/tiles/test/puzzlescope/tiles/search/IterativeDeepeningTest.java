package puzzlescope.tiles.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.event.SearchBound;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.tiles.event.TilesBoundedEvent.LimitReached;
import puzzlescope.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesEvent.AttemptSucceeded;
import puzzlescope.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

class IterativeDeepeningTest {

    private static List<Event> events(TileOrder start) {
        var events = new ArrayList<Event>();
        var runOutcome = new IterativeDeepening(start)
                .solve(event -> events.add(TilesBoundedEvent.Kind.VOCABULARY.unpack(event)));
        assertThat(runOutcome).isEqualTo(RunOutcome.SOLVED);
        return events;
    }

    @ParameterizedTest
    @CsvSource({
        "3, 20, 7, 'DOWN, DOWN, RIGHT, UP, LEFT, DOWN, RIGHT, UP, LEFT, UP'",
        "4, 30, 3, 'UP, RIGHT, DOWN, DOWN, LEFT, LEFT, UP, UP'",
        "3, 0, 1, ''",
    })
    void theSolutionIsTheOneThatTheDocumentsProgramFindsFirst(int size, int shuffle, long seed, String moves) {
        var found = new ArrayList<String>();
        for (var event : events(TileOrder.shuffled(size, shuffle, new PythonRandom(seed)))) {
            if (event instanceof SolutionMove slide) {
                found.add(slide.move().name());
            }
        }
        assertThat(String.join(", ", found)).isEqualTo(moves);
    }

    @Test
    void theSolutionPutsTheTilesInOrder() {
        var random = new Random(3);
        for (int i = 0; i < 200; i++) {
            var start =
                    TileOrder.shuffled(2 + random.nextInt(3), random.nextInt(30), new PythonRandom(random.nextLong()));
            var board = new TilesBoundedBoard(start, null);
            new IterativeDeepening(start).solve(board::apply);
            assertThat(board.isSolved()).as("%s", start).isTrue();
            assertThat(board.moves()).isLessThanOrEqualTo(board.bound());
            assertThat(board.bound()).isGreaterThanOrEqualTo(10);
        }
    }

    @Test
    void theBoundGrowsByOneUntilASolutionIsFound() {
        var attempts =
                events(TileOrder.shuffled(3, 40, new PythonRandom(2))).stream().filter(AttemptBegan.class::isInstance);
        assertThat(attempts)
                .containsExactly(
                        new AttemptBegan(10, 0),
                        new AttemptBegan(11, 10),
                        new AttemptBegan(12, 11),
                        new AttemptBegan(13, 12),
                        new AttemptBegan(14, 13));
    }

    @Test
    void everyTwoByTwoIsSolvedInTheFirstAttempt() {
        IntStream.range(0, 12).forEach(slides -> {
            var order = goingRound(slides);
            var board = new TilesBoundedBoard(order, null);
            new IterativeDeepening(order).solve(board::apply);
            assertThat(board.isSolved()).isTrue();
            assertThat(board.bound()).isEqualTo(10);
        });
    }

    /** The order after some slides around the four squares: 0 to 11 slides give all that can be reached. */
    private static TileOrder goingRound(int slides) {
        var board = new TilesBoundedBoard(TileOrder.solved(2), null);
        var round = List.of(Move.DOWN, Move.RIGHT, Move.UP, Move.LEFT);
        for (int i = 0; i < slides; i++) {
            int blank = board.blankRow() * 2 + board.blankColumn();
            int from = round.get(i % 4).origin(blank, 2);
            board.apply(new SolutionMove(
                            TilesBoundedEvent.Kind.SOLUTION_MOVE, board.tile(from / 2, from % 2), from, blank, i + 1)
                    .pack());
        }
        return new TileOrder(2, tiles(board));
    }

    @Test
    void anAttemptLeavesTheBoardAsItWas() {
        var start = TileOrder.shuffled(3, 40, new PythonRandom(2));
        var board = new TilesBoundedBoard(start, null);
        var initial = tiles(board);
        new IterativeDeepening(start).solve(event -> {
            board.apply(event);
            if (TilesBoundedEvent.Kind.VOCABULARY.unpack(event) instanceof SearchBound.Done) {
                assertThat(tiles(board)).isEqualTo(initial);
                assertThat(board.moves()).isZero();
            }
        });
    }

    private static List<Integer> tiles(TilesBoard board) {
        return IntStream.range(0, board.size() * board.size())
                .mapToObj(square -> board.tile(square / board.size(), square % board.size()))
                .toList();
    }

    @Test
    void theSlideThatIsOneTooManyIsMadeAndTakenBack() {
        var events = events(TileOrder.shuffled(3, 40, new PythonRandom(2)));
        int limit = 0;
        while (!(events.get(limit) instanceof TileMotion.TakenBack)) {
            limit++;
        }
        assertThat(events.get(0)).isEqualTo(new AttemptBegan(10, 0));
        assertThat(events.get(limit - 1)).isInstanceOfSatisfying(TileSlid.class, slid -> {
            assertThat(slid.movesLeft()).isEqualTo(-1);
            assertThat(slid.call()).endsWith(", -1)");
        });
        assertThat(events.get(limit)).isInstanceOf(LimitReached.class);
    }

    @Test
    void movesAreTriedUpLeftDownRight() {
        var firstMoves = events(TileOrder.shuffled(3, 30, new PythonRandom(0))).stream()
                .takeWhile(event -> !(event instanceof SearchBound.Done))
                .filter(event -> event instanceof TileSlid slid && slid.movesLeft() == 9)
                .map(event -> ((TileSlid) event).move());
        assertThat(firstMoves).containsExactly(Move.UP, Move.LEFT, Move.DOWN, Move.RIGHT);
    }

    @Test
    void theMoveThatWouldUndoTheLastIsRejectedInItsTurn() {
        assertThat(events(new TileOrder(2, List.of(3, 1, 2, 0))).subList(1, 5))
                .containsExactly(
                        new TileSlid(1, 1, 3, 9),
                        new MoveRejected(1, 3, 1),
                        new TileSlid(3, 0, 1, 8),
                        new TileSlid(2, 2, 0, 7));
    }

    @Test
    void aSolvedBoardNeedsNoMove() {
        assertThat(events(TileOrder.solved(4)))
                .containsExactly(
                        new AttemptBegan(10, 0),
                        new SolutionFound(TilesBoundedEvent.Kind.SOLUTION_FOUND, 0),
                        new AttemptSucceeded(TilesBoundedEvent.Kind.ATTEMPT_SUCCEEDED, 10));
    }

    @Test
    void anUnsolvableOrderIsRefused() {
        var exchanged = new TileOrder(2, List.of(2, 1, 3, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new IterativeDeepening(exchanged));
    }
}
