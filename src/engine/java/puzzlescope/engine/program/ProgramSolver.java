package puzzlescope.engine.program;

import java.util.function.Function;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.TeeSink;

/** Runs a program on a puzzle's board, and judges it at the end. */
public record ProgramSolver(Program program, ProgramKinds kinds, Function<EventSink, CheckedBoard> boards)
        implements Solver {

    @Override
    public RunOutcome solve(EventSink sink) {
        var repetition = new Repetition();
        var steps = new BoardSteps(kinds.vocabulary(), repetition);
        var board = boards.apply(new TeeSink(sink, steps));
        var context = new ProgramContext(board, kinds, sink, steps, repetition);
        var verdict = run(board, context);
        sink.emit(
                kinds.ended(),
                ProgramEvent.VERDICT.number(verdict.kind()),
                verdict.line(),
                kinds.texts().reason(verdict.reason()));
        return verdict.outcome();
    }

    private Verdict run(CheckedBoard board, ProgramContext context) {
        try {
            board.begin();
            program.run(context);
            return board.end();
        } catch (ProgramEndedException ended) {
            return ended.verdict().at(context.reportedLine());
        }
    }
}
