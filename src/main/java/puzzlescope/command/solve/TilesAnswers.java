package puzzlescope.command.solve;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Refusal;
import puzzlescope.core.puzzle.tiles.fast.ShortestWay;
import puzzlescope.core.puzzle.tiles.fast.optimal.TableHeuristic;
import puzzlescope.core.puzzle.tiles.space.TileOrder;

/** Fewest moves with a heuristic that is chosen by name. Any thread, once the tables are prepared. */
final class TilesAnswers {

    /** The heuristic that suits the board. */
    static final String SUITABLE = "suitable";

    private static final double NANOS = 1e9;

    private final String heuristic;
    private final Answers answers;

    TilesAnswers(String heuristic, Answers answers) {
        this.heuristic = heuristic;
        this.answers = answers;
    }

    /**
     * What came of a board.
     *
     * @param table the short name of what was looked up
     */
    record Solved(List<Integer> squares, long boards, String table, double seconds) {}

    /** Makes the tables that many boards of a size are worth; on the answers' thread. */
    void prepareForMany(int size) {
        if (heuristic.equals(SUITABLE)) {
            ShortestWay.prepareForMany(size, () -> {}, answers::progress);
        } else {
            ShortestWay.prepare(fitting(size), size, () -> {}, answers::progress);
        }
    }

    Solved solve(TileOrder start, int threads, Runnable checkStopped) {
        long began = System.nanoTime();
        var way = heuristic.equals(SUITABLE)
                ? ShortestWay.of(start, threads, checkStopped)
                : ShortestWay.with(fitting(start.size()), start, threads, checkStopped);
        return new Solved(
                way.squares().orElseThrow(), way.boards(), way.table().id(), (System.nanoTime() - began) / NANOS);
    }

    private TableHeuristic fitting(int size) {
        var fitting = TableHeuristic.forSize(size);
        return fitting.stream()
                .filter(each -> each.id().equals(heuristic))
                .findFirst()
                .orElseThrow(() -> new Refusal(Message.of("tiles.solve.does-not-fit", heuristic, size, names(size))));
    }

    private static String names(int size) {
        return Arrays.stream(TableHeuristic.values())
                .filter(each -> each.fits(size))
                .map(TableHeuristic::id)
                .collect(Collectors.joining(", ", SUITABLE + ", ", ""))
                .replaceAll(", $", "");
    }
}
