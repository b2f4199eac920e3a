package puzzlescope.ui.timeline;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import puzzlescope.ui.theme.Look;

/** The highest and the lowest depth that are seen, said where the curve does not begin at depth 0. FX thread only. */
final class DepthLabels extends Pane {

    private static final double LEFT = 4;

    private final Look look;
    private final double lane;
    private final Label highest = label();
    private final Label lowest = label();

    DepthLabels(Look look, double lane) {
        this.look = look;
        this.lane = lane;
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        getChildren().addAll(highest, lowest);
    }

    private static Label label() {
        var label = new Label();
        label.setManaged(false);
        label.getStyleClass().add("timeline-caption");
        return label;
    }

    void show(Columns columns, DepthScale depth, double height) {
        setVisible(depth.base() != 0);
        if (isVisible()) {
            highest.setText(look.say("timeline.depth", columns.top()));
            lowest.setText(look.say("timeline.depth", columns.bottom()));
            highest.applyCss();
            lowest.applyCss();
            highest.autosize();
            lowest.autosize();
            highest.relocate(LEFT, lane);
            lowest.relocate(LEFT, height - lowest.getHeight() - 2);
        }
    }
}
