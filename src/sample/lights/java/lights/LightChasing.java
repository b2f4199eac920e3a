package lights;

import java.util.ArrayDeque;
import java.util.Deque;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;

/**
 * Light chasing: what is pressed in the first row decides all rows below, for a light can then only be switched off from the
 * square below it. So every choice for the first row is tried, and the lights are chased down to the last row.
 *
 * <p>Input: a board of n rows and columns. Output: the squares to press, each once. At most 2<sup>n</sup> attempts of n² steps,
 * space of order n². Deterministic. Without a solution if no choice leaves the last row dark.
 *
 * @param pressed the squares that are pressed, the last one first
 */
record LightChasing(LightsBoard board, Deque<Integer> pressed) {

    LightChasing(LightsBoard board) {
        this(board, new ArrayDeque<>());
    }

    RunOutcome solve(EventSink sink) {
        int n = board.n();
        for (int attempt = 0; attempt < 1 << n; attempt++) {
            sink.checkStopped();
            sink.emit(LightsEvent.Kind.ATTEMPT_BEGUN, attempt + 1);
            for (int square = 0; square < n * n; square++) {
                int row = square / n;
                int column = square % n;
                if (row == 0 ? (attempt >>> column & 1) == 1 : board.isOn(row - 1, column)) {
                    board.toggle(row, column);
                    pressed.push(square);
                    sink.emit(row == 0 ? LightsEvent.Kind.PRESSED : LightsEvent.Kind.CHASED, row, column);
                }
            }
            if (board.lit() == 0) {
                sink.emit(LightsEvent.Kind.SOLVED, pressed.size());
                return RunOutcome.SOLVED;
            }
            sink.emit(LightsEvent.Kind.ATTEMPT_FAILED, attempt + 1);
            while (!pressed.isEmpty()) {
                int square = pressed.pop();
                board.toggle(square / n, square % n);
                sink.emit(LightsEvent.Kind.TAKEN_BACK, square / n, square % n);
            }
        }
        return RunOutcome.NO_SOLUTION;
    }
}
