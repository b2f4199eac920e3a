package puzzlescope.ui.puzzle.river;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.ArcType;
import puzzlescope.ui.theme.Ink;

/** Paints the banks and the river with the boat, or the bridge with the torch. */
record Scenery(RiverPen pen, Banks banks, boolean isBridge) {

    private static final double ROUNDING = 14;

    void paint() {
        var graphics = pen.graphics();
        graphics.save();
        graphics.beginPath();
        roundRect(graphics, ROUNDING);
        graphics.clip();
        paintGround();
        graphics.restore();
        if (isBridge) {
            paintBridge();
        } else {
            paintRipples();
        }
    }

    private void roundRect(GraphicsContext graphics, double radius) {
        double x = banks.left();
        double y = banks.top();
        double right = x + banks.width();
        double bottom = y + banks.height();
        graphics.moveTo(x + radius, y);
        graphics.arcTo(right, y, right, bottom, radius);
        graphics.arcTo(right, bottom, x, bottom, radius);
        graphics.arcTo(x, bottom, x, y, radius);
        graphics.arcTo(x, y, right, y, radius);
        graphics.closePath();
    }

    private void paintGround() {
        var graphics = pen.graphics();
        graphics.setFill(pen.color(Ink.WATER));
        graphics.fillRect(banks.left(), banks.top(), banks.width(), banks.height());
        graphics.setFill(pen.color(Ink.LAND));
        paintLand(banks.left(), banks.shore(false), 1);
        paintLand(banks.left() + banks.width(), banks.shore(true), -1);
    }

    /** Land from an edge to a winding shore. */
    private void paintLand(double edge, double shore, int outward) {
        var graphics = pen.graphics();
        double top = banks.top();
        double height = banks.height();
        double wave = Math.min(10, banks.bankWidth() * 0.06) * outward;
        graphics.beginPath();
        graphics.moveTo(edge, top);
        graphics.lineTo(shore - wave, top);
        graphics.bezierCurveTo(
                shore + wave, top + height * 0.3, shore - 2 * wave, top + height * 0.6, shore, top + height);
        graphics.lineTo(edge, top + height);
        graphics.closePath();
        graphics.fill();
    }

    private void paintRipples() {
        var graphics = pen.graphics();
        graphics.setStroke(pen.color(Ink.GRID).deriveColor(0, 1, 1, 0.55));
        graphics.setLineWidth(1.2);
        double from = banks.shore(false);
        double span = banks.shore(true) - from;
        for (int i = 0; i < 7; i++) {
            double x = from + span * (0.2 + 0.6 * (i * 0.37 % 1));
            double y = banks.top() + banks.height() * (0.12 + 0.13 * i);
            double length = Math.min(26, span * 0.12);
            if (y < banks.top() + banks.height() - 6) {
                graphics.strokeArc(x - length, y, length, 5, 0, -180, ArcType.OPEN);
                graphics.strokeArc(x, y, length, 5, 0, -180, ArcType.OPEN);
            }
        }
    }

    private void paintBridge() {
        var graphics = pen.graphics();
        double from = banks.shore(false) - 12;
        double to = banks.shore(true) + 12;
        double deck = banks.deck();
        double thickness = Math.max(5, banks.height() * 0.05);
        graphics.setFill(pen.color(Ink.HULL));
        graphics.fillRoundRect(from, deck, to - from, thickness, 4, 4);
        graphics.setStroke(pen.color(Ink.WATER));
        graphics.setLineWidth(1.2);
        for (double x = from + 14; x < to - 6; x += 14) {
            graphics.strokeLine(x, deck + 1, x, deck + thickness - 1);
        }
    }

    void paintBoat(double over) {
        var graphics = pen.graphics();
        double width = banks.boatWidth();
        double x = banks.boat(over) - width / 2;
        double deck = banks.deck();
        double depth = Math.max(7, banks.passenger() * 0.42);
        double rim = deck - depth * 0.16;
        graphics.setFill(pen.color(Ink.HULL));
        graphics.beginPath();
        graphics.moveTo(x, rim);
        graphics.lineTo(x + width, rim);
        graphics.quadraticCurveTo(x + width * 0.94, rim + depth, x + width * 0.8, rim + depth);
        graphics.lineTo(x + width * 0.2, rim + depth);
        graphics.quadraticCurveTo(x + width * 0.06, rim + depth, x, rim);
        graphics.closePath();
        graphics.fill();
        graphics.setStroke(pen.color(Ink.SURFACE).deriveColor(0, 1, 1, 0.45));
        graphics.setLineWidth(1.2);
        graphics.strokeLine(x + width * 0.06, rim + depth * 0.36, x + width * 0.94, rim + depth * 0.36);
    }

    /** The flame is where the torch is. */
    void paintTorch(double over) {
        var graphics = pen.graphics();
        double size = Math.clamp(banks.passenger() * 0.5, 8, 30);
        double x = banks.boat(over);
        double y = banks.deck() - banks.passenger() * 1.02 - size * 0.3;
        graphics.setStroke(pen.color(Ink.HULL));
        graphics.setLineWidth(Math.max(2, size * 0.16));
        graphics.strokeLine(x, y + size * 0.2, x, banks.deck());
        graphics.setFill(pen.color(Ink.MARK));
        graphics.beginPath();
        graphics.moveTo(x, y - size * 0.7);
        graphics.bezierCurveTo(x + size * 0.7, y, x + size * 0.3, y + size * 0.3, x, y + size * 0.3);
        graphics.bezierCurveTo(x - size * 0.3, y + size * 0.3, x - size * 0.55, y - size * 0.05, x, y - size * 0.7);
        graphics.closePath();
        graphics.fill();
    }
}
