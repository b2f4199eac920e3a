package puzzlescope.picture.pending;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.SmallPicture;

/**
 * A search's frontier and its visited nodes at a position.
 *
 * @param pictures those of the entries, by their ids; for the board at that position, not the current one
 * @param visited number of visited nodes
 * @param newest the most recent of them, newest first; only those visited a short while ago
 */
record SearchSnapshot(
        List<PendingStates> pendingStates, Map<Long, SmallPicture> pictures, int visited, List<PendingState> newest) {

    /** Number of entries read: as many as the widest picture shows. */
    private static final int MOST = 64;

    private static final int MOST_VISITED = 16;
    /** Number of events searched for visits; between two visits lie the neighbours of the first. */
    private static final int LOOKED_AT = 240;

    /** Reads a position from its board and the recording. */
    static SearchSnapshot of(
            Board board, Trace trace, long position, Optional<PendingPictures> pictures, double width) {
        var agendas = board.pendingStates(MOST);
        var made = new HashMap<Long, SmallPicture>();
        pictures.ifPresent(all -> agendas.stream()
                .flatMap(agenda -> agenda.entries().stream())
                .forEach(
                        entry -> all.of(board, entry.id(), width).ifPresent(picture -> made.put(entry.id(), picture))));
        return new SearchSnapshot(agendas, made, board.visited(), newest(board, trace, position));
    }

    private static List<PendingState> newest(Board board, Trace trace, long position) {
        if (board.visited() == 0) {
            return List.of();
        }
        long first = Math.max(trace.firstKept(), position - LOOKED_AT);
        var events = new long[(int) Math.max(0, position - first)];
        int read = trace.copy(first, events, 0, events.length);
        var newest = new ArrayList<PendingState>();
        var known = new HashSet<Long>();
        for (int i = read - 1; i >= 0 && newest.size() < MOST_VISITED; i--) {
            Optional<PendingState> taken = board.taken(events[i]);
            taken.filter(entry -> known.add(entry.id())).ifPresent(newest::add);
        }
        return List.copyOf(newest);
    }
}
