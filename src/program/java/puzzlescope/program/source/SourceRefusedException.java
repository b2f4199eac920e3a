package puzzlescope.program.source;

import java.util.List;
import puzzlescope.engine.program.ProgramProblem;

/** Thrown for a source that cannot be run, with the reasons at their lines. */
public final class SourceRefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<ProgramProblem> problems;

    public SourceRefusedException(List<ProgramProblem> problems) {
        super(problems.toString());
        this.problems = List.copyOf(problems);
    }

    /** Returns the reasons, at least one, in the order of their lines. */
    public List<ProgramProblem> problems() {
        return problems;
    }
}
