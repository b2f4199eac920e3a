package puzzlescope.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static puzzlescope.engine.session.SampleBranches.arguments;
import static puzzlescope.engine.session.SampleBranches.next;
import static puzzlescope.engine.session.SampleBranches.run;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.RunRefusedException;

/** Another branch of a run, held against the recording of the run as it was. */
class ChoicePointTest {

    /** How many places of a run are looked at. */
    private static final int PLACES = 6;

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "queens, n=6",
        "queens, n=6 one-at-a-time=yes",
        "queens, 'n=8 given=-,4,-,-,2'",
        "queens, algorithm=min-conflicts n=8 seed=3",
        "queens, algorithm=min-conflicts n=100",
        "queens, 'algorithm=min-conflicts n=8 given=-,4,-,-,2'",
        "knight, algorithm=plain rows=5 columns=5",
        "knight, algorithm=book rows=5 columns=5",
        "knight, algorithm=warnsdorff",
        "knight, algorithm=roth",
        "knight, algorithm=roth rows=30 columns=21",
        "maze, solve=depth-first width=21 height=21 loops=20",
        "maze, solve=breadth-first width=21 height=21 loops=20",
        "maze, solve=a-star width=21 height=21 loops=20",
        "maze, solve=greedy-best-first width=21 height=21 loops=20",
        "maze, solve=dijkstra width=21 height=21 loops=20 mud=20",
        "maze, solve=none algorithm=wilson width=11 height=11",
        "maze, solve=none algorithm=hunt-and-kill width=21 height=21",
        "maze, solve=none algorithm=kruskal width=11 height=11",
        "maze, solve=none algorithm=eller width=11 height=11",
        "maze, solve=none algorithm=prim width=11 height=11",
        "maze, solve=none algorithm=recursive-division width=11 height=11",
        "maze, solve=wall-follower width=21 height=21",
        "maze, solve=dead-end-filling width=21 height=21",
        "maze, solve=dead-end-filling width=21 height=21 loops=20",
        "finder, algorithm=walk",
        "finder, algorithm=queue-walk",
        "finder, algorithm=plain-walk",
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
        "states, algorithm=breadth-first",
        "states, algorithm=cheapest-first"
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
            for (var alternative : choice.get().alternatives()) {
                branches(session, position, alternative);
            }
        }
        assertThat(found).isPositive();
        session.close();
    }

    private static void branches(Session session, long position, ChoicePoint.Alternative alternative)
            throws InterruptedException {
        var trace = session.trace();
        var branch = run(session, alternative);
        var taken = branch.trace();
        for (long at = 0; at < position; at++) {
            assertThat(taken.event(at)).isEqualTo(trace.event(at));
        }
        assertThat(taken.event(position)).isNotEqualTo(trace.event(position));
        assertThat(taken.vocabulary().unpack(taken.event(position)).sentence()).isEqualTo(alternative.sentence());
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

    /** The maker's events pass through those who open loops and solve. */
    @Test
    void aMazeThatIsSolvedCanBeCarvedOtherwise() throws InterruptedException {
        var session = run(Catalogue.get("maze"), arguments("maze", "width=21 height=21 loops=20 solve=depth-first"));
        var choicePoint = next(session, 1).orElseThrow();
        assertThat(choicePoint.position()).isLessThan(10);
        branches(session, choicePoint.position(), choicePoint.alternatives().getFirst());
        session.close();
    }

    @Test
    void aBranchHasBranchesOfItsOwn() throws InterruptedException {
        var session = run(Catalogue.get("queens"), arguments("queens", "n=6"));
        var first = next(session, 40).orElseThrow().alternatives().getFirst().branch();
        var branch = run(session.puzzle(), session.arguments().withBranch(first));
        var choicePoint = next(branch, first.position() + 20).orElseThrow();
        assertThat(choicePoint.own())
                .isEqualTo(branch.trace()
                        .vocabulary()
                        .unpack(branch.trace().event(choicePoint.position()))
                        .sentence());
        branches(branch, choicePoint.position(), choicePoint.alternatives().getLast());
        var both = branch.arguments()
                .withBranch(choicePoint.alternatives().getLast().branch());
        assertThat(both.branches()).hasSize(2);
        var again = next(branch, first.position()).orElseThrow();
        assertThat(again.own())
                .as("at the branch itself")
                .isNotEqualTo(next(session, first.position()).orElseThrow().own());
        branch.close();
        session.close();
    }

    @ParameterizedTest
    @CsvSource({"1000000, 0, 40", "3, 63, 10", "3, 1, 7"})
    void aBranchThatIsNoneEndsTheRunWithAReason(long choice, int candidate, long position) throws InterruptedException {
        var arguments = arguments("queens", "n=4").withBranch(new Branch(choice, candidate, position));
        var session = run(Catalogue.get("queens"), arguments);
        assertThat(session.run().outcome()).contains(RunOutcome.FAILED);
        assertThat(session.run().failure())
                .containsInstanceOf(RunRefusedException.class)
                .get()
                .extracting(refused -> ((RunRefusedException) refused).reason().arguments())
                .isEqualTo(List.of(position + 1));
        assertThat(session.trace().isEnded()).isTrue();
        session.close();
    }

    @Test
    void anotherColumnIsTriedWhereTheNextWouldBe() throws InterruptedException {
        var session = run(Catalogue.get("queens"), arguments("queens", "n=4"));
        var first = next(session, 0).orElseThrow();
        assertThat(first.position()).isEqualTo(1);
        assertThat(first.alternatives())
                .extracting(alternative -> alternative.branch().candidate())
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
        assertThatThrownBy(() -> ChoicePoint.next(Catalogue.get("queens"), arguments, 1_000_000, 2_000_000, () -> {
                    throw new RunStoppedException();
                }))
                .isInstanceOf(RunStoppedException.class);
    }

    @Test
    void aRunWithoutABranchIsSolvedAsBefore() throws InterruptedException {
        var session = run(Catalogue.get("river"), arguments("river", "algorithm=depth-first"));
        assertThat(session.run().outcome()).contains(RunOutcome.SOLVED);
        session.close();
    }
}
