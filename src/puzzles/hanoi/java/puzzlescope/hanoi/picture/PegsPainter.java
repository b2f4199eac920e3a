package puzzlescope.hanoi.picture;

import org.jspecify.annotations.Nullable;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Point;

/**
 * Paints pegs with their names and disks with their numbers; a moving disk is lifted over the pegs.
 *
 * @param dragged the centre of the disk that follows the pointer; null if there is none
 */
public record PegsPainter(
        HanoiPen pen,
        PegsLayout layout,
        HanoiSpace space,
        DiskMotion diskMotion,
        @Nullable Point dragged) {

    /** Size of a peg's name, as a share of the gap between pegs. */
    private static final double NAME = 0.9;

    /** Smallest height of a disk that bears a number. */
    private static final double LOWEST_NUMBERED = 8;

    private static final double GHOST = 0.25;

    public void paint() {
        paintPegs();
        for (int disk = space.disks(); disk >= 1; disk--) {
            if (disk != diskMotion.disk()) {
                paintDisk(disk, layout.restingCenter(peg(disk), below(peg(disk), disk)), 1);
            }
        }
        switch (diskMotion.manner()) {
            case CARRIED -> paintCarried();
            case REFUSED -> paintRefused();
            case HELD -> paintHeld();
        }
    }

    private void paintCarried() {
        if (diskMotion.isCarrying()) {
            var middle = layout.movingCenter(place(diskMotion.from()), place(diskMotion.to()), diskMotion.share());
            paintDisk(diskMotion.disk(), middle, 1);
        }
    }

    /** The centre of the moving disk if it lies on a peg. */
    private Point place(int peg) {
        return layout.restingCenter(peg, below(peg, diskMotion.disk()));
    }

    private int peg(int disk) {
        return space.peg(diskMotion.state(), disk);
    }

    private int below(int peg, int disk) {
        int below = 0;
        for (int wider = disk + 1; wider <= space.disks(); wider++) {
            below += peg(wider) == peg ? 1 : 0;
        }
        return below;
    }

    private void paintPegs() {
        var surface = pen.surface();
        double thick = Math.clamp(layout.diskHeight() * 0.3, 3, 10);
        double ground = layout.ground();
        surface.setFill(pen.color(Ink.HULL));
        surface.fillRoundRect(layout.left(), ground, layout.spacing() * space.pegs(), layout.baseHeight(), thick);
        for (int peg = 0; peg < space.pegs(); peg++) {
            surface.setFill(pen.color(Ink.HULL));
            surface.fillRoundRect(
                    layout.x(peg) - thick / 2, layout.pegTop(), thick, ground - layout.pegTop() + 2, thick);
            double size = Math.max(Font.LEAST, Math.min(pen.textSize() * 1.1, layout.spacing() * NAME));
            double below = ground + layout.baseHeight() + size * 0.95;
            pen.text(HanoiSpace.name(peg), layout.x(peg), below, Font.bold(size), pen.color(Ink.TEXT));
            if (peg == space.pegs() - 1) {
                pen.star(layout.x(peg) + size * 1.15, below, size * 1.15, pen.color(Ink.SOLUTION));
            }
        }
    }

    private void paintDisk(int disk, Point middle, double opacity) {
        var surface = pen.surface();
        double width = layout.diskWidth(disk);
        double height = layout.diskHeight() - Math.min(2, layout.diskHeight() * 0.12);
        double round = Math.min(height, 16);
        double share = space.disks() == 1 ? 0.5 : (disk - 1.0) / (space.disks() - 1);
        var ground = pen.scale(share);
        surface.setOpacity(opacity);
        pen.plate(middle.x(), middle.y(), width, height, round, ground);
        boolean lifted = disk == diskMotion.disk()
                && (diskMotion.share() < 1 || diskMotion.manner() != DiskMotion.MotionKind.CARRIED);
        outline(middle, width, height, round, lifted ? pen.color(Ink.MARK) : pen.color(Ink.PIECE), lifted ? 3 : 1);
        double size = Math.min(Math.max(height * 0.68, Font.LEAST), pen.textSize() * 1.5);
        if (height >= LOWEST_NUMBERED) {
            pen.text(String.valueOf(disk), middle.x(), middle.y(), Font.bold(size), HanoiPen.on(ground));
        }
        surface.setOpacity(1);
    }

    private void outline(Point middle, double width, double height, double round, Color color, double line) {
        var surface = pen.surface();
        pen.stroke(line, color);
        surface.strokeRoundRect(middle.x() - width / 2, middle.y() - height / 2, width, height, round);
    }

    /** Paints the refused disk above the disk that forbids it, or the absence of a disk. */
    private void paintRefused() {
        double sign = Math.clamp(layout.diskHeight() * 0.8, 12, 26);
        if (!diskMotion.isCarrying()) {
            pen.refused(layout.x(diskMotion.from()), layout.pegTop() - sign * 0.8, sign);
            return;
        }
        var home = place(diskMotion.from());
        paintDisk(diskMotion.disk(), home, GHOST);
        frameNarrower();
        paintDisk(diskMotion.disk(), layout.hangingOver(home, diskMotion.to(), diskMotion.share()), 1);
        if (diskMotion.share() >= 1) {
            paintSign(sign);
        }
    }

    /** Paints the held disk, and its landing place or the disk that forbids it. */
    private void paintHeld() {
        paintDisk(diskMotion.disk(), place(diskMotion.from()), GHOST);
        int onto = space.top(diskMotion.state(), diskMotion.to());
        boolean forbidden = onto != HanoiSpace.NO_DISK && onto < diskMotion.disk();
        if (forbidden) {
            frameNarrower();
        } else if (diskMotion.to() != diskMotion.from()) {
            dashed(place(diskMotion.to()), diskMotion.disk(), Ink.SOLUTION);
        }
        var hand = dragged == null ? new Point(layout.x(diskMotion.to()), layout.hanging()) : dragged;
        paintDisk(diskMotion.disk(), hand, 1);
        if (forbidden && dragged == null) {
            paintSign(Math.clamp(layout.diskHeight() * 0.8, 12, 26));
        }
    }

    /** Paints the suggested move: the disk and its landing place. */
    public void paintHint(DiskMoved hint) {
        if (hint.disk() == diskMotion.disk() && diskMotion.share() < 1) {
            return;
        }
        var to = layout.restingCenter(hint.to(), below(hint.to(), hint.disk()));
        paintDisk(hint.disk(), to, GHOST * 1.6);
        dashed(to, hint.disk(), Ink.SOLUTION);
        dashed(layout.restingCenter(hint.from(), below(hint.from(), hint.disk())), hint.disk(), Ink.SOLUTION);
    }

    private void frameNarrower() {
        int narrower = space.top(diskMotion.state(), diskMotion.to());
        dashed(layout.restingCenter(diskMotion.to(), below(diskMotion.to(), narrower)), narrower, Ink.CONFLICT);
    }

    private void dashed(Point middle, int disk, Ink ink) {
        pen.surface().setLineDashes(5, 4);
        double height = layout.diskHeight() - 1;
        outline(middle, layout.diskWidth(disk), height, Math.min(height, 16), pen.color(ink), 2.5);
        pen.surface().setLineDashes();
    }

    private void paintSign(double size) {
        double below = layout.hanging() + layout.diskHeight() * 0.5 + size * 0.6;
        pen.refused(layout.x(diskMotion.to()), below, size);
    }
}
