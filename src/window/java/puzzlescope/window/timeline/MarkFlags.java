package puzzlescope.window.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Cursor;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import puzzlescope.engine.session.Mark;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/**
 * The marks on the curve as clickable flags with name and note; at the end of the curve a flag is flipped to the left.
 * FX thread only.
 */
final class MarkFlags extends Pane {

    /** Width of a flag left of its pole, so that a finger hits it. */
    private static final double GRIP = 5;

    private static final double POLE = 2;
    private static final double WIDTH = 20;
    private static final double TOP = 12;

    private final Appearance appearance;
    private final Player player;
    private final VisibleRange visibleRange;
    private final List<Pane> flags = new ArrayList<>();
    private List<Mark> shown = List.of();

    MarkFlags(Appearance appearance, Player player, VisibleRange visibleRange) {
        this.appearance = appearance;
        this.player = player;
        this.visibleRange = visibleRange;
        setManaged(false);
        setPickOnBounds(false);
    }

    /** Positions the flags of visible marks. */
    void show(double width, double height) {
        resizeRelocate(0, 0, width, height);
        var marks = player.history().marks().all();
        if (!marks.equals(shown)) {
            shown = marks;
            flags.clear();
            marks.forEach(mark -> flags.add(flag(mark)));
            getChildren().setAll(flags);
        }
        for (int i = 0; i < flags.size(); i++) {
            var flag = flags.get(i);
            long position = shown.get(i).position();
            flag.setVisible(visibleRange.sees(position));
            if (flag.isVisible()) {
                double x = Math.clamp(Math.rint(visibleRange.share(position) * width), 1, Math.max(1, width - POLE));
                boolean flipped = x + WIDTH - GRIP > width;
                flag.setScaleX(flipped ? -1 : 1);
                flag.resizeRelocate(x - (flipped ? WIDTH - GRIP - POLE : GRIP), TOP, WIDTH, height - TOP);
            }
        }
    }

    private Pane flag(Mark mark) {
        var pole = part("mark-pole");
        var cloth = part("mark-flag");
        var flag = new Pane(pole, cloth);
        flag.setId("mark-at-" + mark.position());
        flag.setManaged(false);
        flag.setPickOnBounds(false);
        flag.setCursor(Cursor.HAND);
        pole.relocate(GRIP, 0);
        pole.prefHeightProperty().bind(flag.heightProperty());
        cloth.relocate(GRIP, 0);
        var tooltip = new Tooltip();
        tooltip.setOnShowing(_ -> tooltip.setText(words(mark)));
        Tooltip.install(flag, tooltip);
        flag.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getButton() == MouseButton.PRIMARY && !event.isShiftDown()) {
                player.history().goTo(mark);
                event.consume();
            }
        });
        return flag;
    }

    private static Region part(String style) {
        var part = new Region();
        part.getStyleClass().add(style);
        return part;
    }

    private String words(Mark mark) {
        var step = appearance.localize("marks.step", mark.position());
        return Stream.of(mark.name(), step, mark.note())
                .filter(words -> !words.isEmpty())
                .collect(Collectors.joining("\n"));
    }
}
