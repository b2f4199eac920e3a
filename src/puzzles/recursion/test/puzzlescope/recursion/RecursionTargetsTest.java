package puzzlescope.recursion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Event;
import puzzlescope.recursion.event.BinarySearchEvent.MiddleCompared;
import puzzlescope.recursion.event.BinarySearchEvent.PlaceReturned;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.NumberEvent.ValueReturned;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.testkit.SmallRun;

/** Which events touch calls with the same arguments. */
class RecursionTargetsTest {

    @Test
    void callsAreTouchedByAllThatHappensToCallsWithTheSameArgument() {
        var run = SmallRun.of(new RecursionPuzzle(), "function", "fibonacci", "n", "4");
        var f = RecursiveFunction.FIBONACCI;
        long opening = new NumberCalled(f, 2, 1, 1).pack();
        assertThat(run.touching(RecursionTargets.calls(opening).orElseThrow()))
                .isEqualTo(List.<Event>of(
                        new NumberCalled(f, 2, 1, 1),
                        new ValueReturned(f, 2, 1),
                        new NumberCalled(f, 2, 2, 2),
                        new ValueReturned(f, 2, 2)));
    }

    @Test
    void aRangeIsTouchedWhereItIsSearchedComparedAndReturned() {
        var run = SmallRun.of(new RecursionPuzzle(), "function", "binary-search");
        var first = (RangeSearched) run.events().getFirst();
        var touching = run.touching(RecursionTargets.calls(first.pack()).orElseThrow());
        assertThat(touching).hasSize(3);
        assertThat(touching.get(0)).isEqualTo(first);
        assertThat(touching.get(1)).isInstanceOfSatisfying(MiddleCompared.class, compared -> {
            assertThat(compared.lower()).isEqualTo(first.lower());
            assertThat(compared.upper()).isEqualTo(first.upper());
        });
        assertThat(touching.get(2)).isInstanceOfSatisfying(PlaceReturned.class, returned -> {
            assertThat(returned.lower()).isEqualTo(first.lower());
            assertThat(returned.upper()).isEqualTo(first.upper());
        });
    }

    @Test
    void whatOpensNoCallIsNothingToPointAt() {
        assertThat(RecursionTargets.calls(new ValueReturned(RecursiveFunction.FIBONACCI, 2, 1).pack()))
                .isEmpty();
    }
}
