package puzzlescope.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;

class MomentSelectionTest {

    private static Session queens() throws InterruptedException {
        var puzzle = Catalogue.get("queens");
        var session = Session.of(puzzle, Arguments.presets(puzzle.parameters()), Retention.inMemory(1 << 26));
        session.run().start();
        while (!session.run().awaitEnd(java.time.Duration.ofSeconds(1))) {
            assertThat(session.run().failure()).isEmpty();
        }
        return session;
    }

    @Test
    void aRangeBeginsAndEndsWithAStop() throws InterruptedException {
        var trace = queens().trace();
        assertThat(MomentSelection.EVENTS.of(trace, 3, 6, 10)).containsExactly(3, 4, 5, 6);
        assertThat(MomentSelection.EVENTS.of(trace, 4, 4, 10)).containsExactly(4);
        assertThat(MomentSelection.EVENTS.of(trace, 0, 100, 10))
                .as("one more than the limit")
                .hasSize(11);
        for (var momentSelection : MomentSelection.values()) {
            var found = momentSelection.of(trace, 10, 500, 1000);
            assertThat(found).startsWith(10).endsWith(500).isSorted().doesNotHaveDuplicates();
        }
    }

    @Test
    void milestonesAreSolutionsAndDeadEnds() throws InterruptedException {
        var trace = queens().trace();
        long solution = trace.next(0, Role.SOLUTION);
        assertThat(MomentSelection.MILESTONES.of(trace, 0, trace.length(), 100_000))
                .contains(solution);
    }

    @Test
    void withoutAChoiceMomentsFitAndItIsSaidWhich() throws InterruptedException {
        var trace = queens().trace();
        long end = trace.length();
        int all = Math.toIntExact(end) + 1;
        int milestones = MomentSelection.MILESTONES.of(trace, 0, end, all).length;
        assertThat(milestones).isLessThan(all);
        fits(trace, all, "", all);
        fits(trace, milestones, "export.fitting.MILESTONES", milestones);
        fits(trace, milestones - 1, "export.fitting.first", milestones - 1);
    }

    private static void fits(Trace trace, int limit, String key, int count) {
        var fitting = FittingMoments.of(trace, 0, trace.length(), limit);
        assertThat(fitting.sentence().map(Message::key).orElse("")).isEqualTo(key);
        assertThat(fitting.positions())
                .startsWith(0)
                .isSorted()
                .doesNotHaveDuplicates()
                .hasSize(count);
    }
}
