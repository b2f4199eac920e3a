package jugs;

import static jugs.JugsEvent.AFTER;
import static jugs.JugsEvent.KIND;
import static jugs.JugsEvent.STATE;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingState;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.event.StateIo;

/**
 * The amounts in the jugs, and the states that the search has found. Those found but not yet visited are the queue: it is the
 * end of the list of all, and visiting a state only moves the border.
 */
final class JugsBoard implements Board {

    private final JugSpace space;
    private final int[] found = new int[JugSpace.MOST_STATES];
    /** The number of pours from the start to each state found. */
    private final int[] depths = new int[JugSpace.MOST_STATES];

    private int size;
    private int visits;
    private int state;
    private int pours;

    JugsBoard(JugSpace space) {
        this.space = space;
        state = (int) space.start();
    }

    JugSpace space() {
        return space;
    }

    /** Returns the amounts after the pours made, which the search does not change. */
    int state() {
        return state;
    }

    int pours() {
        return pours;
    }

    /** Returns the amounts to be drawn: during the search those of the state being visited. */
    int amounts() {
        return visits == 0 || pours > 0 ? state : found[visits - 1];
    }

    @Override
    public void apply(long event) {
        switch (KIND.value(event)) {
            case SEARCH_BEGAN -> enqueue(STATE.of(event), 0);
            case STATE_VISITED -> visits++;
            case STATE_FOUND -> enqueue(AFTER.of(event), depths[visits - 1] + 1);
            case POURED -> {
                state = AFTER.of(event);
                pours++;
            }
            case POUR_REFUSED, STATE_KNOWN, TARGET_FOUND, TARGET_MISSED, TARGET_MEASURED -> {}
        }
    }

    @Override
    public void undo(long event) {
        switch (KIND.value(event)) {
            case SEARCH_BEGAN, STATE_FOUND -> {
                size--;
                found[size] = 0;
                depths[size] = 0;
            }
            case STATE_VISITED -> visits--;
            case POURED -> {
                state = STATE.of(event);
                pours--;
            }
            case POUR_REFUSED, STATE_KNOWN, TARGET_FOUND, TARGET_MISSED, TARGET_MEASURED -> {}
        }
    }

    private void enqueue(int added, int depth) {
        found[size] = added;
        depths[size] = depth;
        size++;
    }

    @Override
    public List<PendingStates> pendingStates(int most) {
        if (size == 0) {
            return List.of();
        }
        int listed = Math.min(size - visits, most);
        var entries = IntStream.range(visits, visits + listed).mapToObj(this::entry);
        return List.of(PendingStates.queue(size - visits, entries.toList()));
    }

    @Override
    public int visited() {
        return visits;
    }

    /** A visited state has just left the queue, so that it is the last one before the border. */
    @Override
    public Optional<PendingState> taken(long event) {
        return KIND.value(event) == JugsEvent.Kind.STATE_VISITED ? Optional.of(entry(visits - 1)) : Optional.empty();
    }

    /** The state itself is the id of its entry: it stays, whatever is found. */
    private PendingState entry(int rank) {
        var text = JugSpace.text(found[rank]);
        var words = Message.of("jugs.entry", text, depths[rank]);
        return new PendingState(found[rank], words, PendingState.symbols(text), PendingState.steps(depths[rank]));
    }

    @Override
    public void state(StateIo io) {
        size = io.int32(size);
        visits = io.int32(visits);
        state = io.int32(state);
        pours = io.int32(pours);
        io.all(found);
        io.all(depths);
    }
}
