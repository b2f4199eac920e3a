// Breadth-first search for three guards and three prisoners in a boat for two: the fewest crossings come first.
class BreadthFirstSearch {

    record State(int guards, int prisoners, boolean right) {

        boolean isAllowed() {
            return isSafe(guards, prisoners) && isSafe(3 - guards, 3 - prisoners);
        }

        private static boolean isSafe(int guards, int prisoners) {
            return guards >= 0 && prisoners >= 0 && (guards == 0 || guards >= prisoners);
        }

        State after(Load load) {
            int sign = right ? 1 : -1;
            return new State(guards + sign * load.guards, prisoners + sign * load.prisoners, !right);
        }
    }

    record Load(int guards, int prisoners) {}

    private static final List<Load> LOADS =
            List.of(new Load(1, 0), new Load(2, 0), new Load(0, 1), new Load(0, 2), new Load(1, 1));

    private final Map<State, State> before = new LinkedHashMap<>();
    private final Map<State, Load> taken = new LinkedHashMap<>();

    void solve(River river) {
        State start = new State(3, 3, false);
        State goal = new State(0, 0, true);
        search(start, goal);
        for (Load load : path(start, goal)) {
            river.cross(load.guards(), load.prisoners());
        }
    }

    private void search(State start, State goal) {
        Queue<State> queue = new ArrayDeque<>();
        queue.add(start);
        before.put(start, start);
        while (!before.containsKey(goal)) {
            State state = queue.remove();
            for (Load load : LOADS) {
                State next = state.after(load);
                if (next.isAllowed() && !before.containsKey(next)) {
                    before.put(next, state);
                    taken.put(next, load);
                    queue.add(next);
                }
            }
        }
    }

    private List<Load> path(State start, State goal) {
        List<Load> path = new ArrayList<>();
        for (State state = goal; !state.equals(start); state = before.get(state)) {
            path.addFirst(taken.get(state));
        }
        return path;
    }
}
