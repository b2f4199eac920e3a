package puzzlescope.states.space;

import java.util.OptionalLong;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.hanoi.space.HanoiSpace;
import puzzlescope.hanoi.space.HanoiStateFormat;

/** The states of the Towers of Hanoi: {@code <[3,2],[1],[]>}; a move names the disk and the pegs: {@code 1 A→B}. */
public record HanoiStates(HanoiSpace pegs, StateSpace space) implements NamedSpace {

    public HanoiStates(HanoiSpace pegs) {
        this(pegs, pegs);
    }

    @Override
    public HanoiStates from(long state) {
        return new HanoiStates(pegs, pegs.from(state));
    }

    @Override
    public OptionalLong find(String text) {
        try {
            long found = pegs.state(HanoiStateFormat.parse(text));
            return found == StateSpace.NONE ? OptionalLong.empty() : OptionalLong.of(found);
        } catch (InvalidInputException noState) {
            return OptionalLong.empty();
        }
    }

    @Override
    public String text(long state) {
        return pegs.text(state);
    }

    @Override
    public String move(long state, int move) {
        int from = pegs.from(move);
        return pegs.top(state, from) + " " + HanoiSpace.name(from) + "\u2192" + HanoiSpace.name(pegs.to(move));
    }
}
