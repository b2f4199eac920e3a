package puzzlescope.maze.picture;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CellState;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.picture.Box;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Pen;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.TextAlign;
import puzzlescope.picture.board.Camera;
import puzzlescope.picture.graph.GraphWindow;

/** Draws the maze of a moment as a tree, with the solver's state in it. FX thread only. */
public final class TreeScene {

    private static final double RADIUS = 0.34;
    private static final double LARGEST = 16;
    private static final double SMALLEST = 1.5;
    private static final double SMALLEST_END = 13;
    private static final double END = 2.4;
    private static final double LETTER = 0.72;
    private static final double WAY = 0.55;

    private final GraphWindow window = new GraphWindow();
    private @Nullable CellTree tree;
    private Box place = Box.EMPTY;

    /** A painter that draws mazes as trees, each below its caption. */
    static Painter painter(Style style) {
        return new Sheet(style);
    }

    /** Computes the tree of a board; returns its caption, or the reason why there is none. */
    public Message update(MazeBoard board) {
        var now = tree;
        if (now == null || !now.isOf(board)) {
            now = CellTree.of(board);
            tree = now;
            place = Box.EMPTY;
        }
        var graph = now.graph();
        return now.why()
                .orElseGet(() -> Message.of("maze.tree.caption", graph.size(), graph.deepest(graph.size() - 1) + 1));
    }

    public boolean isTree() {
        return tree != null && tree.why().isEmpty();
    }

    public Camera camera() {
        return window.camera();
    }

    /** The cell whose node is drawn at a point. */
    public Optional<MazePosition> cellAt(double x, double y) {
        var now = tree;
        if (now == null || !isTree()) {
            return Optional.empty();
        }
        int node = window.nodeAt(x, y, now.graph().size());
        return node < 0 ? Optional.empty() : Optional.of(now.cell(node));
    }

    public int depth(MazePosition cell) {
        var now = tree;
        return now == null ? 0 : now.graph().depth(now.node(cell));
    }

    /** Draws the last computed tree into a rectangle. */
    public void paint(Pen pen, Box port, MazeBoard board) {
        var now = tree;
        if (now == null || !isTree()) {
            return;
        }
        if (!port.equals(place)) {
            window.layOutTree(now.graph(), port);
            place = port;
        }
        double radius = Math.clamp(RADIUS * camera().scale(), SMALLEST, LARGEST);
        paintEdges(pen, now, board, radius);
        for (int node = 0; node < now.graph().size(); node++) {
            var cell = now.cell(node);
            pen.disk(x(node), y(node), 2 * radius, color(pen, board, cell));
            pen.ring(x(node), y(node), 2 * radius, 1, pen.color(Ink.FAINT));
        }
        paintEnd(pen, now, now.from(), "A", Ink.GUARD, radius);
        board.endpoints()
                .ifPresent(endpoints ->
                        endpoints.goals().forEach(goal -> paintEnd(pen, now, goal, "B", Ink.SOLUTION, radius)));
        paintMark(pen, now, board, radius);
    }

    private double x(int node) {
        return camera().screenX(window.layout().x(node));
    }

    private double y(int node) {
        return camera().screenY(window.layout().y(node));
    }

    private void paintEdges(Pen pen, CellTree now, MazeBoard board, double radius) {
        for (int node = 1; node < now.graph().size(); node++) {
            int parent = now.graph().parent(node);
            var state = CellState.between(state(board, now.cell(node)), state(board, now.cell(parent)));
            boolean onWay = state == CellState.SOLUTION || state == CellState.PATH;
            var color = pen.color(!onWay ? Ink.FAINT : state == CellState.PATH ? Ink.PATH : Ink.SOLUTION);
            pen.line(x(node), y(node), x(parent), y(parent), onWay ? Math.max(2, WAY * radius) : 1, color);
        }
    }

    private static CellState state(MazeBoard board, MazePosition cell) {
        return board.state(cell.row(), cell.column());
    }

    private static Color color(Pen pen, MazeBoard board, MazePosition cell) {
        if (board.isSolving()) {
            return pen.color(ink(state(board, cell)));
        }
        return pen.color(
                switch (board.square(cell.row(), cell.column())) {
                    case PATH -> MazeInks.PATH;
                    case LEFT -> MazeInks.LEFT;
                    case OPEN, WALL -> Ink.OPEN;
                });
    }

    private static Ink ink(CellState state) {
        return switch (state) {
            case UNSEEN -> Ink.OPEN;
            case FILLED -> Ink.UNVISITED;
            case QUEUED -> Ink.MARK;
            case LEFT, VISITED -> MazeInks.LEFT;
            case PATH -> MazeInks.PATH;
            case SOLUTION -> MazeInks.SOLUTION;
        };
    }

    private void paintEnd(Pen pen, CellTree now, MazePosition cell, String letter, Ink ink, double radius) {
        int node = now.node(cell);
        if (node < 0) {
            return;
        }
        double size = Math.max(SMALLEST_END, END * radius);
        pen.plate(x(node), y(node), size, size, size * 0.35, pen.color(ink));
        pen.text(letter, x(node), y(node), Font.bold(size * LETTER), pen.color(Ink.SURFACE));
    }

    private void paintMark(Pen pen, CellTree now, MazeBoard board, double radius) {
        int node = board.markRow() < 0 ? -1 : now.node(new MazePosition(board.markRow(), board.markColumn()));
        if (node >= 0) {
            double reach = radius + Math.max(2, radius / 3);
            pen.ring(x(node), y(node), 2 * reach, Math.max(2, radius / 3), pen.color(Ink.MARK));
        }
    }

    /** The tree below a line with its size, or the reason why there is none. */
    private static final class Sheet implements Painter {

        private static final double MARGIN = 8;
        private static final double LINE = 1.4;

        private final Style style;
        private final TreeScene tree = new TreeScene();

        Sheet(Style style) {
            this.style = style;
        }

        @Override
        public void paint(Surface surface, double width, double height, Session session, Moment moment) {
            var board = (MazeBoard) moment.board();
            var words = style.localize(tree.update(board));
            double line = style.textSize() * LINE;
            var pen = new Pen(surface, style);
            double middle = tree.isTree() ? MARGIN + line / 2 : height / 2;
            double room = Math.max(1, width - 2 * MARGIN);
            pen.text(words, width / 2, middle, style.font(), pen.color(Ink.TEXT), TextAlign.CENTER, room);
            double begin = line + 2 * MARGIN;
            tree.paint(pen, new Box(0, begin, width, Math.max(1, height - begin)), board);
        }
    }
}
