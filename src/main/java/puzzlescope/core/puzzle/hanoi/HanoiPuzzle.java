package puzzlescope.core.puzzle.hanoi;

import static puzzlescope.core.event.Role.CALL;
import static puzzlescope.core.event.Role.REJECT;
import static puzzlescope.core.event.Role.SOLUTION;
import static puzzlescope.core.event.Role.TRY;

import java.util.List;
import java.util.Optional;
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

/** A tower of disks that is to be carried to another peg, with three pegs or with four. */
public final class HanoiPuzzle implements Puzzle {

    public static final NumberParameter DISKS = new NumberParameter("disks", 1, HanoiSpace.MOST_DISKS, false, 3L);

    private static final String RECURSION = "recursion";
    public static final String BREADTH_FIRST = "breadth-first";
    private static final String FRAME_STEWART = "frame-stewart";

    /** The disks and pegs that arguments ask for: four pegs for the algorithm that needs them. */
    public static HanoiSpace space(Arguments arguments) {
        boolean four = new HanoiPuzzle().algorithm(arguments).id().equals(FRAME_STEWART);
        return new HanoiSpace(arguments.integer(DISKS), four ? 4 : 3);
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
        return HanoiEvent.VOCABULARY;
    }

    @Override
    public List<Parameter<?>> ownParameters() {
        return List.of(DISKS);
    }

    @Override
    public List<Algorithm> algorithms() {
        return List.of(
                new Algorithm(RECURSION, given -> new RecursiveTransfer(given.integer(DISKS)), CALL, SOLUTION)
                        .counting(HanoiEventKind.DISK_MOVED),
                new Algorithm(BREADTH_FIRST, given -> new HanoiSearch(given.integer(DISKS)), TRY, REJECT, SOLUTION)
                        .counting(HanoiEventKind.STATE_VISITED, HanoiEventKind.DISK_MOVED),
                new Algorithm(FRAME_STEWART, given -> new FrameStewart(given.integer(DISKS)), CALL, SOLUTION)
                        .counting(HanoiEventKind.DISK_MOVED));
    }

    @Override
    public NumberParameter bounded(NumberParameter parameter, Arguments arguments) {
        boolean searched = algorithm(arguments).id().equals(BREADTH_FIRST);
        return searched && parameter.equals(DISKS) ? parameter.atMost(HanoiSearch.MOST_DISKS) : parameter;
    }

    @Override
    public List<Remark> check(Arguments arguments) {
        int disks = arguments.integer(DISKS);
        boolean searched = algorithm(arguments).id().equals(BREADTH_FIRST);
        if (!searched || disks <= HanoiSearch.MOST_DISKS) {
            return List.of();
        }
        var message =
                Message.of("hanoi.remark.too-many", disks, space(arguments).states(), HanoiSearch.MOST_DISKS);
        return List.of(new Remark(DISKS.name(), message, true));
    }

    @Override
    public Optional<HandPlay> handPlay() {
        return Optional.of(new HanoiGame());
    }

    @Override
    public Board board(Arguments arguments) {
        return new HanoiBoard(space(arguments));
    }
}
