package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.recursion.picture.RecursionPicture;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;

/** The calls of any recursive methods are drawn as a tree, with the lists of the innermost call above it. */
class RecursionProgramPictureTest {

    private static final String SOURCE = """
        class Reversal {
            static void run() {
                int[] list = {7, 8};
                reverse(list, 0);
            }

            static void reverse(int[] list, int at) {
                if (at < 1) {
                    int kept = list[at];
                    list[at] = list[1 - at];
                    list[1 - at] = kept;
                    reverse(list, at + 1);
                }
            }
        }
        """;

    private static final String MERGE_SORT = """
        class MergeSort {
            static void run() {
                sort(new int[] {5, 2, 8, 1, 9, 3, 7, 4}, 0, 8);
            }

            static void sort(int[] list, int from, int to) {
                if (to - from > 1) {
                    sort(list, from, (from + to) / 2);
                    sort(list, (from + to) / 2, to);
                    merge(list, from, (from + to) / 2, to);
                }
            }

            static void merge(int[] list, int from, int middle, int to) {
                int[] sorted = java.util.Arrays.copyOfRange(list, from, to);
                java.util.Arrays.sort(sorted);
                for (int at = from; at < to; at++) {
                    list[at] = sorted[at - from];
                }
            }
        }
        """;

    @Test
    void callsAndListsAreDrawnAsTheyWere() throws InterruptedException {
        var puzzle = Catalogue.all().stream()
                .filter(each -> each.id().equals("recursion"))
                .findFirst()
                .orElseThrow();
        var session = JavaRun.recorded(puzzle, JavaRun.arguments(puzzle), SOURCE);
        session.timeline().seek(session.trace().length());
        assertThat(drawn(session).texts()).contains("run()", "reverse([7, 8], 0)", "reverse([8, 7], 1)");
        session.timeline().seek(0);
        while (!(session.timeline().lastEvent().orElse(null) instanceof ProgramEvent.VariableSet set
                && set.variable().equals("kept"))) {
            assertThat(session.timeline().step()).isTrue();
        }
        assertThat(drawn(session).texts()).contains("list", "7", "8").doesNotContain("reverse([8, 7], 1)");
    }

    /** At no step of a merge sort, whose calls bear whole lists, does a name lie over another call's dot. */
    @ParameterizedTest
    @CsvSource({"900,600", "560,420"})
    void noNameCoversACall(int width, int height) throws InterruptedException {
        var puzzle = Catalogue.all().stream()
                .filter(each -> each.id().equals("recursion"))
                .findFirst()
                .orElseThrow();
        var session = JavaRun.recorded(puzzle, JavaRun.arguments(puzzle), MERGE_SORT);
        var timeline = session.timeline();
        timeline.seek(0);
        int named = 0;
        do {
            var plates = new ArrayList<Box>();
            var dots = new ArrayList<Box>();
            paint(recording(new CountingSurface(width, height), plates, dots), width, height, session);
            for (var plate : plates) {
                named++;
                assertThat(dots).noneMatch(plate::intersects);
                assertThat(plate.left()).isNotNegative();
                assertThat(plate.right()).isLessThanOrEqualTo(width);
                assertThat(plate.bottom()).isLessThanOrEqualTo(height);
            }
        } while (timeline.step());
        assertThat(named).isGreaterThan(100);
    }

    @Test
    void callsThatAreTooManyForATreeAreSaidToBe() throws InterruptedException {
        var text = new StringBuilder("{\"puzzlescope\":1,\"puzzle\":\"recursion\"}\n");
        for (int call = 0; call <= 300_000; call++) {
            text.append("{\"call\":\"f\"}\n{\"return\":null}\n");
        }
        var run = TextRun.arguments(text.toString());
        var session = Session.of(run.puzzle(), run.arguments(), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();

        assertThat(drawn(session).texts()).containsExactly("recursion.program.too-many-calls");
    }

    private static CountingSurface drawn(Session session) {
        var surface = new CountingSurface(900, 600);
        paint(surface, 900, 600, session);
        return surface;
    }

    private static void paint(Surface surface, int width, int height, Session session) {
        var timeline = session.timeline();
        var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
        new RecursionPicture(new PlainStyle(14)).paint(surface, width, height, session, moment);
    }

    /** Passes everything on, and keeps the places of ovals and of the plates below names. */
    private static Surface recording(Surface surface, List<Box> plates, List<Box> dots) {
        return (Surface) Proxy.newProxyInstance(
                Surface.class.getClassLoader(), new Class<?>[] {Surface.class}, (_, method, arguments) -> {
                    if (method.getName().equals("fillOval")) {
                        dots.add(box(arguments));
                    } else if (method.getName().equals("fillRoundRect") && (double) arguments[4] == 6) {
                        plates.add(box(arguments));
                    }
                    return method.invoke(surface, arguments);
                });
    }

    private static Box box(Object[] lengths) {
        return new Box((double) lengths[0], (double) lengths[1], (double) lengths[2], (double) lengths[3]);
    }
}
