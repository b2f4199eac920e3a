package puzzlescope.river.picture;

import puzzlescope.picture.Ink;
import puzzlescope.picture.Point;
import puzzlescope.picture.TextAlign;
import puzzlescope.river.picture.Passage.Danger;
import puzzlescope.river.space.StateCode;

/** Paints everybody in place or crossing, the numbers on each bank, and where the rules are broken. */
public final class BanksPainter {

    /** Shares of the crossing at which boarding ends and landing begins. */
    static final double BOARDED = 0.22;

    private static final double LANDING = 0.78;
    private static final double CAPTION_INSET = 12;
    private static final double CHARACTER = 0.6;

    private final RiverPen pen;
    private final Figures figures;
    private final Scenery scenery;
    private final Banks banks;
    private final Travellers crowd;
    private final Passage passage;
    private final boolean fromLeft;
    private final int after;

    public BanksPainter(RiverPen pen, Banks banks, Travellers crowd, Passage passage) {
        this.pen = pen;
        this.banks = banks;
        this.crowd = crowd;
        this.passage = passage;
        figures = new Figures(pen);
        scenery = new Scenery(pen, banks, crowd.isOnFoot());
        fromLeft = !StateCode.boatOnRight(passage.state());
        after = passage.after();
    }

    public void paint() {
        scenery.paint();
        paintCaptions();
        paintPeople();
        paintDanger();
    }

    private void paintPeople() {
        double over = over();
        if (crowd.isOnFoot()) {
            scenery.paintTorch(over);
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
            figures.farmer(point.x(), point.y(), banks.passenger());
        }
        seat = paintMoving(seat, over);
        if (passage.lacking()) {
            paintMissing(seat, over);
        }
        if (!crowd.isOnFoot()) {
            scenery.paintBoat(over);
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
            figures.ghost(point.x(), point.y(), banks.passenger());
        }
        double size = Math.clamp(banks.passenger() * 0.5, 14, 26);
        pen.refused(banks.boat(over), banks.deck() - banks.passenger() - size * 0.7, size);
    }

    private void paint(int who, Point feet, double height) {
        if (!crowd.isCounted()) {
            figures.member(crowd.rules().kind(), who, crowd.minutes(who), feet.x(), feet.y(), height);
        } else if (who < crowd.first()) {
            figures.guard(feet.x(), feet.y(), height);
        } else {
            figures.prisoner(feet.x(), feet.y(), height);
        }
    }

    private boolean moves(int who) {
        return passage.isMoving() && crowd.isLeft(who, passage.state()) != crowd.isLeft(who, after);
    }

    /** Returns the distance of the boat from the left bank, from 0 to 1. */
    private double over() {
        double sailed = passage.isMoving() ? smooth((passage.crossed() - BOARDED) / (LANDING - BOARDED)) : 0;
        return fromLeft ? sailed : 1 - sailed;
    }

    /** Returns how far the passengers have boarded, from 0 on a bank to 1. */
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
                ? pen.style().say("river.view.count-" + bank, guards, prisoners)
                : pen.style().say("river.view." + bank);
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
                right ? TextAlign.RIGHT : TextAlign.LEFT);
    }

    /** Returns whether someone stands on a bank at this moment. */
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
        var surface = pen.surface();
        surface.setStroke(pen.color(Ink.CONFLICT));
        surface.setLineWidth(3);
        surface.setLineDashes(9, 6);
        surface.strokeRoundRect(x, banks.top() + inset, width, banks.height() - 2 * inset, 18);
        surface.setLineDashes();
        double size = Math.clamp(banks.height() * 0.16, 18, 32);
        pen.refused(right ? x + size * 0.2 : x + width - size * 0.2, banks.top() + banks.height() / 2, size);
    }
}
