package puzzlescope.core.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Role;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Catalogue;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.gametree.GameTreePuzzle;
import puzzlescope.core.puzzle.gametree.event.LookaheadEvent.SearchAnswered;
import puzzlescope.core.puzzle.gametree.fast.PerfectPlay;
import puzzlescope.core.puzzle.gametree.space.GameSpace;
import puzzlescope.core.puzzle.maze.board.MazeBoard;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.queens.board.PlacementBoard;
import puzzlescope.core.puzzle.queens.event.PlacementKind;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.trace.Retention;

/** Another branch of a run, held against the recording of the run as it was. */
class ChoiceTest {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    /** How many places of a run are looked at. */
    private static final int PLACES = 6;

    private static Arguments arguments(String puzzle, String inputs) {
        var arguments = Catalogue.get(puzzle).presets();
        for (var input : inputs.split(" ", -1)) {
            var name = input.substring(0, input.indexOf('='));
            var parameter = Catalogue.get(puzzle).parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, input.substring(input.indexOf('=') + 1));
        }
        return arguments;
    }

    private static Session finished(Session session) throws InterruptedException {
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    private static Session run(Puzzle puzzle, Arguments arguments) throws InterruptedException {
        return finished(Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES)));
    }

    private static Session run(Session like, Choice.Other other) throws InterruptedException {
        return finished(Session.of(
                like.puzzle(), like.arguments(), other.branch(), Retention.inMemory(Retention.MEMORY_BYTES)));
    }

    private static Optional<Choice> next(Session session, long from) {
        return Choice.next(
                session.puzzle(), session.arguments(), from, session.trace().length(), () -> {});
    }

    private static long solutions(Session session) {
        var trace = session.trace();
        return trace.vocabulary().count(trace.counts(trace.length()), Role.SOLUTION);
    }

    @ParameterizedTest
    @CsvSource({
        "queens, n=6",
        "queens, n=6 one-at-a-time=yes",
        "queens, 'n=8 given=-,4,-,-,2'",
        "queens, algorithm=min-conflicts n=8 seed=3",
        "queens, algorithm=min-conflicts n=100",
        "queens, 'algorithm=min-conflicts n=8 given=-,4,-,-,2'",
        "knight, algorithm=plain rows=5 columns=5",
        "knight, algorithm=warnsdorff",
        "maze, solve=depth-first width=21 height=21 loops=20",
        "maze, solve=breadth-first width=21 height=21 loops=20",
        "maze, solve=a-star width=21 height=21 loops=20",
        "maze, solve=none algorithm=wilson width=11 height=11",
        "maze, solve=none algorithm=hunt-and-kill width=21 height=21",
        "maze, solve=none algorithm=kruskal width=11 height=11",
        "maze, solve=wall-follower width=21 height=21",
        "maze, solve=dead-end-filling width=21 height=21",
        "maze, solve=dead-end-filling width=21 height=21 loops=20",
        "finder, algorithm=walk",
        "finder, algorithm=queue-walk",
        "tiles, algorithm=iterative-deepening size=3 shuffle=8",
        "tiles, algorithm=breadth-first size=3 shuffle=8",
        "tiles, algorithm=bidirectional size=3 shuffle=12",
        "tiles, algorithm=a-star size=3 shuffle=20",
        "tiles, algorithm=ida-star size=3 shuffle=20",
        "tiles, algorithm=plain-recursion size=3",
        "river, algorithm=breadth-first",
        "river, algorithm=depth-first",
        "river, puzzle=bridge-and-torch algorithm=cheapest-first",
        "hanoi, algorithm=breadth-first disks=4",
        "gametree, algorithm=minimax",
        "gametree, algorithm=alpha-beta",
        "gametree, 'game=nim algorithm=memoised heaps=1,3,5'",
        "states, algorithm=depth-first",
        "states, algorithm=breadth-first"
    })
    void aBranchDiffersFromTheRunFromItsChoiceOnAndComesToAnEnd(String name, String inputs)
            throws InterruptedException {
        var session = run(Catalogue.get(name), arguments(name, inputs));
        var trace = session.trace();
        int found = 0;
        for (int place = 0; place < PLACES; place++) {
            long from = trace.length() * place / PLACES;
            var choice = next(session, from);
            if (choice.isEmpty()) {
                continue;
            }
            found++;
            long position = choice.get().position();
            assertThat(position).isGreaterThanOrEqualTo(from);
            assertThat(choice.get().own())
                    .isEqualTo(trace.vocabulary().unpack(trace.event(position)).sentence());
            for (var other : choice.get().others()) {
                branches(session, position, other);
            }
        }
        assertThat(found).isPositive();
        session.close();
    }

    private static void branches(Session session, long position, Choice.Other other) throws InterruptedException {
        var trace = session.trace();
        var branch = run(session, other);
        var taken = branch.trace();
        for (long at = 0; at < position; at++) {
            assertThat(taken.event(at)).isEqualTo(trace.event(at));
        }
        assertThat(taken.event(position)).isNotEqualTo(trace.event(position));
        assertThat(taken.vocabulary().unpack(taken.event(position)).sentence()).isEqualTo(other.sentence());
        assertThat(branch.run().outcome()).isEqualTo(session.run().outcome());
        goesThereAndBack(branch);
        branch.close();
    }

    /** The board takes in all that happens on the branch, and gives it back. */
    private static void goesThereAndBack(Session session) {
        var timeline = session.timeline();
        timeline.seek(session.trace().length());
        for (int step = 0; step < PLACES; step++) {
            timeline.seek(session.trace().length() * (PLACES - step) / PLACES);
            assertThat(timeline.position()).isEqualTo(session.trace().length() * (PLACES - step) / PLACES);
        }
    }

    @Test
    void allSolutionsAreFoundWhateverIsTriedFirst() throws InterruptedException {
        var session = run(Catalogue.get("queens"), arguments("queens", "n=6"));
        var lengths = new ArrayList<Long>();
        for (long from = 0; from < session.trace().length(); from += 40) {
            var choice = next(session, from);
            for (var other : choice.map(Choice::others).orElse(List.of())) {
                var branch = run(session, other);
                assertThat(solutions(branch)).isEqualTo(4);
                lengths.add(branch.trace().length());
                branch.close();
            }
        }
        assertThat(lengths).hasSizeGreaterThan(20).containsOnly(session.trace().length());
        session.close();
    }

    @ParameterizedTest
    @CsvSource({
        "algorithm=minimax squares=XO./.X./..O",
        "algorithm=alpha-beta squares=X../.O./...",
        "algorithm=memoised squares=X../.O./...",
        "game=nim algorithm=alpha-beta heaps=1;2;3",
        "game=nim algorithm=alpha-beta heaps=1;3;3"
    })
    void aGameIsWorthTheSameWhateverIsLookedAtFirst(String inputs) throws InterruptedException {
        var session = run(Catalogue.get("gametree"), arguments("gametree", inputs.replace(';', ',')));
        var answer = (SearchAnswered) last(session);
        int branches = 0;
        for (int place = 0; place < 20; place++) {
            var choice = next(session, session.trace().length() * place / 20);
            for (var other : choice.map(Choice::others).orElse(List.of())) {
                var branch = run(session, other);
                var otherAnswer = (SearchAnswered) last(branch);
                assertThat(otherAnswer.value()).isEqualTo(answer.value());
                assertThat(valueOf(session, otherAnswer)).isEqualTo(answer.value());
                branches++;
                branch.close();
            }
        }
        assertThat(branches).isGreaterThan(10);
        session.close();
    }

    private static Event last(Session session) {
        var trace = session.trace();
        return trace.vocabulary().unpack(trace.event(trace.length() - 1));
    }

    /** What the move of an answer is worth, worked out without any search that is told. */
    private static int valueOf(Session session, SearchAnswered answer) {
        var space = answer.game().space();
        int start = GameTreePuzzle.start(session.arguments());
        int position = space.after(start, GameSpace.moveAt(answer.place(), answer.amount()), answer.who());
        return new PerfectPlay(answer.game()).value(position, answer.who().other());
    }

    @Test
    void noQueenIsAttackedInTheEndWhicheverIsMoved() throws InterruptedException {
        var session = run(Catalogue.get("queens"), arguments("queens", "algorithm=min-conflicts n=8 seed=0"));
        var kinds = EnumSet.noneOf(PlacementKind.class);
        for (long from = 0; from < session.trace().length(); from++) {
            var choice = next(session, from);
            for (var other : choice.map(Choice::others).orElse(List.of())) {
                var branch = run(session, other);
                kinds.add(PlacementKind.of(branch.trace().event(choice.get().position())));
                branch.timeline().seek(branch.trace().length());
                assertThat(((PlacementBoard) branch.timeline().board()).attacks())
                        .isZero();
                branch.close();
            }
        }
        assertThat(kinds)
                .contains(PlacementKind.QUEEN_DRAWN, PlacementKind.QUEEN_BLAMED, PlacementKind.EXCHANGE_REFUSED)
                .doesNotContain(PlacementKind.PEACE_REACHED);
        session.close();
    }

    /** The maker's events pass through those who open loops and solve. */
    @Test
    void aMazeThatIsSolvedCanBeCarvedOtherwise() throws InterruptedException {
        var session = run(Catalogue.get("maze"), arguments("maze", "width=21 height=21 loops=20 solve=depth-first"));
        var choice = next(session, 1).orElseThrow();
        assertThat(choice.position()).isLessThan(10);
        branches(session, choice.position(), choice.others().getFirst());
        session.close();
    }

    /** Any order of the walls gives a spanning tree. */
    @Test
    void kruskalsMazeIsPerfectWhicheverWallIsNext() throws InterruptedException {
        var session = run(Catalogue.get("maze"), arguments("maze", "solve=none algorithm=kruskal width=11 height=11"));
        var mazes = new HashSet<List<Boolean>>();
        for (int place = 0; place < PLACES; place++) {
            var choice = next(session, session.trace().length() * place / PLACES);
            for (var other : choice.map(Choice::others).orElse(List.of())) {
                var branch = run(session, other);
                branch.timeline().seek(branch.trace().length());
                var maze = (MazeBoard) branch.timeline().board();
                assertThat(reached(maze, new HashSet<>(), 1, 1)).isEqualTo(25);
                var open = passages(maze);
                assertThat(open).filteredOn(each -> each).hasSize(24);
                mazes.add(open);
                branch.close();
            }
        }
        assertThat(mazes).hasSizeGreaterThan(3);
        session.close();
    }

    /** Whether each wall between two cells is taken away. */
    private static List<Boolean> passages(MazeBoard maze) {
        var open = new ArrayList<Boolean>();
        for (int row = 1; row < maze.rows(); row += 2) {
            for (int column = 1; column < maze.columns(); column += 2) {
                open.add(maze.isOpen(row, column, Direction.EAST));
                open.add(maze.isOpen(row, column, Direction.SOUTH));
            }
        }
        return open;
    }

    private static int reached(MazeBoard maze, Set<List<Integer>> seen, int row, int column) {
        if (seen.add(List.of(row, column))) {
            for (var side : Direction.values()) {
                if (maze.isOpen(row, column, side)) {
                    reached(maze, seen, row + 2 * side.rows(), column + 2 * side.columns());
                }
            }
        }
        return seen.size();
    }

    /** The same files match, and the same dead ends are filled. */
    @ParameterizedTest
    @CsvSource({
        "finder, algorithm=walk, 0",
        "finder, algorithm=queue-walk, 0",
        "maze, solve=dead-end-filling width=21 height=21, 253"
    })
    void allIsDoneInWhicheverOrder(String puzzle, String inputs, long first) throws InterruptedException {
        var session = run(Catalogue.get(puzzle), arguments(puzzle, inputs));
        long length = session.trace().length();
        int branches = 0;
        for (long from = first; from < length; from += 5) {
            var choice = next(session, from);
            for (var other : choice.map(Choice::others).orElse(List.of())) {
                var branch = run(session, other);
                assertThat(branch.trace().length()).isEqualTo(length);
                assertThat(branch.trace().counts(length))
                        .isEqualTo(session.trace().counts(length));
                branches++;
                branch.close();
            }
        }
        assertThat(branches).isGreaterThan(3);
        session.close();
    }

    @Test
    void anotherColumnIsTriedWhereTheNextWouldBe() throws InterruptedException {
        var session = run(Catalogue.get("queens"), arguments("queens", "n=4"));
        var first = next(session, 0).orElseThrow();
        assertThat(first.position()).isEqualTo(1);
        assertThat(first.others())
                .extracting(other -> other.branch().candidate())
                .containsExactly(1, 2, 3);
        session.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"function=factorial", "function=fibonacci"})
    void whereNothingIsChosenThereIsNoBranch(String function) throws InterruptedException {
        var session = run(Catalogue.get("recursion"), arguments("recursion", function));
        assertThat(next(session, 0)).isEmpty();
        session.close();
    }

    @Test
    void afterTheLastChoiceThereIsNone() throws InterruptedException {
        var session = run(Catalogue.get("queens"), arguments("queens", "n=4"));
        assertThat(next(session, session.trace().length())).isEmpty();
        session.close();
    }

    @Test
    void theSearchForAChoiceCanBeGivenUp() {
        var arguments = arguments("queens", "n=12");
        assertThatThrownBy(() -> Choice.next(Catalogue.get("queens"), arguments, 1_000_000, 2_000_000, () -> {
                    throw new RunStopped();
                }))
                .isInstanceOf(RunStopped.class);
    }

    @Test
    void aRunWithoutABranchIsSolvedAsBefore() throws InterruptedException {
        var session = run(Catalogue.get("river"), arguments("river", "algorithm=depth-first"));
        assertThat(session.run().outcome()).contains(Outcome.SOLVED);
        session.close();
    }
}
