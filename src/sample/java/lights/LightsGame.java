package lights;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.event.Board;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Effort;
import puzzlescope.core.puzzle.GameRules;
import puzzlescope.core.puzzle.GameStatus;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.Parameter;

/** Squares are pressed until all lights are off. */
final class LightsGame implements GameRules {

    /** The events of pressing a square. */
    static List<LightsEvent> press(LightsBoard board, int row, int column) {
        var events = new ArrayList<LightsEvent>();
        events.add(new LightsEvent.AtSquare(LightsEvent.Kind.PRESSED, row, column));
        board.toggle(row, column);
        if (board.lit() == 0) {
            events.add(new LightsEvent.OfAttempt(LightsEvent.Kind.SOLVED, board.presses() + 1));
        }
        board.toggle(row, column);
        return events;
    }

    @Override
    public GameStatus status(Arguments arguments, Board any) {
        var board = (LightsBoard) any;
        int squares = board.n() * board.n();
        var state = board.lit() == 0 ? GameStatus.State.WON : GameStatus.State.OPEN;
        var key = board.lit() == 0 ? "lights.hand.won" : "lights.hand.standing";
        var words = Message.of(key, board.lit(), board.presses());
        return new GameStatus(state, squares - board.lit(), squares, words, Effort.moves(board.presses(), 0));
    }

    /** The first square that light chasing would press from here. */
    @Override
    public Hint hint(Arguments arguments, Board any, Runnable checkStopped) {
        var board = (LightsBoard) any;
        var solution = new ArrayList<Long>();
        new LightChasing(board).solve(event -> {
            checkStopped.run();
            switch (LightsEvent.Kind.of(event)) {
                case PRESSED, CHASED -> solution.add(event);
                case TAKEN_BACK -> solution.removeLast();
                case ATTEMPT_BEGUN, ATTEMPT_FAILED, SOLVED -> {}
            }
        });
        long first = solution.getFirst();
        int row = LightsEvent.ROW.of(first);
        int column = LightsEvent.COLUMN.of(first);
        solution.forEach(event -> board.toggle(LightsEvent.ROW.of(event), LightsEvent.COLUMN.of(event)));
        var why = Message.of("lights.hand.hint", row + 1, column + 1, solution.size());
        return new Hint(List.copyOf(press(board, row, column)), why);
    }

    @Override
    public Arguments runFrom(Arguments arguments, Board board) {
        throw new InvalidInput(Message.of("lights.hand.no-run"));
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(LightsPuzzle.N, LightsPuzzle.SEED);
    }

    @Override
    public Arguments another(Arguments given) {
        return given.with(LightsPuzzle.SEED, String.valueOf(given.get(LightsPuzzle.SEED) + 1));
    }

    @Override
    public String contest(Arguments arguments) {
        return String.valueOf(arguments.integer(LightsPuzzle.N));
    }
}
