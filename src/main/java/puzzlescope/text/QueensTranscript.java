package puzzlescope.text;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Instance;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.queens.QueensPuzzle;
import puzzlescope.core.puzzle.queens.board.QueensBoard;
import puzzlescope.core.puzzle.queens.event.CountEvent;
import puzzlescope.core.puzzle.queens.event.CountEvent.PieceCounted;
import puzzlescope.core.puzzle.queens.event.QueensEvent;
import puzzlescope.core.puzzle.queens.event.StandEvent.PeaceReached;

/**
 * The solutions in the order in which they are found, or the one that the seed picks, as boards or lists of columns; of a count
 * of all solutions what it says at its end.
 */
final class QueensTranscript implements TranscriptFormat {

    private static final String BOARDS = "boards";
    private static final String ALL = "all";
    private static final ChoiceParameter AS = new ChoiceParameter("as", List.of(BOARDS, "placements"), BOARDS);
    private static final ChoiceParameter PICK = new ChoiceParameter("pick", List.of(ALL, "random"), ALL);

    @Override
    public List<Parameter<?>> options() {
        return List.of(AS, PICK);
    }

    @Override
    public Transcript begin(Arguments arguments, Instance instance, Words words, Consumer<CharSequence> out) {
        var board = (QueensBoard) instance.board();
        if (board.tally().isPresent()) {
            var vocabulary = instance.vocabulary();
            return event -> {
                if (vocabulary.unpack(event) instanceof CountEvent told && !(told instanceof PieceCounted)) {
                    out.accept(words.say(told.sentence()) + "\n");
                }
            };
        }
        var printer = new Printer(board, arguments.get(AS).equals(BOARDS), out);
        if (board.stand().isPresent()) {
            return printer::followStand;
        }
        return arguments.get(PICK).equals(ALL) ? new All(printer) : new Pick(printer, arguments.get(QueensPuzzle.SEED));
    }

    /** Writes placements (see {@link QueensBoard#placement}) down. */
    private static final class Printer {

        private final QueensBoard board;
        private final boolean asBoards;
        private final Consumer<CharSequence> out;
        private boolean begun;

        Printer(QueensBoard board, boolean asBoards, Consumer<CharSequence> out) {
            this.board = board;
            this.asBoards = asBoards;
            this.out = out;
        }

        /** Follows the run; gives whether a solution stands on the board now. */
        boolean follow(long event) {
            board.apply(event);
            return QueensEvent.VOCABULARY.unpack(event) instanceof QueensEvent.SolutionFound;
        }

        /** Prints the queens that stand once they are in peace. */
        void followStand(long event) {
            board.apply(event);
            if (QueensEvent.VOCABULARY.unpack(event) instanceof PeaceReached) {
                var stand = board.stand().orElseThrow();
                print(IntStream.range(0, board.n()).map(stand::column));
            }
        }

        void print(long placement) {
            print(IntStream.range(0, board.n()).map(row -> QueensBoard.column(placement, row)));
        }

        private void print(IntStream columns) {
            if (asBoards) {
                printRows(columns);
            } else {
                out.accept(tuple(columns));
            }
            begun = true;
        }

        /** A row at a time: of a million queens each has two million characters. */
        private void printRows(IntStream columns) {
            if (begun) {
                out.accept("\n");
            }
            columns.forEach(column -> out.accept(new StringBuilder(2 * board.n() + 1)
                    .repeat(". ", column)
                    .append("X ")
                    .repeat(". ", board.n() - column - 1)
                    .append('\n')));
        }

        /** As Python writes a tuple: one that has a single element ends with a comma. */
        private String tuple(IntStream columns) {
            return columns.mapToObj(Integer::toString)
                    .collect(Collectors.joining(", ", "(", board.n() == 1 ? ",)\n" : ")\n"));
        }
    }

    private record All(Printer printer) implements Transcript {

        @Override
        public void emit(long event) {
            if (printer.follow(event)) {
                printer.print(printer.board.placement());
            }
        }
    }

    private record Pick(Printer printer, long seed, LongStream.Builder placements) implements Transcript {

        Pick(Printer printer, long seed) {
            this(printer, seed, LongStream.builder());
        }

        @Override
        public void emit(long event) {
            if (printer.follow(event)) {
                placements.add(printer.board.placement());
            }
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
