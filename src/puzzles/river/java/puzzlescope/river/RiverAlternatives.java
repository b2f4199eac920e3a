package puzzlescope.river;

import static puzzlescope.river.event.RiverEvent.LOAD;
import static puzzlescope.river.event.RiverEvent.SPENT;
import static puzzlescope.river.event.RiverEvent.STATE;
import static puzzlescope.river.event.RiverEventKind.CROSSING_MADE;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.space.RiverRules;

/** Offers other passengers from the same bank, even if the rules forbid them. */
final class RiverAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (kind != CROSSING_MADE || !(board instanceof RiverBoard river)) {
            return LongStream.empty();
        }
        var rules = river.rules();
        int state = STATE.of(next);
        int before = SPENT.of(next) - rules.cost(LOAD.of(next));
        return IntStream.range(0, rules.moves())
                .filter(move -> areThere(rules, state, move))
                .map(rules::load)
                .mapToLong(load -> LOAD.put(SPENT.put(next, before + rules.cost(load)), load));
    }

    private static boolean areThere(RiverRules rules, int state, int move) {
        return rules.after(state, move) != StateSpace.NONE
                || rules.rejectionReason(state, move).rule().isDanger();
    }
}
