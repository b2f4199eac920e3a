package puzzlescope.core.puzzle.states.space;

import java.util.OptionalLong;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.river.space.BridgeAndTorch;
import puzzlescope.core.puzzle.river.space.LoadCode;
import puzzlescope.core.puzzle.river.space.RiverRules;
import puzzlescope.core.puzzle.river.space.StateCode;
import puzzlescope.core.puzzle.river.space.TypedBanks;
import puzzlescope.core.search.StateSpace;

/** The states of a river crossing: {@code 3,3,L}; a move is who is in the boat: {@code 1G+1P}. */
public record RiverStates(RiverRules rules, StateSpace space) implements NamedSpace {

    private static final String FARMER = "F";

    public RiverStates(RiverRules rules) {
        this(rules, rules);
    }

    @Override
    public RiverStates from(long state) {
        return new RiverStates(rules, rules.from(state));
    }

    @Override
    public boolean isWeighted() {
        return rules instanceof BridgeAndTorch;
    }

    @Override
    public OptionalLong find(String text) {
        try {
            var found = TypedBanks.find(rules, TypedBanks.parse(text));
            return found.isPresent() ? OptionalLong.of(found.getAsInt()) : OptionalLong.empty();
        } catch (InvalidInput noState) {
            return OptionalLong.empty();
        }
    }

    @Override
    public String text(long state) {
        return StateCode.text((int) state);
    }

    @Override
    public StateName name(long state) {
        return new StateName(text(state), StateCode.label((int) state));
    }

    @Override
    public StateName moveName(long state, int move) {
        return new StateName(move(state, move), LoadCode.label(rules.load(move)));
    }

    @Override
    public String move(long state, int move) {
        var text = LoadCode.text(rules.load(move));
        return text.isEmpty() ? FARMER : text;
    }
}
