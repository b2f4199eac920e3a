package puzzlescope.core.puzzle.maze.board;

import static puzzlescope.core.puzzle.maze.board.MazeBoard.Square.LEFT;
import static puzzlescope.core.puzzle.maze.board.MazeBoard.Square.OPEN;
import static puzzlescope.core.puzzle.maze.board.MazeBoard.Square.PATH;
import static puzzlescope.core.puzzle.maze.board.MazeBoard.Square.WALL;

import puzzlescope.core.event.Packed;
import puzzlescope.core.puzzle.maze.board.MazeBoard.Square;
import puzzlescope.core.puzzle.maze.event.CellCode;
import puzzlescope.core.puzzle.maze.event.Direction;
import puzzlescope.core.puzzle.maze.event.Effect;

/** How each effect of making a maze changes the board, and how it is taken back. Stateless. */
final class CarvingChanges {

    private CarvingChanges() {}

    static void apply(MazeBoard board, Effect.Carving effect, long event) {
        int row = CellCode.row(event);
        int column = CellCode.column(event);
        var side = CellCode.side(event);
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        switch (effect) {
            case NOTHING -> {}
            case VISIT, DIG, LEAVE, TAKE_MARK -> DiggingChanges.apply(board, effect, event);
            case LAY_GRID -> Areas.cells(board, 1, board.rows(), OPEN);
            case LAY_ROW -> Areas.cells(board, row, row + 1, OPEN);
            case OPEN_ALL -> Areas.interior(board, OPEN);
            case BUILD_WALL -> Areas.wall(board, event, WALL);
            case OPEN_CELL -> board.put(row, column, OPEN);
            case OPEN_ACTIVE_CELL -> board.put(row, column, PATH);
            case OPEN_MARKED_CELL -> {
                board.put(row, column, OPEN);
                board.mark(row, column);
            }
            case OPEN_PASSAGE -> board.put(row, column, side, OPEN);
            case OPEN_LOOP -> board.put(row, column, side, board.square(row, column));
            case UNITE -> {
                board.put(row, column, side, OPEN);
                board.unite(row, column, side, CellCode.first(event), CellCode.second(event));
            }
            case OPEN_TO_ACTIVE_CELL -> {
                board.put(row, column, side, OPEN);
                board.put(nextRow, nextColumn, PATH);
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
                board.put(nextRow, nextColumn, OPEN);
                board.mark(nextRow, nextColumn);
            }
            case WALK -> board.mark(nextRow, nextColumn);
            case PUT_MARK -> board.mark(row, column);
            case LIFT_MARK, COMPLETE -> board.unmark();
            case SCAN_ROW -> board.scan(row);
            case STOP_SCAN -> board.scan(-1);
            case FIND -> {
                board.put(row, column, OPEN);
                board.put(row, column, side, OPEN);
                board.mark(row, column);
                board.scan(-1);
            }
            case STEP_WALK -> {
                board.noteWalk(row, column, side);
                board.mark(nextRow, nextColumn);
            }
            case ERASE_STEP -> {
                board.clearNote(row, column);
                board.mark(row, column);
            }
            case EXTEND_RUN -> {
                board.put(row, column, PATH);
                board.put(row, column, side, PATH);
            }
            case CLOSE_RUN -> Areas.run(board, event, OPEN, OPEN);
            case SHOW_PART -> board.showParts(Packed.upper(event));
        }
    }

    static void undo(MazeBoard board, Effect.Carving effect, long event) {
        int row = CellCode.row(event);
        int column = CellCode.column(event);
        var side = CellCode.side(event);
        int nextRow = row + 2 * side.rows();
        int nextColumn = column + 2 * side.columns();
        switch (effect) {
            case NOTHING -> {}
            case VISIT, DIG, LEAVE, TAKE_MARK -> DiggingChanges.undo(board, effect, event);
            case LAY_GRID -> Areas.cells(board, 1, board.rows(), WALL);
            case LAY_ROW -> Areas.cells(board, row, row + 1, WALL);
            case OPEN_ALL -> Areas.interior(board, WALL);
            case BUILD_WALL -> Areas.wall(board, event, OPEN);
            case OPEN_CELL, OPEN_ACTIVE_CELL -> board.put(row, column, WALL);
            case OPEN_MARKED_CELL -> {
                board.put(row, column, WALL);
                board.unmark();
            }
            case OPEN_PASSAGE, OPEN_LOOP -> board.put(row, column, side, WALL);
            case UNITE -> {
                board.put(row, column, side, WALL);
                board.part(CellCode.second(event));
            }
            case OPEN_TO_ACTIVE_CELL -> {
                board.put(row, column, side, WALL);
                board.put(nextRow, nextColumn, WALL);
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
                board.put(nextRow, nextColumn, WALL);
                board.mark(row, column);
            }
            case WALK, LIFT_MARK -> board.mark(row, column);
            case PUT_MARK -> board.unmark();
            case COMPLETE -> {
                if (CellCode.second(event) != 0) {
                    board.mark(row, column);
                }
            }
            case SCAN_ROW, STOP_SCAN -> board.scan(CellCode.first(event) - 1);
            case FIND -> {
                close(board, row, column, side);
                board.unmark();
                board.scan(CellCode.first(event) - 1);
            }
            case STEP_WALK -> {
                board.clearNote(row, column);
                board.mark(row, column);
            }
            case ERASE_STEP -> {
                board.noteWalk(row, column, side);
                board.mark(nextRow, nextColumn);
            }
            case EXTEND_RUN -> {
                board.put(row, column, OPEN);
                board.put(row, column, side, WALL);
            }
            case CLOSE_RUN -> Areas.run(board, event, PATH, WALL);
            case SHOW_PART -> board.showParts(Packed.upper(event) - 1);
        }
    }

    private static void close(MazeBoard board, int row, int column, Direction side) {
        board.put(row, column, WALL);
        board.put(row, column, side, WALL);
    }

    /** What recursive backtracking does, whose events name both cells. */
    private static final class DiggingChanges {

        static void apply(MazeBoard board, Effect.Carving effect, long event) {
            int row = Packed.first(event);
            int column = Packed.second(event);
            int third = Packed.third(event);
            switch (effect) {
                case VISIT -> {
                    board.put(row, column, PATH);
                    board.mark(row, column);
                }
                case DIG -> board.put(row, column, Direction.of(third), PATH);
                case LEAVE -> leave(board, event, LEFT, third, Packed.fourth(event));
                default -> board.unmark();
            }
        }

        static void undo(MazeBoard board, Effect.Carving effect, long event) {
            int row = Packed.first(event);
            int column = Packed.second(event);
            int third = Packed.third(event);
            int fourth = Packed.fourth(event);
            switch (effect) {
                case VISIT -> {
                    board.put(row, column, WALL);
                    boolean start = row == third && column == fourth;
                    board.mark(start ? -1 : third, start ? -1 : fourth);
                }
                case DIG -> board.put(row, column, Direction.of(third), WALL);
                case LEAVE -> leave(board, event, PATH, row, column);
                default -> board.mark(row, column);
            }
        }

        private static void leave(MazeBoard board, long event, Square square, int markRow, int markColumn) {
            int row = Packed.first(event);
            int column = Packed.second(event);
            board.put(row, column, square);
            board.put((row + Packed.third(event)) / 2, (column + Packed.fourth(event)) / 2, square);
            board.mark(markRow, markColumn);
        }
    }
}
