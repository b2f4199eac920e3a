package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
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
                List.of(lanes), List.of("One", "Another", "A third").subList(0, lanes.length), ENGLISH);
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
        assertThat(said(deepening, guided, table)).anyMatch(line -> line.startsWith("calls: Another 44, 99 % fewer"));
        var figures = RaceFigures.of(List.of(deepening, guided, table), ENGLISH);
        assertThat(figures).isNotEmpty();
        assertThat(figures.getFirst().values(List.of(deepening, guided, table)))
                .satisfiesExactly(
                        one -> assertThat(one).isPresent(),
                        other -> assertThat(other).isPresent(),
                        third -> assertThat(third).isEmpty());
    }

    /** 44 of 17,926 is not nothing. */
    @Test
    void allOfItIsFewerOnlyWhereNothingIsLeft() throws InterruptedException {
        var deepening = DifferenceFinderTest.run("tiles", "algorithm=iterative-deepening");
        var guided = DifferenceFinderTest.run("tiles", "algorithm=ida-star");
        assertThat(said(deepening, guided)).anyMatch(line -> line.startsWith("calls: Another 44, 99 % fewer than One"));
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
        assertThat(said(own, branch)).hasSize(2);
        assertThat(said(own, own)).contains("All that is counted is the same in both runs.");
    }
}
