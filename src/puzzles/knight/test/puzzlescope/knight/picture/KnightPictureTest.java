package puzzlescope.knight.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.session.Session;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.knight.space.Square;
import puzzlescope.picture.Moment;
import puzzlescope.picture.board.Grid;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;
import puzzlescope.testkit.RecordingContext;

class KnightPictureTest {

    private final KnightPicture picture = new KnightPicture(new PlainStyle(14));

    private static Session at(long position, String... values) {
        var puzzle = new KnightPuzzle();
        var session = RecordingContext.recorded(puzzle, RecordingContext.given(puzzle, values));
        session.timeline().seek(Math.min(position, session.trace().length()));
        return session;
    }

    private CountingSurface draw(Session session) {
        var surface = new CountingSurface(600, 600);
        var timeline = session.timeline();
        var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
        picture.paint(surface, 600, 600, session, moment);
        return surface;
    }

    @Test
    void theSquaresOfTheTourBearTheirNumbers() {
        assertThat(draw(at(Long.MAX_VALUE, "algorithm", "warnsdorff")).texts()).contains("1", "33", "64");
    }

    @Test
    void aTourThatCannotBeIsExplainedBelow() {
        assertThat(draw(at(Long.MAX_VALUE, "rows", "3", "columns", "3")).texts())
                .contains("knight.board.MIDDLE");
    }

    @Test
    void aLargeBoardIsAnImage() {
        assertThat(draw(at(Long.MAX_VALUE, "rows", "60", "columns", "60", "algorithm", "parberry"))
                        .drawn())
                .isLessThan(100);
    }

    @Test
    void somebodyMayMoveTheBoard() {
        picture.zoom((_, fitted, _, _) -> new Grid(fitted.rows(), fitted.columns(), 7, 9, 50));
        draw(at(1));
        assertThat(Objects.requireNonNull(picture.grid()).left()).isEqualTo(7);
    }

    @Test
    void theKnightsNumberIsLeftOutWhereItWouldHideTheKnight() {
        var session = at(Long.MAX_VALUE, "rows", "6", "columns", "6", "algorithm", "warnsdorff");
        for (int cell : new int[] {15, 20, 27}) {
            picture.zoom((_, fitted, _, _) -> new Grid(fitted.rows(), fitted.columns(), 50, 50, cell));
            assertThat(draw(session).texts()).as("squares of %d px", cell).doesNotContain("36");
        }
        picture.zoom((_, fitted, _, _) -> new Grid(fitted.rows(), fitted.columns(), 50, 50, 29));
        assertThat(draw(session).texts()).contains("35", "36");
    }

    @Test
    void aSquareThatIsPointedToIsMarkedInAGameOnly() {
        var session = at(1);
        int before = draw(session).drawn();
        picture.show(new KnightPlayOverlay(false, new Square(3, 3), Optional.empty(), null));
        assertThat(draw(session).drawn()).isEqualTo(before);
        picture.show(new KnightPlayOverlay(true, new Square(3, 3), Optional.empty(), null));
        assertThat(draw(session).drawn()).isGreaterThan(before);
    }
}
