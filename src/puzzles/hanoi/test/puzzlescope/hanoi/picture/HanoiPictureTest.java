package puzzlescope.hanoi.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.hanoi.HanoiPuzzle;
import puzzlescope.picture.Moment;
import puzzlescope.picture.svg.SvgSurface;
import puzzlescope.testkit.PlainStyle;

class HanoiPictureTest {

    private static final Pattern STAR = Pattern.compile("polygon points=\"([^\"]*)\"");
    private static final double LARGEST_TEXT = 26;

    @ParameterizedTest
    @ValueSource(doubles = {0.4, 0.5, 0.6, 0.8, 1.2})
    void theGoalsStarIsWholeInANarrowPicture(double share) {
        for (int width = 300; width < 800; width += 20) {
            holdStars(width, share * width);
        }
    }

    private static void holdStars(double width, double height) {
        var puzzle = new HanoiPuzzle();
        var session = Session.of(puzzle, puzzle.firstRun().with(HanoiPuzzle.DISKS, "2"), Retention.inMemory(1 << 20));
        var timeline = session.timeline();
        var style = new PlainStyle(LARGEST_TEXT);
        var surface = new SvgSurface(width, height, style);
        new HanoiPicture(style)
                .paint(surface, width, height, session, new Moment(timeline.board(), timeline.lastEvent(), 1, true));
        var stars = STAR.matcher(surface.document()).results().toList();
        for (var star : stars) {
            for (var corner : star.group(1).split(" ", -1)) {
                assertThat(Double.parseDouble(corner.split(",", -1)[0])).isBetween(0.0, width);
            }
        }
    }
}
