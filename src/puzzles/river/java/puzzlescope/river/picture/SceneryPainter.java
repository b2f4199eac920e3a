package puzzlescope.river.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;

/** Paints the banks and the river with the boat, or the bridge with the torch. */
record SceneryPainter(Pen pen, BanksLayout banks, boolean isBridge) {

    private static final double ROUNDING = 14;

    void paint() {
        paintGround();
        if (isBridge) {
            paintBridge();
        } else {
            paintRipples();
        }
    }

    private void paintGround() {
        var surface = pen.surface();
        double rounding = rounding();
        pen.area(
                banks.left() + rounding,
                banks.top(),
                banks.width() - 2 * rounding,
                banks.height(),
                pen.color(Ink.WATER));
        surface.setFill(pen.color(Ink.LAND));
        paintLand(banks.left(), banks.shore(false), 1);
        paintLand(banks.left() + banks.width(), banks.shore(true), -1);
    }

    private void paintLand(double edge, double shore, int outward) {
        var surface = pen.surface();
        double top = banks.top();
        double height = banks.height();
        double wave = Math.min(10, banks.bankWidth() * 0.06) * outward;
        double rounding = rounding();
        double corner = edge + rounding * outward;
        surface.beginPath();
        surface.moveTo(corner, top);
        surface.lineTo(shore - wave, top);
        surface.bezierCurveTo(
                shore + wave, top + height * 0.3, shore - 2 * wave, top + height * 0.6, shore, top + height);
        surface.lineTo(corner, top + height);
        surface.quadraticCurveTo(edge, top + height, edge, top + height - rounding);
        surface.lineTo(edge, top + rounding);
        surface.quadraticCurveTo(edge, top, corner, top);
        surface.closePath();
        surface.fill();
    }

    /** Radius of the corners, which are the land's. */
    private double rounding() {
        return Math.min(ROUNDING, Math.min(banks.bankWidth(), banks.height()) / 2);
    }

    private void paintRipples() {
        var surface = pen.surface();
        pen.stroke(1.2, pen.color(Ink.GRID).withOpacity(0.55));
        double from = banks.shore(false);
        double span = banks.shore(true) - from;
        for (int i = 0; i < 7; i++) {
            double x = from + span * (0.2 + 0.6 * (i * 0.37 % 1));
            double y = banks.top() + banks.height() * (0.12 + 0.13 * i);
            double length = Math.min(26, span * 0.12);
            if (y < banks.top() + banks.height() - 6) {
                surface.strokeArc(x - length, y, length, 5, 0, -180);
                surface.strokeArc(x, y, length, 5, 0, -180);
            }
        }
    }

    private void paintBridge() {
        var surface = pen.surface();
        double from = banks.shore(false) - 12;
        double to = banks.shore(true) + 12;
        double deck = banks.deck();
        double thickness = Math.max(5, banks.height() * 0.05);
        surface.setFill(pen.color(Ink.HULL));
        surface.fillRoundRect(from, deck, to - from, thickness, 4);
        pen.stroke(1.2, pen.color(Ink.WATER));
        for (double x = from + 14; x < to - 6; x += 14) {
            surface.strokeLine(x, deck + 1, x, deck + thickness - 1);
        }
    }

    void paintBoat(double over) {
        var surface = pen.surface();
        double width = banks.boatWidth();
        double x = banks.boat(over) - width / 2;
        double deck = banks.deck();
        double depth = Math.max(7, banks.passenger() * 0.42);
        double rim = deck - depth * 0.16;
        surface.setFill(pen.color(Ink.HULL));
        surface.beginPath();
        surface.moveTo(x, rim);
        surface.lineTo(x + width, rim);
        surface.quadraticCurveTo(x + width * 0.94, rim + depth, x + width * 0.8, rim + depth);
        surface.lineTo(x + width * 0.2, rim + depth);
        surface.quadraticCurveTo(x + width * 0.06, rim + depth, x, rim);
        surface.closePath();
        surface.fill();
        pen.line(
                x + width * 0.06,
                rim + depth * 0.36,
                x + width * 0.94,
                rim + depth * 0.36,
                1.2,
                pen.color(Ink.SURFACE).withOpacity(0.45));
    }

    void paintTorch(double over) {
        var surface = pen.surface();
        double size = Math.clamp(banks.passenger() * 0.5, 8, 30);
        double x = banks.boat(over);
        double y = banks.deck() - banks.passenger() * 1.02 - size * 0.3;
        pen.line(x, y + size * 0.2, x, banks.deck(), Math.max(2, size * 0.16), pen.color(Ink.HULL));
        surface.setFill(pen.color(Ink.MARK));
        surface.beginPath();
        surface.moveTo(x, y - size * 0.7);
        surface.bezierCurveTo(x + size * 0.7, y, x + size * 0.3, y + size * 0.3, x, y + size * 0.3);
        surface.bezierCurveTo(x - size * 0.3, y + size * 0.3, x - size * 0.55, y - size * 0.05, x, y - size * 0.7);
        surface.closePath();
        surface.fill();
    }
}
