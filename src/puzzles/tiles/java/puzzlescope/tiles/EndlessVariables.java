package puzzlescope.tiles;

import static puzzlescope.tiles.AttemptVariables.trying;
import static puzzlescope.tiles.AttemptVariables.unbounded;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.event.TilesEndlessEvent;
import puzzlescope.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.tiles.event.TilesEndlessEvent.CallAborted;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionAborted;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionBegan;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionSucceeded;
import puzzlescope.tiles.event.TilesEndlessEvent.ReversalRejected;
import puzzlescope.tiles.event.TilesEndlessEvent.StackFilled;
import puzzlescope.tiles.event.TilesEndlessEvent.TileSlidOn;
import puzzlescope.tiles.event.TilesEndlessEvent.WayUnwound;

/** The variables of {@code attemptMove(board, movesMade, prevMove)}, whose lists are shared by all calls. */
final class EndlessVariables implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        var tiles = (TilesBoard) board;
        return unbounded(tiles, tiles.moves());
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        return event instanceof TilesEndlessEvent endless ? after(endless, (TilesBoard) board) : List.of();
    }

    private static List<Variable> after(TilesEndlessEvent event, TilesBoard tiles) {
        return switch (event) {
            case TileSlidOn slid -> trying(unbounded(tiles, tiles.moves() - 1), slid.move());
            case BoardCameAgain slid -> trying(unbounded(tiles, tiles.moves() - 1), slid.move());
            case ReversalRejected rejected -> trying(unbounded(tiles, tiles.moves()), rejected.move());
            case WayUnwound back ->
                trying(unbounded(tiles, tiles.moves()), back.move().opposite());
            case RecursionBegan _, StackFilled _, CallAborted _, RecursionAborted _, RecursionSucceeded _ -> List.of();
        };
    }
}
