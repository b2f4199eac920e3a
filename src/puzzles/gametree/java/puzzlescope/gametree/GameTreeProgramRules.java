package puzzlescope.gametree;

import java.util.List;
import java.util.Optional;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.program.CheckedBoard;
import puzzlescope.engine.program.ProgramStep;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ProgramRules;
import puzzlescope.gametree.event.LookaheadEvent;
import puzzlescope.gametree.program.Game;
import puzzlescope.gametree.search.CheckedGame;

/** Programs that find the value of a position and the best move, by playing moves and undoing them. */
final class GameTreeProgramRules implements ProgramRules {

    @Override
    public List<String> examples() {
        return List.of("start", "textbook", "alpha-beta");
    }

    @Override
    public Class<?> board() {
        return Game.class;
    }

    @Override
    public Arguments textbook(Arguments arguments) {
        return supports(arguments)
                ? arguments
                : arguments.choosing(GameTreePuzzle.ALGORITHM, GameTreeAlgorithm.MINIMAX);
    }

    /** The other algorithms have bounds or a table, of which steps say nothing. */
    @Override
    public boolean supports(Arguments arguments) {
        return arguments.get(GameTreePuzzle.ALGORITHM) == GameTreeAlgorithm.MINIMAX;
    }

    @Override
    public CheckedBoard open(Arguments arguments, EventSink sink) {
        return new CheckedGame(
                arguments.get(GameTreePuzzle.GAME),
                GameTreePuzzle.start(arguments),
                GameTreePuzzle.first(arguments),
                sink);
    }

    @Override
    public Optional<ProgramStep> step(Event event) {
        return switch ((LookaheadEvent) event) {
            case LookaheadEvent.MoveMade made ->
                Optional.of(ProgramStep.of("play", CheckedGame.number(made.game(), made.place(), made.amount())));
            case LookaheadEvent.MoveUndone undone -> Optional.of(ProgramStep.of("undo", undone.value()));
            case LookaheadEvent.SearchAnswered answered ->
                Optional.of(ProgramStep.of(
                        "answer",
                        CheckedGame.number(answered.game(), answered.place(), answered.amount()),
                        answered.value()));
            case LookaheadEvent.PositionCalled _,
                    LookaheadEvent.WindowCalled _,
                    LookaheadEvent.GameDecided _,
                    LookaheadEvent.ValueKnown _,
                    LookaheadEvent.BestImproved _,
                    LookaheadEvent.MovesPruned _,
                    LookaheadEvent.ValueStored _,
                    LookaheadEvent.ValueReturned _,
                    LookaheadEvent.HeapsCombined _ -> Optional.empty();
        };
    }
}
