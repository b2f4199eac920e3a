package puzzlescope.maze.generator;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CarvingEvent.AllCells;
import puzzlescope.maze.event.CarvingEvent.AtCell;
import puzzlescope.maze.event.CarvingEvent.AtRow;
import puzzlescope.maze.event.CarvingEvent.AtWall;
import puzzlescope.maze.event.CarvingEvent.Chamber;
import puzzlescope.maze.event.CarvingEvent.Completed;
import puzzlescope.maze.event.CarvingEvent.MarkMoved;
import puzzlescope.maze.event.CarvingEvent.RunEnded;
import puzzlescope.maze.event.CarvingEvent.SetsKeptApart;
import puzzlescope.maze.event.CarvingEvent.SetsMerged;
import puzzlescope.maze.event.CarvingEvent.Totals;
import puzzlescope.maze.event.CarvingEvent.WallBuilt;
import puzzlescope.maze.event.Direction;

/** The variables of {@code visit(x, y)} of the recursive backtracker. */
final class VisitVariables implements Variables {

    /** The distance in squares from a cell to its neighbour. */
    private static final int STEP = 2;

    private static final int MOST_SHOWN = 12;

    @Override
    public List<Variable> opened(Event call, Board board) {
        return call instanceof MarkMoved markMoved && board instanceof CarvingBoard maze
                ? List.of(Variable.of("x", markMoved.column()), Variable.of("y", markMoved.row()), hasVisited(maze))
                : List.of();
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        return board instanceof CarvingBoard maze ? after((CarvingEvent) event, maze) : List.of();
    }

    private static List<Variable> after(CarvingEvent event, CarvingBoard maze) {
        return switch (event) {
            case AtWall carved -> chosen(maze, carved.row(), carved.column(), carved.side());
            // The cell was entered from that side, or is left to it.
            case MarkMoved markMoved
            when !markMoved.start() ->
                chosen(
                        maze,
                        markMoved.row() + STEP * markMoved.side().rows(),
                        markMoved.column() + STEP * markMoved.side().columns(),
                        markMoved.side().opposite());
            case MarkMoved _,
                    AtCell _,
                    SetsMerged _,
                    SetsKeptApart _,
                    AtRow _,
                    RunEnded _,
                    Completed _,
                    AllCells _,
                    Totals _,
                    Chamber _,
                    WallBuilt _ -> List.of();
        };
    }

    /** Returns the variables of the call for a cell from which the mark leaves, or to which it has returned. */
    private static List<Variable> chosen(CarvingBoard maze, int row, int column, Direction side) {
        int nextX = column + STEP * side.columns();
        int nextY = row + STEP * side.rows();
        var open = Stream.of(Direction.values())
                .filter(way -> way == side || isUnvisited(maze, row + STEP * way.rows(), column + STEP * way.columns()))
                .map(VisitVariables::name)
                .collect(joining(", ", "[", "]"));
        return List.of(
                Variable.of("x", column),
                Variable.of("y", row),
                new Variable("unvisitedNeighbors", open),
                new Variable("nextIntersection", name(side)),
                Variable.of("nextX", nextX),
                Variable.of("nextY", nextY),
                hasVisited(maze));
    }

    /** Returns the set that all calls share; of a large one, the first cells in reading order and the size. */
    private static Variable hasVisited(CarvingBoard maze) {
        var cells = new ArrayList<String>();
        for (int row = 1; row < maze.rows(); row += STEP) {
            for (int column = 1; column < maze.columns(); column += STEP) {
                if (maze.square(row, column) != Square.WALL) {
                    cells.add("(" + column + ", " + row + ")");
                }
            }
        }
        var shown = cells.size() <= MOST_SHOWN ? cells : cells.subList(0, MOST_SHOWN);
        var rest = cells.size() <= MOST_SHOWN ? "" : ", … " + cells.size();
        return new Variable("hasVisited", "{" + String.join(", ", shown) + rest + "}");
    }

    private static boolean isUnvisited(CarvingBoard maze, int row, int column) {
        return row > 0
                && column > 0
                && row < maze.rows()
                && column < maze.columns()
                && maze.square(row, column) == Square.WALL;
    }

    private static String name(Direction way) {
        return "'" + Character.toLowerCase(way.name().charAt(0)) + "'";
    }
}
