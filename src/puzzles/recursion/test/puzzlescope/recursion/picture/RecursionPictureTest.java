package puzzlescope.recursion.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.replay.CallTree;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Moment;
import puzzlescope.recursion.window.RecursionSampleContext;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;

class RecursionPictureTest {

    private final RecursionPicture picture = new RecursionPicture(new PlainStyle(14));

    private static Session atTheEndOf(String... namesAndTexts) {
        var session = RecursionSampleContext.recorded(RecursionSampleContext.with(namesAndTexts));
        session.timeline().seek(session.trace().length());
        return session;
    }

    private CountingSurface draw(Session session) {
        var surface = new CountingSurface(900, 600);
        var timeline = session.timeline();
        var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
        picture.paint(surface, 900, 600, session, moment);
        return surface;
    }

    @Test
    void theWholeTreeIsReadForOnePicture() {
        draw(atTheEndOf("function", "fibonacci", "n", "20"));
        var tree = picture.tree();
        assertThat(tree).isNotNull();
        assertThat(tree.isComplete()).isTrue();
        assertThat(tree.size()).isEqualTo(21_891);
    }

    @Test
    void aCallIsFoundWhereItIsDrawn() {
        assertThat(picture.places().callAt(10, 10)).isEqualTo(CallTree.NONE);
        for (var function : new String[] {"fibonacci", "factorial"}) {
            draw(atTheEndOf("function", function, "n", "5"));
            var middle = picture.places().outline(3).center();
            assertThat(picture.places().callAt((int) middle.x(), (int) middle.y()))
                    .isEqualTo(3);
            assertThat(picture.places().drawn().get(3)).isTrue();
        }
    }

    @Test
    void anEventDiscardedMeanwhileReadsAsACallOfZero() {
        var session = atTheEndOf("function", "fibonacci", "n", "5");
        var trace = session.trace();
        assertThat(RecursionScene.event(trace, 0).call()).isEqualTo("fib(5)");
        session.close();
        assertThat(RecursionScene.event(trace, 0).call()).isEqualTo("factorial(0)");
    }

    @Test
    void onlyAPersonWhoPlaysIsAsked() {
        var session = atTheEndOf("function", "fibonacci", "n", "5");
        session.timeline().seek(3);
        assertThat(draw(session).texts()).doesNotContain("recursion.hand.question");
        assertThat(picture.questionPanel().place(0).width()).isZero();
        picture.show(new RecursionPlayOverlay(true, false, RecursionQuestionPanel.NONE));
        assertThat(draw(session).texts()).contains("recursion.hand.question");
        var middle = picture.questionPanel().place(1).center();
        assertThat(picture.questionPanel().at(middle.x(), middle.y())).isEqualTo(1);
    }
}
