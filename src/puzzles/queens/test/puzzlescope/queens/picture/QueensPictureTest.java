package puzzlescope.queens.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import puzzlescope.picture.Moment;
import puzzlescope.queens.window.QueensSampleContext;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;

class QueensPictureTest {

    private static List<String> words(int n, long position, Consumer<QueensPicture> chosen) {
        var session = QueensSampleContext.recorded(n);
        session.timeline().seek(Math.min(position, session.trace().length()));
        var timeline = session.timeline();
        var surface = new CountingSurface(800, 800);
        var picture = new QueensPicture(new PlainStyle(14));
        chosen.accept(picture);
        var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
        picture.paint(surface, 800, 800, session, moment);
        return surface.texts();
    }

    @Test
    void theEndSaysHowManySolutionsAreFundamental() {
        assertThat(words(8, Long.MAX_VALUE, _ -> {})).contains("queens.end-fundamental");
        assertThat(words(3, Long.MAX_VALUE, _ -> {})).contains("queens.end");
    }

    @Test
    void theStateIsWrittenWhenItIsWanted() {
        assertThat(words(8, 3, _ -> {})).noneMatch(line -> line.contains("state"));
        assertThat(words(8, 3, picture -> picture.writeState(true))).contains("state = (0,)");
    }

    @Test
    void theStateIsPointsOnAxesWhenThatIsWanted() {
        assertThat(words(8, 3, picture -> picture.showPoints(true)))
                .contains("x", "y", "0", "7", "queens.points.axes", "queens.points.folded");
        assertThat(words(8, Long.MAX_VALUE, picture -> picture.showPoints(true)))
                .contains("x");
    }

    @Test
    void theParableIsDrawnWithTheNumbersOfItsSteps() {
        var surface = new CountingSurface(400, 400);
        var doors =
                new QueensPictures().illustration("doors", new PlainStyle(14)).orElseThrow();
        doors.paint(surface, 300);
        assertThat(surface.texts())
                .contains("1", "2", "3", "4", "5", "6", "7", "8", "queens.doors.room", "queens.doors.start");
        assertThat(doors.height()).isPositive();
    }

    @Test
    void nothingIsPointedAtUntilSomebodyDoes() {
        var picture = new QueensPicture(new PlainStyle(14));
        assertThat(Optional.ofNullable(picture.grid())).isEmpty();
    }
}
