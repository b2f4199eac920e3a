package lights;

import java.util.List;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.GameRules;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.Hint;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.engine.puzzle.Parameter;

/** Squares are pressed until all lights are off. */
final class LightsGame implements GameRules {

    /** The events of pressing a square. */
    static List<LightsEvent> press(LightsBoard board, int row, int column) {
        var pressed = new LightsEvent.AtSquare(LightsEvent.Kind.PRESSED, row, column);
        board.toggle(row, column);
        boolean dark = board.lit() == 0;
        board.toggle(row, column);
        return dark
                ? List.of(pressed, new LightsEvent.OfAttempt(LightsEvent.Kind.SOLVED, board.presses() + 1))
                : List.of(pressed);
    }

    @Override
    public GameStatus status(Arguments arguments, Board any) {
        var board = (LightsBoard) any;
        int squares = board.n() * board.n();
        var state = board.lit() == 0 ? GameStatus.State.WON : GameStatus.State.OPEN;
        var key = board.lit() == 0 ? "lights.hand.won" : "lights.hand.standing";
        var words = Message.of(key, board.lit(), board.presses());
        return new GameStatus(state, squares - board.lit(), squares, words, MoveCount.moves(board.presses(), 0));
    }

    /** The first square that light chasing would press from here. */
    @Override
    public Hint hint(Arguments arguments, Board any, Runnable checkStopped) {
        var board = (LightsBoard) any;
        var chasing = new LightChasing(board);
        chasing.solve(_ -> checkStopped.run());
        chasing.pressed().forEach(square -> board.toggle(square / board.n(), square % board.n()));
        int row = chasing.pressed().getLast() / board.n();
        int column = chasing.pressed().getLast() % board.n();
        var why = Message.of(
                "lights.hand.hint", row + 1, column + 1, chasing.pressed().size());
        return new Hint(List.copyOf(press(board, row, column)), why);
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(LightsPuzzle.N, LightsPuzzle.SEED);
    }
}
