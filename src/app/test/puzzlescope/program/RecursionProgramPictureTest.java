package puzzlescope.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.program.ProgramEvent;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.picture.Moment;
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
        var timeline = session.timeline();
        var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
        new RecursionPicture(new PlainStyle(14)).paint(surface, 900, 600, session, moment);
        return surface;
    }
}
