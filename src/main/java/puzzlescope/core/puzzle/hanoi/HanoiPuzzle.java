package puzzlescope.core.puzzle.hanoi;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.Vocabulary;
import puzzlescope.core.puzzle.Algorithm;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.HandPlay;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.puzzle.Remark;
import puzzlescope.core.puzzle.TextParameter;
import puzzlescope.core.puzzle.hanoi.board.HanoiBoard;
import puzzlescope.core.puzzle.hanoi.event.HanoiKind;
import puzzlescope.core.puzzle.hanoi.search.FrameStewart;
import puzzlescope.core.puzzle.hanoi.search.GatheredTower;
import puzzlescope.core.puzzle.hanoi.search.HanoiSearch;
import puzzlescope.core.puzzle.hanoi.search.RecursiveTransfer;
import puzzlescope.core.puzzle.hanoi.space.HanoiSpace;
import puzzlescope.core.puzzle.hanoi.space.TypedDisks;
import puzzlescope.core.run.Solver;

/** A tower of disks that is to be carried to another peg, with three pegs or with four. */
public final class HanoiPuzzle implements Puzzle {

    public static final NumberParameter DISKS = new NumberParameter("disks", 1, HanoiSpace.MOST_DISKS, false, 3L);

    /** The first state, as the documents write states; all disks are on the first peg if nothing is given. */
    public static final TextParameter<String> FROM = new TextParameter<>("from", "", TypedDisks::parse, state -> state);

    private static final String FROM_ANYWHERE = "recursion-from";

    private static final String RECURSION = "recursion";
    public static final String BREADTH_FIRST = "breadth-first";
    private static final String FRAME_STEWART = "frame-stewart";

    /** The disks and pegs that arguments ask for: four pegs for the algorithm that needs them. */
    public static HanoiSpace space(Arguments arguments) {
        boolean four = new HanoiPuzzle().algorithm(arguments).id().equals(FRAME_STEWART);
        return new HanoiSpace(arguments.integer(DISKS), four ? 4 : 3);
    }

    /** The state that a run begins at; all disks on the first peg where no other is given that there is. */
    private static long start(Arguments arguments) {
        var space = space(arguments);
        long given = givesState(arguments) ? space.state(arguments.get(FROM)) : HanoiSpace.NONE;
        return given == HanoiSpace.NONE ? space.start() : given;
    }

    /** Whether a state is given, and counts: with four pegs it does not. */
    private static boolean givesState(Arguments arguments) {
        return space(arguments).pegs() == HanoiSpace.SEARCHED_PEGS
                && !arguments.get(FROM).isEmpty();
    }

    private static boolean beginsAtTower(Arguments arguments) {
        return start(arguments) == space(arguments).start();
    }

    /** The same with an algorithm that does not search through all states. */
    static Arguments unsearched(Arguments arguments) {
        var puzzle = new HanoiPuzzle();
        boolean searched = puzzle.algorithm(arguments).id().equals(BREADTH_FIRST);
        return searched ? arguments.with(puzzle.algorithmParameter(), RECURSION) : arguments;
    }

    @Override
    public String id() {
        return "hanoi";
    }

    @Override
    public Vocabulary vocabulary() {
        return HanoiKind.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(DISKS, FROM);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                new Algorithm(RECURSION, HanoiPuzzle::recursion, CALL, SOLUTION).counting(HanoiKind.DISK_MOVED),
                new Algorithm(
                                BREADTH_FIRST,
                                given -> new HanoiSearch(given.integer(DISKS), start(given)),
                                TRY,
                                REJECT,
                                SOLUTION)
                        .counting(HanoiKind.STATE_VISITED, HanoiKind.DISK_MOVED),
                new Algorithm(FRAME_STEWART, given -> new FrameStewart(given.integer(DISKS)), CALL, SOLUTION)
                        .counting(HanoiKind.DISK_MOVED));
    }

    private static Solver recursion(Arguments given) {
        int disks = given.integer(DISKS);
        return beginsAtTower(given) ? new RecursiveTransfer(disks) : new GatheredTower(disks, start(given));
    }

    /** Disks that do not begin as a tower are gathered by a recursion of their own. */
    @Override
    public List<String> listing(Arguments arguments) {
        var id = algorithm(arguments).id();
        return List.of(id.equals(RECURSION) && !beginsAtTower(arguments) ? FROM_ANYWHERE : id);
    }

    @Override
    public List<String> listings() {
        var all = new ArrayList<>(Puzzle.super.listings());
        all.add(FROM_ANYWHERE);
        return List.copyOf(all);
    }

    @Override
    public boolean matters(Parameter<?> parameter, Arguments arguments) {
        return !parameter.equals(FROM) || space(arguments).pegs() == HanoiSpace.SEARCHED_PEGS;
    }

    @Override
    public NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        boolean searched = algorithm(arguments).id().equals(BREADTH_FIRST);
        return searched && parameter.equals(DISKS) ? parameter.atMost(HanoiSpace.MOST_SEARCHED_DISKS) : parameter;
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int disks = arguments.integer(DISKS);
        boolean searched = algorithm(arguments).id().equals(BREADTH_FIRST);
        if (!searched || disks <= HanoiSpace.MOST_SEARCHED_DISKS) {
            boolean wrong = givesState(arguments) && space(arguments).state(arguments.get(FROM)) == HanoiSpace.NONE;
            var message = Message.of("hanoi.remark.from", arguments.get(FROM), disks);
            return wrong ? List.of(new Remark(FROM.name(), message, true)) : List.of();
        }
        var message =
                Message.of("hanoi.remark.too-many", disks, space(arguments).states(), HanoiSpace.MOST_SEARCHED_DISKS);
        return List.of(new Remark(DISKS.name(), message, true));
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new HanoiGame());
    }

    /** The recursion makes a call for each of its 2^n - 1 moves, which returns; then the tower is moved. */
    @Override
    public OptionalLong length(Arguments arguments) {
        boolean recursive = algorithm(arguments).id().equals(RECURSION) && beginsAtTower(arguments);
        return recursive ? OptionalLong.of(3L * space(arguments).fewestMoves() + 1) : OptionalLong.empty();
    }

    @Override
    public Board board(Arguments arguments) {
        return new HanoiBoard(space(arguments), start(arguments));
    }
}
