package puzzlescope.river.picture;

import java.util.Optional;
import puzzlescope.picture.Moment;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.event.RiverGraphEvent;
import puzzlescope.river.event.RiverSolutionEvent;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RejectionReason;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.StateCode;

/**
 * Positions of all travellers at a moment.
 *
 * @param state the state from which the boat departs
 * @param load the travellers who depart, or {@link #NOBODY}
 * @param crossed how far they have crossed, from 0 to 1
 * @param lacking whether they cannot depart, since not all of them are there
 * @param danger the bank on which the rules are broken
 */
public record CrossingScene(int state, int load, double crossed, boolean lacking, UnsafeBank danger) {

    static final int NOBODY = -1;

    /** The bank on which the rules are broken. */
    enum UnsafeBank {
        NONE,
        LEFT,
        RIGHT
    }

    public static CrossingScene of(Moment moment) {
        var board = (RiverBoard) moment.board();
        var start = board.start();
        return moment.event()
                .map(event -> of((RiverEvent) event, board, moment))
                .orElseGet(() -> at(start));
    }

    private static CrossingScene of(RiverEvent event, RiverBoard board, Moment moment) {
        double happened = moment.happened();
        return switch (event) {
            case RiverGraphEvent.SearchBegan began -> at(began.state());
            case RiverGraphEvent.StateVisited visited -> at(visited.state());
            case RiverGraphEvent.GoalReached reached -> at(reached.state());
            case RiverGraphEvent.StateFound found -> to(found.state(), found.load(), happened);
            case RiverGraphEvent.StateKnown known -> to(known.state(), known.load(), happened);
            case RiverGraphEvent.EdgeFound known -> to(known.state(), known.load(), happened);
            case RiverGraphEvent.WayImproved way -> between(board.state(way.from()), board.state(way.node()), happened);
            case RiverGraphEvent.MoveRejected rejected -> rejected(rejected, happened);
            case RiverGraphEvent.StateLeft left -> back(board, left.state(), left.back(), happened);
            case RiverGraphEvent.DeadEndLeft left -> back(board, left.state(), left.back(), happened);
            case RiverSolutionEvent.LinkFollowed link -> between(link.state(), link.lastState(), happened);
            case RiverSolutionEvent.CrossingMade made ->
                new CrossingScene(made.state(), made.load(), happened, false, UnsafeBank.NONE);
            case RiverGameEvent.Crossed crossed -> to(crossed.state(), crossed.load(), happened);
            case RiverGameEvent.AllAcross _, RiverSolutionEvent.SearchEnded _ ->
                at(board.rules().goal());
            case RiverSolutionEvent.SearchFailed _ -> at(board.start());
        };
    }

    /** The chosen passengers have boarded. */
    public static CrossingScene boarding(int state, int load) {
        return new CrossingScene(state, load, BanksPainter.BOARDED, false, UnsafeBank.NONE);
    }

    /** Nobody is crossing; only the positions are known. */
    static CrossingScene atRest(RiverRules rules, int state) {
        var why = state == rules.start() ? Optional.<RejectionReason>empty() : rules.danger(state);
        var danger = why.map(each -> each.standsOnRight(state) ? UnsafeBank.RIGHT : UnsafeBank.LEFT);
        return new CrossingScene(state, NOBODY, 0, false, danger.orElse(UnsafeBank.NONE));
    }

    private static CrossingScene at(int state) {
        return new CrossingScene(state, NOBODY, 0, false, UnsafeBank.NONE);
    }

    /** The crossing to a state; the same load leads from the state after it back to the one before. */
    private static CrossingScene to(int state, int load, double happened) {
        return new CrossingScene(StateCode.after(state, load), load, happened, false, UnsafeBank.NONE);
    }

    private static CrossingScene between(int from, int to, double happened) {
        return new CrossingScene(from, LoadCode.between(from, to), happened, false, UnsafeBank.NONE);
    }

    /** The way back to the node whose visit continues, if there is one. */
    private static CrossingScene back(RiverBoard board, int state, int node, double happened) {
        return node < 0 ? at(state) : between(state, board.state(node), happened);
    }

    private static CrossingScene rejected(RiverGraphEvent.MoveRejected rejected, double happened) {
        if (!rejected.isDanger()) {
            return new CrossingScene(rejected.state(), rejected.load(), 0, true, UnsafeBank.NONE);
        }
        var bank = rejected.isOnRight() ? UnsafeBank.RIGHT : UnsafeBank.LEFT;
        return new CrossingScene(
                rejected.state(), rejected.load(), happened, false, happened < 1 ? UnsafeBank.NONE : bank);
    }

    /** Returns whether somebody is crossing or has just arrived. */
    boolean isMoving() {
        return load != NOBODY && !lacking;
    }

    /** The state in which the boat arrives, or the current one if it does not depart. */
    public int after() {
        return isMoving() ? StateCode.after(state, load) : state;
    }
}
