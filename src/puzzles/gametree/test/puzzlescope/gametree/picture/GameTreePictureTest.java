package puzzlescope.gametree.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.export.FileStyle;
import puzzlescope.gametree.GameTreePuzzle;
import puzzlescope.gametree.event.GameTreeEvent;
import puzzlescope.gametree.event.LookaheadEvent.BestImproved;
import puzzlescope.picture.Moment;
import puzzlescope.testkit.LabelSurface;

/** What is written beside the boards. */
class GameTreePictureTest {

    private static final int WIDTH = 900;
    private static final int HEIGHT = 600;

    /** A value is better only when it has been compared with the best one: the step after the move is undone. */
    @ParameterizedTest
    @ValueSource(strings = {"minimax", "alpha-beta"})
    void theBestValueIsThatOfTheProgramAtThisStep(String algorithm) throws InterruptedException {
        var puzzle = Catalogue.get("gametree");
        var arguments = puzzle.presets().with(GameTreePuzzle.ALGORITHM, algorithm);
        var session = Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        try {
            session.run().start();
            assertThat(session.run().awaitEnd(Duration.ofMinutes(1))).isTrue();
            var trace = session.trace();
            int improved = 0;
            for (long position = 1; position < Math.min(200, trace.length()); position++) {
                if (trace.vocabulary().unpack(trace.event(position)) instanceof BestImproved best) {
                    improved++;
                    var name = best.who().name() + ": best = ";
                    assertThat(labels(session, position)).contains(name + GameTreeEvent.sign(best.best()));
                    assertThat(labels(session, position + 1)).contains(name + GameTreeEvent.sign(best.value()));
                }
            }
            assertThat(improved).isPositive();
        } finally {
            session.close();
        }
    }

    private static List<String> labels(Session session, long position) {
        var timeline = session.newTimeline();
        timeline.seek(position);
        var style = new FileStyle("light", session.puzzle(), new Words(Language.ENGLISH), 14);
        var surface = new LabelSurface(WIDTH, HEIGHT, style);
        new GameTreePictures()
                .painter(style)
                .paint(surface, WIDTH, HEIGHT, session, new Moment(timeline.board(), timeline.lastEvent(), 1, true));
        return surface.labels().stream().map(LabelSurface.Label::text).toList();
    }
}
