package puzzlescope.maze.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.event.MazeSolver;

class MazeLegendTest {

    /** Whatever solver is chosen in the tab. */
    @ParameterizedTest
    @EnumSource(MazeSolver.class)
    void aProgramHasTheColoursOfDepthFirstSearch(MazeSolver chosen) {
        var arguments = new MazePuzzle().presets().choosing(MazePuzzle.SOLVE, Optional.of(chosen));
        var depthFirst = arguments.choosing(MazePuzzle.SOLVE, Optional.of(MazeSolver.DEPTH_FIRST));

        var program = arguments.withProgram(new ProgramSource(ProgramSource.JAVA, "class Mine {}"));
        var numbers = MazeLegend.Numbers.RATINGS;
        assertThat(MazeLegend.of(program, true, true, false, numbers))
                .isEqualTo(MazeLegend.of(depthFirst, true, true, false, numbers));
    }
}
