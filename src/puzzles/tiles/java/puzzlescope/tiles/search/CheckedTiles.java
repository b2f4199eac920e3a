package puzzlescope.tiles.search;

import static puzzlescope.engine.event.FlagField.bit;

import java.util.List;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.KindSpec;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.fast.ShortestSolution;
import puzzlescope.tiles.program.Tiles;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;

/** The tiles that a person's program slides, with the events of moves by hand. */
public final class CheckedTiles implements Tiles, CheckedBoard {

    private static final KindSpec SLID = TilesGameEvent.Kind.HAND_SLID.spec();

    private static final Move[] MOVES = Move.values();

    private final int size;
    private final int[] tiles;
    private final ShortestSolution shortest;
    private final EventSink sink;
    private int blank;
    private int astray;
    private long moves;

    /** @param shortest the solution with the fewest moves, as far as it was found */
    public CheckedTiles(TileOrder start, ShortestSolution shortest, EventSink sink) {
        size = start.size();
        tiles = start.toArray();
        this.shortest = shortest;
        this.sink = sink;
        for (int square = 0; square < tiles.length; square++) {
            if (tiles[square] == TileOrder.BLANK) {
                blank = square;
            }
            astray += strays(square);
        }
    }

    /** Returns 1 if the tile on a square belongs elsewhere, 0 if it is in order or the blank. */
    private int strays(int square) {
        return bit(tiles[square] != TileOrder.BLANK && tiles[square] != square + 1);
    }

    private int fewest() {
        return shortest.squares().map(List::size).orElse(shortest.inVain() + 1);
    }

    @Override
    public void begin() {
        sink.emit(
                TilesGameEvent.Kind.GAME_OPENED,
                fewest(),
                bit(shortest.squares().isPresent()));
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int tile(int row, int column) {
        if (row < 0 || row >= size || column < 0 || column >= size) {
            throw refused("no-square", row, column, size - 1);
        }
        return tiles[row * size + column];
    }

    @Override
    public int blankRow() {
        return blank / size;
    }

    @Override
    public int blankColumn() {
        return blank % size;
    }

    @Override
    public boolean solved() {
        return astray == 0;
    }

    @Override
    public void slide(int tile) {
        for (var move : MOVES) {
            int from = move.origin(blank, size);
            if (from >= 0 && tiles[from] == tile) {
                slideFrom(from);
                return;
            }
        }
        throw tile < 1 || tile >= tiles.length
                ? refused("no-tile", tile, tiles.length - 1)
                : refused("not-beside", tile);
    }

    @Override
    public void up() {
        slide(Move.UP);
    }

    @Override
    public void down() {
        slide(Move.DOWN);
    }

    @Override
    public void left() {
        slide(Move.LEFT);
    }

    @Override
    public void right() {
        slide(Move.RIGHT);
    }

    private void slide(Move move) {
        int from = move.origin(blank, size);
        if (from < 0) {
            throw ProgramEndedException.refused(Message.of("tiles.hand.no-tile." + move, TilesEvent.name(move)));
        }
        slideFrom(from);
    }

    private void slideFrom(int from) {
        int tile = tiles[from];
        moves++;
        int number = (int) Math.min(moves, TilesEvent.MOST_MOVES);
        sink.emit(SLID.pack(tile, from, blank, number));
        astray -= strays(from);
        tiles[blank] = tile;
        tiles[from] = TileOrder.BLANK;
        astray += strays(blank);
        blank = from;
        if (astray == 0) {
            sink.emit(TilesGameEvent.Kind.SOLUTION_FOUND, number);
        }
    }

    @Override
    public Verdict end() {
        int fewest = fewest();
        if (!solved()) {
            return Verdict.wrong(Message.of("tiles.program.unfinished", moves, astray, tiles.length - 1));
        }
        if (moves == fewest) {
            return Verdict.right(Message.of("tiles.program.fewest", moves));
        }
        var key = shortest.squares().isPresent() ? "tiles.program.more" : "tiles.program.at-least";
        return Verdict.right(Message.of(key, moves, fewest));
    }

    private static ProgramEndedException refused(String key, Object... arguments) {
        return ProgramEndedException.refused(Message.of("tiles.program." + key, arguments));
    }
}
