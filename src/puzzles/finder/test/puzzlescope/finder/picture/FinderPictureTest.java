package puzzlescope.finder.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.session.Session;
import puzzlescope.finder.board.FinderBoard;
import puzzlescope.finder.window.FinderSampleContext;
import puzzlescope.picture.Moment;
import puzzlescope.testkit.CountingSurface;
import puzzlescope.testkit.PlainStyle;

class FinderPictureTest {

    private static final int LINES = 5;

    private final FinderPicture picture = new FinderPicture(new PlainStyle(14));
    private final Session session = FinderSampleContext.recorded(FinderSampleContext.PUZZLE.presets());

    private CountingSurface draw(long position) {
        session.timeline().seek(position);
        double height = LINES * picture.rowHeight();
        var surface = new CountingSurface(700, height);
        var timeline = session.timeline();
        var moment = new Moment(timeline.board(), timeline.lastEvent(), 1, true);
        picture.paint(surface, 700, height, session, moment);
        return surface;
    }

    private FinderBoard board() {
        return (FinderBoard) session.timeline().board();
    }

    @Test
    void beforeTheWalkItIsSaidThatNothingIsFoundYet() {
        assertThat(draw(0).texts()).containsExactly("finder.view.empty");
    }

    @Test
    void theNewestRowIsSeenUntilSomebodyLooksAtOthers() {
        draw(session.trace().length());
        assertThat(picture.layout().last()).isEqualTo(board().rows());
        picture.beginAt(0);
        draw(session.trace().length());
        assertThat(picture.layout().first()).isZero();
    }

    @Test
    void anEntryIsFoundWhereItIsDrawn() {
        draw(session.trace().length());
        int row = board().rows() - 1;
        var outline = picture.outline(board(), row).orElseThrow();
        assertThat(picture.entryAt(board(), outline.centerY()))
                .contains(board().foundEntries().entry(row));
        assertThat(picture.entryAt(board(), (LINES + 1) * picture.rowHeight())).isEmpty();
        assertThat(picture.outline(board(), board().rows())).isEmpty();
    }
}
