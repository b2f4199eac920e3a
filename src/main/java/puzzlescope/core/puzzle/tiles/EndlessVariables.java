package puzzlescope.core.puzzle.tiles;

import static puzzlescope.core.puzzle.tiles.AttemptVariables.trying;
import static puzzlescope.core.puzzle.tiles.AttemptVariables.unbounded;

import java.util.List;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Event;
import puzzlescope.core.puzzle.Variables;
import puzzlescope.core.puzzle.tiles.board.TilesBoard;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.CallAborted;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.RecursionAborted;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.RecursionBegan;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.RecursionSucceeded;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.ReversalRejected;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.StackFilled;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.TileSlidOn;
import puzzlescope.core.puzzle.tiles.event.TilesEndlessEvent.WayUnwound;

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
