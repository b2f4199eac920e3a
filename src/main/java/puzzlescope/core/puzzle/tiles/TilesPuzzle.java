package puzzlescope.core.puzzle.tiles;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.TextParameter;

/** Tiles on a square board with one blank, to be slid into order. */
public final class TilesPuzzle implements Puzzle {

    public static final NumberParameter SIZE = new NumberParameter("size", 2, 5, false, 3L);
    public static final NumberParameter SHUFFLE = new NumberParameter("shuffle", 0, 1000, false, 40L);
    public static final NumberParameter SEED = NumberParameter.seed("seed", 2);

    /** A typed board, which counts instead of size, shuffle and seed; an empty list if there is none. */
    public static final TextParameter<List<Integer>> BOARD =
            new TextParameter<>("board", List.of(), TypedTiles::parse, TypedTiles::format);

    /** Boards of this size and up may have solutions too long to be found; smaller ones never have. */
    private static final int ENDLESS_SIZE = 4;

    private static final int MOST_MOVES_UNREMARKED = 18;

    @Override
    public String id() {
        return "tiles";
    }

    @Override
    public Vocabulary vocabulary() {
        return TilesEvent.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(SIZE, SHUFFLE, SEED, BOARD);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(new Algorithm("iterative-deepening", given -> new IterativeDeepening(start(given))));
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        var remarks = new ArrayList<Remark>();
        boolean typed = !arguments.get(BOARD).isEmpty();
        if (typed) {
            remarks.add(new Remark(BOARD.name(), Message.of("tiles.remark.typed"), false));
        }
        var start = start(arguments);
        int distance = start.distance();
        if (start.size() >= ENDLESS_SIZE && distance > MOST_MOVES_UNREMARKED) {
            var cause = typed ? BOARD : SHUFFLE;
            remarks.add(new Remark(cause.name(), Message.of("tiles.remark.far", distance), false));
        }
        return List.copyOf(remarks);
    }

    @Override
    public Board board(Arguments arguments) {
        return new TilesBoard(start(arguments));
    }

    /** The order that is to be solved. */
    public static TileOrder start(Arguments arguments) {
        var typed = arguments.get(BOARD);
        return typed.isEmpty()
                ? TileOrder.shuffled(arguments.integer(SIZE), arguments.integer(SHUFFLE), arguments.get(SEED))
                : new TileOrder((int) Math.sqrt(typed.size()), typed);
    }
}
