package puzzlescope.hanoi;

import java.util.List;
import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.hanoi.board.HanoiBoard;

/** The states from the first to the last, one a line. */
public final class HanoiTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "hanoi";
    }

    private static final ChoiceParameter<Boolean> TABLE = ChoiceParameter.yesOrNo("table");

    /** Limit on the states in a table; larger tables would have more than half a million numbers. */
    private static final int MOST_COLUMNS = 729;

    @Override
    public List<Parameter<?>> options() {
        return List.of(TABLE);
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var print = new Print((HanoiBoard) instance.board(), words, out, arguments.get(TABLE));
        print.state();
        return print;
    }

    private record Print(HanoiBoard board, Words words, Consumer<CharSequence> out, boolean withTable)
            implements Transcript {

        @Override
        public void emit(long event) {
            int moves = board.moves();
            board.apply(event);
            if (board.moves() != moves) {
                state();
            }
        }

        /** Writes a heading with the states in order of discovery, then {@code last} after each visit. */
        @Override
        public void finish() {
            int nodes = board.found();
            if (!withTable) {
                return;
            }
            if (nodes == 0) {
                out.accept(words.localize("hanoi.transcript.no-table") + "\n");
                return;
            }
            if (nodes > MOST_COLUMNS) {
                out.accept(words.localize("hanoi.transcript.table-too-large", nodes) + "\n");
                return;
            }
            var heading = new StringBuilder(words.localize("hanoi.transcript.table"));
            for (int node = 0; node < nodes; node++) {
                heading.append('\t').append(text(node));
            }
            out.accept(heading.append('\n'));
            for (int visit = 0; visit < board.visits(); visit++) {
                var line = new StringBuilder();
                line.append(visit).append(" (").append(text(visit)).append(')');
                for (int node = 0; node < nodes; node++) {
                    int from = node == 0 ? -1 : board.rank(board.last(board.foundState(node)));
                    line.append('\t').append(from <= visit ? from : -1);
                }
                out.accept(line.append('\n'));
            }
        }

        private String text(int node) {
            return board.space().text(board.foundState(node));
        }

        void state() {
            out.accept(board.space().text(board.state()) + "\n");
        }
    }
}
