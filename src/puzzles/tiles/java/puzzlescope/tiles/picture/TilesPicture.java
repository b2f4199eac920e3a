package puzzlescope.tiles.picture;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.Session;
import puzzlescope.picture.Box;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Painter;
import puzzlescope.picture.Style;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesEndlessBoard;
import puzzlescope.tiles.board.TilesGameBoard;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.space.Move;

/** Draws the tiles, and beside or below them the path to the position or, in a game, the boards one move away. */
public final class TilesPicture implements Painter {

    /** Text size below which a game's board has all the room and no neighbours. */
    private static final double LEAST_SURROUNDED = 11;
    /** Share of the room beside a game for its information. */
    private static final double SAID = 0.42;
    /** Height of the text that a game is won, in units. */
    private static final double OUTCOME = 2.2;

    private final Style style;
    private final SolutionMoves solution = new SolutionMoves();
    private TilesPlayOverlay tilesPlayOverlay = TilesPlayOverlay.PRESET;
    private @Nullable Grid grid;
    /** The next boards of a game; null where they are not drawn. */
    private @Nullable NeighbourBoards neighbourBoards;

    public TilesPicture(Style style) {
        this.style = style;
    }

    /** Sets the display options from now on. */
    public void show(TilesPlayOverlay chosen) {
        tilesPlayOverlay = chosen;
    }

    public SolutionMoves solution() {
        return solution;
    }

    /** The squares drawn last; null before the first drawing. */
    public @Nullable Grid grid() {
        return grid;
    }

    /** The move of a game whose board was drawn at a point. */
    public Optional<Move> neighbourAt(TilesBoard board, double x, double y) {
        return neighbourBoards == null ? Optional.empty() : neighbourBoards.moveAt(board, x, y);
    }

    @Override
    public void paint(Surface surface, double width, double height, Session session, Moment moment) {
        var board = (TilesBoard) moment.board();
        int squares = board.size();
        boolean endless = board instanceof TilesEndlessBoard
                && !AttemptPainter.isAfterSolution((TilesEvent) moment.event().orElse(null));
        var halves = TilesLayout.halved(squares, width, height);
        boolean surrounded = board instanceof TilesGameBoard && halves.unit() >= LEAST_SURROUNDED;
        boolean halved = board instanceof TilesEndlessBoard || surrounded;
        var layout = halved ? halves : TilesLayout.of(squares, width, height);
        var squared = layout.grid();
        var tilesPen = new TilesPen(
                surface, style, tilesPlayOverlay.image().apply(squared.width()), tilesPlayOverlay.numbered(), squares);
        grid = squared;
        neighbourBoards = null;
        var carried = tilesPlayOverlay
                .liftedTile()
                .map(tile -> DraggedTiles.of(board, tile.row(), tile.column(), tile.offset(), squared.cell()));
        new TilesPainter(tilesPen, squared, moment, tilesPlayOverlay.hint(), carried).paint();
        label(tilesPen, squared, squares);
        if (layout.info().width() <= 0) {
            return;
        }
        if (endless) {
            int limit = session.arguments().integer(TilesPuzzle.STACK);
            new EndlessPainter(tilesPen, style, layout, moment, limit).paint();
        } else if (surrounded && board instanceof TilesGameBoard game) {
            game(tilesPen, layout, game, moment, solution.of(session));
        } else {
            new AttemptPainter(tilesPen, style, layout, moment, solution.of(session)).paint();
        }
    }

    /** Draws the information about a game, and below it the board with its neighbours. */
    private void game(TilesPen tilesPen, TilesLayout layout, TilesGameBoard game, Moment moment, List<Move> moves) {
        var info = layout.info();
        double share = layout.beside() ? SAID * info.height() : info.height();
        double width = layout.beside() ? info.width() : info.width() / 2;
        // The window writes above a board that the game is won.
        double won = game.isSolved() ? OUTCOME * layout.unit() : 0;
        var said = new Box(info.left(), info.top() + won, width, share - won);
        new AttemptPainter(tilesPen, style, layout.withInformation(said), moment, moves).paint();
        var around = layout.beside()
                ? new Box(info.left(), info.top() + share, width, info.height() - share)
                : new Box(info.left() + width, info.top(), width, share);
        neighbourBoards = new NeighbourBoards(around);
        neighbourBoards.paint(tilesPen, style, game, layout.unit());
    }

    private void label(TilesPen tilesPen, Grid at, int squares) {
        for (int row = 0; row < squares; row++) {
            for (int column = 0; column < squares; column++) {
                double x = at.x(column);
                double y = at.y(row);
                tilesPlayOverlay
                        .label()
                        .of(row, column, squares)
                        .ifPresent(label -> tilesPen.label(label, x, y, at.cell()));
            }
        }
    }
}
