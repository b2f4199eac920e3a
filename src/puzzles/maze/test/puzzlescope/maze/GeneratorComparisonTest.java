package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.maze.GeneratorComparison.Figure;
import puzzlescope.maze.custom.MazeReader;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.generator.MazeCopy;

class GeneratorComparisonTest {

    private static GeneratorComparison run(MazeSolver finder, int seeds) {
        var comparison = new GeneratorComparison(
                new MazePuzzle().presets().with(MazePuzzle.WIDTH, "31").with(MazePuzzle.HEIGHT, "31"), finder, seeds);
        comparison.run(() -> {});
        return comparison;
    }

    @Test
    void aSpreadHasMeanDeviationLeastAndMost() {
        var sampleStatistics = SampleStatistics.NONE;
        for (double number : new double[] {2, 4, 4, 4, 5, 5, 7, 9}) {
            sampleStatistics = sampleStatistics.with(number);
        }
        assertThat(sampleStatistics.count()).isEqualTo(8);
        assertThat(sampleStatistics.mean()).isCloseTo(5, within(1e-12));
        assertThat(sampleStatistics.deviation()).isCloseTo(2, within(1e-12));
        assertThat(sampleStatistics.least()).isEqualTo(2);
        assertThat(sampleStatistics.most()).isEqualTo(9);
    }

    /** Six cells: a fork with three corridors of 1, 2 and 2 steps. */
    @Test
    void theFiguresOfAMazeAreCountedByHand() {
        var maze = MazeReader.parse("#######\n#S    #\n### # #\n#   #E#\n#######");
        var generatorSpec = MazeCopy.spec(maze);
        var board = generatorSpec.plainBoard(maze.rows(), maze.columns());
        generatorSpec.factory().of(0, 0, BigInteger.ZERO).solve(board::apply);
        var figures = MazeFigures.of(board, maze.endpoints(), MazeSolver.BREADTH_FIRST);
        assertThat(figures.deadEnds()).isEqualTo(3.0 / 6);
        assertThat(figures.corridor()).isCloseTo(5.0 / 3, within(1e-12));
        assertThat(figures.way()).isEqualTo(3);
        assertThat(figures.looked()).isEqualTo(1);
    }

    /** What the book says of the backtracker. */
    @Test
    void theBacktrackerHasLongCorridorsAndFewDeadEnds() {
        var comparison = run(MazeSolver.BREADTH_FIRST, 10);
        assertThat(comparison.done()).isEqualTo(1);
        var backtracker = MazeGenerator.RECURSIVE_BACKTRACKER;
        for (var other : new MazeGenerator[] {MazeGenerator.KRUSKAL, MazeGenerator.WILSON, MazeGenerator.PRIM}) {
            assertThat(comparison.statistics(backtracker, Figure.DEAD_ENDS).most())
                    .isLessThan(comparison.statistics(other, Figure.DEAD_ENDS).least());
            assertThat(comparison.statistics(backtracker, Figure.CORRIDOR).least())
                    .isGreaterThan(comparison.statistics(other, Figure.CORRIDOR).most());
        }
        assertThat(comparison.statistics(backtracker, Figure.DEAD_ENDS).mean()).isCloseTo(0.1, within(0.03));
    }

    @Test
    void aSolverThatFillsLooksAtAllCells() {
        var comparison = run(MazeSolver.DEAD_END_FILLING, 2);
        assertThat(GeneratorComparison.makers())
                .contains(MazeGenerator.KRUSKAL)
                .doesNotContain(MazeGenerator.GIANT, MazeGenerator.OWN)
                .allSatisfy(maker -> assertThat(
                                comparison.statistics(maker, Figure.LOOKED).mean())
                        .isEqualTo(1));
    }

    @Test
    void itEndsWhenItIsTold() {
        var comparison = new GeneratorComparison(new MazePuzzle().presets(), MazeSolver.A_STAR, 1000);
        assertThatThrownBy(() -> comparison.run(() -> {
                    if (comparison.done() > 0) {
                        throw new RunStoppedException();
                    }
                }))
                .isInstanceOf(RunStoppedException.class);
        assertThat(comparison.done()).isBetween(0.0, 0.001);
    }
}
