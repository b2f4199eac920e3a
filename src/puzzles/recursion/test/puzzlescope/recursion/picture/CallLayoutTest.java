package puzzlescope.recursion.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.recursion.RecursionPuzzle;
import puzzlescope.recursion.window.RecursionSampleContext;

class CallLayoutTest {

    private static CallTree tree(String function, int n) {
        var session = RecursionSampleContext.recorded(
                RecursionSampleContext.with("function", function, "n", String.valueOf(n)));
        var tree = new CallTree(session.trace(), 300_000);
        tree.read(Long.MAX_VALUE / 2);
        return tree;
    }

    /** A recorder lets go whenever it likes, also between reading the calls and drawing them. */
    @Test
    void callsThatAreLetGoMeanwhileAreLaidOutAndNamed() {
        var instance = new RecursionPuzzle().instance(RecursionSampleContext.with("function", "fibonacci", "n", "25"));
        var trace = new Trace(instance.vocabulary(), Retention.ofChunks(4));
        trace.playhead().fastForward(true);
        var recorder = new Recorder(trace, instance.board());
        var tree = new CallTree(trace, 300_000);
        instance.solver().solve(event -> {
            recorder.emit(event);
            if (tree.size() < 100) {
                tree.read(Long.MAX_VALUE / 2);
            }
        });
        recorder.end();
        assertThat(trace.firstKept()).isPositive();
        assertThat(tree.size()).isGreaterThan(100);
        assertThat(new CallLayout(tree).size()).isEqualTo(tree.size());
        var recursionScene = new RecursionScene(tree, trace.length(), 1, false);
        for (int call = 0; call < tree.size(); call++) {
            assertThat(recursionScene.call(call)).isNotEmpty();
            assertThat(recursionScene.opening(call)).isNotNull();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "fibonacci, 0",
        "fibonacci, 1",
        "fibonacci, 6",
        "fibonacci, 15",
        "fibonacci-memoised, 30",
        "factorial, 9"
    })
    void callsDoNotOverlapAndStandAboveTheMiddleOfWhatTheyCall(String function, int n) {
        var tree = tree(function, n);
        var layout = new CallLayout(tree);
        var lastOfLevel = new HashMap<Integer, Double>();
        for (int call = 0; call < layout.size(); call++) {
            double x = layout.x(call);
            Double before = lastOfLevel.put(layout.level(call), x);
            assertThat(before == null ? x - 1 : before).isLessThanOrEqualTo(x - 0.999);
            var below = new ArrayList<Double>();
            for (int other = call + 1; other < tree.end(call); other++) {
                if (tree.parent(other) == call) {
                    below.add(layout.x(other));
                    assertThat(layout.level(other)).isEqualTo(layout.level(call) + 1);
                }
            }
            if (!below.isEmpty()) {
                assertThat(x).isCloseTo((below.getFirst() + below.getLast()) / 2, within(0.001));
            }
            assertThat(layout.isLeaf(call)).isEqualTo(below.isEmpty());
        }
    }

    @Test
    void aTreeIsAsWideAsItsLeavesAndAsDeepAsItsCalls() {
        var layout = new CallLayout(tree("fibonacci", 8));
        assertThat(layout.size()).isEqualTo(67);
        assertThat(layout.leaves()).isEqualTo(34);
        assertThat(layout.width(0)).isEqualTo(34);
        assertThat(layout.levels()).isEqualTo(8);
        assertThat(layout.lowest(0)).isEqualTo(7);
        assertThat(layout.argument(0)).isEqualTo(8);
    }
}
