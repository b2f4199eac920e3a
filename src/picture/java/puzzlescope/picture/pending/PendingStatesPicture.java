package puzzlescope.picture.pending;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Pen;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;

/**
 * Draws a search's frontier as rows of cells, next entry leftmost, and the visited nodes below. Caches the state it has
 * read at a moment, so each view needs its own instance.
 */
public final class PendingStatesPicture {

    private static final double HEADING = 1.8;
    /** Preferred number of rows of cells without pictures. */
    private static final int ROWS = 2;

    /** The frontier of a moment: before its event and after it. */
    private record FrontierChange(
            Session session,
            int style,
            long position,
            boolean forward,
            boolean atRest,
            SearchSnapshot before,
            SearchSnapshot after) {

        boolean isOf(Session other, int version, Moment moment) {
            return session.equals(other)
                    && style == version
                    && position == other.timeline().position()
                    && atRest == moment.isAtRest()
                    && (atRest || forward == moment.forward());
        }
    }

    private final Style style;
    private final Optional<PendingPictures> pictures;
    private @Nullable FrontierChange known;

    /** @param pictures of the entries */
    public PendingStatesPicture(Style style, Optional<PendingPictures> pictures) {
        this.style = style;
        this.pictures = pictures;
    }

    private FrontierChange read(Session session, Moment moment) {
        var now = known;
        if (now == null || !now.isOf(session, style.version(), moment)) {
            now = reread(session, moment);
            known = now;
        }
        return now;
    }

    private FrontierChange reread(Session session, Moment moment) {
        long at = session.timeline().position();
        boolean forward = moment.forward();
        var here = SearchSnapshot.of(moment.board(), session.trace(), at, pictures, StateCells.pictureWidth(style));
        long other = forward ? at - 1 : at + 1;
        var there = moment.isAtRest()
                ? here
                : session.timeline()
                        .readNeighbour(
                                forward,
                                board -> SearchSnapshot.of(
                                        board, session.trace(), other, pictures, StateCells.pictureWidth(style)))
                        .orElse(here);
        return new FrontierChange(
                session,
                style.version(),
                at,
                forward,
                moment.isAtRest(),
                forward ? there : here,
                forward ? here : there);
    }

    private StateCells cells(FrontierChange read, boolean pictured) {
        var all = new ArrayList<PendingState>();
        read.before().pendingStates().forEach(pendingStates -> all.addAll(pendingStates.entries()));
        read.after().pendingStates().forEach(pendingStates -> all.addAll(pendingStates.entries()));
        boolean drawn = pictured
                && !(read.before().pictures().isEmpty()
                        && read.after().pictures().isEmpty());
        return StateCells.of(style, all, pictures.filter(_ -> drawn));
    }

    /** Preferred height, in px; 0 if there is nothing to draw. */
    public double height(Session session, Moment moment) {
        var read = read(session, moment);
        var agendas = read.after().pendingStates();
        if (agendas.isEmpty()) {
            return 0;
        }
        var stateCells = cells(read, true);
        int rows = agendas.size() == 1 && stateCells.pictures() == null ? ROWS : 1;
        return agendas.size() * (heading() + rows * (stateCells.height() + stateCells.gap())) + visitedHeight();
    }

    /** Minimum height, in px. */
    public double leastHeight(Session session, Moment moment) {
        var read = read(session, moment);
        var agendas = read.after().pendingStates();
        var stateCells = cells(read, false);
        return agendas.isEmpty()
                ? 0
                : agendas.size() * (heading() + stateCells.height() + stateCells.gap()) + visitedHeight();
    }

    private double heading() {
        return HEADING * style.textSize();
    }

    private double visitedHeight() {
        return heading() + visitedCells(List.of()).height() + 2;
    }

    /**
     * Draws it into a rectangle.
     *
     * @param over the width that the first heading leaves free at its right end
     */
    public void paint(Surface surface, Box place, double over, Session session, Moment moment) {
        var read = read(session, moment);
        var after = read.after().pendingStates();
        if (after.isEmpty()) {
            return;
        }
        boolean same = read.before().pendingStates().size() == after.size();
        var before = same ? read.before().pendingStates() : after;
        var stateCells = cells(read, true);
        double rest = place.height() - visitedHeight() - after.size() * heading();
        if (stateCells.pictures() != null && rest < after.size() * (stateCells.height() + stateCells.gap()) - 1) {
            stateCells = cells(read, false);
        }
        double each = rest / after.size();
        var drawn = new HashMap<>(read.before().pictures());
        drawn.putAll(read.after().pictures());
        double top = place.top();
        for (int i = 0; i < after.size(); i++) {
            var pendingStates = after.get(i);
            heading(
                    surface,
                    style.localize("agenda.heading", pendingStates.name(), pendingStates.size()),
                    place,
                    top,
                    i == 0 ? over : 0);
            var box = new Box(place.left() + 1, top + heading(), place.width() - 2, each - stateCells.gap());
            paint(
                    new PendingStatesRow(surface, style, stateCells, drawn, box, moment.happened()),
                    before.get(i),
                    pendingStates);
            top += heading() + rowsIn(each, stateCells) * (stateCells.height() + stateCells.gap());
        }
        paintVisited(surface, new Box(place.left(), top, place.width(), visitedHeight()), moment, read);
    }

    private static int rowsIn(double height, StateCells stateCells) {
        return (int) Math.max(1, height / (stateCells.height() + stateCells.gap()));
    }

    private void paint(PendingStatesRow row, PendingStates before, PendingStates pendingStates) {
        var surface = row.surface();
        var box = row.place();
        surface.save();
        surface.clip(box.left() - 2, box.top() - heading() / 2, box.width() + 4, box.height() + heading());
        row.paint(before.entries(), before.size(), pendingStates.entries(), pendingStates.size());
        surface.restore();
        if (pendingStates.entries().isEmpty()) {
            row.showText(style.localize(pendingStates.size() == 0 ? "agenda.empty" : "agenda.large"));
        }
    }

    private StateCells visitedCells(List<PendingState> newest) {
        var plain = newest.stream().map(PendingStatesPicture::plain).toList();
        return StateCells.of(style, plain, Optional.empty());
    }

    private static PendingState plain(PendingState entry) {
        return new PendingState(entry.id(), entry.words(), entry.label(), List.of());
    }

    private void paintVisited(Surface surface, Box place, Moment moment, FrontierChange read) {
        var after = read.after();
        if (after.visited() == 0) {
            return;
        }
        heading(surface, style.localize("agenda.visited", after.visited()), place, place.top(), 0);
        var stateCells = visitedCells(after.newest());
        var box = new Box(place.left() + 1, place.top() + heading(), place.width() - 2, stateCells.height());
        new VisitedStatesRow(surface, style, stateCells, box, moment.happened())
                .paint(read.before().newest(), after.newest());
    }

    private void heading(Surface surface, String words, Box place, double top, double over) {
        var font = Font.bold(style.textSize());
        double y = top + heading() / 2;
        double room = place.width() - over;
        new Pen(surface, style).text(words, place.left(), y, font, style.color(Ink.TEXT), TextAlign.LEFT, room);
    }
}
