package puzzlescope.queens;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Instance;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.text.Transcript;
import puzzlescope.engine.text.TranscriptFormat;
import puzzlescope.engine.text.Words;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.event.PlacementEvent;
import puzzlescope.queens.event.QueensCountEvent;
import puzzlescope.queens.event.WalkEvent;

/**
 * The solutions in the order in which they are found, or the one picked by the seed, as boards or lists of columns; for
 * a count of all solutions, its final result.
 */
public final class QueensTranscript implements TranscriptFormat {

    @Override
    public String puzzle() {
        return "queens";
    }

    private static final String PROMPT = ">>> ";

    private enum Form {
        BOARDS,
        PLACEMENTS
    }

    private enum Picked {
        ALL,
        RANDOM
    }

    private static final ChoiceParameter<Form> AS = ChoiceParameter.of("as", Form.values());
    private static final ChoiceParameter<Picked> PICK = ChoiceParameter.of("pick", Picked.values());

    @Override
    public List<Parameter<?>> options() {
        return List.of(AS, PICK);
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var board = (QueensBoard) instance.board();
        var printer = new Printer(board.n(), arguments.get(AS) == Form.BOARDS, out);
        return switch (board) {
            case QueensCountBoard _ -> event -> printCount(event, words, out);
            case PlacementBoard placement -> event -> follow(event, placement, printer);
            case WalkBoard walk
            when arguments.get(QueensPuzzle.ONE_AT_A_TIME) -> event -> converse(event, walk, printer, out);
            case WalkBoard walk ->
                arguments.get(PICK) == Picked.ALL
                        ? event -> follow(event, walk, printer::print)
                        : new Pick(walk, printer, arguments.get(QueensPuzzle.SEED), LongStream.builder());
            case QueensGameBoard _ -> throw new IllegalArgumentException("not of a run");
        };
    }

    private static void printCount(long event, Words words, Consumer<CharSequence> out) {
        if (QueensCountEvent.Kind.of(event) != QueensCountEvent.Kind.PIECE_COUNTED) {
            out.accept(words.localize(
                            QueensCountEvent.Kind.VOCABULARY.unpack(event).sentence()) + "\n");
        }
    }

    /** Prints the queens on the board once none is attacked. */
    private static void follow(long event, PlacementBoard board, Printer printer) {
        board.apply(event);
        if (PlacementEvent.Kind.of(event) == PlacementEvent.Kind.PEACE_REACHED) {
            printer.print(IntStream.range(0, board.n()).map(board::column));
        }
    }

    private static void follow(long event, WalkBoard board, LongConsumer found) {
        board.apply(event);
        if (WalkEvent.Kind.of(event) == WalkEvent.Kind.SOLUTION_FOUND) {
            found.accept(board.placement());
        }
    }

    /** Prints the Python console session of a generator asked for one value after another. */
    private static void converse(long event, WalkBoard board, Printer printer, Consumer<CharSequence> out) {
        board.apply(event);
        switch (WalkEvent.Kind.of(event)) {
            case GENERATOR_MADE -> out.accept(PROMPT + "solutions = queens(" + board.n() + ")\n");
            case NEXT_CALLED -> out.accept(PROMPT + printer.asking("next(solutions)") + "\n");
            case VALUE_RETURNED -> printer.printAlone(board.placement());
            case GENERATOR_EXHAUSTED ->
                out.accept(
                        "Traceback (most recent call last):\n  File \"<stdin>\", line 1, in <module>\nStopIteration\n");
            case SEARCH_BEGAN,
                    QUEEN_PLACED,
                    QUEEN_REJECTED,
                    SOLUTION_FOUND,
                    QUEEN_TAKEN_BACK,
                    DEAD_END_TAKEN_BACK,
                    LAST_ROW_YIELDED,
                    ROW_YIELDED,
                    GIVEN_ROW_ENTERED,
                    GIVEN_ROW_LEFT,
                    GIVEN_ROW_YIELDED,
                    SEARCH_ENDED -> {}
        }
    }

    private static final class Printer {

        private final int n;
        private final boolean asBoards;
        private final Consumer<CharSequence> out;
        private boolean begun;

        Printer(int n, boolean asBoards, Consumer<CharSequence> out) {
            this.n = n;
            this.asBoards = asBoards;
            this.out = out;
        }

        /** @param placement encoded as in {@link WalkBoard#placement} */
        void print(long placement) {
            print(IntStream.range(0, n).map(row -> WalkBoard.column(placement, row)));
        }

        /** Prints a placement without an empty line before it. */
        void printAlone(long placement) {
            begun = false;
            print(placement);
        }

        /** Returns the Python expression that prints a value. */
        String asking(String value) {
            return asBoards ? "prettyprint(" + value + ")" : value;
        }

        private void print(IntStream columns) {
            if (asBoards) {
                printRows(columns);
            } else {
                out.accept(tuple(columns));
            }
            begun = true;
        }

        /** Writes row by row, since a million queens have two million characters in each. */
        private void printRows(IntStream columns) {
            if (begun) {
                out.accept("\n");
            }
            columns.forEach(column -> out.accept(new StringBuilder(2 * n + 1)
                    .repeat(". ", column)
                    .append("X ")
                    .repeat(". ", n - column - 1)
                    .append('\n')));
        }

        /** Returns a Python tuple, in which a single element is followed by a comma. */
        private String tuple(IntStream columns) {
            return columns.mapToObj(Integer::toString).collect(Collectors.joining(", ", "(", n == 1 ? ",)\n" : ")\n"));
        }
    }

    private record Pick(WalkBoard board, Printer printer, BigInteger seed, LongStream.Builder placements)
            implements Transcript {

        @Override
        public void emit(long event) {
            follow(event, board, placements::add);
        }

        @Override
        public void finish() {
            var all = placements.build().toArray();
            if (all.length > 0) {
                printer.print(all[QueensPuzzle.drawn(seed, all.length)]);
            }
        }
    }
}
