package puzzlescope.queens;

import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.queens.event.WalkEvent;
import puzzlescope.queens.program.Queens;
import puzzlescope.queens.search.CheckedQueens;

/** Programs that place queens row by row, as backtracking does. */
final class QueensProgramRules implements ProgramRules {

    @Override
    public Class<?> board() {
        return Queens.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return arguments.get(QueensPuzzle.ALGORITHM) == QueensAlgorithm.BACKTRACKING
                ? arguments
                : arguments.choosing(QueensPuzzle.ALGORITHM, QueensAlgorithm.BACKTRACKING);
    }

    @Override
    public boolean supports(Arguments arguments) {
        return arguments.get(QueensPuzzle.ALGORITHM) == QueensAlgorithm.BACKTRACKING;
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        return new CheckedQueens(
                arguments.integer(QueensPuzzle.N),
                QueensPuzzle.givenColumns(arguments),
                arguments.get(QueensPuzzle.ONE_AT_A_TIME),
                sink);
    }

    @Override
    public Optional<ProgramStep> step(Event event) {
        return switch ((WalkEvent) event) {
            case WalkEvent.QueenPlaced placed -> step("place", placed.row(), placed.column());
            case WalkEvent.QueenRejected rejected -> step("reject", rejected.row(), rejected.column());
            case WalkEvent.QueenTakenBack back -> step("remove", back.row(), back.column());
            case WalkEvent.DeadEndTakenBack back -> step("remove", back.row(), back.column());
            case WalkEvent.SolutionFound _, WalkEvent.LastRowYielded _ -> Optional.of(ProgramStep.of("solved"));
            case WalkEvent.SearchBegan _,
                    WalkEvent.SearchEnded _,
                    WalkEvent.GeneratorMade _,
                    WalkEvent.NextCalled _,
                    WalkEvent.RowYielded _,
                    WalkEvent.ValueReturned _,
                    WalkEvent.GeneratorExhausted _,
                    WalkEvent.GivenRowEntered _,
                    WalkEvent.GivenRowLeft _,
                    WalkEvent.GivenRowYielded _ -> Optional.empty();
        };
    }

    private static Optional<ProgramStep> step(String word, int row, int column) {
        return Optional.of(ProgramStep.of(word, row, column));
    }
}
