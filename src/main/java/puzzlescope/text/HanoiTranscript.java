package puzzlescope.text;

import java.util.function.Consumer;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.hanoi.board.HanoiBoard;

/** The states from the first to the last, one a line. */
public final class HanoiTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "hanoi";
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var print = new Print((HanoiBoard) instance.board(), out);
        print.state();
        return print;
    }

    private record Print(HanoiBoard board, Consumer<CharSequence> out) implements Transcript {

        @Override
        public void emit(long event) {
            int moves = board.moves();
            board.apply(event);
            if (board.moves() != moves) {
                state();
            }
        }

        void state() {
            out.accept(board.space().text(board.state()) + "\n");
        }
    }
}
