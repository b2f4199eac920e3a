package puzzlescope.tiles;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundSet;
import puzzlescope.tiles.event.TilesBoundedEvent.CutOff;
import puzzlescope.tiles.event.TilesBoundedEvent.LimitReached;
import puzzlescope.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidOut;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidWithin;
import puzzlescope.tiles.event.TilesBoundedEvent.SolutionUnwound;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlidBack;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesEvent.AttemptSucceeded;
import puzzlescope.tiles.event.TilesEvent.SolutionFound;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.space.Move;

/** The variables of {@code attemptMove(board, movesMade, movesRemaining, prevMove)}; lists are shared by all calls. */
final class AttemptVariables implements Variables {

    /** The number of moves shown of a long list, from its end. */
    private static final int LAST_MOVES = 3;

    @Override
    public List<Variable> opened(Event call, Board board) {
        var tiles = (TilesBoard) board;
        return switch ((TilesEvent) call) {
            case AttemptBegan began -> call(tiles, began.bound(), 0);
            case TileSlid slid -> call(tiles, slid.movesLeft(), tiles.moves());
            case MoveRejected _,
                    TileSlidBack _,
                    LimitReached _,
                    SolutionUnwound _,
                    AttemptFailed _,
                    BoundSet _,
                    SlidWithin _,
                    CutOff _,
                    SlidOut _,
                    BoundFailed _,
                    SolutionFound _,
                    AttemptSucceeded _,
                    SolutionMove _,
                    TilesEndlessEvent _,
                    TilesGraphEvent _,
                    TilesTableEvent _,
                    TilesGameEvent _ -> List.of();
        };
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        var tiles = (TilesBoard) board;
        return switch ((TilesEvent) event) {
            case TileSlid slid -> trying(call(tiles, slid.movesLeft() + 1, tiles.moves() - 1), slid.move());
            case TileSlidBack back -> back(tiles, back, back.movesLeft());
            case LimitReached back -> back(tiles, back, back.movesLeft());
            case SolutionUnwound back -> back(tiles, back, back.movesLeft());
            case MoveRejected rejected -> trying(List.of(places(tiles), made(tiles)), rejected.move());
            case AttemptBegan _,
                    AttemptFailed _,
                    BoundSet _,
                    SlidWithin _,
                    CutOff _,
                    SlidOut _,
                    BoundFailed _,
                    SolutionFound _,
                    AttemptSucceeded _,
                    SolutionMove _,
                    TilesEndlessEvent _,
                    TilesGraphEvent _,
                    TilesTableEvent _,
                    TilesGameEvent _ -> List.of();
        };
    }

    private static List<Variable> back(TilesBoard tiles, TileMotion.TakenBack back, int movesLeft) {
        return trying(call(tiles, movesLeft, tiles.moves()), back.move().opposite());
    }

    /** @param before the number of moves made when the call was opened, the last of which is {@code prevMove} */
    private static List<Variable> call(TilesBoard tiles, int movesRemaining, int before) {
        return List.of(
                places(tiles), made(tiles), Variable.of("movesRemaining", movesRemaining), previous(tiles, before));
    }

    static List<Variable> unbounded(TilesBoard tiles, int before) {
        return List.of(places(tiles), made(tiles), previous(tiles, before));
    }

    private static Variable previous(TilesBoard tiles, int before) {
        return new Variable("prevMove", before > 0 ? name(tiles.move(before - 1)) : "None");
    }

    static List<Variable> trying(List<Variable> call, Move move) {
        var variables = new ArrayList<>(call);
        variables.add(new Variable("move", name(move)));
        return variables;
    }

    private static Variable places(TilesBoard tiles) {
        int size = tiles.size();
        return new Variable(
                "board",
                IntStream.range(0, size * size)
                        .mapToObj(place -> Integer.toString(tiles.tile(place / size, place % size)))
                        .collect(joining(", ", "[", "]")));
    }

    private static Variable made(TilesBoard tiles) {
        int moves = tiles.moves();
        return new Variable(
                "movesMade",
                IntStream.range(Math.max(0, moves - LAST_MOVES), moves)
                        .mapToObj(index -> name(tiles.move(index)))
                        .collect(joining(", ", moves > LAST_MOVES ? "[\u2026, " : "[", "]")));
    }

    private static String name(Move move) {
        return "'" + move.name().toLowerCase(Locale.ROOT) + "'";
    }
}
