package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CommonCarvingKind;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.PackedPair;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;

/** Mazes of thousands of squares on a side: what they begin with, packed, applied and taken back. */
class LargeMazeTest {

    private static final MazePuzzle PUZZLE = new MazePuzzle();
    private static final int EVENTS = 6_000;

    private static Arguments arguments(String algorithm, String solve, int size) {
        return PUZZLE.presets()
                .with(PUZZLE.algorithmParameter(), algorithm)
                .with(MazePuzzle.SOLVE, solve)
                .with(MazePuzzle.WIDTH, String.valueOf(size))
                .with(MazePuzzle.HEIGHT, String.valueOf(size));
    }

    private static List<Long> firstEvents(Arguments arguments, int skipped) {
        var events = new ArrayList<Long>();
        int[] seen = {0};
        try {
            PUZZLE.instance(arguments).solver().solve(event -> {
                if (seen[0]++ >= skipped) {
                    events.add(event);
                }
                if (events.size() == EVENTS) {
                    throw new RunStoppedException();
                }
            });
        } catch (RunStoppedException enough) {
            assertThat(events).hasSize(EVENTS);
        }
        return events;
    }

    /** All that tell every step, but the one that is too slow for so large a maze. */
    static List<String> algorithms() {
        return PUZZLE.algorithms().stream()
                .map(Algorithm::id)
                .filter(id -> !List.of("giant", "wilson", "own").contains(id))
                .toList();
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("algorithms")
    void undoAndRestoreLeadBackInTheLargestMaze(String algorithm) {
        var arguments = arguments(algorithm, "none", 4001);
        var board = (MazeBoard) PUZZLE.instance(arguments).board();
        byte[] start = board.snapshot();
        var events = firstEvents(arguments, 0);
        byte[] middle = {};
        for (int i = 0; i < EVENTS; i++) {
            if (i == EVENTS / 2) {
                middle = board.snapshot();
            }
            board.apply(events.get(i));
        }
        byte[] end = board.snapshot();
        for (int i = EVENTS - 1; i >= EVENTS / 2; i--) {
            board.undo(events.get(i));
        }
        assertThat(board.snapshot()).isEqualTo(middle);
        board.restore(end);
        assertThat(board.snapshot()).isEqualTo(end);
        for (int i = EVENTS - 1; i >= 0; i--) {
            board.undo(events.get(i));
        }
        assertThat(board.snapshot()).isEqualTo(start);
    }

    @ParameterizedTest
    @ValueSource(strings = {"kruskal", "eller", "breadth-first", "a-star", "depth-first", "wall-follower"})
    void eventsOfALargeMazeArePackedAsTheyWereRead(String name) {
        boolean makes = name.equals("kruskal") || name.equals("eller");
        var arguments = makes ? arguments(name, "none", 1001) : arguments("binary-tree", name, 1001);
        for (long event : firstEvents(arguments, makes ? 400_000 : 252_000)) {
            assertThat(PUZZLE.instance(arguments).vocabulary().unpack(event).pack())
                    .isEqualTo(event);
        }
    }

    @ParameterizedTest
    @CsvSource({"7, 5, 7, 5", "4000000, 500, 4000000, 500", "4000000, 511, 4000000, -1", "524288, 5000, 524288, -1"})
    void theFirstNumberAlwaysFits(int first, int second, int firstRead, int secondRead) {
        long event = SolvingKind.CELL_QUEUED
                .spec()
                .pack(3999, 3997, Direction.WEST.ordinal(), PackedPair.COUNTS.of(first, second));
        assertThat(SolvingKind.CELL_QUEUED.spec().read(event))
                .isEqualTo(new SolvingEvent.Rated(
                        SolvingKind.CELL_QUEUED, 3999, 3997, Direction.WEST, firstRead, secondRead));
        assertThat(PackedPair.COUNTS.first(event)).isEqualTo(firstRead);
        assertThat(PackedPair.COUNTS.second(event)).isEqualTo(secondRead);
    }

    @Test
    void ofTwoLargeSetsTheAbsorbedOneKeepsItsNumber() {
        var words = SpanningTrees.spec("kruskal").kinds().vocabulary();
        var joined = words.kinds().stream()
                .filter(kind -> kind.name().equals("SETS_JOINED"))
                .findFirst()
                .orElseThrow();
        long numbers = PackedPair.ofSets(4_000_000, 3_999_999, false);
        long event = joined.spec().pack(1, 3, Direction.SOUTH.ordinal(), numbers);
        assertThat(PackedPair.SETS.first(event)).isEqualTo(PackedPair.OTHER_SET);
        assertThat(PackedPair.SETS.second(event)).isEqualTo(3_999_999);
        assertThat(words.unpack(event).sentence().key()).isEqualTo("maze.sets-joined.by-cells");
    }

    @Test
    void theResultOfSolvingIsExactHoweverLarge() {
        long event = SolvingKind.WAY_SHOWN.spec().pack(3_900_000, 4_000_000);
        var shown = (SolvingEvent.Totals) SolvingKind.WAY_SHOWN.spec().read(event);
        assertThat(shown.first()).isEqualTo(3_900_000);
        assertThat(shown.second()).isEqualTo(4_000_000);
    }

    @Test
    void aSnapshotOfTheLargestMazeHasTwoBitsASquare() {
        var board = (MazeBoard) PUZZLE.instance(arguments("recursive-backtracker", "none", 4001))
                .board();
        assertThat(board.snapshot().length).isBetween(4001 * 4001 / 4, 4001 * 4001 / 4 + 64);
    }

    @Test
    void changesNameTheTilesOfTheSquaresThatChanged() {
        var board = SpanningTrees.spec("recursive-backtracker").board(101, 101);
        var changedTiles = board.observe();
        changedTiles.drainTo(new long[changedTiles.words()]);
        board.apply(CommonCarvingKind.TREE_BEGUN.spec().pack(17, 33, 0));
        var changed = new long[changedTiles.words()];
        changedTiles.drainTo(changed);
        assertThat(changed[0]).isEqualTo(1L << changedTiles.columns() + 2);
        changedTiles.drainTo(changed);
        assertThat(changed[0]).as("what was added before stays").isEqualTo(1L << changedTiles.columns() + 2);
    }
}
