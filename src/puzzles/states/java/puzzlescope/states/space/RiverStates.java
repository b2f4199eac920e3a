package puzzlescope.states.space;

import java.util.OptionalInt;
import java.util.OptionalLong;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.river.space.BridgeAndTorch;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.PrisonersAndGuards;
import puzzlescope.river.space.RiverRules;
import puzzlescope.river.space.RiverStateFormat;
import puzzlescope.river.space.StateCode;

/** The states of a river crossing: {@code 3,3,L}; a move is named by its load: {@code 1G+1P}. */
public record RiverStates(RiverRules rules, StateSpace space, LoadCost costs) implements NamedSpace {

    private static final String FARMER = "F";

    public RiverStates(RiverRules rules) {
        this(rules, rules, LoadCost.CROSSING);
    }

    public RiverStates(PrisonersAndGuards rules, LoadCost costs) {
        this(rules, costs == LoadCost.CROSSING ? rules : new CostedStates(rules, costs), costs);
    }

    /** The same states and moves with other costs. */
    private record CostedStates(RiverRules rules, LoadCost costs) implements StateSpace {

        @Override
        public long start() {
            return rules.start();
        }

        @Override
        public boolean isGoal(long state) {
            return rules.isGoal(state);
        }

        @Override
        public int moves() {
            return rules.moves();
        }

        @Override
        public long after(long state, int move) {
            return rules.after(state, move);
        }

        @Override
        public int cost(long state, int move) {
            return costs.of(rules.load(move));
        }
    }

    @Override
    public RiverStates from(long state) {
        return new RiverStates(rules, space.from(state), costs);
    }

    @Override
    public boolean isWeighted() {
        return rules instanceof BridgeAndTorch || costs != LoadCost.CROSSING;
    }

    @Override
    public OptionalLong find(String text) {
        try {
            var found = text.isBlank() ? OptionalInt.empty() : RiverStateFormat.reached(rules, text);
            return found.isPresent() ? OptionalLong.of(found.getAsInt()) : OptionalLong.empty();
        } catch (InvalidInputException noState) {
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
