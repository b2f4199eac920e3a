package puzzlescope.maze.board;

import static puzzlescope.maze.board.MazeBoard.Square.LEFT;
import static puzzlescope.maze.board.MazeBoard.Square.OPEN;
import static puzzlescope.maze.board.MazeBoard.Square.PATH;
import static puzzlescope.maze.board.MazeBoard.Square.WALL;
import static puzzlescope.maze.event.CarvingEvent.LINE;
import static puzzlescope.maze.event.CarvingEvent.MARKED;
import static puzzlescope.maze.event.CarvingEvent.MARK_COLUMN;
import static puzzlescope.maze.event.CarvingEvent.MARK_ROW;
import static puzzlescope.maze.event.CellEvent.COLUMN;
import static puzzlescope.maze.event.CellEvent.COUNT;
import static puzzlescope.maze.event.CellEvent.HOME;
import static puzzlescope.maze.event.CellEvent.ROW;
import static puzzlescope.maze.event.CellEvent.SIDE;
import static puzzlescope.maze.event.CellEvent.START;
import static puzzlescope.maze.event.PackedPair.SETS;

import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Effect;

/** Applies and undoes the effects of generating a maze. Stateless. */
final class CarvingChanges {

    private CarvingChanges() {}

    static void apply(CarvingBoard board, Effect.Carving effect, long event) {
        // All kinds have the cell and its side in the same bits.
        int row = ROW.of(event);
        int column = COLUMN.of(event);
        var side = SIDE.of(event);
        switch (effect) {
            case NOTHING, BEGIN_LOOPS, END_LOOPS, END_COPY, BEGIN_MUD, END_MUD -> {}
            case VISIT -> {
                board.put(row, column, PATH);
                board.mark(row, column);
            }
            case DIG -> board.put(row, column, side, PATH);
            case LEAVE -> leave(board, event, LEFT);
            case LAY_GRID -> AreaChanges.cells(board, 1, board.rows(), OPEN);
            case LAY_ROW -> AreaChanges.cells(board, LINE.of(event), LINE.of(event) + 1, OPEN);
            case OPEN_ALL -> AreaChanges.interior(board, OPEN);
            case BUILD_WALL -> AreaChanges.wall(board, event, WALL);
            case OPEN_CELL, COPY_CELL -> board.put(row, column, OPEN);
            case OPEN_ACTIVE_CELL -> board.put(row, column, PATH);
            case OPEN_MARKED_CELL -> {
                board.put(row, column, OPEN);
                board.mark(row, column);
            }
            case OPEN_PASSAGE, COPY_PASSAGE -> board.put(row, column, side, OPEN);
            case OPEN_LOOP -> board.put(row, column, side, board.square(row, column));
            case UNITE -> {
                board.put(row, column, side, OPEN);
                board.unite(row, column, side, SETS.first(event), SETS.second(event));
            }
            case OPEN_TO_ACTIVE_CELL -> {
                board.put(row, column, side, OPEN);
                board.putNext(row, column, side, PATH);
            }
            case RETIRE_CELL -> board.put(row, column, OPEN);
            case ADD_FRONTIER -> board.noteFrontier(row, column);
            case JOIN_FRONTIER, CARVE_STEP -> {
                board.clearNote(row, column);
                board.put(row, column, OPEN);
                board.put(row, column, side, OPEN);
            }
            case WALK_ON -> {
                board.put(row, column, side, OPEN);
                board.putNext(row, column, side, OPEN);
                board.mark(row, column, side);
            }
            case WALK -> board.mark(row, column, side);
            case PUT_MARK -> board.mark(row, column);
            case LIFT_MARK, TAKE_MARK, COMPLETE -> board.unmark();
            case SCAN_ROW -> board.scan(LINE.of(event));
            case STOP_SCAN -> board.scan(-1);
            case FIND -> {
                board.put(row, column, OPEN);
                board.put(row, column, side, OPEN);
                board.mark(row, column);
                board.scan(-1);
            }
            case STEP_WALK -> {
                board.noteWalk(row, column, side);
                board.mark(row, column, side);
            }
            case ERASE_STEP -> {
                board.clearNote(row, column);
                board.mark(row, column);
            }
            case EXTEND_RUN -> {
                board.put(row, column, PATH);
                board.put(row, column, side, PATH);
            }
            case CLOSE_RUN -> AreaChanges.run(board, event, OPEN, OPEN);
            case LAY_MUD -> board.muddy(row, column, side, true);
        }
    }

    static void undo(CarvingBoard board, Effect.Carving effect, long event) {
        // All kinds have the cell and its side in the same bits.
        int row = ROW.of(event);
        int column = COLUMN.of(event);
        var side = SIDE.of(event);
        switch (effect) {
            case NOTHING, BEGIN_LOOPS, END_LOOPS, END_COPY, BEGIN_MUD, END_MUD -> {}
            case VISIT -> {
                board.put(row, column, WALL);
                if (START.of(event)) {
                    board.unmark();
                } else {
                    board.mark(row, column, side);
                }
            }
            case DIG, OPEN_PASSAGE, COPY_PASSAGE, OPEN_LOOP -> board.put(row, column, side, WALL);
            case LEAVE -> {
                leave(board, event, PATH);
                board.mark(row, column);
            }
            case LAY_GRID -> AreaChanges.cells(board, 1, board.rows(), WALL);
            case LAY_ROW -> AreaChanges.cells(board, LINE.of(event), LINE.of(event) + 1, WALL);
            case OPEN_ALL -> AreaChanges.interior(board, WALL);
            case BUILD_WALL -> AreaChanges.wall(board, event, OPEN);
            case OPEN_CELL, COPY_CELL, OPEN_ACTIVE_CELL -> board.put(row, column, WALL);
            case OPEN_MARKED_CELL -> {
                board.put(row, column, WALL);
                board.unmark();
            }
            case UNITE -> {
                board.put(row, column, side, WALL);
                board.part(SETS.second(event));
            }
            case OPEN_TO_ACTIVE_CELL -> {
                board.put(row, column, side, WALL);
                board.putNext(row, column, side, WALL);
            }
            case RETIRE_CELL -> board.put(row, column, PATH);
            case ADD_FRONTIER -> board.clearNote(row, column);
            case JOIN_FRONTIER -> {
                board.noteFrontier(row, column);
                close(board, row, column, side);
            }
            case CARVE_STEP -> {
                board.noteWalk(row, column, side);
                close(board, row, column, side);
            }
            case WALK_ON -> {
                board.put(row, column, side, WALL);
                board.putNext(row, column, side, WALL);
                board.mark(row, column);
            }
            case WALK, LIFT_MARK, TAKE_MARK -> board.mark(row, column);
            case PUT_MARK -> board.unmark();
            case COMPLETE -> {
                if (MARKED.of(event)) {
                    board.mark(MARK_ROW.of(event), MARK_COLUMN.of(event));
                }
            }
            case SCAN_ROW, STOP_SCAN -> board.scan(COUNT.of(event) - 1);
            case FIND -> {
                close(board, row, column, side);
                board.unmark();
                board.scan(COUNT.of(event) - 1);
            }
            case STEP_WALK -> {
                board.clearNote(row, column);
                board.mark(row, column);
            }
            case ERASE_STEP -> {
                board.noteWalk(row, column, side);
                board.mark(row, column, side);
            }
            case EXTEND_RUN -> {
                board.put(row, column, OPEN);
                board.put(row, column, side, WALL);
            }
            case CLOSE_RUN -> AreaChanges.run(board, event, PATH, WALL);
            case LAY_MUD -> board.muddy(row, column, side, false);
        }
    }

    private static void close(CarvingBoard board, int row, int column, Direction side) {
        board.put(row, column, WALL);
        board.put(row, column, side, WALL);
    }

    /** Moves the mark back from a cell, and sets the cell and the passage. */
    private static void leave(CarvingBoard board, long event, Square square) {
        int row = ROW.of(event);
        int column = COLUMN.of(event);
        var side = HOME.of(event);
        board.put(row, column, square);
        if (!START.of(event)) {
            board.put(row, column, side, square);
            board.mark(row, column, side);
        }
    }
}
