package puzzlescope.engine.search;

/** The states and moves of a space, with another start. */
record RerootedSpace(StateSpace space, long start) implements StateSpace {

    @Override
    public boolean isGoal(long state) {
        return space.isGoal(state);
    }

    @Override
    public int moves() {
        return space.moves();
    }

    @Override
    public long after(long state, int move) {
        return space.after(state, move);
    }

    @Override
    public int expand(long state, long[] after) {
        return space.expand(state, after);
    }

    @Override
    public long bound() {
        return space.bound();
    }

    @Override
    public int cost(long state, int move) {
        return space.cost(state, move);
    }
}
