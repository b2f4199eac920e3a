package puzzlescope.tiles;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.tiles.fast.ShortestSolution;
import puzzlescope.tiles.fast.ShortestSolution.SearchedBoards;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;

/**
 * Finds the fewest moves with a chosen heuristic, or with the one that suits the board. Any thread, once the tables are
 * prepared.
 */
final class OptimalTilesSolve {

    private static final double NANOS = 1e9;

    private final HeuristicTables tables;
    private final ChoiceParameter<Optional<TableHeuristic>> choice;
    private final Optional<TableHeuristic> heuristic;
    private final AnswerSink answerSink;

    /**
     * Creates a solve command's search.
     *
     * @param tables those of the heuristics, prepared as needed
     * @param heuristic empty for the one that suits the board
     */
    OptimalTilesSolve(
            HeuristicTables tables,
            ChoiceParameter<Optional<TableHeuristic>> choice,
            Optional<TableHeuristic> heuristic,
            AnswerSink answerSink) {
        this.tables = tables;
        this.choice = choice;
        this.heuristic = heuristic;
        this.answerSink = answerSink;
    }

    /**
     * The solution of a board.
     *
     * @param table the short name of the table used
     */
    record Solved(List<Integer> squares, long boards, String table, double seconds) {}

    /** Prepares the tables that pay off for many boards of a size; on the answers' thread. */
    void prepareForMany(int size) {
        heuristic.ifPresentOrElse(
                chosen -> tables.prepare(fitting(chosen, size), size, () -> {}, answerSink::progress),
                () -> ShortestSolution.prepareForMany(tables, size, () -> {}, answerSink::progress));
    }

    Solved solve(TileOrder start, int threads, Runnable checkStopped) {
        return solve(start, threads, checkStopped, SearchedBoards.UNHEARD);
    }

    /**
     * Solves a board; says which pattern database would end the wait if it is a hard one.
     *
     * @param hard the number of boards from which on it is called hard
     */
    Solved solveAlone(TileOrder start, int threads, long hard) {
        var isAdvised = new AtomicBoolean();
        var heuristics = TableHeuristic.forSize(start.size());
        return solve(start, threads, () -> {}, (used, boards) -> {
            var strongest = heuristics.getLast();
            if (boards > hard && used != strongest && isAdvised.compareAndSet(false, true)) {
                answerSink.advise(Message.of("tiles.solve.advice", name(used), name(strongest), strongest.id()));
            }
        });
    }

    private static Message name(TableHeuristic heuristic) {
        return Message.of("tiles.table.name." + heuristic.id());
    }

    private Solved solve(TileOrder start, int threads, Runnable checkStopped, SearchedBoards searched) {
        long began = System.nanoTime();
        var way = heuristic
                .map(chosen -> ShortestSolution.with(
                        tables, fitting(chosen, start.size()), start, threads, checkStopped, searched))
                .orElseGet(() -> ShortestSolution.of(tables, start, threads, checkStopped, searched));
        return new Solved(
                way.squares().orElseThrow(), way.boards(), way.table().id(), (System.nanoTime() - began) / NANOS);
    }

    private TableHeuristic fitting(TableHeuristic chosen, int size) {
        if (!chosen.fits(size)) {
            throw new InvalidInputException(Message.of("tiles.solve.does-not-fit", chosen.id(), size, names(size)));
        }
        return chosen;
    }

    /** Returns the names of the choices available for boards of a size. */
    private String names(int size) {
        return choice.values().stream()
                .filter(each -> each.isEmpty() || each.get().fits(size))
                .map(choice::format)
                .collect(Collectors.joining(", "));
    }
}
