package puzzlescope.states.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.picture.Moment;
import puzzlescope.picture.graph.RingLayout;
import puzzlescope.states.StatesPuzzle;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;

class StatesPictureTest {

    private static final double WIDTH = 900;
    private static final double HEIGHT = 600;

    private StatesPicture picture = new StatesPicture(new PlainStyle(14));

    private static Session ended() throws InterruptedException {
        var puzzle = new StatesPuzzle();
        var arguments = puzzle.presets().with(StatesPuzzle.SPACE, "tiles-3x3");
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(Duration.ofMinutes(5))).isTrue();
        session.timeline().seek(session.trace().length());
        return session;
    }

    private void paint(Session session) {
        var surface = new CountingSurface(WIDTH, HEIGHT);
        var moment = new Moment(session.timeline().board(), Optional.empty(), 1, true);
        picture.paint(surface, WIDTH, HEIGHT, session, moment);
    }

    /** A window goes on in the next frame; a file has only one. */
    @Test
    void aGraphTooLargeForAFrameIsDrawnAtOnceUnlessTimeIsShort() throws InterruptedException {
        var session = ended();
        paint(session);
        assertThat(picture.windows().get(0).layout()).isInstanceOf(RingLayout.class);
        assertThat(picture.isUnfinished()).isFalse();
        picture = new StatesPicture(new PlainStyle(14));
        picture.slice(0);
        paint(session);
        assertThat(picture.isUnfinished()).isTrue();
        session.close();
    }
}
