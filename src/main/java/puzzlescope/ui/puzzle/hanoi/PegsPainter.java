package puzzlescope.ui.puzzle.hanoi;

import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import puzzlescope.core.puzzle.hanoi.HanoiSpace;
import puzzlescope.ui.theme.Ink;

/** Paints pegs with their names and disks with their numbers; the disk on its way is lifted over the pegs. */
final class PegsPainter {

    private static final double SMALLEST_NUMBER = 7;

    private final Pen pen;
    private final PegsLayout layout;
    private final HanoiSpace space;
    private final Carry carry;

    PegsPainter(Pen pen, PegsLayout layout, HanoiSpace space, Carry carry) {
        this.pen = pen;
        this.layout = layout;
        this.space = space;
        this.carry = carry;
    }

    void paint() {
        paintPegs();
        for (int disk = space.disks(); disk >= 1; disk--) {
            if (disk != carry.disk()) {
                paintDisk(disk, layout.lying(peg(disk), below(peg(disk), disk)), 1);
            }
        }
        if (carry.refused()) {
            paintRefused();
        } else if (carry.isCarrying()) {
            var from = layout.lying(carry.from(), below(carry.from(), carry.disk()));
            var to = layout.lying(carry.to(), below(carry.to(), carry.disk()));
            paintDisk(carry.disk(), layout.onTheWay(from, to, carry.share()), 1);
        }
    }

    private int peg(int disk) {
        return space.peg(carry.state(), disk);
    }

    /** How many disks lie below a disk if it is on a peg. */
    private int below(int peg, int disk) {
        int below = 0;
        for (int wider = disk + 1; wider <= space.disks(); wider++) {
            below += peg(wider) == peg ? 1 : 0;
        }
        return below;
    }

    private void paintPegs() {
        var graphics = pen.graphics();
        double thick = Math.clamp(layout.diskHeight() * 0.3, 3, 10);
        double ground = layout.ground();
        graphics.setFill(pen.color(Ink.HULL));
        graphics.fillRoundRect(
                layout.left(), ground, layout.spacing() * space.pegs(), layout.baseHeight(), thick, thick);
        for (int peg = 0; peg < space.pegs(); peg++) {
            graphics.setFill(pen.color(Ink.HULL));
            graphics.fillRoundRect(
                    layout.x(peg) - thick / 2, layout.pegTop(), thick, ground - layout.pegTop() + 2, thick, thick);
            double size = pen.textSize() * 1.1;
            double below = ground + layout.baseHeight() + size * 0.95;
            pen.text(HanoiSpace.name(peg), layout.x(peg), below, size, true, pen.color(Ink.TEXT));
            if (peg == space.pegs() - 1) {
                pen.star(layout.x(peg) + size * 1.15, below, size * 1.15, pen.color(Ink.SOLUTION));
            }
        }
    }

    private void paintDisk(int disk, Point2D middle, double opacity) {
        var graphics = pen.graphics();
        double width = layout.diskWidth(disk);
        double height = layout.diskHeight() - Math.min(2, layout.diskHeight() * 0.12);
        double round = Math.min(height, 16);
        double share = space.disks() == 1 ? 0.5 : (disk - 1.0) / (space.disks() - 1);
        var ground = pen.scale(share);
        graphics.setGlobalAlpha(opacity);
        graphics.setFill(ground);
        graphics.fillRoundRect(
                middle.getX() - width / 2, middle.getY() - height / 2, width, height, round, round);
        boolean lifted = disk == carry.disk() && carry.share() < 1 || disk == carry.disk() && carry.refused();
        outline(middle, width, height, round, lifted ? pen.color(Ink.MARK) : pen.color(Ink.PIECE), lifted ? 3 : 1);
        double size = Math.min(height * 0.68, pen.textSize() * 1.5);
        if (size >= SMALLEST_NUMBER) {
            pen.text(String.valueOf(disk), middle.getX(), middle.getY(), size, true, Pen.on(ground));
        }
        graphics.setGlobalAlpha(1);
    }

    private void outline(Point2D middle, double width, double height, double round, Color color, double line) {
        var graphics = pen.graphics();
        graphics.setStroke(color);
        graphics.setLineWidth(line);
        graphics.strokeRoundRect(
                middle.getX() - width / 2, middle.getY() - height / 2, width, height, round, round);
    }

    /** The disk hangs over the peg where it may not be put, above the disk that forbids it; or no disk is there at all. */
    private void paintRefused() {
        double sign = Math.clamp(layout.diskHeight() * 0.8, 12, 26);
        if (!carry.isCarrying()) {
            pen.refused(layout.x(carry.from()), layout.pegTop() - sign * 0.8, sign);
            return;
        }
        var home = layout.lying(carry.from(), below(carry.from(), carry.disk()));
        paintDisk(carry.disk(), home, 0.25);
        int narrower = space.top(carry.state(), carry.to());
        var lying = layout.lying(carry.to(), below(carry.to(), narrower));
        pen.graphics().setLineDashes(4, 3);
        outline(lying, layout.diskWidth(narrower), layout.diskHeight(), 12, pen.color(Ink.CONFLICT), 2.5);
        pen.graphics().setLineDashes();
        paintDisk(carry.disk(), layout.hangingOver(home, carry.to(), carry.share()), 1);
        if (carry.share() >= 1) {
            pen.refused(layout.x(carry.to()), layout.hanging() + layout.diskHeight() * 0.5 + sign * 0.6, sign);
        }
    }
}
