package puzzlescope.river.picture;

import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Point;
import puzzlescope.picture.TextAlign;
import puzzlescope.river.picture.CrossingScene.UnsafeBank;
import puzzlescope.river.space.StateCode;

/** Paints everybody in place or crossing, the numbers on each bank, and where the rules are broken. */
public final class BanksPainter {

    /** Shares of the crossing at which boarding ends and landing begins. */
    static final double BOARDED = 0.22;

    private static final double LANDING = 0.78;
    private static final double CAPTION_INSET = 12;
    private static final double CHARACTER = 0.6;

    private final Pen pen;
    private final TravellerPainter travellerPainter;
    private final SceneryPainter sceneryPainter;
    private final BanksLayout banksLayout;
    private final Travellers crowd;
    private final CrossingScene crossingScene;
    private final boolean fromLeft;
    private final int after;

    public BanksPainter(Pen pen, BanksLayout banksLayout, Travellers crowd, CrossingScene crossingScene) {
        this.pen = pen;
        this.banksLayout = banksLayout;
        this.crowd = crowd;
        this.crossingScene = crossingScene;
        travellerPainter = new TravellerPainter(pen);
        sceneryPainter = new SceneryPainter(pen, banksLayout, crowd.isOnFoot());
        fromLeft = !StateCode.boatOnRight(crossingScene.state());
        after = crossingScene.after();
    }

    public void paint() {
        sceneryPainter.paint();
        paintCaptions();
        paintPeople();
        paintDanger();
    }

    private void paintPeople() {
        double over = over();
        if (crowd.isOnFoot()) {
            sceneryPainter.paintTorch(over);
        }
        for (int who = 0; who < crowd.size(); who++) {
            if (!moves(who)) {
                boolean left = crowd.isLeft(who, crossingScene.state());
                paint(who, banksLayout.place(who, left), banksLayout.person());
            }
        }
        int seat = 0;
        if (crowd.hasFarmer()) {
            var point = banksLayout.seat(seat++, over);
            travellerPainter.farmer(point.x(), point.y(), banksLayout.passenger());
        }
        seat = paintMoving(seat, over);
        if (crossingScene.lacking()) {
            paintMissing(seat, over);
        }
        if (!crowd.isOnFoot()) {
            sceneryPainter.paintBoat(over);
        }
    }

    private int paintMoving(int firstSeat, double over) {
        int seat = firstSeat;
        for (int who = 0; who < crowd.size(); who++) {
            if (moves(who)) {
                double aboard = aboard();
                boolean landed = crossingScene.crossed() > 0.5;
                var bank = banksLayout.place(who, landed != fromLeft);
                var inBoat = banksLayout.seat(seat++, over);
                var at = bank.interpolate(inBoat, aboard);
                paint(who, at, banksLayout.person() + (banksLayout.passenger() - banksLayout.person()) * aboard);
            }
        }
        return seat;
    }

    private void paintMissing(int firstSeat, double over) {
        int missing = Math.min(crowd.missing(crossingScene.state(), crossingScene.load()), crowd.seats());
        for (int i = 0; i < missing; i++) {
            var point = banksLayout.seat(firstSeat + i, over);
            travellerPainter.ghost(point.x(), point.y(), banksLayout.passenger());
        }
        double size = Math.clamp(banksLayout.passenger() * 0.5, 14, 26);
        pen.refused(banksLayout.boat(over), banksLayout.deck() - banksLayout.passenger() - size * 0.7, size);
    }

    private void paint(int who, Point feet, double height) {
        if (!crowd.isCounted()) {
            travellerPainter.member(crowd.rules().kind(), who, crowd.minutes(who), feet.x(), feet.y(), height);
        } else if (who < crowd.first()) {
            travellerPainter.guard(feet.x(), feet.y(), height);
        } else {
            travellerPainter.prisoner(feet.x(), feet.y(), height);
        }
    }

    private boolean moves(int who) {
        return crossingScene.isMoving() && crowd.isLeft(who, crossingScene.state()) != crowd.isLeft(who, after);
    }

    /** Returns the distance of the boat from the left bank, from 0 to 1. */
    private double over() {
        double sailed =
                crossingScene.isMoving() ? smooth((crossingScene.crossed() - BOARDED) / (LANDING - BOARDED)) : 0;
        return fromLeft ? sailed : 1 - sailed;
    }

    /** Returns how far the passengers have boarded, from 0 on a bank to 1. */
    private double aboard() {
        double crossed = crossingScene.crossed();
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
                ? pen.localize("river.view.count-" + bank, guards, prisoners)
                : pen.localize("river.view." + bank);
        boolean danger = crossingScene.danger() == (right ? UnsafeBank.RIGHT : UnsafeBank.LEFT);
        double x =
                right ? banksLayout.left() + banksLayout.width() - CAPTION_INSET : banksLayout.left() + CAPTION_INSET;
        double size = Math.min(
                pen.textSize() * 0.92, (banksLayout.bankWidth() - 2 * CAPTION_INSET) / (CHARACTER * Pen.columns(text)));
        pen.text(
                text,
                x,
                banksLayout.top() + pen.textSize() * 1.15,
                Font.bold(size),
                pen.color(danger ? Ink.CONFLICT : Ink.TEXT),
                right ? TextAlign.RIGHT : TextAlign.LEFT);
    }

    /** Returns whether someone stands on a bank at this moment. */
    private boolean isOn(int who, boolean right) {
        if (!moves(who)) {
            return crowd.isLeft(who, crossingScene.state()) != right;
        }
        if (crossingScene.crossed() < BOARDED) {
            return fromLeft != right;
        }
        return crossingScene.crossed() >= LANDING && fromLeft == right;
    }

    private void paintDanger() {
        if (crossingScene.danger() == UnsafeBank.NONE) {
            return;
        }
        boolean right = crossingScene.danger() == UnsafeBank.RIGHT;
        double inset = 3;
        double width = banksLayout.bankWidth() - 2 * inset - 4;
        double x = right ? banksLayout.left() + banksLayout.width() - inset - width : banksLayout.left() + inset;
        var surface = pen.surface();
        pen.stroke(3, pen.color(Ink.CONFLICT));
        surface.setLineDashes(9, 6);
        surface.strokeRoundRect(x, banksLayout.top() + inset, width, banksLayout.height() - 2 * inset, 18);
        surface.setLineDashes();
        double size = Math.clamp(banksLayout.height() * 0.16, 18, 32);
        pen.refused(
                right ? x + size * 0.2 : x + width - size * 0.2, banksLayout.top() + banksLayout.height() / 2, size);
    }
}
