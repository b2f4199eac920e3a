package puzzlescope.states.space;

import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.engine.search.StateSpace;
import puzzlescope.states.custom.CustomPuzzle;
import puzzlescope.states.custom.EdgeSpace;

/** The states of a puzzle that a person has written, named as in its text. */
public record CustomStates(CustomPuzzle puzzle, StateSpace space) implements NamedSpace {

    /** The most states that are found; edges are limited to {@link #MOST_EDGES}. */
    private static final int MOST_STATES = 20_000;

    private static final int MOST_EDGES = 260_000;

    public CustomStates(CustomPuzzle puzzle) {
        this(puzzle, puzzle.space());
    }

    @Override
    public CustomStates from(long state) {
        return new CustomStates(puzzle, puzzle.space().from(state));
    }

    @Override
    public OptionalLong find(String text) {
        return puzzle.space().find(text);
    }

    @Override
    public String text(long state) {
        return puzzle.space().text(state);
    }

    @Override
    public String move(long state, int move) {
        return puzzle.space().move(state, move);
    }

    @Override
    public boolean isReversible() {
        return false;
    }

    @Override
    public boolean hasGoal() {
        return !(puzzle.space() instanceof EdgeSpace graph) || graph.hasGoal();
    }

    @Override
    public boolean isWeighted() {
        return puzzle.space().isWeighted();
    }

    @Override
    public boolean isPlainGraph() {
        return puzzle.space() instanceof EdgeSpace;
    }

    @Override
    public Optional<int[]> place(long state) {
        return puzzle.space() instanceof EdgeSpace graph ? graph.place(state) : Optional.empty();
    }

    @Override
    public int mostStates() {
        return Math.min(MOST_STATES, MOST_EDGES / Math.max(1, space.moves()));
    }
}
