package puzzlescope.maze.event;

import java.util.ArrayList;
import java.util.List;

/**
 * Where a way through the maze begins, marked A, and where it is to lead, marked B.
 *
 * @param goals one or more, of which any will do
 */
public record Ends(Place from, List<Place> goals) {

    public Ends {
        goals = List.copyOf(goals);
    }

    /** With one goal. */
    public Ends(Place from, Place to) {
        this(from, List.of(to));
    }

    /** The only goal, or the first of several. */
    public Place to() {
        return goals.getFirst();
    }

    /** The goals and a place besides, or without it if it is one of several. */
    public List<Place> withOrWithout(Place place) {
        var others = new ArrayList<>(goals);
        if (!others.remove(place)) {
            others.add(place);
        }
        return others.isEmpty() ? goals : List.copyOf(others);
    }

    public boolean isGoal(int row, int column) {
        return goals.stream().anyMatch(goal -> goal.isAt(row, column));
    }

    /** How many steps it is from a cell to the nearest goal at least: as many as without walls. */
    public int atLeast(int row, int column) {
        int least = Integer.MAX_VALUE;
        for (var goal : goals) {
            least = Math.min(least, (Math.abs(goal.row() - row) + Math.abs(goal.column() - column)) / 2);
        }
        return least;
    }
}
