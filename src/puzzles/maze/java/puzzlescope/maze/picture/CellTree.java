package puzzlescope.maze.picture;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.search.FoundGraph;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.MazeBoard.Square;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.Endpoints;
import puzzlescope.maze.event.MazePosition;

/**
 * The cells of a maze as nodes, found by breadth-first search from the start, or the reason why there is no such tree;
 * a cell's state is its number, row by row. Immutable; FX thread only.
 *
 * @param squares the open squares
 * @param from the cell at the root
 * @param why why the maze is no tree; empty if it is one
 */
record CellTree(FoundGraph graph, BitSet squares, MazePosition from, int columns, Optional<Message> why) {

    /** Largest number of cells; nodes of a larger tree would be too small to see. */
    static final int MOST_CELLS = 1_500;

    static CellTree of(MazeBoard board) {
        var from = board.endpoints().map(Endpoints::from).orElse(new MazePosition(1, 1));
        int cells = board.rows() / 2 * (board.columns() / 2);
        if (cells > MOST_CELLS) {
            return refused(board, from, new BitSet(), Message.of("maze.tree.too-large", MOST_CELLS));
        }
        var squares = open(board);
        int open = 0;
        for (int row = 1; row < board.rows(); row += 2) {
            for (int column = 1; column < board.columns(); column += 2) {
                open += squares.get(row * board.columns() + column) ? 1 : 0;
            }
        }
        int passages = squares.cardinality() - open;
        if (open == 0 || !squares.get(from.row() * board.columns() + from.column())) {
            return refused(board, from, squares, Message.of("maze.tree.unfinished"));
        }
        var tree = new CellTree(new FoundGraph(), squares, from, board.columns(), Optional.empty());
        boolean loops = tree.search(board);
        int reached = tree.graph().size();
        if (loops) {
            return refused(board, from, squares, Message.of("maze.tree.loops", passages - reached + 1));
        }
        return reached < open ? refused(board, from, squares, Message.of("maze.tree.parts", open - reached)) : tree;
    }

    private static CellTree refused(MazeBoard board, MazePosition from, BitSet squares, Message why) {
        return new CellTree(new FoundGraph(), squares, from, board.columns(), Optional.of(why));
    }

    private static BitSet open(MazeBoard board) {
        var squares = new BitSet(board.rows() * board.columns());
        for (int row = 1; row < board.rows(); row++) {
            for (int column = 1; column < board.columns(); column++) {
                if (board.square(row, column) != Square.WALL) {
                    squares.set(row * board.columns() + column);
                }
            }
        }
        return squares;
    }

    boolean isOf(MazeBoard board) {
        var root = board.endpoints().map(Endpoints::from).orElse(new MazePosition(1, 1));
        boolean large = board.rows() / 2 * (board.columns() / 2) > MOST_CELLS;
        return root.equals(from)
                && board.columns() == columns
                && (large ? squares.isEmpty() && why.isPresent() : squares.equals(open(board)));
    }

    /** Searches the cells; returns whether one was reached twice. */
    private boolean search(MazeBoard board) {
        var nodes = new int[board.rows() / 2 * (columns / 2)];
        Arrays.fill(nodes, -1);
        nodes[number(from)] = 0;
        graph.add(number(from), -1, 0, 1);
        for (int node = 0; node < graph.size(); node++) {
            var cell = cell(node);
            for (var side : Direction.values()) {
                if (!board.isOpen(cell.row(), cell.column(), side)) {
                    continue;
                }
                var next = cell.toward(side, 2);
                int known = nodes[number(next)];
                if (known >= 0 && known != graph.parent(node)) {
                    return true;
                }
                if (known < 0) {
                    nodes[number(next)] = graph.size();
                    graph.add(number(next), node, side.ordinal(), 1);
                }
            }
        }
        return false;
    }

    private int number(MazePosition cell) {
        return cell.row() / 2 * (columns / 2) + cell.column() / 2;
    }

    MazePosition cell(int node) {
        int number = (int) graph.state(node);
        return new MazePosition(2 * (number / (columns / 2)) + 1, 2 * (number % (columns / 2)) + 1);
    }

    /** The node of a cell, or -1. */
    int node(MazePosition cell) {
        return graph.nodeOf(number(cell), graph.size());
    }
}
