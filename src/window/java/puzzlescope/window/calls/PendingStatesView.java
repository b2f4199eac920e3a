package puzzlescope.window.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.pending.PendingStatesPicture;
import puzzlescope.picture.pending.PendingStatesText;
import puzzlescope.window.fx.CanvasSheet;
import puzzlescope.window.theme.Appearance;

/**
 * A search's frontier in place of its calls: the queue, the open list, the stack. Drawn on a canvas, with a text for
 * screen readers. FX thread only.
 */
final class PendingStatesView extends Region {

    private final Appearance appearance;
    private final PendingStatesPicture picture;
    private final CanvasSheet canvasSheet = new CanvasSheet();
    private @Nullable Session session;
    private @Nullable Moment moment;
    private @Nullable Region over;
    private double wanted;
    private double least;

    PendingStatesView(Appearance appearance, Optional<PendingPictures> pictures) {
        this.appearance = appearance;
        picture = new PendingStatesPicture(appearance, pictures);
        setId("agenda");
        getStyleClass().add("agenda");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().add(canvasSheet);
    }

    /** Leaves room for a node laid over the right end of the first heading. */
    void leaveRoom(Region region) {
        over = region;
        region.widthProperty().addListener((_, _, _) -> paint());
    }

    /** Sets the open run; nothing is drawn until one of its moments is shown. */
    void setSession(Session next) {
        if (!next.equals(session)) {
            session = next;
            moment = null;
        }
    }

    void show(List<PendingStates> agendas, Moment next) {
        moment = next.ofPuzzle();
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
    private String words(List<PendingStates> agendas) {
        var lines = new ArrayList<String>();
        for (var pending : agendas) {
            lines.add(PendingStatesText.heading(pending, appearance.texts().words()));
            lines.addAll(PendingStatesText.entries(
                    pending, agendas.size(), appearance.texts().words()));
        }
        return String.join("\n", lines);
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
        canvasSheet.fill(this, this::paint);
    }

    private void paint() {
        double width = canvasSheet.paintedWidth();
        double height = canvasSheet.paintedHeight();
        if (session == null || moment == null || width <= 0 || height <= 0) {
            return;
        }
        var canvas = canvasSheet.canvas();
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
