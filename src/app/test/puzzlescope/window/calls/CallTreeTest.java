package puzzlescope.window.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Recorder;
import puzzlescope.engine.trace.Retention;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.run.CallOutline;
import puzzlescope.picture.run.CallPath;
import puzzlescope.picture.run.CallRow;
import puzzlescope.picture.run.CallRows;

/** Holds the tree of calls against one that is built from a run's whole list of events, for every puzzle. */
class CallTreeTest {

    private static final long FOREVER = Long.MAX_VALUE / 2;
    private static final int POSITIONS = 40;

    /** A call as it is read off a list of events. */
    private static final class Call {

        private final long opened;
        private final List<Call> below = new ArrayList<>();
        private long closed = CallTree.UNKNOWN;
        private boolean solved;

        Call(long opened) {
            this.opened = opened;
        }
    }

    static List<String> puzzles() {
        return Catalogue.all().stream().map(Puzzle::id).toList();
    }

    private static Trace record(String id) throws InterruptedException {
        var puzzle = Catalogue.get(id);
        var session = Session.of(puzzle, puzzle.presets(), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        return session.trace();
    }

    private static long[] events(Trace trace) {
        var events = new long[(int) trace.length()];
        for (int i = 0; i < events.length; i++) {
            events[i] = trace.event(i);
        }
        return events;
    }

    /** All calls in the order in which they were opened; only events before a position count. */
    private static List<Call> calls(Trace trace, long[] events, long position) {
        var calls = new ArrayList<Call>();
        var open = new ArrayDeque<Call>();
        for (int i = 0; i < position; i++) {
            var roles = trace.vocabulary().kind(events[i]).roles();
            if (roles.contains(Role.SOLUTION)) {
                open.forEach(call -> call.solved = true);
            }
            if (roles.contains(Role.CALL)) {
                var call = new Call(i);
                if (!open.isEmpty()) {
                    open.getLast().below.add(call);
                }
                calls.add(call);
                open.addLast(call);
            }
            if (roles.contains(Role.RETURN)) {
                open.removeLast().closed = i;
            }
        }
        return calls;
    }

    private static long[] positions(long length) {
        var positions = new Random(5).longs(POSITIONS, 0, length + 1).toArray();
        positions[0] = 0;
        positions[1] = length;
        return positions;
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void theTreeIsThatOfTheEvents(String id) throws InterruptedException {
        var trace = record(id);
        var tree = new CallTree(trace, CallRows.MOST_CALLS);
        tree.read(FOREVER);
        assertThat(tree.isComplete()).isTrue();
        var naive = calls(trace, events(trace), trace.length());
        assertThat(tree.size()).isEqualTo(naive.size());
        for (int call = 0; call < tree.size(); call++) {
            assertThat(tree.opened(call)).isEqualTo(naive.get(call).opened);
            assertThat(tree.closed(call)).isEqualTo(naive.get(call).closed);
            for (var below : naive.get(call).below) {
                assertThat(tree.parent(naive.indexOf(below))).isEqualTo(call);
            }
            if (call % 97 == 0) {
                assertThat(tree.end(call)).isEqualTo(call + 1 + descendants(naive.get(call)));
            }
        }
    }

    private static int descendants(Call call) {
        return call.below.size()
                + call.below.stream().mapToInt(CallTreeTest::descendants).sum();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void whatIsOpenAtAPositionIsWhatTheEventsBeforeItLeftOpen(String id) throws InterruptedException {
        var trace = record(id);
        var events = events(trace);
        var tree = new CallTree(trace, CallRows.MOST_CALLS);
        tree.read(FOREVER);
        for (long position : positions(trace.length())) {
            var naive = calls(trace, events, position);
            assertThat(tree.countAt(position)).isEqualTo(naive.size());
            int current = CallTree.NONE;
            for (int call = 0; call < naive.size(); call++) {
                boolean open = naive.get(call).closed == CallTree.UNKNOWN;
                assertThat(tree.isOpenAt(call, position)).isEqualTo(open);
                assertThat(tree.isSolvedAt(call, position)).isEqualTo(naive.get(call).solved);
                current = open ? call : current;
            }
            assertThat(tree.currentAt(position)).isEqualTo(current);
        }
    }

    /** The rows as a recursion over the naive tree writes them. */
    private static void addRows(List<Call> calls, int depth, boolean few, List<String> rows) {
        for (var call : calls) {
            boolean unfolded = few || call.closed == CallTree.UNKNOWN;
            boolean foldable = !call.below.isEmpty();
            rows.add(depth + " " + call.opened + " " + call.closed + " " + foldable + " " + (foldable && !unfolded));
            if (unfolded) {
                addRows(call.below, depth + 1, few, rows);
            }
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("puzzles")
    void theOutlineShowsTheOpenCallsAndWhatTheyCalled(String id) throws InterruptedException {
        var trace = record(id);
        var events = events(trace);
        var tree = new CallTree(trace, CallRows.MOST_CALLS);
        tree.read(FOREVER);
        var outline = new CallOutline(tree);
        for (long position : positions(trace.length())) {
            outline.update(position);
            var naive = calls(trace, events, position);
            var below = naive.stream().flatMap(call -> call.below.stream()).toList();
            var roots = naive.stream().filter(call -> !below.contains(call)).toList();
            var expected = new ArrayList<String>();
            addRows(roots, 0, naive.size() <= CallOutline.FEW, expected);
            var rows = new ArrayList<String>();
            for (int row = 0; row < outline.size(); row++) {
                var shown = outline.row(row);
                rows.add(shown.depth() + " " + shown.opened() + " " + shown.closed() + " " + shown.foldable() + " "
                        + shown.folded());
            }
            assertThat(rows).isEqualTo(expected);
        }
    }

    /** What the searches in the recording find is part of what the outline of the whole tree shows, the open calls all. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void thePathFoundInTheRecordingIsThatOfTheTree(String id) throws InterruptedException {
        var trace = record(id);
        var events = events(trace);
        for (long position : positions(trace.length())) {
            var naive = calls(trace, events, position);
            var rows = CallPath.rows(trace, position, trace.depth(position), FOREVER);
            var open = naive.stream()
                    .filter(call -> call.closed == CallTree.UNKNOWN)
                    .map(call -> call.opened);
            var found =
                    rows.stream().filter(CallRow::isOpen).map(CallRow::opened).toList();
            var expected = open.toList();
            assertThat(found)
                    .isEqualTo(expected.subList(Math.max(0, expected.size() - CallPath.MOST_LEVELS), expected.size()));
            for (var row : rows) {
                var same = naive.stream()
                        .filter(call -> call.opened == row.opened())
                        .toList();
                if (!row.isLeftOut()) {
                    assertThat(same).hasSize(1);
                    assertThat(row.closed()).isEqualTo(same.getFirst().closed);
                    assertThat(row.depth()).isEqualTo(trace.depth(row.opened()));
                }
            }
        }
    }

    @Test
    void foldingByHandStaysUntilItIsForgotten() throws InterruptedException {
        var tree = new CallTree(record("queens"), CallRows.MOST_CALLS);
        tree.read(FOREVER);
        var outline = new CallOutline(tree);
        outline.update(tree.trace().length());
        assertThat(outline.size()).isEqualTo(1);
        outline.toggle(0);
        assertThat(outline.size()).isEqualTo(9);
        outline.toggle(1);
        int unfolded = outline.size();
        assertThat(unfolded).isGreaterThan(9);
        outline.update(5_000);
        outline.update(tree.trace().length());
        assertThat(outline.size()).isEqualTo(unfolded);
        assertThat(outline.rowOf(tree.size() - 1))
                .as("the nearest call above that is shown")
                .isEqualTo(unfolded - 1);
        outline.forget();
        outline.update(tree.trace().length());
        assertThat(outline.size()).isEqualTo(1);
    }

    @Test
    void moreCallsThanAreKeptMakeNoTree() throws InterruptedException {
        var tree = new CallTree(record("queens"), 100);
        tree.read(FOREVER);
        assertThat(tree.isWhole()).isFalse();
        assertThat(tree.size()).isZero();
        assertThat(tree.hasMoreToRead()).isFalse();
    }

    @Test
    void reachingGoesOnInSmallPortions() throws InterruptedException {
        var tree = new CallTree(record("queens"), CallRows.MOST_CALLS);
        int portions = 0;
        while (tree.read(0)) {
            portions++;
        }
        assertThat(portions).isEqualTo(18);
        assertThat(tree.isComplete()).isTrue();
    }

    /** A recording whose first chunks are gone before anybody has read them. */
    @Test
    void aTreeWithoutItsBeginningIsGivenUpAndThePathIsStillFound() {
        var puzzle = Catalogue.get("recursion");
        var arguments = puzzle.presets();
        for (var parameter : puzzle.parameters()) {
            arguments = parameter.name().equals("n") ? arguments.with(parameter, "25") : arguments;
        }
        var instance = puzzle.instance(arguments);
        var trace = new Trace(instance.vocabulary(), Retention.ofChunks(4));
        trace.playhead().fastForward(true);
        var recorder = new Recorder(trace, instance.board());
        instance.solver().solve(recorder);
        recorder.end();
        assertThat(trace.firstKept()).isPositive();
        var tree = new CallTree(trace, 300_000);
        tree.read(FOREVER);
        assertThat(tree.isWhole()).isFalse();
        long middle = (trace.firstKept() + trace.length()) / 2;
        var rows = CallPath.rows(trace, middle, trace.depth(middle), FOREVER);
        assertThat(rows).filteredOn(CallRow::isOpen).isNotEmpty();
        assertThat(rows.stream().filter(row -> !row.isLeftOut()).mapToLong(CallRow::opened))
                .allMatch(opened -> opened >= trace.firstKept());
        assertThat(rows.stream()
                        .filter(CallRow::isOpen)
                        .mapToInt(CallRow::depth)
                        .toArray())
                .isSorted();
        assertThat(Arrays.asList(rows.getFirst().isLeftOut(), rows.getFirst().depth() == 0))
                .contains(true);
    }

    /** A recording whose first chunks are let go after the tree has read them. */
    @Test
    void aTreeWhoseBeginningIsLetGoIsGivenUp() {
        var puzzle = Catalogue.get("recursion");
        var arguments = puzzle.presets();
        for (var parameter : puzzle.parameters()) {
            arguments = parameter.name().equals("n") ? arguments.with(parameter, "25") : arguments;
        }
        var instance = puzzle.instance(arguments);
        var trace = new Trace(instance.vocabulary(), Retention.ofChunks(4));
        trace.playhead().fastForward(true);
        var recorder = new Recorder(trace, instance.board());
        var tree = new CallTree(trace, 300_000);
        instance.solver().solve(new EventSink() {
            private int emitted;

            @Override
            public void emit(long event) {
                recorder.emit(event);
                if (++emitted == 100_000) {
                    tree.read(FOREVER);
                    assertThat(tree.size()).isPositive();
                }
            }
        });
        recorder.end();
        assertThat(trace.firstKept()).isPositive();
        tree.read(FOREVER);
        assertThat(tree.isWhole()).isFalse();
        assertThat(tree.size()).isZero();
    }
}
