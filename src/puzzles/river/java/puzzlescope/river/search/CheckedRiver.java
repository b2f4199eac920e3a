package puzzlescope.river.search;

import java.util.List;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramEndedException;
import puzzlescope.engine.program.Verdict;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.search.CheapestFirst;
import puzzlescope.engine.search.Extent;
import puzzlescope.engine.search.SearchListener;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.program.River;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;
import puzzlescope.river.space.StateCode;

/** The crossings that a person's program makes, with the events of crossings by hand. */
public final class CheckedRiver implements River, CheckedBoard {

    /** The greatest number of people of one kind that a load can have. */
    private static final int MOST = 15;

    private final RiverBoard board;
    private final Runnable opening;
    private final Crossing crossing;
    private final EventSink sink;

    /** Checks a crossing by the rules of the game. */
    @FunctionalInterface
    public interface Crossing {

        /**
         * Returns the events of a load.
         *
         * @throws InvalidInputException if the rules forbid it
         */
        List<? extends Event> of(RiverBoard board, int load);
    }

    /**
     * @param board before the first event
     * @param opening emits the events before the first crossing into the sink
     */
    public CheckedRiver(RiverBoard board, Opening opening, Crossing crossing, EventSink sink) {
        this.board = board;
        this.crossing = crossing;
        this.sink = sink;
        this.opening = () -> opening.open(this::tell);
    }

    /** Opens a game. */
    @FunctionalInterface
    public interface Opening {

        void open(EventSink sink);
    }

    private void tell(long event) {
        board.apply(event);
        sink.emit(event);
    }

    @Override
    public void begin() {
        opening.run();
    }

    private int here() {
        return board.state(board.ashore());
    }

    private boolean isOfPeople() {
        return board.rules().kind() == RiverKind.PRISONERS_AND_GUARDS;
    }

    @Override
    public String state() {
        return StateCode.text(here());
    }

    @Override
    public boolean right() {
        return StateCode.boatOnRight(here());
    }

    @Override
    public boolean solved() {
        return here() == board.rules().goal();
    }

    @Override
    public void cross(int guards, int prisoners) {
        if (!isOfPeople()) {
            throw refused("letters");
        }
        if (guards < 0 || guards > MOST || prisoners < 0 || prisoners > MOST) {
            throw ProgramEndedException.refused(Message.of("river.hand.too-many"));
        }
        take(LoadCode.ofCounts(guards, prisoners));
    }

    @Override
    public void carry(String letters) {
        if (isOfPeople()) {
            throw refused("counts");
        }
        var kind = board.rules().kind();
        int members = 0;
        for (int i = 0; i < letters.length(); i++) {
            members |= 1 << member(kind, letters.charAt(i));
        }
        take(LoadCode.ofMembers(kind, members));
    }

    private int member(RiverKind kind, char letter) {
        int all = StateCode.members((int) board.rules().start());
        for (int member = 0; member < RiverKind.MOST_MEMBERS; member++) {
            if ((all >>> member & 1) == 1 && kind.letter(member) == letter) {
                return member;
            }
        }
        throw refused("no-letter", String.valueOf(letter), StateCode.text((int)
                board.rules().start()));
    }

    private void take(int load) {
        try {
            for (var event : crossing.of(board, load)) {
                tell(event.pack());
            }
        } catch (InvalidInputException forbidden) {
            throw ProgramEndedException.refused(forbidden.reason());
        }
    }

    @Override
    public Verdict end() {
        var rules = board.rules();
        var result = new CheapestFirst().search(rules.from(board.start()), Extent.TO_GOAL, new SearchListener() {});
        boolean possible = result.goal() >= 0;
        if (!solved()) {
            return possible
                    ? Verdict.wrong(Message.of("river.program.unfinished", StateCode.text(here())))
                    : Verdict.right(Message.of(
                            "river.program.none",
                            Message.of("river.remark.no-way", result.graph().size())));
        }
        boolean timed = rules.kind() == RiverKind.BRIDGE_AND_TORCH;
        int spent = timed ? board.costSoFar() : board.crossings();
        int least = (int) result.graph().cost(result.goal());
        var key = (spent == least ? "river.program.fewest" : "river.program.more") + (timed ? "-minutes" : "");
        return Verdict.right(Message.of(key, spent, least));
    }

    private static ProgramEndedException refused(String key, Object... arguments) {
        return ProgramEndedException.refused(Message.of("river.program." + key, arguments));
    }
}
