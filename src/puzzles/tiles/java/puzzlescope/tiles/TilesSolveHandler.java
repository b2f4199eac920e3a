package puzzlescope.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.TextParameter;
import puzzlescope.engine.run.Workers;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;
import puzzlescope.engine.solve.SolveHandler;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;

/** Finds the fewest moves for a board, or for the boards of a file, a line for each. */
public final class TilesSolveHandler implements SolveHandler {

    /** The number of boards generated in some seconds. */
    private static final long HARD = 100_000_000;

    private static final TextParameter<String> BOARD = text("board");
    private static final TextParameter<String> FILE = text("file");
    /** Whether lines of the file that are no boards are passed over and named at the end. */
    private static final ChoiceParameter<Boolean> KEEP_GOING = ChoiceParameter.yesOrNo("keep-going");
    /** True if the blank is first on the solved board. */
    private static final ChoiceParameter<Boolean> GOAL =
            new ChoiceParameter<>("goal", List.of(false, true), first -> first ? "blank-first" : "blank-last");

    private static final ChoiceParameter<Optional<TableHeuristic>> HEURISTIC = new ChoiceParameter<>(
            "heuristic",
            Stream.concat(
                            Stream.of(Optional.<TableHeuristic>empty()),
                            Arrays.stream(TableHeuristic.values()).map(Optional::of))
                    .toList(),
            heuristic -> heuristic.map(TableHeuristic::id).orElse("suitable"));

    private static TextParameter<String> text(String name) {
        return new TextParameter<>(name, "", String::strip, text -> text);
    }

    @Override
    public String id() {
        return "tiles";
    }

    @Override
    public List<Parameter<?>> inputs() {
        return List.of(BOARD, FILE, KEEP_GOING, GOAL, HEURISTIC, THREADS);
    }

    @Override
    public Optional<Message> solve(Arguments arguments, AnswerSink answerSink) {
        boolean blankFirst = arguments.get(GOAL);
        var board = arguments.get(BOARD);
        var file = arguments.get(FILE);
        if (board.isEmpty() == file.isEmpty()) {
            throw new InvalidInputException(Message.of("tiles.solve.one-of"));
        }
        var solving =
                new OptimalTilesSolve(HeuristicTables.inUserFolder(), HEURISTIC, arguments.get(HEURISTIC), answerSink);
        if (file.isEmpty()) {
            one(TileOrder.parse(board, blankFirst), blankFirst, arguments.integer(THREADS), solving, answerSink);
        } else {
            var boardFile = TilesBoardFile.read(file, blankFirst, arguments.get(KEEP_GOING));
            all(boardFile.boards(), arguments.integer(THREADS), solving, answerSink);
            boardFile.refused().forEach(answerSink::refuse);
        }
        return Optional.empty();
    }

    private static void one(
            TileOrder start, boolean blankFirst, int threads, OptimalTilesSolve solving, AnswerSink answerSink) {
        long began = System.nanoTime();
        var solved = solving.solveAlone(start, threads, HARD);
        answerSink.print(new SolveAnswer()
                .with("moves", solved.squares().size())
                .with("tiles", tiles(start, solved.squares(), blankFirst))
                .with("boards", solved.boards())
                .with("heuristic", solved.table())
                .withSecondsSince(began));
    }

    /** Returns the numbers of the tiles that slide, in order. */
    private static List<Integer> tiles(TileOrder start, List<Integer> squares, boolean blankFirst) {
        var tiles = start.toArray();
        int blank = start.tiles().indexOf(0);
        var slid = new ArrayList<Integer>();
        for (int square : squares) {
            slid.add(blankFirst ? tiles.length - tiles[square] : tiles[square]);
            tiles[blank] = tiles[square];
            blank = square;
        }
        return slid;
    }

    private static void all(List<TileOrder> boards, int threads, OptimalTilesSolve solving, AnswerSink answerSink) {
        long began = System.nanoTime();
        boards.stream().mapToInt(TileOrder::size).distinct().forEach(solving::prepareForMany);
        var rows = new Rows(boards.size(), answerSink);
        Workers.share(
                threads,
                boards.size(),
                (number, check) -> solving.solve(boards.get(number), 1, check),
                () -> {},
                rows::take);
        answerSink.print(new SolveAnswer()
                .with("solved", boards.size())
                .with("moves", rows.moves)
                .with("boards", rows.looked)
                .withSecondsSince(began));
    }

    /** Prints the answers for a file's boards, in the file's order. One thread. */
    private static final class Rows {

        private final OptimalTilesSolve.Solved[] solved;
        private final AnswerSink answerSink;
        private int given;
        private long moves;
        private long looked;

        Rows(int boards, AnswerSink answerSink) {
            solved = new OptimalTilesSolve.Solved[boards];
            this.answerSink = answerSink;
        }

        void take(int number, OptimalTilesSolve.Solved one) {
            solved[number] = one;
            while (given < solved.length && solved[given] != null) {
                give(solved[given++]);
            }
            answerSink.progress((double) given / solved.length);
        }

        private void give(OptimalTilesSolve.Solved one) {
            moves += one.squares().size();
            looked += one.boards();
            answerSink.row(new SolveAnswer()
                    .with("moves", one.squares().size())
                    .with("boards", one.boards())
                    .with("seconds", one.seconds()));
        }
    }
}
