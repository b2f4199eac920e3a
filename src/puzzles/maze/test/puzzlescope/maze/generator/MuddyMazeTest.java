package puzzlescope.maze.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.DistanceToGoal;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.maze.MazeGame;
import puzzlescope.maze.MazeGenerator;
import puzzlescope.maze.MazePuzzle;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.LoopKind;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.maze.event.MazeSolver;
import puzzlescope.maze.event.MudKind;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.SolvingKind;

/** Holds muddy mazes with several goals, and all that solve them, against costs that are found by trying until nothing changes. */
class MuddyMazeTest {

    private static final int UNREACHED = Integer.MAX_VALUE / 2;

    private record Run(Arguments arguments, SolvingBoard board, List<MazeEvent> events, RunOutcome outcome) {

        static Run of(Arguments given) {
            var instance = new MazePuzzle().instance(given);
            var board = (SolvingBoard) instance.board();
            var events = new ArrayList<MazeEvent>();
            var runOutcome = instance.solver().solve(event -> {
                events.add((MazeEvent) instance.vocabulary().unpack(event));
                board.apply(event);
            });
            return new Run(given, board, events, runOutcome);
        }

        Stream<MazeEvent> of(SolvingKind kind) {
            return events.stream().filter(event -> event.kind() == kind);
        }

        SolvingEvent.Costed end() {
            return (SolvingEvent.Costed) events.getLast();
        }

        /** What the squares of the solution cost that is on the board. */
        int shownCost() {
            return passages(board)
                    .filter(passage -> board.state(passage.row(), passage.column()) == CellState.SOLUTION)
                    .mapToInt(passage -> price(board, passage))
                    .sum();
        }

        int cheapest() {
            var endpoints = MazePuzzle.endpoints(arguments);
            var costs = costs(board, endpoints.from());
            return endpoints.goals().stream()
                    .mapToInt(goal -> costs.getOrDefault(goal, UNREACHED))
                    .min()
                    .orElseThrow();
        }

        int visited() {
            return end().visited();
        }
    }

    private static Arguments with(String... pairs) {
        var arguments = new MazePuzzle().presets();
        for (int i = 0; i < pairs.length; i += 2) {
            var name = pairs[i];
            var parameter = new MazePuzzle()
                    .parameters().stream()
                            .filter(each -> each.name().equals(name))
                            .findFirst()
                            .orElseThrow();
            arguments = arguments.with(parameter, pairs[i + 1]);
        }
        return arguments;
    }

    private static Arguments drawn(MazeSolver finder, Random random) {
        int width = 5 + 2 * random.nextInt(12);
        int height = 5 + 2 * random.nextInt(10);
        var goals = Stream.generate(() -> cell(random, width, height))
                .limit(1 + random.nextInt(3))
                .map(MazePosition::toString)
                .collect(Collectors.joining(" "));
        return with(
                "width",
                "" + width,
                "height",
                "" + height,
                "seed",
                "" + random.nextInt(1000),
                "loops",
                "" + random.nextInt(101),
                "mud",
                "" + (20 + random.nextInt(70)),
                "solve",
                finder.id(),
                "from",
                cell(random, width, height).toString(),
                "to",
                goals);
    }

    private static MazePosition cell(Random random, int width, int height) {
        return new MazePosition(1 + 2 * random.nextInt(height / 2), 1 + 2 * random.nextInt(width / 2));
    }

    private static Stream<MazePosition> passages(MazeBoard board) {
        return Stream.iterate(1, row -> row < board.rows() - 1, row -> row + 1)
                .flatMap(row -> Stream.iterate(1, column -> column < board.columns() - 1, column -> column + 1)
                        .map(column -> new MazePosition(row, column)))
                .filter(mazePosition -> mazePosition.row() % 2 != mazePosition.column() % 2)
                .filter(mazePosition ->
                        board.square(mazePosition.row(), mazePosition.column()) != MazeBoard.Square.WALL);
    }

    private static int price(MazeBoard board, MazePosition passage) {
        return board.isMuddy(passage.row(), passage.column()) ? 5 : 1;
    }

    /** Goes over all passages until no cell becomes cheaper. */
    private static Map<MazePosition, Integer> costs(MazeBoard board, MazePosition from) {
        var costs = new HashMap<MazePosition, Integer>();
        costs.put(from, 0);
        var passages = passages(board).toList();
        for (boolean changed = true; changed; ) {
            changed = false;
            for (var passage : passages) {
                var side = passage.row() % 2 == 1 ? Direction.WEST : Direction.NORTH;
                var one = passage.toward(side, 1);
                var other = passage.toward(side.opposite(), 1);
                int price = price(board, passage);
                int oneCost = costs.getOrDefault(one, UNREACHED);
                int otherCost = costs.getOrDefault(other, UNREACHED);
                if (otherCost + price < oneCost) {
                    costs.put(one, otherCost + price);
                    changed = true;
                } else if (oneCost + price < otherCost) {
                    costs.put(other, oneCost + price);
                    changed = true;
                }
            }
        }
        return costs;
    }

    @ParameterizedTest
    @EnumSource(
            value = MazeSolver.class,
            names = {"DIJKSTRA", "A_STAR"})
    void aWeighingSearchFindsACheapestPathToAnyGoal(MazeSolver finder) {
        var random = new Random(11);
        long improved = 0;
        for (int round = 0; round < 200; round++) {
            var run = Run.of(drawn(finder, random));
            assertThat(run.outcome()).isEqualTo(RunOutcome.SOLVED);
            improved += run.of(SolvingKind.CELL_IMPROVED).count();
            if (run.board().maze().hasMud() && run.end().steps() > 0) {
                assertThat(run.end().cost()).as("%s", run.arguments()).isEqualTo(run.cheapest());
                assertThat(run.shownCost()).isEqualTo(run.cheapest());
                var costs =
                        costs(run.board(), MazePuzzle.endpoints(run.arguments()).from());
                run.of(finder == MazeSolver.A_STAR ? SolvingKind.BEST_TAKEN : SolvingKind.CHEAPEST_TAKEN)
                        .map(SolvingEvent.Rated.class::cast)
                        .forEach(taken -> assertThat(taken.first())
                                .isEqualTo(costs.get(new MazePosition(taken.row(), taken.column()))));
            }
        }
        assertThat(improved).as("cells that got another predecessor").isGreaterThan(100);
    }

    @ParameterizedTest
    @EnumSource(MazeSolver.class)
    void nobodyFindsACheaperPathAndWhatIsSaidIsWhatIsShown(MazeSolver finder) {
        var random = new Random(12);
        int dearer = 0;
        for (int round = 0; round < 60; round++) {
            var run = Run.of(drawn(finder, random));
            if (run.outcome() == RunOutcome.SOLVED && run.end().steps() > 0) {
                assertThat(run.end().cost()).isGreaterThanOrEqualTo(run.cheapest());
                assertThat(run.end().cost()).as("%s", run.arguments()).isEqualTo(run.shownCost());
                dearer += run.end().cost() > run.cheapest() ? 1 : 0;
            }
        }
        assertThat(dearer > 0).isEqualTo(finder != MazeSolver.DIJKSTRA && finder != MazeSolver.A_STAR);
    }

    @Test
    void aStarVisitsNoMoreCellsThanDijkstra() {
        var random = new Random(13);
        int fewer = 0;
        for (int round = 0; round < 100; round++) {
            var given = drawn(MazeSolver.DIJKSTRA, random);
            var dijkstra = Run.of(given);
            var star = Run.of(given.with(MazePuzzle.SOLVE, "a-star"));
            assertThat(star.end().cost()).isEqualTo(dijkstra.end().cost());
            fewer += Integer.signum(dijkstra.visited() - star.visited());
        }
        assertThat(fewer).isGreaterThan(60);
    }

    @Test
    void withoutMudDijkstraVisitsCellsByTheirDistanceAsBreadthFirstSearchDoes() {
        var random = new Random(14);
        for (int round = 0; round < 50; round++) {
            var given = drawn(MazeSolver.DIJKSTRA, random).with(MazePuzzle.MUD, "0");
            var costs = Run.of(given)
                    .of(SolvingKind.CHEAPEST_TAKEN)
                    .map(event -> ((SolvingEvent.Rated) event).first())
                    .toList();
            var steps = Run.of(given.with(MazePuzzle.SOLVE, "breadth-first"))
                    .of(SolvingKind.FIRST_TAKEN)
                    .map(event -> ((SolvingEvent.Rated) event).first())
                    .toList();
            assertThat(costs).isEqualTo(steps).isSorted();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = MazeGenerator.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"GIANT", "OWN"})
    void theMazeIsTheSameAsWithoutMudAndSoManyPassagesAreMuddy(MazeGenerator generator) {
        var dry = with("algorithm", generator.id(), "width", "21", "height", "15", "loops", "20");
        var muddy = dry.with(MazePuzzle.MUD, "30");
        var before = plainly(dry);
        var after = plainly(muddy);
        assertThat(after.subList(0, before.size())).isEqualTo(before);
        long passages = 10 * 7
                - 1
                + before.stream().filter(LoopKind.LOOP_OPENED.name()::equals).count();
        assertThat(after.stream().filter(MudKind.MUD_LAID.name()::equals)).hasSize((int) Math.round(passages * 0.3));
    }

    private static List<String> plainly(Arguments given) {
        var instance = new MazePuzzle().instance(given);
        var names = new ArrayList<String>();
        instance.solver()
                .solve(event -> names.add(
                        ((MazeEvent) instance.vocabulary().unpack(event)).kind().name()));
        return names;
    }

    @Test
    void mudAndGoalsOfAMazeThatIsWrittenDownCount() {
        var text = "#######\n#A~   #\n# ### #\n# ~  B#\n### # #\n#B    #\n#######";
        var given = new MazePuzzle()
                .presets()
                .with(MazePuzzle.MAZE, text)
                .choosing(MazePuzzle.ALGORITHM, MazeGenerator.OWN)
                .with(MazePuzzle.SOLVE, "dijkstra");
        var run = Run.of(given);
        assertThat(MazePuzzle.endpoints(given).goals()).containsExactly(new MazePosition(3, 5), new MazePosition(5, 1));
        // Two muddy ways to the nearer goal: east first costs 5 + 1 + 1, south first 1 + 5 + 1.
        assertThat(run.end().cost()).isEqualTo(7);
        assertThat(run.end().steps()).isEqualTo(3);
        assertThat(run.end().muddy()).isEqualTo(1);
    }

    @Test
    void whatCannotBeIsSaid() {
        var puzzle = new MazePuzzle();
        assertThat(puzzle.check(with("width", "1003", "mud", "1")))
                .singleElement()
                .satisfies(remark -> assertThat(remark.message().key()).isEqualTo("maze.mud-too-large"));
        assertThat(puzzle.check(with("width", "1003", "height", "1003"))).isEmpty();
        assertThat(puzzle.check(with("algorithm", "giant", "solve", "breadth-first", "to", "1,3 3,1")))
                .singleElement()
                .satisfies(remark -> assertThat(remark.message().key()).isEqualTo("maze.giant-goals"));
        assertThat(puzzle.check(with("solve", "a-star", "to", "5,5 41,1"))).hasSize(1);
    }

    @Test
    void aPersonWhoFollowsTheHintsPaysTheLeast() {
        var random = new Random(15);
        var game = new MazeGame();
        for (int round = 0; round < 20; round++) {
            var arguments = game.arguments(drawn(MazeSolver.DIJKSTRA, random));
            var board =
                    (SolvingBoard) game.instance(new MazePuzzle(), arguments).board();
            game.open(arguments, board::apply);
            var endpoints = MazePuzzle.endpoints(arguments);
            var costs = costs(board, endpoints.from());
            int least = endpoints.goals().stream().mapToInt(costs::get).min().orElseThrow();
            int left = least;
            while (left > 0) {
                var hint = game.hint(arguments, board, () -> {});
                assertThat(hint.distance()).isEqualTo(DistanceToGoal.exactly(left));
                int before = board.cost();
                hint.move().forEach(event -> board.apply(event.pack()));
                left -= board.cost() - before;
                assertThat(game.status(arguments, board)
                                .moveCount()
                                .orElseThrow()
                                .spent())
                        .isEqualTo(least - left);
            }
            assertThat(game.status(arguments, board).isOver()).isTrue();
            assertThat(board.cost()).isEqualTo(least);
        }
    }
}
