package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.ChoicePoint;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;

/** What the figures of complete runs say. */
class RaceSummaryTest {

    private static final Words ENGLISH = new Words(Language.ENGLISH);

    private static List<String> said(Session... lanes) {
        return RaceSummary.of(
                List.of(lanes),
                List.of("One", "Another", "A third").subList(0, lanes.length),
                ComparedPart.of(List.of(lanes), () -> {}),
                ENGLISH);
    }

    @Test
    void whoHasFewerIsNamed() throws InterruptedException {
        var naive = DifferenceFinderTest.run("recursion", "function=fibonacci", "n=6");
        var table = DifferenceFinderTest.run("recursion", "function=fibonacci-memoised", "n=6");
        assertThat(said(naive, table))
                .contains("One: fib(6) = 8. That took 25 calls.", "calls: Another 11, 56 % fewer than One (25)");
    }

    @Test
    void threeRunsAreAllSaid() throws InterruptedException {
        var five = DifferenceFinderTest.run("recursion", "function=fibonacci", "n=5");
        var six = DifferenceFinderTest.run("recursion", "function=fibonacci", "n=6");
        var seven = DifferenceFinderTest.run("recursion", "function=fibonacci", "n=7");
        assertThat(said(six, seven, five)).contains("calls: A third 15, 63 % fewer than Another (41); One 25");
    }

    @Test
    void whoPlaysASolutionSaysHowLongItIs() throws InterruptedException {
        var breadth = DifferenceFinderTest.run("tiles", "algorithm=breadth-first");
        var guided = DifferenceFinderTest.run("tiles", "algorithm=a-star");
        assertThat(said(breadth, guided)).contains("Both: Solved in 14 moves!");
    }

    @Test
    void whatTwoOfThreeCountIsComparedOfThese() throws InterruptedException {
        var deepening = DifferenceFinderTest.run("tiles", "algorithm=iterative-deepening");
        var guided = DifferenceFinderTest.run("tiles", "algorithm=ida-star");
        var table = DifferenceFinderTest.run("tiles", "algorithm=optimal");
        var lanes = List.of(deepening, guided, table);
        assertThat(said(deepening, guided, table))
                .anyMatch(line -> line.startsWith("boards generated: A third 0, One "))
                .anyMatch(line -> line.startsWith("backtracks: Another ") && line.contains(" % fewer than One"))
                .contains("Identical in all: moves of the solution (14)");
        lanes.forEach(lane -> lane.timeline().seek(lane.trace().length()));
        var spans = RaceFigures.current(lanes, ComparedPart.whole(lanes.size()));
        var backtracks = RaceFigures.of(lanes, spans, ENGLISH).figures().stream()
                .filter(figure -> figure.key().equals("counter.UNDO"))
                .findFirst()
                .orElseThrow();
        assertThat(backtracks.values(lanes))
                .satisfiesExactly(
                        one -> assertThat(one).isPresent(),
                        other -> assertThat(other).isPresent(),
                        third -> assertThat(third).isEmpty());
    }

    /** Some of many is not nothing. */
    @Test
    void allOfItIsFewerOnlyWhereNothingIsLeft() throws InterruptedException {
        var deepening = DifferenceFinderTest.run("tiles", "algorithm=iterative-deepening");
        var guided = DifferenceFinderTest.run("tiles", "algorithm=ida-star");
        assertThat(said(deepening, guided))
                .anyMatch(line -> line.matches("boards generated: Another \\d+, 99 % fewer than One.*"));
    }

    @Test
    void whatBothRunsSayIsSaidOnceAndTheirStepsTellThemApart() throws InterruptedException {
        var own = DifferenceFinderTest.run("queens", "n=6");
        var alternative = ChoicePoint.next(
                        own.puzzle(), own.arguments(), 0, own.trace().length(), () -> {})
                .orElseThrow()
                .alternatives()
                .getFirst();
        var branch = Session.of(
                own.puzzle(),
                own.arguments().withBranch(alternative.branch()),
                Retention.inMemory(Retention.MEMORY_BYTES));
        branch.run().start();
        assertThat(branch.run().awaitEnd(DifferenceFinderTest.PATIENCE)).isTrue();
        assertThat(said(own, own)).hasSize(2).anyMatch(line -> line.startsWith("Identical in both: calls ("));
    }

    /** What both dig alike is not compared, nor what only one of them has. */
    @Test
    void solversAreComparedByTheirSearch() throws InterruptedException {
        var depth = DifferenceFinderTest.run("maze", "solve=depth-first");
        var breadth = DifferenceFinderTest.run("maze", "solve=breadth-first");
        var lanes = List.of(depth, breadth);
        var part = ComparedPart.of(lanes, () -> {});
        assertThat(part.phase()).contains(Message.of("maze.phase.solve"));
        assertThat(part.starts()).containsOnly(depth.trace().phases().first(1));
        assertThat(said(depth, breadth))
                .containsExactly(
                        "One: " + said(depth),
                        "Another: " + said(breadth),
                        "cells visited: Another 77, 29 % fewer than One (109)",
                        "Identical in both: steps of the path (60)",
                        "Counted in One only: dead ends (7), backtracks (48)",
                        "Counted in Another only: cells found (generated) (78), most cells waiting (4)");
    }

    /** Exchanging columns is no try of backtracking, so the numbers of both are not compared. */
    @Test
    void whatHasNothingInCommonIsSaidApart() throws InterruptedException {
        var backtracking = DifferenceFinderTest.run("queens", "n=6");
        var repair = DifferenceFinderTest.run("queens", "n=6", "algorithm=min-conflicts");
        assertThat(said(backtracking, repair))
                .noneMatch(line -> line.startsWith("tries") || line.startsWith("rejected"))
                .anyMatch(line -> line.startsWith("Counted in One only: calls ("))
                .anyMatch(line ->
                        line.matches("Counted in Another only: queens placed at random \\(.*, exchanges tried \\(.*,"
                                + " exchanges \\(.*"));
        var masks = DifferenceFinderTest.run("queens", "n=6", "algorithm=bit-masks");
        assertThat(said(backtracking, masks)).contains("These algorithms count different things.");
    }

    private static String said(Session session) {
        session.timeline().seek(session.trace().length());
        return ENGLISH.localize(session.timeline().lastEvent().orElseThrow().sentence());
    }

    @Test
    void threeRunsBeginWhereTheFirstTwoOfThemDiffer() throws InterruptedException {
        var depth = DifferenceFinderTest.run("maze", "solve=depth-first");
        var breadth = DifferenceFinderTest.run("maze", "solve=breadth-first");
        var other = DifferenceFinderTest.run("maze", "solve=a-star", "algorithm=prim");
        assertThat(ComparedPart.of(List.of(depth, breadth, other), () -> {})).isEqualTo(ComparedPart.whole(3));
    }
}
