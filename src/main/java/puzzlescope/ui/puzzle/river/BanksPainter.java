package puzzlescope.ui.puzzle.river;

import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.shape.ArcType;
import javafx.scene.text.TextAlignment;
import puzzlescope.core.puzzle.river.StateCode;
import puzzlescope.ui.puzzle.river.Passage.Danger;
import puzzlescope.ui.theme.Ink;

/** Paints the two banks, the river, everybody on their place and the boat, or the bridge with the torch. */
final class BanksPainter {

    /** Until then they board, from then on they land. */
    private static final double BOARDED = 0.22;

    private static final double LANDING = 0.78;
    private static final double CAPTION_INSET = 12;
    private static final double CHARACTER = 0.6;

    private final Pen pen;
    private final Figures figures;
    private final Banks banks;
    private final Crowd crowd;
    private final Passage passage;
    private final boolean fromLeft;
    private final int after;

    BanksPainter(Pen pen, Banks banks, Crowd crowd, Passage passage) {
        this.pen = pen;
        this.banks = banks;
        this.crowd = crowd;
        this.passage = passage;
        figures = new Figures(pen);
        fromLeft = !StateCode.boatOnRight(passage.state());
        after = passage.after();
    }

    void paint() {
        var graphics = pen.graphics();
        double arc = 14;
        graphics.save();
        graphics.beginPath();
        roundRect(graphics, arc);
        graphics.clip();
        paintGround();
        graphics.restore();
        if (crowd.isOnFoot()) {
            paintBridge();
        } else {
            paintRipples();
        }
        paintCaptions();
        paintPeople();
        paintDanger();
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

    private void paintBoat(double over) {
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
    private void paintTorch(double over) {
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

    private void paintPeople() {
        double over = over();
        if (crowd.isOnFoot()) {
            paintTorch(over);
        }
        for (int who = 0; who < crowd.size(); who++) {
            if (!moves(who)) {
                boolean left = crowd.isLeft(who, passage.state());
                paint(who, banks.place(who, left), banks.person());
            }
        }
        int seat = 0;
        if (crowd.hasFarmer()) {
            var point = banks.seat(seat++, over);
            figures.farmer(point.getX(), point.getY(), banks.passenger());
        }
        seat = paintMoving(seat, over);
        if (passage.lacking()) {
            paintMissing(seat, over);
        }
        if (!crowd.isOnFoot()) {
            paintBoat(over);
        }
    }

    private int paintMoving(int firstSeat, double over) {
        int seat = firstSeat;
        for (int who = 0; who < crowd.size(); who++) {
            if (moves(who)) {
                double aboard = aboard();
                boolean landed = passage.crossed() > 0.5;
                var bank = banks.place(who, landed != fromLeft);
                var inBoat = banks.seat(seat++, over);
                var at = bank.interpolate(inBoat, aboard);
                paint(who, at, banks.person() + (banks.passenger() - banks.person()) * aboard);
            }
        }
        return seat;
    }

    private void paintMissing(int firstSeat, double over) {
        int missing = Math.min(crowd.missing(passage.state(), passage.load()), crowd.seats());
        for (int i = 0; i < missing; i++) {
            var point = banks.seat(firstSeat + i, over);
            figures.ghost(point.getX(), point.getY(), banks.passenger());
        }
        double size = Math.clamp(banks.passenger() * 0.5, 14, 26);
        pen.refused(banks.boat(over), banks.deck() - banks.passenger() - size * 0.7, size);
    }

    private void paint(int who, Point2D feet, double height) {
        if (!crowd.isCounted()) {
            figures.member(crowd.rules().kind(), who, crowd.minutes(who), feet.getX(), feet.getY(), height);
        } else if (who < crowd.first()) {
            figures.guard(feet.getX(), feet.getY(), height);
        } else {
            figures.prisoner(feet.getX(), feet.getY(), height);
        }
    }

    private boolean moves(int who) {
        return passage.isMoving() && crowd.isLeft(who, passage.state()) != crowd.isLeft(who, after);
    }

    /** How far the boat is from the left bank, from 0 to 1. */
    private double over() {
        double sailed = passage.isMoving() ? smooth((passage.crossed() - BOARDED) / (LANDING - BOARDED)) : 0;
        return fromLeft ? sailed : 1 - sailed;
    }

    /** How much those who move are in the boat, not on a bank. */
    private double aboard() {
        double crossed = passage.crossed();
        return crossed < 0.5 ? smooth(crossed / BOARDED) : 1 - smooth((crossed - LANDING) / (1 - LANDING));
    }

    private static double smooth(double share) {
        double t = Math.clamp(share, 0, 1);
        return t * t * (3 - 2 * t);
    }

    private void paintCaptions() {
        paintCaption(false);
        paintCaption(true);
    }

    private void paintCaption(boolean right) {
        int guards = 0;
        int prisoners = 0;
        for (int who = 0; who < crowd.size(); who++) {
            if (isOn(who, right)) {
                guards += who < crowd.first() ? 1 : 0;
                prisoners += who < crowd.first() ? 0 : 1;
            }
        }
        var bank = right ? "right" : "left";
        var text = crowd.isCounted()
                ? pen.look().say("river.view.count-" + bank, guards, prisoners)
                : pen.look().say("river.view." + bank);
        boolean danger = passage.danger() == (right ? Danger.RIGHT : Danger.LEFT);
        double x = right ? banks.left() + banks.width() - CAPTION_INSET : banks.left() + CAPTION_INSET;
        double size = Math.min(
                pen.textSize() * 0.92, (banks.bankWidth() - 2 * CAPTION_INSET) / (CHARACTER * pen.widthOf(text)));
        pen.text(
                text,
                x,
                banks.top() + pen.textSize() * 1.15,
                size,
                true,
                pen.color(danger ? Ink.CONFLICT : Ink.TEXT),
                right ? TextAlignment.RIGHT : TextAlignment.LEFT);
    }

    /** Whether someone stands on a bank just now. */
    private boolean isOn(int who, boolean right) {
        if (!moves(who)) {
            return crowd.isLeft(who, passage.state()) != right;
        }
        if (passage.crossed() < BOARDED) {
            return fromLeft != right;
        }
        return passage.crossed() >= LANDING && fromLeft == right;
    }

    private void paintDanger() {
        if (passage.danger() == Danger.NONE) {
            return;
        }
        boolean right = passage.danger() == Danger.RIGHT;
        double inset = 3;
        double width = banks.bankWidth() - 2 * inset - 4;
        double x = right ? banks.left() + banks.width() - inset - width : banks.left() + inset;
        var graphics = pen.graphics();
        graphics.setStroke(pen.color(Ink.CONFLICT));
        graphics.setLineWidth(3);
        graphics.setLineDashes(9, 6);
        graphics.strokeRoundRect(x, banks.top() + inset, width, banks.height() - 2 * inset, 18, 18);
        graphics.setLineDashes();
        double size = Math.clamp(banks.height() * 0.16, 18, 32);
        pen.refused(right ? x + size * 0.2 : x + width - size * 0.2, banks.top() + banks.height() / 2, size);
    }
}
