package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.RunStopped;
import puzzlescope.maze.MakerComparison.Figure;
import puzzlescope.maze.event.WayFinder;
import puzzlescope.maze.make.MazeCopy;
import puzzlescope.maze.own.MazeReader;

class MakerComparisonTest {

    private static MakerComparison run(WayFinder finder, int seeds) {
        var comparison = new MakerComparison(
                new MazePuzzle().presets().with(MazePuzzle.WIDTH, "31").with(MazePuzzle.HEIGHT, "31"), finder, seeds);
        comparison.run(() -> {});
        return comparison;
    }

    @Test
    void aSpreadHasMeanDeviationLeastAndMost() {
        var spread = Spread.NONE;
        for (double number : new double[] {2, 4, 4, 4, 5, 5, 7, 9}) {
            spread = spread.with(number);
        }
        assertThat(spread.count()).isEqualTo(8);
        assertThat(spread.mean()).isCloseTo(5, within(1e-12));
        assertThat(spread.deviation()).isCloseTo(2, within(1e-12));
        assertThat(spread.least()).isEqualTo(2);
        assertThat(spread.most()).isEqualTo(9);
    }

    /** Six cells: a fork with three corridors of 1, 2 and 2 steps. */
    @Test
    void theFiguresOfAMazeAreCountedByHand() {
        var maze = MazeReader.parse("#######\n#S    #\n### # #\n#   #E#\n#######");
        var making = MazeCopy.making(maze);
        var board = making.plainBoard(maze.rows(), maze.columns());
        making.maker().of(0, 0, 0).solve(board::apply);
        var figures = MazeFigures.of(board, maze.ends(), WayFinder.BREADTH_FIRST);
        assertThat(figures.deadEnds()).isEqualTo(3.0 / 6);
        assertThat(figures.corridor()).isCloseTo(5.0 / 3, within(1e-12));
        assertThat(figures.way()).isEqualTo(3);
        assertThat(figures.looked()).isEqualTo(1);
    }

    /** What the book says of the backtracker. */
    @Test
    void theBacktrackerHasLongCorridorsAndFewDeadEnds() {
        var comparison = run(WayFinder.BREADTH_FIRST, 10);
        assertThat(comparison.done()).isEqualTo(1);
        var backtracker = MazeGenerator.RECURSIVE_BACKTRACKER;
        for (var other : new MazeGenerator[] {MazeGenerator.KRUSKAL, MazeGenerator.WILSON, MazeGenerator.PRIM}) {
            assertThat(comparison.spread(backtracker, Figure.DEAD_ENDS).most())
                    .isLessThan(comparison.spread(other, Figure.DEAD_ENDS).least());
            assertThat(comparison.spread(backtracker, Figure.CORRIDOR).least())
                    .isGreaterThan(comparison.spread(other, Figure.CORRIDOR).most());
        }
        assertThat(comparison.spread(backtracker, Figure.DEAD_ENDS).mean()).isCloseTo(0.1, within(0.03));
    }

    @Test
    void aSolverThatFillsLooksAtAllCells() {
        var comparison = run(WayFinder.DEAD_END_FILLING, 2);
        assertThat(MakerComparison.makers())
                .hasSize(12)
                .allSatisfy(maker -> assertThat(
                                comparison.spread(maker, Figure.LOOKED).mean())
                        .isEqualTo(1));
    }

    @Test
    void itEndsWhenItIsTold() {
        var comparison = new MakerComparison(new MazePuzzle().presets(), WayFinder.A_STAR, 1000);
        assertThatThrownBy(() -> comparison.run(() -> {
                    if (comparison.done() > 0) {
                        throw new RunStopped();
                    }
                }))
                .isInstanceOf(RunStopped.class);
        assertThat(comparison.done()).isBetween(0.0, 0.001);
    }
}
