package puzzlescope.hanoi;

import static puzzlescope.engine.event.Role.CALL;
import static puzzlescope.engine.event.Role.REJECT;
import static puzzlescope.engine.event.Role.SOLUTION;
import static puzzlescope.engine.event.Role.TRY;

import java.util.List;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Measure;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.puzzle.Algorithm;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Limit;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.run.Solver;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.search.FrameStewart;
import puzzlescope.hanoi.search.HanoiSearch;
import puzzlescope.hanoi.search.RecursiveTransfer;
import puzzlescope.hanoi.search.TransferFromAnyState;
import puzzlescope.hanoi.space.HanoiSpace;

/** The algorithms that move a tower to another peg. */
public enum HanoiAlgorithm implements Algorithm {
    RECURSION,
    BREADTH_FIRST,
    FRAME_STEWART;

    /** The pseudocode of the recursion that gathers scattered disks. */
    static final String FROM_ANYWHERE = "recursion-from";

    private static final String RESULT = "hanoi.result";

    @Override
    public String id() {
        return ConstantId.of(name());
    }

    int pegs() {
        return this == FRAME_STEWART ? 4 : 3;
    }

    @Override
    public List<Limit> limits() {
        return switch (this) {
            case BREADTH_FIRST -> List.of(new Limit(HanoiPuzzle.DISKS, HanoiSpace.MOST_SEARCHED_DISKS, this::tooMany));
            case RECURSION, FRAME_STEWART -> List.of();
        };
    }

    private Message tooMany(long disks) {
        int given = Math.toIntExact(disks);
        long states = new HanoiSpace(given, pegs()).states();
        return Message.of("hanoi.remark.too-many", given, states, HanoiSpace.MOST_SEARCHED_DISKS);
    }

    @Override
    public List<Parameter<?>> ignored() {
        return switch (this) {
            case RECURSION, BREADTH_FIRST -> List.of();
            case FRAME_STEWART -> List.of(HanoiPuzzle.FROM);
        };
    }

    @Override
    public Instance instance(Arguments given) {
        int disks = given.integer(HanoiPuzzle.DISKS);
        var space = HanoiPuzzle.space(given);
        long start = HanoiPuzzle.start(given);
        return switch (this) {
            case RECURSION -> start == space.start() ? recursion(space) : gathering(space, start);
            case BREADTH_FIRST ->
                instance(
                                space,
                                start,
                                new HanoiSearch(disks, start),
                                new CountedEvents(RESULT, TRY, REJECT, SOLUTION)
                                        .with(HanoiKind.STATE_VISITED)
                                        .with(new Figure.Greatest("waiting"))
                                        .with(HanoiKind.DISK_MOVED),
                                id())
                        .measuredBy(Measure.of(HanoiKind.VOCABULARY, "hanoi.measure.queue", 0)
                                .by(1, HanoiKind.SEARCH_BEGAN, HanoiKind.STATE_FOUND)
                                .by(-1, HanoiKind.STATE_VISITED))
                        .inPhases(Phases.startingWith(HanoiKind.VOCABULARY, "hanoi.phase.search")
                                .continuedBy("hanoi.phase.predecessors", HanoiKind.LINK_FOLLOWED)
                                .continuedBy("hanoi.phase.moves", HanoiKind.DISK_MOVED));
            case FRAME_STEWART -> instance(space, start, new FrameStewart(disks), called(), id());
        };
    }

    /** Creates the recursion: a call and a return for each of its 2^n - 1 moves, and a final event. */
    private Instance recursion(HanoiSpace space) {
        return instance(space, space.start(), new RecursiveTransfer(space.disks()), called(), id())
                .lasting(3L * space.fewestMoves() + 1)
                .showing(new TowerVariables());
    }

    private static Instance gathering(HanoiSpace space, long start) {
        return instance(space, start, new TransferFromAnyState(space.disks(), start), called(), FROM_ANYWHERE);
    }

    private static CountedEvents called() {
        return new CountedEvents(RESULT, CALL, SOLUTION).with(HanoiKind.DISK_MOVED);
    }

    private static Instance instance(
            HanoiSpace space, long start, Solver solver, CountedEvents countedEvents, String listing) {
        return new Instance(
                        HanoiKind.VOCABULARY,
                        () -> new HanoiBoard(space, start),
                        solver,
                        countedEvents,
                        List.of(listing))
                .calling(new TowerCalls());
    }
}
