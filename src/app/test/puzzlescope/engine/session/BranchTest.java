package puzzlescope.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.engine.session.SampleBranches.arguments;
import static puzzlescope.engine.session.SampleBranches.next;
import static puzzlescope.engine.session.SampleBranches.run;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.gametree.GameTreePuzzle;
import puzzlescope.gametree.event.LookaheadEvent.SearchAnswered;
import puzzlescope.gametree.fast.PerfectPlay;
import puzzlescope.gametree.space.GameSpace;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.space.LeadReason;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.SolvingEvent.Costed;
import puzzlescope.maze.event.SolvingEvent.Rated;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.river.event.RiverSolutionEvent.SearchEnded;

/** What comes out of another branch of a run in the end is as right as what the run comes to. */
class BranchTest {

    /** How many places of a run are looked at. */
    private static final int PLACES = 6;

    /** A cell of an open list has its turn. */
    private static final Set<SolvingKind> TURNS =
            EnumSet.of(SolvingKind.BEST_TAKEN, SolvingKind.CHEAPEST_TAKEN, SolvingKind.NEAREST_TAKEN);

    private static long solutions(Session session) {
        var trace = session.trace();
        return trace.vocabulary().count(trace.counts(trace.length()), Role.SOLUTION);
    }

    @Test
    void allSolutionsAreFoundWhateverIsTriedFirst() throws InterruptedException {
        var session = run(Catalogue.get("queens"), arguments("queens", "n=6"));
        var lengths = new ArrayList<Long>();
        for (long from = 0; from < session.trace().length(); from += 40) {
            var choice = next(session, from);
            for (var alternative : choice.map(ChoicePoint::alternatives).orElse(List.of())) {
                var branch = run(session, alternative);
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
            for (var alternative : choice.map(ChoicePoint::alternatives).orElse(List.of())) {
                var branch = run(session, alternative);
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
        var kinds = EnumSet.noneOf(PlacementEvent.Kind.class);
        for (long from = 0; from < session.trace().length(); from++) {
            var choice = next(session, from);
            for (var alternative : choice.map(ChoicePoint::alternatives).orElse(List.of())) {
                var branch = run(session, alternative);
                kinds.add(
                        PlacementEvent.Kind.of(branch.trace().event(choice.get().position())));
                branch.timeline().seek(branch.trace().length());
                assertThat(((PlacementBoard) branch.timeline().board()).attacks())
                        .isZero();
                branch.close();
            }
        }
        assertThat(kinds)
                .contains(
                        PlacementEvent.Kind.QUEEN_DRAWN,
                        PlacementEvent.Kind.QUEEN_BLAMED,
                        PlacementEvent.Kind.EXCHANGE_REFUSED)
                .doesNotContain(PlacementEvent.Kind.PEACE_REACHED);
        session.close();
    }

    /** Any order of the walls and whatever is drawn gives a spanning tree. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kruskal",
                "eller",
                "sidewinder",
                "binary-tree",
                "prim",
                "prim-by-walls",
                "growing-tree",
                "recursive-division",
                "aldous-broder"
            })
    void aMazeIsPerfectWhateverIsNext(String maker) throws InterruptedException {
        var arguments = arguments("maze", "solve=none width=11 height=11 algorithm=" + maker);
        var session = run(Catalogue.get("maze"), arguments);
        var mazes = new HashSet<List<Boolean>>();
        for (int place = 0; place < PLACES; place++) {
            var choice = next(session, session.trace().length() * place / PLACES);
            for (var alternative : choice.map(ChoicePoint::alternatives).orElse(List.of())) {
                var branch = run(session, alternative);
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
        "finder, algorithm=plain-walk, 0",
        "maze, solve=dead-end-filling width=21 height=21, 253"
    })
    void allIsDoneInWhicheverOrder(String puzzle, String inputs, long first) throws InterruptedException {
        var session = run(Catalogue.get(puzzle), arguments(puzzle, inputs));
        long length = session.trace().length();
        int branches = 0;
        for (long from = first; from < length; from += 5) {
            var choice = next(session, from);
            for (var alternative : choice.map(ChoicePoint::alternatives).orElse(List.of())) {
                var branch = run(session, alternative);
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

    @ParameterizedTest
    @ValueSource(strings = {"algorithm=roth", "algorithm=roth rows=7 columns=9", "algorithm=warnsdorff"})
    void theKnightVisitsAllSquaresAndNoMoreIsSaidOfThemThanIsSo(String inputs) throws InterruptedException {
        var session = run(Catalogue.get("knight"), arguments("knight", inputs));
        int branches = 0;
        for (long from = 0; from < session.trace().length(); from += 4) {
            var choice = next(session, from);
            for (var alternative : choice.map(ChoicePoint::alternatives).orElse(List.of())) {
                var branch = run(session, alternative);
                branch.timeline().seek(branch.trace().length());
                var board = (PathBoard) branch.timeline().board();
                assertThat(board.steps()).isEqualTo(board.rows() * board.columns());
                var taken = branch.trace().event(choice.get().position());
                if (branch.trace().vocabulary().unpack(taken) instanceof KnightHopped hopped) {
                    assertThat(hopped.reason()).isNotIn(LeadReason.ROTH, LeadReason.POHL);
                }
                branches++;
                branch.close();
            }
        }
        assertThat(branches).isGreaterThan(10);
        session.close();
    }

    /** What is compared of the cells that wait: f, g or h. */
    private static int value(Rated taken) {
        return switch (taken.kind()) {
            case BEST_TAKEN -> taken.first() + taken.second();
            case CHEAPEST_TAKEN -> taken.first();
            default -> taken.second();
        };
    }

    /** Another cell of the open list that is as good has its turn, and the path is as cheap. */
    @ParameterizedTest
    @ValueSource(strings = {"a-star", "dijkstra", "greedy-best-first"})
    void equallyGoodCellsMayHaveTheirTurnsInAnyOrder(String solver) throws InterruptedException {
        var session = run(
                Catalogue.get("maze"), arguments("maze", "width=15 height=15 loops=60 mud=30 seed=4 solve=" + solver));
        var trace = session.trace();
        var vocabulary = trace.vocabulary();
        int branches = 0;
        for (long from = 0; from < trace.length(); from++) {
            var choice = next(session, from);
            if (choice.isEmpty()) {
                break;
            }
            from = choice.get().position();
            if (!(vocabulary.unpack(trace.event(from)) instanceof Rated own) || !TURNS.contains(own.kind())) {
                continue;
            }
            for (var alternative : choice.get().alternatives()) {
                var branch = run(session, alternative);
                var taken = (Rated) vocabulary.unpack(branch.trace().event(from));
                assertThat(taken.kind()).isEqualTo(own.kind());
                assertThat(value(taken)).isEqualTo(value(own));
                if (own.kind() != SolvingKind.NEAREST_TAKEN) {
                    assertThat(cost(branch)).isEqualTo(cost(session));
                }
                branches++;
                branch.close();
            }
        }
        assertThat(branches).isGreaterThan(3);
        session.close();
    }

    private static int cost(Session session) {
        return ((Costed) last(session)).cost();
    }

    /** As many walls are opened and as much mud is laid, elsewhere. */
    @ParameterizedTest
    @CsvSource({"loops=30, LOOP_OPENED", "mud=30, MUD_LAID"})
    void loopsAndMudMayBeElsewhere(String inputs, String kind) throws InterruptedException {
        var session = run(Catalogue.get("maze"), arguments("maze", "width=11 height=11 solve=none " + inputs));
        var trace = session.trace();
        long first = 0;
        while (!trace.vocabulary().unpack(trace.event(first)).kind().toString().equals(kind)) {
            first++;
        }
        var choicePoint = next(session, first).orElseThrow();
        assertThat(choicePoint.position()).isEqualTo(first);
        assertThat(choicePoint.alternatives()).hasSizeGreaterThan(10);
        for (var alternative : choicePoint.alternatives()) {
            var branch = run(session, alternative);
            assertThat(branch.trace().length()).isEqualTo(trace.length());
            assertThat(branch.trace().counts(trace.length())).isEqualTo(trace.counts(trace.length()));
            branch.close();
        }
        session.close();
    }

    /** Two states that are equally near are taken in either order, and the crossing takes as long. */
    @Tag("thorough")
    @Test
    void aTorchIsAtTheOtherSideAsSoonWhicheverStateIsFirst() throws InterruptedException {
        var session =
                run(Catalogue.get("river"), arguments("river", "puzzle=bridge-and-torch algorithm=cheapest-first"));
        var ending = (SearchEnded) last(session);
        int branches = 0;
        for (long from = 0; from < session.trace().length(); from++) {
            var choice = next(session, from);
            if (choice.isEmpty()) {
                break;
            }
            from = choice.get().position();
            for (var alternative : choice.get().alternatives()) {
                var branch = run(session, alternative);
                assertThat(((SearchEnded) last(branch)).cost()).isEqualTo(ending.cost());
                branches++;
                branch.close();
            }
        }
        assertThat(branches).isGreaterThan(10);
        session.close();
    }
}
