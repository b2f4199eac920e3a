package puzzlescope.picture.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.session.Session;
import puzzlescope.testkit.RecordingContext;

/** The boxes of an icicle are the calls, however wide it is. */
class IcicleTest {

    private record Box(int depth, int first, int end, Icicle.Kind kind) {

        boolean isCall() {
            return kind == Icicle.Kind.CALL || kind == Icicle.Kind.SOLVED;
        }
    }

    private final List<Box> boxes = new ArrayList<>();

    private static Session recorded(String id, String inputs) {
        var puzzle = Catalogue.get(id);
        return RecordingContext.recorded(puzzle, RecordingContext.given(puzzle, inputs.split("[=;]", -1)));
    }

    private static CallTree tree(Session session) {
        var tree = new CallTree(session.trace(), Integer.MAX_VALUE);
        while (tree.read(Long.MAX_VALUE)) {
            // All is done in the condition.
        }
        return tree;
    }

    private Icicle tell(Session session, int width) {
        long length = session.trace().length();
        var columns = new RunColumns(new RunExcerpt(session, "", 0, length, length), width);
        var icicle = new Icicle(session.trace(), columns);
        boxes.clear();
        for (int depth = 1; depth <= icicle.deepest(); depth++) {
            icicle.forEachBox(depth, (level, first, end, kind) -> boxes.add(new Box(level, first, end, kind)));
        }
        return icicle;
    }

    @Test
    void namesOfTheDeepestLevelsTellSomethingBelowTheirCallers() {
        var icicle = tell(recorded("recursion", "n=6"), 400);
        assertThat(IcicleScale.ofDeepest(icicle, 0, 84, 14).showsCallers(icicle.deepest()))
                .isTrue();
        var low = IcicleScale.ofDeepest(icicle, 0, 71, 24);
        assertThat(low.showsCallers(icicle.deepest()) && low.hasNames()).isTrue();
        assertThat(low.letters()).isBetween(20.0, 23.0);
        assertThat(IcicleScale.ofDeepest(icicle, 0, 36, 24).showsCallers(icicle.deepest()))
                .as("names of less than 12 px are not read")
                .isFalse();
        var flat = tell(recorded("recursion", "n=1"), 400);
        assertThat(IcicleScale.ofDeepest(flat, 0, 40, 24).showsCallers(flat.deepest()))
                .isTrue();
    }

    /** Each step has columns of its own, so that nothing is summed up. */
    @ParameterizedTest
    @CsvSource({
        "queens, n=5",
        "knight, rows=5;columns=5",
        "hanoi, disks=4",
        "tiles, algorithm=ida-star",
        "recursion, n=5"
    })
    void closeByEachCallIsABoxFromItsFirstStepToItsLast(String id, String inputs) {
        var session = recorded(id, inputs);
        long length = session.trace().length();
        int wide = 2;
        if (length > 100_000) {
            throw new IllegalArgumentException("too long a run: " + length);
        }
        tell(session, (int) length * wide);
        var tree = tree(session);
        assertThat(boxes).allMatch(Box::isCall).hasSize(tree.size()).isNotEmpty();
        var byStart = new HashMap<Integer, Box>();
        boxes.forEach(box -> byStart.put(box.first(), box));
        for (int call = 0; call < tree.size(); call++) {
            var box = byStart.get((int) tree.opened(call) * wide);
            assertThat(box).as("call %s", call).isNotNull();
            assertThat(box.depth()).isEqualTo(tree.depth(call) + 1);
            assertThat((long) box.end()).isEqualTo(Math.min(tree.closed(call), length) * wide);
            assertThat(box.kind() == Icicle.Kind.SOLVED).isEqualTo(tree.isSolvedAt(call, length));
        }
    }

    /** What a recording tells up to a position, each step in columns of its own. */
    private record Told(DepthColumns all, long solutionsKnownUntil) implements DepthColumns {

        @Override
        public int width() {
            return all.width();
        }

        @Override
        public boolean isEmpty(int column) {
            return all.isEmpty(column);
        }

        @Override
        public int lowest(int column) {
            return all.lowest(column);
        }

        @Override
        public int highest(int column) {
            return all.highest(column);
        }

        @Override
        public boolean hasSolution(int column) {
            return all.hasSolution(column) && start(column) < solutionsKnownUntil;
        }

        @Override
        public long start(int column) {
            return all.start(column);
        }
    }

    @ParameterizedTest
    @CsvSource({"queens, n=5", "recursion, n=5", "tiles, algorithm=ida-star"})
    void aSolutionIsToldOfWhenItIsReached(String id, String inputs) {
        var session = recorded(id, inputs);
        long length = session.trace().length();
        var tree = tree(session);
        var columns = new RunColumns(new RunExcerpt(session, "", 0, length, length), (int) length * 2);
        var calls = new IcicleCalls(session.trace());
        for (long told = 0; told <= length; told += 1 + length / 50) {
            var icicle = new Icicle(calls, new Told(columns, told));
            var solved = new HashMap<Long, Boolean>();
            for (int depth = 1; depth <= icicle.deepest(); depth++) {
                icicle.forEachBox(
                        depth, (_, first, _, kind) -> solved.put(columns.start(first), kind == Icicle.Kind.SOLVED));
            }
            for (int call = 0; call < tree.size(); call++) {
                assertThat(solved.get(tree.opened(call)))
                        .as("call %s at %s", call, told)
                        .isEqualTo(tree.isSolvedAt(call, told));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"queens, n=6", "knight, rows=5;columns=5", "tiles, algorithm=ida-star"})
    void farAwayNoCallIsLostAndNoneIsMadeUp(String id, String inputs) {
        var session = recorded(id, inputs);
        long length = session.trace().length();
        var tree = tree(session);
        for (int width : new int[] {1, 2, 7, 100, 333}) {
            var icicle = tell(session, width);
            for (var box : boxes) {
                if (box.isCall()) {
                    int call = IntStream.range(0, tree.size())
                            .filter(each -> tree.opened(each) == icicle.opened(box.depth(), box.first()))
                            .findFirst()
                            .orElseThrow();
                    assertThat(tree.depth(call) + 1).isEqualTo(box.depth());
                    assertThat(tree.opened(call)).isLessThanOrEqualTo(start(box.first(), width, length));
                    assertThat(tree.closed(call)).isGreaterThanOrEqualTo(start(box.end(), width, length));
                    assertThat(box.kind() == Icicle.Kind.SOLVED)
                            .as("width %s, %s", width, box)
                            .isEqualTo(tree.isSolvedAt(call, length));
                }
            }
            for (int call = 0; call < tree.size(); call++) {
                int depth = tree.depth(call) + 1;
                long opened = tree.opened(call);
                assertThat(boxes)
                        .as("call %s", call)
                        .anyMatch(box -> box.depth() == depth
                                && start(box.first(), width, length) <= opened
                                && opened < start(box.end(), width, length));
            }
        }
    }

    private static long start(int column, int width, long length) {
        return length * column / width;
    }
}
