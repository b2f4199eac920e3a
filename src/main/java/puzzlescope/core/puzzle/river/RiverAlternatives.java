package puzzlescope.core.puzzle.river;

import static puzzlescope.core.puzzle.river.event.RiverEvent.LOAD;
import static puzzlescope.core.puzzle.river.event.RiverEvent.SPENT;
import static puzzlescope.core.puzzle.river.event.RiverEvent.STATE;
import static puzzlescope.core.puzzle.river.event.RiverEventKind.CROSSING_MADE;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.EventKind;
import puzzlescope.core.puzzle.Alternatives;
import puzzlescope.core.puzzle.river.board.RiverBoard;
import puzzlescope.core.puzzle.river.space.RiverRules;
import puzzlescope.core.search.StateSpace;

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
                || rules.why(state, move).reason().isDanger();
    }
}
