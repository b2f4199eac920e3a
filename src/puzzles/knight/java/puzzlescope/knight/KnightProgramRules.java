package puzzlescope.knight;

import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.knight.event.PathEvent;
import puzzlescope.knight.program.Knight;
import puzzlescope.knight.search.CheckedKnight;

/** Programs that lead the knight from square to square, and back. */
final class KnightProgramRules implements ProgramRules {

    @Override
    public Class<?> board() {
        return Knight.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return arguments.get(KnightPuzzle.ALGORITHM) == KnightAlgorithm.WARNSDORFF
                ? arguments
                : arguments.choosing(KnightPuzzle.ALGORITHM, KnightAlgorithm.WARNSDORFF);
    }

    @Override
    public boolean supports(Arguments arguments) {
        return arguments.get(KnightPuzzle.ALGORITHM).walks();
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        return new CheckedKnight(
                arguments.integer(KnightPuzzle.ROWS),
                arguments.integer(KnightPuzzle.COLUMNS),
                KnightPuzzle.start(arguments),
                sink);
    }

    @Override
    public Optional<ProgramStep> step(Event event) {
        if (event instanceof PathEvent.KnightHopped hopped) {
            return Optional.of(ProgramStep.of("hop", hopped.toRow(), hopped.toColumn()));
        }
        if (event instanceof PathEvent.HopRejected rejected) {
            return Optional.of(ProgramStep.of("reject", rejected.toRow(), rejected.toColumn()));
        }
        if (event instanceof PathEvent.KnightTakenBack back) {
            return Optional.of(ProgramStep.of("back", back.row(), back.column()));
        }
        return event instanceof PathEvent.KnightTakenOff off
                ? Optional.of(ProgramStep.of("back", off.row(), off.column()))
                : Optional.empty();
    }
}
