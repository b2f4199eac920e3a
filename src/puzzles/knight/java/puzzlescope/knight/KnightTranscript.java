package puzzlescope.knight;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.knight.board.KnightBoard;
import puzzlescope.knight.board.KnightCountBoard;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.KnightCountEvent;
import puzzlescope.knight.event.PathEvent;

/**
 * The numbers of the first tour, zeros if there is none; or the number of tours, then each tour under its number; or only the counts, where
 * tours are counted.
 */
public final class KnightTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "knight";
    }

    @Override
    public Map<String, List<? extends Parameter<?>>> shorthands() {
        return Map.of("size", List.of(KnightPuzzle.ROWS, KnightPuzzle.COLUMNS));
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        return switch ((KnightBoard) instance.board()) {
            case PathBoard board ->
                KnightPuzzle.wantsAll(arguments)
                        ? new All(board, words, out, new ArrayList<>())
                        : new First(board, out);
            case KnightCountBoard _ ->
                event -> {
                    if (KnightCountEvent.Kind.of(event) == KnightCountEvent.Kind.TOURS_COUNTED) {
                        out.accept(words.localize(KnightCountEvent.Kind.VOCABULARY
                                        .unpack(event)
                                        .sentence()) + "\n");
                    }
                };
        };
    }

    /** Applies the event, and returns whether it completes a tour on the board. */
    private static boolean follow(PathBoard board, long event) {
        board.apply(event);
        return PathEvent.Kind.of(event) == PathEvent.Kind.TOUR_FOUND;
    }

    /** Prints the numbers like a NumPy array. */
    private static void print(PathBoard board, Consumer<CharSequence> out) {
        int width = String.valueOf(Math.max(1, board.steps())).length();
        for (int row = 0; row < board.rows(); row++) {
            var line = new StringBuilder(row == 0 ? "[[" : " [");
            for (int column = 0; column < board.columns(); column++) {
                var number = String.valueOf(board.number(row, column));
                line.append(column == 0 ? "" : " ")
                        .repeat(' ', width - number.length())
                        .append(number);
            }
            out.accept(line.append(row == board.rows() - 1 ? "]]\n" : "]\n"));
        }
    }

    /** Prints the first tour, or a board of zeros if there is none. */
    private static final class First implements Transcript {

        private final PathBoard board;
        private final Consumer<CharSequence> out;
        private boolean isFound;

        First(PathBoard board, Consumer<CharSequence> out) {
            this.board = board;
            this.out = out;
        }

        @Override
        public void emit(long event) {
            if (follow(board, event)) {
                isFound = true;
                print(board, out);
            }
        }

        @Override
        public void finish() {
            if (!isFound && board.steps() == 0) {
                print(board, out);
            }
        }
    }

    /** Collects all tours, since their number is printed first. */
    private record All(PathBoard board, Words words, Consumer<CharSequence> out, List<byte[]> tours)
            implements Transcript {

        @Override
        public void emit(long event) {
            if (follow(board, event)) {
                tours.add(board.snapshot());
            }
        }

        @Override
        public void finish() {
            out.accept(words.localize("knight.transcript.count", tours.size()) + "\n");
            for (int i = 0; i < tours.size(); i++) {
                board.restore(tours.get(i));
                out.accept(words.localize("knight.transcript.tour", i + 1) + "\n");
                print(board, out);
            }
        }
    }
}
