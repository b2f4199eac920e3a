package puzzlescope.core.puzzle.states;

import puzzlescope.core.puzzle.river.LoadCode;
import puzzlescope.core.puzzle.river.RiverRules;
import puzzlescope.core.puzzle.river.StateCode;

/** The states of a river crossing: {@code 3,3,L}; a move is who is in the boat: {@code 1G+1P}. */
public record RiverStates(RiverRules space) implements NamedSpace {

    private static final String FARMER = "F";

    @Override
    public String text(long state) {
        return StateCode.text((int) state);
    }

    @Override
    public String move(long state, int move) {
        var text = LoadCode.text(space.load(move));
        return text.isEmpty() ? FARMER : text;
    }
}
