package puzzlescope.maze.event;

import java.util.ArrayList;
import java.util.List;

/**
 * The start of a path through the maze, marked A, and its goals, marked B.
 *
 * @param goals one or more, any of which will do
 */
public record Endpoints(MazePosition from, List<MazePosition> goals) {

    public Endpoints {
        goals = List.copyOf(goals);
    }

    /** Creates ends with one goal. */
    public Endpoints(MazePosition from, MazePosition to) {
        this(from, List.of(to));
    }

    /** The only goal, or the first of several. */
    public MazePosition to() {
        return goals.getFirst();
    }

    /** Returns the goals with a place added, or removed if it is one of several. */
    public List<MazePosition> toggle(MazePosition mazePosition) {
        var others = new ArrayList<>(goals);
        if (!others.remove(mazePosition)) {
            others.add(mazePosition);
        }
        return others.isEmpty() ? goals : List.copyOf(others);
    }

    public boolean isGoal(int row, int column) {
        return goals.stream().anyMatch(goal -> goal.isAt(row, column));
    }

    /** A lower bound on the steps from a cell to the nearest goal: the steps without walls. */
    public int atLeast(int row, int column) {
        int least = Integer.MAX_VALUE;
        for (var goal : goals) {
            least = Math.min(least, (Math.abs(goal.row() - row) + Math.abs(goal.column() - column)) / 2);
        }
        return least;
    }
}
