package puzzlescope.river.picture;

import java.util.OptionalInt;
import puzzlescope.picture.Box;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.StateCode;

/**
 * The banks before the first crossing, on which a person places the travellers and the boat or the torch. Movable items
 * are numbered: all travellers, then the boat.
 *
 * @param width in px
 * @param height in px
 * @param textSize in px
 */
public record RiverSetUpPicture(RiverRules rules, double width, double height, double textSize) {

    private static final double MARGIN = 6;
    /** Largest height of the banks, in their widths. */
    private static final double HIGHEST = 0.62;

    private static final double CAPTION = 1.9;
    private static final double FRAME = 3;

    private Travellers crowd() {
        return Travellers.of(rules);
    }

    private BanksLayout banks() {
        double across = Math.max(1, width - 2 * MARGIN);
        double down = Math.max(1, Math.min(height - 2 * MARGIN, across * HIGHEST));
        return new BanksLayout(crowd(), MARGIN, Math.floor((height - down) / 2), across, down, textSize * CAPTION);
    }

    public int boat() {
        return crowd().size();
    }

    /** The movable item at a point. */
    public OptionalInt at(int state, double x, double y) {
        var banksLayout = banks();
        var who = banksLayout.memberAt(state, x, y);
        return who.isPresent() || !banksLayout.isOnRiver(x, y) ? who : OptionalInt.of(boat());
    }

    /** Bounds of a movable item. */
    public Box place(int state, int which) {
        var banksLayout = banks();
        if (which == boat()) {
            double over = StateCode.boatOnRight(state) ? 1 : 0;
            double wide = Math.max(banksLayout.boatWidth(), banksLayout.passenger());
            double high = banksLayout.passenger() * 1.6;
            return new Box(
                    banksLayout.boat(over) - wide / 2, banksLayout.deck() - banksLayout.passenger() * 1.1, wide, high);
        }
        var feet = banksLayout.place(which, crowd().isLeft(which, state));
        double high = banksLayout.person();
        return new Box(feet.x() - high * 0.4, feet.y() - high, high * 0.8, high);
    }

    /** The state after an item was moved to the other bank. */
    public int moved(int state, int which) {
        var crowd = crowd();
        return which == boat()
                ? StateCode.shipped(state)
                : StateCode.carried(state, load(which), crowd.isLeft(which, state));
    }

    /** A traveller as a {@link LoadCode}. */
    public int load(int who) {
        var crowd = crowd();
        return crowd.isCounted()
                ? LoadCode.ofCounts(who < crowd.first() ? 1 : 0, who < crowd.first() ? 0 : 1)
                : LoadCode.ofMembers(rules.kind(), 1 << who);
    }

    /** Draws the banks, with a frame around the item at the keyboard cursor. */
    public void paint(Surface surface, Style style, int state, OptionalInt chosen) {
        var pen = new Pen(surface, style, RiverPicture.BADGE);
        new BanksPainter(pen, banks(), crowd(), CrossingScene.atRest(rules, state)).paint();
        chosen.ifPresent(which -> {
            var box = place(state, which);
            surface.setStroke(pen.color(Ink.MARK));
            surface.setLineWidth(FRAME);
            surface.strokeRoundRect(box.left(), box.top(), box.width(), box.height(), 2 * FRAME);
        });
    }
}
