package puzzlescope.hanoi;

import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.program.Hanoi;
import puzzlescope.hanoi.search.CheckedHanoi;

/** Programs that move disks. */
final class HanoiProgramRules implements ProgramRules {

    @Override
    public Class<?> board() {
        return Hanoi.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return HanoiPuzzle.unsearched(arguments);
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        var textbook = textbook(arguments);
        return new CheckedHanoi(HanoiPuzzle.space(textbook), HanoiPuzzle.start(textbook), sink);
    }

    @Override
    public Optional<ProgramStep> step(Event event) {
        return event instanceof TowerEvent.DiskMoved moved
                ? Optional.of(ProgramStep.of("move", moved.from(), moved.to()))
                : Optional.empty();
    }
}
