package puzzlescope.tiles;

import java.util.Optional;
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
import puzzlescope.tiles.event.TilesEvent;
import puzzlescope.tiles.event.TilesGameEvent;
import puzzlescope.tiles.program.Tiles;
import puzzlescope.tiles.search.CheckedTiles;

/** Programs that slide tiles; their runs are games. */
record TilesProgramRules(TilesGame game) implements ProgramRules {

    @Override
    public Class<?> board() {
        return Tiles.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return arguments;
    }

    @Override
    public Instance instance(Puzzle puzzle, Arguments arguments) {
        return game.played(puzzle.algorithmInstance(arguments), arguments)
                .counting(new CountedEvents("tiles.result", Role.SOLUTION)
                        .with(Figure.of("moves", TilesGameEvent.Kind.HAND_SLID)));
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        var start = TilesPuzzle.start(arguments);
        return new CheckedTiles(start, game.shortest(start, sink), sink);
    }

    /** Only the solution is reported, not the search. */
    @Override
    public Optional<ProgramStep> step(Event event) {
        if (event instanceof TilesEvent.SolutionMove move) {
            return Optional.of(ProgramStep.of("slide", move.tile()));
        }
        return event instanceof TilesGameEvent.HandSlid slid
                ? Optional.of(ProgramStep.of("slide", slid.tile()))
                : Optional.empty();
    }
}
