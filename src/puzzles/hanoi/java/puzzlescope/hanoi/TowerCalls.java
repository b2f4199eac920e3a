package puzzlescope.hanoi;

import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.CallNames;
import puzzlescope.engine.puzzle.Variables.Variable;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.TowerCalled;

/** The calls of {@code hanoi}. */
record TowerCalls() implements CallNames {

    private static final Pattern NUMBERED = Pattern.compile("(hanoi)\\d\\(");
    private static final Pattern PEG = Pattern.compile("\\b[A-D]\\b");

    /** Returns the call of the one function for three pegs and four, with the pegs as texts. */
    @Override
    public String of(Event opened, Stream<Event> callers) {
        return opened instanceof TowerEvent
                ? PEG.matcher(NUMBERED.matcher(opened.call()).replaceFirst("$1("))
                        .replaceAll("'$0'")
                : opened.callWithLead();
    }

    /** Returns the call that is made next, before and after its number of disks is computed. */
    @Override
    public String expression(Event opened, Event step, Supplier<List<Variable>> variables) {
        if (!(opened instanceof TowerCalled tower) || tower.top() == tower.bottom()) {
            return "";
        }
        var next = (step instanceof DiskMoved ? tower.covering() : tower.clearing()).call();
        int disks = tower.bottom() - tower.top() + 1;
        return next.replaceFirst("\\(\\d+", "(" + disks + " - 1") + " = " + next;
    }
}
