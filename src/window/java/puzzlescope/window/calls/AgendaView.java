package puzzlescope.window.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Agenda;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.EntryPictures;
import puzzlescope.picture.Moment;
import puzzlescope.picture.agenda.AgendaPicture;
import puzzlescope.window.fx.Sheet;
import puzzlescope.window.theme.Appearance;

/**
 * A search's frontier in place of its calls: the queue, the open list, the stack. Drawn on a canvas, with a text for
 * screen readers. FX thread only.
 */
final class AgendaView extends Region {

    /** Number of entries in the text: of one agenda, or of each of two. */
    private static final int MOST = 6;

    private static final int MOST_OF_TWO = 4;

    private final Appearance appearance;
    private final AgendaPicture picture;
    private final Sheet sheet = new Sheet();
    private @Nullable Session session;
    private @Nullable Moment moment;
    private @Nullable Region over;
    private double wanted;
    private double least;

    AgendaView(Appearance appearance, Optional<EntryPictures> pictures) {
        this.appearance = appearance;
        picture = new AgendaPicture(appearance, pictures);
        setId("agenda");
        getStyleClass().add("agenda");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().add(sheet);
    }

    /** Leaves room for a node laid over the right end of the first heading. */
    void leaveRoom(Region region) {
        over = region;
        region.widthProperty().addListener((_, _, _) -> paint());
    }

    /** Sets the open run; nothing is drawn until one of its moments is shown. */
    void use(Session next) {
        if (!next.equals(session)) {
            session = next;
            moment = null;
        }
    }

    void show(List<Agenda> agendas, Moment next) {
        moment = next;
        measure();
        setAccessibleText(words(agendas));
        paint();
    }

    private void measure() {
        if (session == null || moment == null) {
            return;
        }
        double high = Math.ceil(picture.height(session, moment));
        double low = Math.ceil(picture.leastHeight(session, moment));
        if (high != wanted || low != least) {
            wanted = high;
            least = low;
            requestLayout();
        }
    }

    /** The drawn content as text, a line for each heading and for each of the first entries. */
    private String words(List<Agenda> agendas) {
        int most = agendas.size() > 1 ? MOST_OF_TWO : MOST;
        var lines = new ArrayList<String>();
        for (var agenda : agendas) {
            var first = agenda.first();
            int named = Math.min(most, first.size());
            lines.add(appearance.say("agenda.heading", agenda.name(), agenda.size()));
            first.subList(0, named)
                    .forEach(entry -> lines.add(appearance.texts().say(entry)));
            if (agenda.size() == 0) {
                lines.add(appearance.say("agenda.empty"));
            } else if (named == 0) {
                lines.add(appearance.say("agenda.large"));
            } else if (agenda.size() > named) {
                lines.add(appearance.say("agenda.more", agenda.size() - named));
            }
        }
        return String.join("\n", lines);
    }

    /** Largest number of an agenda's entries in the text. */
    static int most() {
        return MOST;
    }

    @Override
    protected double computePrefHeight(double width) {
        return wanted + snappedTopInset() + snappedBottomInset();
    }

    @Override
    protected double computeMinHeight(double width) {
        return least + snappedTopInset() + snappedBottomInset();
    }

    @Override
    protected void layoutChildren() {
        double width = Math.floor(getWidth());
        double height = Math.floor(getHeight());
        sheet.resizeRelocate(0, 0, width, height);
        if (sheet.fit(width, height)) {
            paint();
        }
    }

    private void paint() {
        double width = sheet.paintedWidth();
        double height = sheet.paintedHeight();
        if (session == null || moment == null || width <= 0 || height <= 0) {
            return;
        }
        var canvas = sheet.canvas();
        canvas.getGraphicsContext2D().clearRect(0, 0, width, height);
        var surface = appearance.on(canvas);
        surface.save();
        var place = new Box(
                snappedLeftInset(),
                snappedTopInset(),
                width - snappedLeftInset() - snappedRightInset(),
                height - snappedTopInset() - snappedBottomInset());
        picture.paint(surface, place, over == null ? 0 : over.getWidth(), session, moment);
        surface.restore();
    }
}
