package puzzlescope.river;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.puzzle.Figure;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.river.board.RiverBoard;
import puzzlescope.river.event.RiverEvent;
import puzzlescope.river.event.RiverGameEvent;
import puzzlescope.river.event.RiverSolutionEvent.CrossingMade;
import puzzlescope.river.program.River;
import puzzlescope.river.search.CheckedRiver;
import puzzlescope.river.space.LoadCode;
import puzzlescope.river.space.RiverKind;

/** Programs that take loads across; their runs are games. */
final class RiverProgramRules implements ProgramRules {

    private static final RiverGame GAME = new RiverGame();

    @Override
    public Class<?> board() {
        return River.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return arguments;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return GAME.played(puzzle.algorithmInstance(arguments))
                .counting(new CountedEvents("river.result", Role.SOLUTION)
                        .with(Figure.of(
                                "CROSSING_MADE",
                                RiverEvent.Kind.CROSSED_TO_NEW_STATE,
                                RiverEvent.Kind.CROSSED_BY_NEW_EDGE,
                                RiverEvent.Kind.CROSSED_AS_BEFORE)));
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        var instance = arguments.get(RiverPuzzle.ALGORITHM).instance(arguments);
        return new CheckedRiver(
                (RiverBoard) instance.board(), into -> GAME.open(arguments, into), RiverGame::cross, sink);
    }

    /** Only the crossings are reported, not the search. */
    @Override
    public Optional<ProgramStep> step(Event event) {
        if (event instanceof CrossingMade made) {
            return Optional.of(step(made.load()));
        }
        return event instanceof RiverGameEvent.Crossed crossed ? Optional.of(step(crossed.load())) : Optional.empty();
    }

    private static ProgramStep step(int load) {
        var kind = LoadCode.kind(load);
        return kind == RiverKind.PRISONERS_AND_GUARDS
                ? ProgramStep.of("cross", LoadCode.guards(load), LoadCode.prisoners(load))
                : ProgramStep.of("carry", letters(kind, LoadCode.members(load)));
    }

    private static String letters(RiverKind kind, int members) {
        return IntStream.range(0, RiverKind.MOST_MEMBERS)
                .filter(member -> (members >>> member & 1) == 1)
                .mapToObj(member -> String.valueOf(kind.letter(member)))
                .collect(Collectors.joining());
    }
}
