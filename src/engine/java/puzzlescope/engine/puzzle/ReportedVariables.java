package puzzlescope.engine.puzzle;

import java.util.LinkedHashMap;
import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.program.ProgramBoard;
import puzzlescope.engine.program.ProgramEvent;

/** The variables that a program reports. */
record ReportedVariables() implements Variables {

    @Override
    public List<Variable> opened(Event call, Board board) {
        return List.of();
    }

    @Override
    public List<Variable> after(Event event, Board board) {
        // A field is not shown where a variable of the call has its name.
        var variables = new LinkedHashMap<String, Variable>();
        ((ProgramBoard) board)
                .visitVariables(
                        event instanceof ProgramEvent.Called,
                        (name, value) -> variables.putIfAbsent(name, new Variable(name, value)));
        return List.copyOf(variables.values());
    }
}
