package puzzlescope.river.window;

import java.util.OptionalInt;
import javafx.scene.input.KeyCode;
import org.jspecify.annotations.Nullable;
import puzzlescope.river.RiverGame;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.picture.BanksLayout;
import puzzlescope.river.picture.Travellers;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;
import puzzlescope.window.board.TabContext;

/** Travellers who have boarded in manual play. FX thread only. */
final class BoatLoad {

    private final TabContext context;
    private long position = -1;
    private int guards;
    private int prisoners;
    private int members;

    BoatLoad(TabContext context) {
        this.context = context;
    }

    /** Clears the boarding when the position has changed. */
    private void follow() {
        long now = context.player().session().timeline().position();
        if (now != position) {
            position = now;
            clear();
        }
    }

    private void clear() {
        guards = 0;
        prisoners = 0;
        members = 0;
    }

    private RiverBoard board() {
        return (RiverBoard) context.player().session().timeline().board();
    }

    private int state() {
        return board().state(board().ashore());
    }

    /** Returns whether anybody has boarded. */
    boolean hasPassengers() {
        follow();
        return guards + prisoners + members > 0;
    }

    /** The passengers, as a {@link LoadCode}. */
    int load() {
        follow();
        var kind = board().rules().kind();
        return kind == RiverKind.PRISONERS_AND_GUARDS
                ? LoadCode.ofCounts(guards, prisoners)
                : LoadCode.ofMembers(kind, members);
    }

    private void cross() {
        int load = load();
        clear();
        context.play(board -> RiverGame.cross((RiverBoard) board, load));
    }

    /** Handles a key; returns whether it was one of these. */
    boolean handleKey(KeyCode key) {
        follow();
        var crowd = Travellers.of(board().rules());
        if (key == KeyCode.ENTER) {
            cross();
        } else if (key == KeyCode.BACK_SPACE) {
            clear();
        } else if (crowd.isCounted() && (key == KeyCode.G || key == KeyCode.P)) {
            board(crowd, key == KeyCode.G ? 0 : crowd.first());
        } else {
            var who = member(crowd, key);
            if (who.isEmpty()) {
                return false;
            }
            board(crowd, who.getAsInt());
        }
        context.player().invalidate();
        return true;
    }

    private static OptionalInt member(Travellers crowd, KeyCode key) {
        for (int who = 0; !crowd.isCounted() && who < crowd.size(); who++) {
            if (key.getName().equals(String.valueOf(crowd.rules().kind().letter(who)))) {
                return OptionalInt.of(who);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns whether a press at a point would have an effect. */
    boolean canBePressed(@Nullable BanksLayout banksLayout, double x, double y) {
        return banksLayout != null
                && (banksLayout.isOnRiver(x, y) || who(banksLayout, x, y).isPresent());
    }

    /** Boards or disembarks the traveller at a point; on the river: crosses. */
    void press(@Nullable BanksLayout banksLayout, double x, double y) {
        follow();
        if (banksLayout == null) {
            return;
        }
        var crowd = Travellers.of(board().rules());
        var seated = seated(banksLayout, crowd, x, y);
        var who = who(banksLayout, x, y);
        if (seated.isPresent()) {
            land(crowd, seated.getAsInt());
        } else if (who.isPresent()) {
            board(crowd, who.getAsInt());
        } else if (banksLayout.isOnRiver(x, y)) {
            cross();
        }
        context.player().invalidate();
    }

    /** A traveller at a point on the boat's bank. */
    private OptionalInt who(BanksLayout banksLayout, double x, double y) {
        var crowd = Travellers.of(board().rules());
        boolean left = !StateCode.boatOnRight(state());
        for (int who = 0; who < crowd.size(); who++) {
            boolean here = crowd.isLeft(who, state()) == left;
            if (here && BanksLayout.isAt(banksLayout.place(who, left), banksLayout.person(), x, y)) {
                return OptionalInt.of(who);
            }
        }
        return OptionalInt.empty();
    }

    /** The passenger whose seat is at a point, as a traveller of that kind. */
    private OptionalInt seated(BanksLayout banksLayout, Travellers crowd, double x, double y) {
        int after = StateCode.after(state(), load());
        int seat = crowd.hasFarmer() ? 1 : 0;
        double over = StateCode.boatOnRight(state()) ? 1 : 0;
        for (int who = 0; hasPassengers() && who < crowd.size(); who++) {
            if (crowd.isLeft(who, state()) != crowd.isLeft(who, after)
                    && BanksLayout.isAt(banksLayout.seat(seat++, over), banksLayout.passenger(), x, y)) {
                return OptionalInt.of(who);
            }
        }
        return OptionalInt.empty();
    }

    private void board(Travellers crowd, int who) {
        if (crowd.isCounted()) {
            boolean guard = who < crowd.first();
            int here = guard ? StateCode.guards(state()) : StateCode.prisoners(state());
            int all = guard ? crowd.first() : crowd.second();
            int most = StateCode.boatOnRight(state()) ? all - here : here;
            boolean full = guards + prisoners >= crowd.seats();
            if (guard) {
                guards = full || guards == most ? 0 : guards + 1;
            } else {
                prisoners = full || prisoners == most ? 0 : prisoners + 1;
            }
        } else {
            boolean aboard = (members >>> who & 1) != 0;
            boolean full = Integer.bitCount(members) >= crowd.seats();
            members = aboard ? members & ~(1 << who) : full ? 1 << who : members | 1 << who;
        }
    }

    private void land(Travellers crowd, int who) {
        if (!crowd.isCounted()) {
            members &= ~(1 << who);
        } else if (who < crowd.first()) {
            guards--;
        } else {
            prisoners--;
        }
    }
}
