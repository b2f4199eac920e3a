package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;

class MazeGameTest {

    private static final MazePuzzle PUZZLE = new MazePuzzle();

    private final MazeGame game = new MazeGame();
    private final Arguments arguments = game.arguments(PUZZLE.presets()
            .with(MazePuzzle.WIDTH, "15")
            .with(MazePuzzle.HEIGHT, "11")
            .with(MazePuzzle.SEED, "3"));
    private final SolvingBoard board = opened();

    private SolvingBoard opened() {
        var fresh = (SolvingBoard) PUZZLE.instance(arguments).board();
        game.open(arguments, fresh::apply);
        return fresh;
    }

    private void play(List<? extends Event> events) {
        events.forEach(event -> board.apply(event.pack()));
    }

    private Direction open() {
        for (var side : Direction.values()) {
            if (board.isOpen(board.markRow(), board.markColumn(), side)) {
                return side;
            }
        }
        throw new AssertionError("no way out");
    }

    @Test
    void aGameBeginsAtTheStartOfTheFinishedMaze() {
        SpanningTrees.assertSpanningTree(board);
        assertThat(board.endpoints()).contains(new Endpoints(new MazePosition(1, 1), new MazePosition(9, 13)));
        assertThat(new MazePosition(board.markRow(), board.markColumn())).isEqualTo(new MazePosition(1, 1));
        assertThat(board.isSolving()).isTrue();
        var status = game.status(arguments, board);
        assertThat(status.state()).isEqualTo(State.OPEN);
        assertThat(status.reached()).isZero();
    }

    @Test
    void wallsCannotBeWalkedThrough() {
        assertThatThrownBy(() -> MazeGame.step(board, Direction.NORTH))
                .isInstanceOfSatisfying(
                        InvalidInputException.class,
                        refusal -> assertThat(new Words(Language.ENGLISH).localize(refusal.reason()))
                                .isEqualTo("There is a wall to the north of (1, 1): you cannot go there."));
    }

    @Test
    void theHintsLeadToTheGoalByTheShortestWay() {
        int shortest = game.status(arguments, board).goal();
        for (int step = 1; step <= shortest; step++) {
            assertThat(game.status(arguments, board).state()).isEqualTo(State.OPEN);
            play(game.hint(arguments, board, () -> {}).move());
            assertThat(board.steps()).isEqualTo(step);
            assertThat(game.status(arguments, board).reached()).isEqualTo(step);
        }
        var won = game.status(arguments, board);
        assertThat(won.state()).isEqualTo(State.WON);
        assertThat(won.sentence().key()).isEqualTo("maze.hand.won-shortest");
    }

    @Test
    void stepsThatLeadAwayAreCountedToo() {
        int shortest = game.status(arguments, board).goal();
        var side = open();
        play(MazeGame.step(board, side));
        play(MazeGame.step(board, side.opposite()));
        assertThat(board.state(1 + 2 * side.rows(), 1 + 2 * side.columns())).isEqualTo(CellState.LEFT);
        for (int step = 0; step < shortest; step++) {
            play(game.hint(arguments, board, () -> {}).move());
        }
        var won = game.status(arguments, board);
        assertThat(won.state()).isEqualTo(State.WON);
        assertThat(won.sentence().arguments()).containsExactly(shortest + 2, shortest, 2);
    }

    @Test
    void everyStepCanBeTakenBackAndHasItsSentence() {
        var random = new Random(4);
        var words = List.of(new Words(Language.ENGLISH), new Words(Language.CHINESE));
        var snapshots = new ArrayList<byte[]>();
        var events = new ArrayList<Long>();
        while (events.size() < 300) {
            var side = Direction.of(random.nextInt(4));
            if (board.isOpen(board.markRow(), board.markColumn(), side)) {
                for (var event : MazeGame.step(board, side)) {
                    snapshots.add(board.snapshot());
                    events.add(event.pack());
                    board.apply(event.pack());
                    assertThat(PUZZLE.instance(arguments).vocabulary().unpack(event.pack()))
                            .isEqualTo(event);
                    assertThat(words)
                            .allSatisfy(each -> assertThat(each.localize(event.sentence()))
                                    .isNotBlank()
                                    .doesNotContain("{"));
                }
            }
        }
        for (int i = events.size() - 1; i >= 0; i--) {
            board.undo(events.get(i));
            assertThat(board.snapshot()).isEqualTo(snapshots.get(i));
        }
    }

    @Test
    void theSolverGoesOnFromWhereThePersonStands() {
        play(MazeGame.step(board, open()));
        var from = game.runFrom(arguments, board);
        assertThat(MazePuzzle.endpoints(from).from()).isEqualTo(new MazePosition(board.markRow(), board.markColumn()));
        assertThat(MazePuzzle.finder(from)).contains(MazeSolver.BREADTH_FIRST);
    }

    @Test
    void aMazeOfOnesOwnIsWalkedAndItIsSaidIfNoPathLeadsToTheGoal() {
        var own = game.arguments(PUZZLE.presets()
                .with(MazePuzzle.ALGORITHM, "own")
                .with(MazePuzzle.MAZE, ExampleMazes.NO_PATH.maze().text()));
        var maze = (SolvingBoard) PUZZLE.instance(own).board();
        game.open(own, maze::apply);
        assertThat(new MazePosition(maze.markRow(), maze.markColumn())).isEqualTo(new MazePosition(1, 1));
        assertThat(game.status(own, maze).state()).isEqualTo(State.OPEN);
        assertThat(game.status(own, maze).sentence().key()).isEqualTo("maze.hand.no-path");
        assertThat(game.hint(own, maze, () -> {}).move()).isEmpty();
        assertThat(MazeGame.step(maze, Direction.EAST)).hasSize(1);
        assertThat(game.contest(own)).startsWith("own.");
        assertThat(game.nextGame(own).get(MazePuzzle.ALGORITHM)).isEqualTo(MazeGenerator.RECURSIVE_BACKTRACKER);
    }
}
