package puzzlescope.tiles.picture;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Trace;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.space.Move;

/** The moves of the solution that a session has recorded; looked up once. One thread at a time. */
public final class SolutionMoves {

    private @Nullable Trace trace;
    private List<Move> moves = List.of();

    /** The moves; empty if there are none or none are recorded. */
    public List<Move> of(Session current) {
        if (current.trace() != trace) {
            trace = null;
            moves = List.of();
            long position = current.trace().next(0, Role.SOLUTION);
            if (position >= 0) {
                moves = movesAt(current, position);
                trace = current.trace();
            }
        }
        return moves;
    }

    private static List<Move> movesAt(Session session, long position) {
        var timeline = session.newTimeline();
        timeline.seek(position);
        var board = (TilesBoard) timeline.board();
        var moves = new ArrayList<Move>();
        for (int i = 0; i < board.moves(); i++) {
            moves.add(board.move(i));
        }
        return List.copyOf(moves);
    }
}
