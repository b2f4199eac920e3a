package puzzlescope.maze;

import static puzzlescope.maze.event.CellEvent.BACK;
import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.COUNT;
import static puzzlescope.maze.event.CellEvent.FROM_COLUMN;
import static puzzlescope.maze.event.CellEvent.FROM_ROW;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;
import static puzzlescope.maze.event.CellEvent.TO;
import static puzzlescope.maze.event.LoopKind.LOOP_OPENED;
import static puzzlescope.maze.event.MudKind.MUD_LAID;
import static puzzlescope.maze.event.SolvingEvent.TURN;
import static puzzlescope.maze.event.SolvingKind.CELL_ENTERED;

import java.util.Arrays;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.EventKind;
import puzzlescope.engine.puzzle.Alternatives;
import puzzlescope.engine.puzzle.Alternatives.Chance;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.SolvingKind;
import puzzlescope.maze.event.Turn;
import puzzlescope.maze.generator.PredictableKind;

/**
 * Offers other sides of a cell while a maze is generated, other open neighbours for a search, and other turns for a
 * walk.
 */
final class MazeAlternatives implements Alternatives {

    @Override
    public LongStream elsewhere(Board board, EventKind kind, long next) {
        if (!(board instanceof MazeBoard maze)) {
            return LongStream.empty();
        }
        var kindSpec = kind.spec();
        if (kind == LOOP_OPENED || kind == MUD_LAID) {
            // Picked at random from the whole maze, so nobody can know it.
            return LongStream.of(next);
        } else if (kind instanceof PredictableKind made) {
            return maze.making().stream().flatMapToLong(making -> made.elsewhere(making, next));
        } else if (kind == CELL_ENTERED) {
            int row = ROW.of(next) + 2 * BACK.of(next).rows();
            int column = COLUMN.of(next) + 2 * BACK.of(next).columns();
            return open(maze, row, column).mapToLong(side -> entered(next, row, column, side));
        } else if (kindSpec.has(TURN) && kindSpec.has(FROM_ROW)) {
            return turns(maze, next);
        }
        return kind instanceof SolvingKind && kindSpec.has(SIDE) && kindSpec.has(COUNT)
                ? sides(maze, next)
                : LongStream.empty();
    }

    /** Returns the random part of an event; generation is random, solvers are deterministic. */
    @Override
    public Chance chance(EventKind kind) {
        return kind instanceof PredictableKind each ? each.chance() : Chance.NONE;
    }

    @Override
    public LongStream alternativeOutcomes(Board board, EventKind kind, long next) {
        return kind instanceof PredictableKind each && board instanceof MazeBoard maze
                ? maze.making().stream().flatMapToLong(making -> each.alternativeOutcomes(making, next))
                : LongStream.empty();
    }

    private static LongStream sides(MazeBoard maze, long next) {
        int row = ROW.of(next);
        int column = COLUMN.of(next);
        return open(maze, row, column).mapToLong(side -> SIDE.put(next, side));
    }

    private static LongStream turns(MazeBoard maze, long next) {
        var facing = TURN.of(next).before(TO.of(next));
        var open = open(maze, FROM_ROW.of(next), FROM_COLUMN.of(next)).toList();
        return Arrays.stream(Turn.values())
                .filter(turn -> open.contains(turn.from(facing)))
                .mapToLong(turn -> TO.put(TURN.put(next, turn), turn.from(facing)));
    }

    private static Stream<Direction> open(MazeBoard maze, int row, int column) {
        return inside(maze, row, column).filter(side -> maze.isOpen(row, column, side));
    }

    private static Stream<Direction> inside(MazeBoard maze, int row, int column) {
        return Arrays.stream(Direction.values()).filter(side -> {
            int toRow = row + 2 * side.rows();
            int toColumn = column + 2 * side.columns();
            return toRow > 0 && toColumn > 0 && toRow < maze.rows() && toColumn < maze.columns();
        });
    }

    private static long entered(long next, int fromRow, int fromColumn, Direction side) {
        long inRow = ROW.put(next, fromRow + 2 * side.rows());
        return BACK.put(COLUMN.put(inRow, fromColumn + 2 * side.columns()), side.opposite());
    }
}
