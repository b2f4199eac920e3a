package puzzlescope.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.maze.custom.ExampleMazes;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.testkit.PuzzleContract;

class MazePuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new MazePuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        var random = new Random(1);
        var all = new ArrayList<Arguments>();
        all.addAll(List.of(with(), with("width", "3", "height", "3"), with("width", "301", "height", "201")));
        for (int i = 0; i < 6; i++) {
            all.add(some(random, "recursive-backtracker", "none"));
        }
        for (var algorithm : puzzle().algorithms()) {
            var finder = algorithm.id().equals("giant") ? "breadth-first" : "depth-first";
            all.add(with("algorithm", algorithm.id(), "width", "3", "height", "3", "solve", "wall-follower"));
            all.add(some(random, algorithm.id(), "none"));
            all.add(some(random, algorithm.id(), finder));
        }
        for (var maker : MazePuzzle.MAKER.choices()) {
            all.add(with("algorithm", "giant", "maker", maker, "width", "401", "height", "601"));
            all.add(with(
                    "algorithm", "giant", "maker", maker, "width", "601", "height", "401", "solve", "breadth-first"));
        }
        for (var finder : MazeSolver.values()) {
            all.add(some(random, "wilson", finder.id()));
            all.add(with("algorithm", "prim", "solve", finder.id(), "from", "5,7", "to", "5,7"));
            all.add(with("algorithm", "kruskal", "solve", finder.id(), "from", "37,17", "to", "1,3"));
        }
        for (var finder : MazePuzzle.SOLVE.choices()) {
            for (var loops : List.of("8", "35", "100")) {
                all.add(with(
                        "algorithm",
                        "eller",
                        "solve",
                        finder,
                        "loops",
                        loops,
                        "width",
                        "31",
                        "height",
                        "25",
                        "seed",
                        loops));
                all.add(with("solve", finder, "loops", loops, "from", "11,9", "to", "27,5"));
            }
        }
        for (var example : ExampleMazes.values()) {
            for (var finder : MazePuzzle.SOLVE.choices()) {
                all.add(with("algorithm", "own", "maze", example.maze().text(), "solve", finder));
            }
        }
        for (var pick : MazePuzzle.PICK.choices()) {
            all.add(with("algorithm", "growing-tree", "pick", pick, "width", "21", "height", "21"));
        }
        return all.stream();
    }

    private Arguments some(Random random, String algorithm, String solve) {
        return with(
                "algorithm",
                algorithm,
                "solve",
                solve,
                "width",
                String.valueOf(3 + 2 * random.nextInt(18)),
                "height",
                String.valueOf(3 + 2 * random.nextInt(12)),
                "seed",
                String.valueOf(random.nextInt()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7,5 1,5",
                "(7,5) (1,5)",
                "[[7, 5], [1, 5]]",
                "7 5; 1 5",
                "7,5\r\n1,5",
                "7\uFF0C5\u30011\uFF0C5",
                "7,5,1,5,"
            })
    void cellsAreReadInAnyList(String text) {
        assertThat(with("to", text).text(MazePuzzle.TO)).isEqualTo("7,5 1,5");
    }

    @Test
    void endsAreCellsWithinTheMaze() {
        assertThatThrownBy(() -> with("from", "2,1")).isInstanceOf(InvalidInputException.class);
        assertThatThrownBy(() -> with("to", "1;x")).isInstanceOf(InvalidInputException.class);
        assertThat(puzzle().check(with("solve", "a-star", "to", "39,1")))
                .singleElement()
                .satisfies(remark -> {
                    assertThat(remark.parameter()).isEqualTo("to");
                    assertThat(remark.blocking()).isTrue();
                });
        assertThat(puzzle().check(with("solve", "none", "to", "39,1"))).isEmpty();
        assertThat(MazePuzzle.endpoints(with("from", "(3， 5)")))
                .isEqualTo(new Endpoints(new MazePosition(5, 3), new MazePosition(17, 37)));
    }

    @Test
    void optionsThatMakeNoDifferenceAreLeftOut() {
        assertThat(puzzle().matters(MazePuzzle.PICK, with())).isFalse();
        assertThat(puzzle().matters(MazePuzzle.PICK, with("algorithm", "growing-tree")))
                .isTrue();
        assertThat(puzzle().matters(MazePuzzle.FROM, with())).isFalse();
        assertThat(puzzle().matters(MazePuzzle.TO, with("solve", "a-star"))).isTrue();
    }

    @Test
    void solvingComesAfterTheWholeMaze() {
        var plain = events(with("algorithm", "wilson"));
        assertThat(events(with("algorithm", "wilson", "solve", "breadth-first")).subList(0, plain.size()))
                .isEqualTo(plain);
        assertThat(puzzle().instance(with("algorithm", "wilson", "solve", "breadth-first"))
                        .listing())
                .containsExactly("wilson", "solve-breadth-first");
    }

    @Test
    void aMazeThatIsTooLargeToBeToldStepByStepIsRefusedWithTheWayOut() {
        assertThat(puzzle().check(with("width", "4001", "height", "4001"))).isEmpty();
        assertThat(puzzle().check(with("width", "4003", "height", "10001")))
                .allMatch(remark -> remark.blocking() && remark.message().key().equals("maze.too-large"))
                .extracting(Remark::parameter)
                .containsExactly("width", "height");
        assertThat(puzzle().check(with("algorithm", "giant", "width", "10001", "height", "10001")))
                .isEmpty();
    }

    @Test
    void aGiantMazeIsSolvedBreadthFirstAlone() {
        assertThat(puzzle().check(with("algorithm", "giant", "solve", "breadth-first")))
                .isEmpty();
        assertThat(puzzle().check(with("algorithm", "giant", "solve", "a-star")))
                .singleElement()
                .satisfies(remark -> assertThat(remark.parameter()).isEqualTo("solve"));
        assertThat(puzzle().matters(MazePuzzle.MAKER, with())).isFalse();
        assertThat(puzzle().matters(MazePuzzle.MAKER, with("algorithm", "giant")))
                .isTrue();
    }

    @Test
    void aGiantMazeIsWalkedByHandInOneThatIsMadeStepByStep() {
        var game = new MazeGame()
                .arguments(with("algorithm", "giant", "maker", "eller", "width", "10001", "height", "21"));
        assertThat(game.get(MazePuzzle.ALGORITHM)).isEqualTo(MazeGenerator.ELLER);
        assertThat(game.integer(MazePuzzle.WIDTH)).isEqualTo(4001);
        assertThat(game.integer(MazePuzzle.HEIGHT)).isEqualTo(21);
        assertThat(MazePuzzle.finder(game)).contains(MazeSolver.BREADTH_FIRST);
    }

    @Test
    void theMazeIsTheSameBeforeItsLoopsAreOpened() {
        for (var algorithm : List.of("recursive-backtracker", "kruskal", "prim")) {
            var tree = events(with("algorithm", algorithm));
            var looped = events(with("algorithm", algorithm, "loops", "20"));
            assertThat(looped.subList(0, tree.size())).isEqualTo(tree);
            assertThat(events(with("algorithm", algorithm, "loops", "0"))).isEqualTo(tree);
        }
    }

    @Test
    void loopsHaveAListingOfTheirOwn() {
        assertThat(puzzle().instance(with("loops", "5", "solve", "a-star")).listing())
                .containsExactly("recursive-backtracker", "loops", "solve-a-star");
        assertThat(puzzle().instance(with("algorithm", "giant", "loops", "5", "solve", "breadth-first"))
                        .listing())
                .containsExactly("giant", "giant-loops", "solve-giant");
        assertThat(puzzle().matters(MazePuzzle.LOOPS, with("algorithm", "giant")))
                .isTrue();
    }

    @Test
    void aMazeOfOnesOwnHasItsSizeAndItsEnds() {
        var own = with("algorithm", "own", "maze", "#######\n#S   E#\n#######", "solve", "a-star");
        assertThat(MazePuzzle.endpoints(own)).isEqualTo(new Endpoints(new MazePosition(1, 1), new MazePosition(1, 5)));
        assertThat(puzzle().check(own)).isEmpty();
        for (var ignored : List.of(MazePuzzle.WIDTH, MazePuzzle.SEED, MazePuzzle.LOOPS)) {
            assertThat(puzzle().matters(ignored, own)).isFalse();
        }
        assertThat(puzzle().matters(MazePuzzle.MAZE, own)).isTrue();
        assertThat(puzzle().matters(MazePuzzle.MAZE, with())).isFalse();
    }

    @Test
    void theWayOfAMazeOfOnesOwnNeitherBeginsInAWallNorOutside() {
        var own =
                with("algorithm", "own", "maze", "#####\n#S  #\n# ###\n#E###\n#####", "solve", "a-star", "from", "3,3");
        assertThat(puzzle().check(own)).singleElement().satisfies(remark -> {
            assertThat(remark.parameter()).isEqualTo("from");
            assertThat(remark.message().key()).isEqualTo("maze.place-wall");
        });
        assertThat(puzzle().check(own.with(MazePuzzle.FROM, "5,1")))
                .singleElement()
                .satisfies(remark -> assertThat(remark.message().key()).isEqualTo("maze.place-outside"));
    }
}
