package puzzlescope.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.testkit.PuzzleContract;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;

class TilesPuzzleTest extends PuzzleContract {

    /** A solvable board whose tiles lie about as far from their places as they can. */
    private static final String FAR = "15 14 13 12 11 10 9 8 7 6 5 4 3 1 2 0";

    @Override
    protected Puzzle puzzle() {
        return new TilesPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        var random = new Random(1);
        var some = Stream.generate(() -> with(
                        "size", String.valueOf(2 + random.nextInt(4)),
                        "shuffle", String.valueOf(random.nextInt(60)),
                        "seed", String.valueOf(random.nextInt())))
                .limit(6);
        var chosen = Stream.of(
                with(),
                with("shuffle", "0"),
                with("size", "2", "shuffle", "7"),
                with("board", "1 2 3 4 5 6 __ 7 8"),
                with("board", FAR));
        return Stream.of(chosen, some, searches()).flatMap(each -> each);
    }

    private Stream<Arguments> searches() {
        return Stream.of(
                with("algorithm", "plain-recursion", "stack", "100"),
                with("algorithm", "plain-recursion", "stack", "100", "undo-allowed", "yes"),
                with("algorithm", "plain-recursion", "size", "4", "stack", "150"),
                with("algorithm", "plain-recursion", "size", "2", "shuffle", "7"),
                with("algorithm", "plain-recursion", "shuffle", "0"),
                with("algorithm", "breadth-first", "shuffle", "20"),
                with("algorithm", "breadth-first", "size", "2"),
                with("algorithm", "breadth-first", "size", "4", "shuffle", "200", "limit", "1000"),
                with("algorithm", "bidirectional"),
                with("algorithm", "bidirectional", "size", "4", "shuffle", "30"),
                with("algorithm", "bidirectional", "shuffle", "0"),
                with("algorithm", "a-star"),
                with("algorithm", "a-star", "board", "8 6 7 2 5 4 3 0 1", "heuristic", "linear-conflict"),
                with("algorithm", "a-star", "size", "4", "shuffle", "60"),
                with("algorithm", "ida-star"),
                with("algorithm", "optimal"),
                with("algorithm", "optimal", "size", "2", "shuffle", "9"),
                with("algorithm", "optimal", "board", "8 6 7 2 5 4 3 0 1"),
                with("algorithm", "optimal", "size", "4", "shuffle", "90"),
                with("algorithm", "optimal", "size", "4", "shuffle", "0"),
                with("algorithm", "optimal", "size", "5", "shuffle", "40"),
                with("algorithm", "ida-star", "shuffle", "0"),
                with("algorithm", "ida-star", "size", "6", "shuffle", "40"),
                with("algorithm", "ida-star", "size", "8", "shuffle", "30", "heuristic", "linear-conflict"),
                with("size", "7", "shuffle", "8"),
                with("algorithm", "plain-recursion", "size", "8", "stack", "200"),
                with("algorithm", "ida-star", "size", "5", "shuffle", "60", "heuristic", "linear-conflict"),
                with("algorithm", "ida-star", "size", "4", "shuffle", "80", "heuristic", "linear-conflict"));
    }

    @Test
    void onlyWhatMakesADifferenceIsAskedFor() {
        assertThat(puzzle().matters(TilesPuzzle.HEURISTIC, with())).isFalse();
        assertThat(puzzle().matters(TilesPuzzle.LIMIT, with())).isFalse();
        assertThat(puzzle().matters(TilesPuzzle.HEURISTIC, with("algorithm", "a-star")))
                .isTrue();
        assertThat(puzzle().matters(TilesPuzzle.LIMIT, with("algorithm", "a-star")))
                .isTrue();
        assertThat(puzzle().matters(TilesPuzzle.HEURISTIC, with("algorithm", "ida-star")))
                .isTrue();
        assertThat(puzzle().matters(TilesPuzzle.LIMIT, with("algorithm", "ida-star")))
                .isFalse();
        assertThat(puzzle().matters(TilesPuzzle.HEURISTIC, with("algorithm", "breadth-first")))
                .isFalse();
    }

    @Test
    void tablesAreOnlyChosenForLargeBoards() {
        assertThat(puzzle().matters(TilesPuzzle.TABLE, with("algorithm", "optimal", "size", "4")))
                .isTrue();
        assertThat(puzzle().matters(TilesPuzzle.TABLE, with("algorithm", "optimal")))
                .isFalse();
        assertThat(puzzle().matters(TilesPuzzle.TABLE, with("size", "4"))).isFalse();
        assertThat(puzzle().matters(TilesPuzzle.LIMIT, with("algorithm", "optimal")))
                .isFalse();
    }

    @Test
    void searchesWithAMemoryRefuseBoardsThatAreTooLargeForIt() {
        assertThat(puzzle().check(with("algorithm", "a-star", "size", "5", "shuffle", "4")))
                .containsExactly(new Remark("size", Message.of("tiles.remark.too-large", 5), true));
        assertThat(puzzle().check(with("algorithm", "ida-star", "size", "5", "shuffle", "4")))
                .isEmpty();
    }

    @Test
    void tablesRefuseBoardsForWhichThereAreNone() {
        assertThat(puzzle().check(with("algorithm", "optimal", "size", "6", "shuffle", "4")))
                .containsExactly(new Remark("size", Message.of("tiles.remark.no-tables", 6), true));
        assertThat(puzzle().check(with("algorithm", "ida-star", "size", "8", "shuffle", "4")))
                .isEmpty();
    }

    @Test
    void theLargestBoardCanBeAsFarFromOrderAsAnyAndIsSearched() {
        var turned = IntStream.concat(IntStream.rangeClosed(3, 63).map(tile -> 66 - tile), IntStream.of(1, 2, 0))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
        var far = with("algorithm", "ida-star", "board", turned);
        assertThat(TilesPuzzle.start(far).distance()).isGreaterThan(300);
        var instance = puzzle().instance(far);
        var board = (TilesBoard) instance.board();
        int[] left = {10_000};
        assertThatThrownBy(() -> instance.solver().solve(event -> {
                    board.apply(event);
                    assertThat(instance.vocabulary().unpack(event).pack()).isEqualTo(event);
                    if (--left[0] == 0) {
                        throw new RunStoppedException();
                    }
                }))
                .isInstanceOf(RunStoppedException.class);
        assertThat(board.moves()).isGreaterThan(0);
    }

    @Test
    void thePresetDeepensAFewTimesWithinAShortRun() {
        var events = events(with());
        var attempts = events.stream()
                .filter(event -> TilesBoundedEvent.Kind.VOCABULARY.unpack(event) instanceof AttemptBegan)
                .count();
        assertThat(attempts).isEqualTo(5);
        assertThat(events).hasSizeLessThan(60_000);
    }

    @Test
    void aSearchThatIsFarFromItsEndStopsWhenAsked() throws InterruptedException {
        var endless = with("board", FAR);
        var instance = puzzle().instance(endless);
        var trace = new Trace(instance.vocabulary(), Retention.ofChunks(4));
        var run = new Run("solver-tiles", instance.solver(), new Recorder(trace, instance.board()));
        run.start();
        run.stop();
        assertThat(run.awaitEnd(Duration.ofMinutes(5))).isTrue();
        assertThat(run.outcome()).contains(RunOutcome.STOPPED);
        assertThat(trace.isEnded()).isTrue();
    }

    @Test
    void aTypedBoardCountsInsteadOfTheShuffle() {
        var board = (TilesBoard) puzzle().instance(with("size", "5", "board", "1 2 3 4 5 6 __ 7 8"))
                .board();
        assertThat(board.size()).isEqualTo(3);
        assertThat(board.tile(2, 1)).isEqualTo(7);
        assertThat(board.blankRow()).isEqualTo(2);
        assertThat(board.blankColumn()).isZero();
    }

    @Test
    void aTypedBoardIsRemarkedUponSinceItMakesOtherInputsIdle() {
        assertThat(puzzle().check(with("size", "5", "board", "1 2 3 4 5 6 __ 7 8")))
                .containsExactly(new Remark("board", Message.of("tiles.remark.typed"), false));
    }

    @Test
    void aBoardFarFromOrderIsRemarkedUponButNotRefused() {
        assertThat(puzzle().check(with())).isEmpty();
        assertThat(puzzle().check(with("board", FAR)))
                .last()
                .returns("board", Remark::parameter)
                .returns(false, Remark::blocking)
                .returns("tiles.remark.far", remark -> remark.message().key());
        assertThat(puzzle().check(with("algorithm", "optimal", "board", FAR)))
                .extracting(Remark::message)
                .containsExactly(Message.of("tiles.remark.typed"));
        assertThat(puzzle().check(with("size", "5", "shuffle", "1000")))
                .singleElement()
                .returns("shuffle", Remark::parameter);
    }
}
