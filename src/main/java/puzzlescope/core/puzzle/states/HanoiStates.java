package puzzlescope.core.puzzle.states;

import puzzlescope.core.puzzle.hanoi.HanoiSpace;

/** The states of the Towers of Hanoi: {@code <[3,2],[1],[]>}; a move names the disk and the pegs: {@code 1 A→B}. */
public record HanoiStates(HanoiSpace space) implements NamedSpace {

    @Override
    public String text(long state) {
        return space.text(state);
    }

    @Override
    public String move(long state, int move) {
        int from = space.from(move);
        return space.top(state, from) + " " + HanoiSpace.name(from) + "\u2192" + HanoiSpace.name(space.to(move));
    }
}
