package puzzlescope.tiles.picture;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.LineCap;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent.LimitReached;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.space.Move;

/**
 * Draws the tiles at one moment: the moving tile between its squares, the last moved one outlined, a tried one with its
 * possible direction, and with a cross if it is rejected. Where the search uses a heuristic, each tile shows its
 * distance from its goal.
 */
public final class TilesPainter {

    private static final double OUTLINE = 0.05;
    private static final double DASH = 0.11;
    private static final double TICK = 0.14;
    private static final double TICK_AT = 0.79;
    private static final double BADGE = 0.27;
    private static final double DEAD_END = 0.42;
    private static final double NUDGE = 0.07;
    private static final double DISTANCE = 0.2;
    private static final double SIGN_SPOT = 0.25;

    private final Surface surface;
    private final TilesPen tilesPen;
    private final Grid grid;
    private final TilesBoard board;
    private final Moment moment;
    private final @Nullable TilesEvent event;
    private final @Nullable Slide slide;
    private final @Nullable TriedSlide trial;
    private final boolean estimated;
    private final Optional<Slide> hint;
    private final Optional<DraggedTiles> carried;

    /**
     * @param hint the suggested move, if any
     * @param carried the dragged tiles, if any
     */
    public TilesPainter(
            TilesPen tilesPen, Grid grid, Moment moment, Optional<Slide> hint, Optional<DraggedTiles> carried) {
        this.hint = hint;
        this.carried = carried;
        surface = tilesPen.surface();
        this.tilesPen = tilesPen;
        this.grid = grid;
        this.moment = moment;
        board = (TilesBoard) moment.board();
        event = (TilesEvent) moment.event().orElse(null);
        slide = Slide.of(event, board.size());
        trial = TriedSlide.of(event);
        estimated = board.heuristic().isPresent();
    }

    public void paint() {
        double rim = grid.cell() * TilesLayout.RIM;
        tilesPen.tray(grid.left(), grid.top(), grid.width(), rim);
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                tilesPen.hollow(grid.x(column), grid.y(row), grid.cell());
            }
        }
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                int tile = board.tile(row, column);
                if (tile != 0 && (slide == null || slide.tile() != tile)) {
                    standing(tile, row, column);
                }
            }
        }
        if (slide != null) {
            sliding(slide);
        } else if (trial == null) {
            outlineLastMoved();
        }
        if (moment.isAtRest() || slide == null) {
            new ConflictPainter(tilesPen, grid, board).paint();
        }
        hint.ifPresent(this::advise);
        if (board instanceof TilesEndlessBoard endless && endless.isFull()) {
            deadEnd(endless.blankRow(), endless.blankColumn());
            outlineTray(rim, Ink.CONFLICT);
        }
        if (board.isSolved() && moment.isAtRest()) {
            if (tilesPen.paintsPicture()) {
                // The missing piece completes the picture.
                int last = grid.rows() * grid.columns();
                tilesPen.tile(
                        grid.x(grid.columns() - 1), grid.y(grid.rows() - 1), grid.cell(), last, Color.TRANSPARENT);
            }
            outlineTray(rim, Ink.SOLUTION);
        }
    }

    private void standing(int tile, int row, int column) {
        double x = grid.x(column);
        double y = grid.y(row);
        double home = isHome(tile, row, column) ? 1 : 0;
        var dragged = carried.filter(each -> each.has(row, column));
        if (dragged.isPresent()) {
            x += dragged.get().columns() * dragged.get().share() * grid.cell();
            y += dragged.get().rows() * dragged.get().share() * grid.cell();
            tile(tile, x, y, home);
            tilesPen.outline(x, y, grid.cell(), grid.cell() * OUTLINE, 0, tilesPen.color(Ink.MARK));
            return;
        }
        if (trial != null && trial.tile() == tile) {
            var move = trial.move();
            double nudge = Math.sin(Math.PI * moment.progress()) * NUDGE * grid.cell();
            x += move.columns() * nudge;
            y += move.rows() * nudge;
            tile(tile, x, y, home);
            if (trial.refused()) {
                refuse(move, x, y);
            } else {
                point(move, x, y, tilesPen.color(Ink.MARK));
            }
        } else {
            tile(tile, x, y, home);
        }
    }

    private boolean isHome(int tile, int row, int column) {
        return tile == row * board.size() + column + 1;
    }

    /** Draws a tile that is in its goal position to a share from 0 to 1. */
    private void tile(int tile, double x, double y, double home) {
        double cell = grid.cell();
        tilesPen.tile(x, y, cell, tile, tilesPen.color(Ink.TILE).interpolate(tilesPen.color(Ink.TILE_HOME), home));
        if (tilesPen.paintsPicture() && (home > 0 || estimated)) {
            tilesPen.target(x + cell * TICK_AT, y + cell * TICK_AT, cell * SIGN_SPOT);
        }
        if (home > 0) {
            var sign = tilesPen.color(Ink.SOLUTION).withOpacity(home);
            TileSigns.tick(surface, x + cell * TICK_AT, y + cell * TICK_AT, cell * TICK, sign);
        } else if (estimated) {
            var distance = String.valueOf(distance(tile));
            tilesPen.text(
                    distance,
                    x + cell * TICK_AT,
                    y + cell * TICK_AT,
                    Font.text(cell * DISTANCE),
                    tilesPen.color(Ink.TEXT));
        }
    }

    /** Manhattan distance of a tile from its goal. */
    private int distance(int tile) {
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (board.tile(row, column) == tile) {
                    return board.distance(row, column);
                }
            }
        }
        throw new IllegalArgumentException("there is no tile " + tile);
    }

    /** Crosses out a move of the tile at a point. */
    private void refuse(Move move, double x, double y) {
        double cell = grid.cell();
        var conflict = tilesPen.color(Ink.CONFLICT);
        point(move, x, y, conflict);
        TileSigns.refused(
                surface, x + cell * 0.86, y + cell * 0.14, cell * BADGE, conflict, tilesPen.color(Ink.SURFACE));
    }

    /** Outlines the tile at a point and shows its possible move. */
    private void point(Move move, double x, double y, Color color) {
        double cell = grid.cell();
        tilesPen.outline(x, y, cell, cell * OUTLINE, 0, color);
        double fromX = x + cell * (0.5 + 0.53 * move.columns());
        double fromY = y + cell * (0.5 + 0.53 * move.rows());
        double toX = fromX + cell * 0.68 * move.columns();
        double toY = fromY + cell * 0.68 * move.rows();
        tilesPen.stroke(cell * OUTLINE, color);
        surface.setLineCap(LineCap.BUTT);
        tilesPen.setDashes(cell * DASH);
        surface.strokeLine(fromX, fromY, toX, toY);
        surface.setLineDashes();
        surface.setLineCap(LineCap.ROUND);
        TileSigns.head(surface, move, toX, toY, cell * 0.13);
    }

    private void advise(Slide advised) {
        double x = grid.x(advised.fromColumn());
        double y = grid.y(advised.fromRow());
        point(advised.move(), x, y, tilesPen.color(Ink.SOLUTION));
    }

    private void sliding(Slide slid) {
        double share = moment.isAtRest() ? 1 : moment.happened();
        double x = grid.x(between(slid.fromColumn(), slid.toColumn(), share));
        double y = grid.y(between(slid.fromRow(), slid.toRow(), share));
        double before = isHome(slid.tile(), slid.fromRow(), slid.fromColumn()) ? 1 : 0;
        double after = isHome(slid.tile(), slid.toRow(), slid.toColumn()) ? 1 : 0;
        if (event instanceof LimitReached) {
            surface.setOpacity(share);
            deadEnd(slid.fromRow(), slid.fromColumn());
            surface.setOpacity(1);
        }
        tile(slid.tile(), x, y, between(before, after, share));
        double width = grid.cell() * OUTLINE;
        if (event instanceof TileMotion.TakenBack) {
            tilesPen.outline(x, y, grid.cell(), width, grid.cell() * DASH, tilesPen.color(Ink.PATH));
        } else {
            tilesPen.outline(x, y, grid.cell(), width, 0, tilesPen.color(Ink.MARK));
        }
    }

    /** Draws the sign that no move is possible from the blank's square. */
    private void deadEnd(int row, int column) {
        double x = grid.centerX(column);
        double y = grid.centerY(row);
        TileSigns.deadEnd(
                surface, x, y, grid.cell() * DEAD_END, tilesPen.color(Ink.CONFLICT), tilesPen.color(Ink.SURFACE));
    }

    /** Outlines the tile moved last, which lies where the blank was before. */
    private void outlineLastMoved() {
        if (board.moves() == 0) {
            return;
        }
        var move = board.move(board.moves() - 1);
        double x = grid.x(board.blankColumn() + move.columns());
        double y = grid.y(board.blankRow() + move.rows());
        tilesPen.outline(x, y, grid.cell(), grid.cell() * OUTLINE, 0, tilesPen.color(Ink.MARK));
    }

    private void outlineTray(double rim, Ink ink) {
        double width = rim * 0.5;
        tilesPen.stroke(width, tilesPen.color(ink));
        double side = grid.width() + 2 * rim - width;
        double arc = TilesPen.trayArc(grid.width(), rim) - width;
        surface.strokeRoundRect(grid.left() - rim + width / 2, grid.top() - rim + width / 2, side, side, arc);
    }

    private static double between(double from, double to, double share) {
        return from + (to - from) * share;
    }
}
