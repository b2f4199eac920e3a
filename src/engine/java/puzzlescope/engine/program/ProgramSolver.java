package puzzlescope.engine.program;

import java.util.function.Function;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.engine.run.TeeSink;

/** Runs a program on a puzzle's board, and judges it at the end. */
public record ProgramSolver(Program program, ProgramKinds kinds, Function<EventSink, CheckedBoard> boards)
        implements Solver {

    private static final Message NO_STEP = Message.of("program.no-step");

    @Override
    public RunOutcome solve(EventSink sink) {
        var repetition = new Repetition();
        var steps = new BoardSteps(kinds.vocabulary(), repetition);
        var board = boards.apply(new TeeSink(sink, steps));
        var context = new ProgramContext(board, kinds, sink, steps, repetition);
        var verdict = run(board, context, steps);
        sink.emit(
                kinds.ended(),
                ProgramEvent.VERDICT.number(verdict.kind()),
                verdict.line(),
                kinds.texts().reason(verdict.reason()));
        return verdict.outcome();
    }

    private Verdict run(CheckedBoard board, ProgramContext context, BoardSteps steps) {
        try {
            board.begin();
            long before = steps.events();
            program.run(context);
            boolean isStill = steps.events() == before;
            var verdict = board.end();
            return isStill && verdict.kind() == Verdict.Kind.WRONG ? Verdict.wrong(NO_STEP) : verdict;
        } catch (ProgramEndedException ended) {
            return ended.verdict().at(context.reportedLine());
        }
    }
}
