package puzzlescope.core.puzzle.tiles;

import java.util.List;
import java.util.function.DoubleConsumer;
import puzzlescope.core.event.EventSink;
import puzzlescope.core.puzzle.tiles.TableEvent.AnswerProved;
import puzzlescope.core.puzzle.tiles.TableEvent.TableChosen;
import puzzlescope.core.puzzle.tiles.TableEvent.TableGrew;
import puzzlescope.core.puzzle.tiles.TilesEvent.AttemptEnded;
import puzzlescope.core.puzzle.tiles.TilesEvent.SolutionMove;
import puzzlescope.core.puzzle.tiles.optimal.TableHeuristic;
import puzzlescope.core.puzzle.tiles.optimal.Tables;
import puzzlescope.core.run.Outcome;
import puzzlescope.core.run.Solver;
import puzzlescope.core.run.Workers;

/**
 * Puts the tiles in order by what is looked up in tables: on boards up to 3×3 the distance of every board, on larger ones an
 * estimate for IDA*.
 *
 * <p>Source: see {@link puzzlescope.core.puzzle.tiles.optimal.OptimalSolver} and {@link TableHeuristic} for the search and
 * the estimates, {@link puzzlescope.core.puzzle.tiles.Distances} for the small boards.
 *
 * <p>Input: a solvable order of the tiles, 2×2 to 5×5. Output: the fewest slides that lead to the solved order, with the bounds
 * below them that were searched in vain. Time: up to 3×3 milliseconds, on 4×4 mostly less than a second, on 5×5 it grows with
 * the distance by a factor of about 4 for every two slides, beside the time for a table that is not ready yet. Space: the
 * tables. The answer does not depend on the number of threads; the samples of the search, and which table is ready, may differ
 * from run to run. There always is a solution, but on 5×5 it may be too far away for anybody's patience.
 */
public final class TableSearch implements Solver {

    private final TileOrder start;
    private final TableChoice choice;

    public TableSearch(TileOrder start, TableChoice choice) {
        this.start = start;
        this.choice = choice;
    }

    @Override
    public Outcome solve(EventSink sink) {
        if (start.size() <= SmallBoards.LARGEST) {
            sink.emit(new TableChosen(Table.COMPLETE, SmallBoards.orders(start.size())).pack());
            var way = SmallBoards.way(start);
            play(way, sink);
            sink.emit(new AnswerProved(way.size(), 0, 0).pack());
            return Outcome.SOLVED;
        }
        var heuristic = choice.of(start.size());
        sink.emit(new TableChosen(Table.of(heuristic), 0).pack());
        var solver = Tables.shared()
                .prepare(heuristic, start.size(), sink::checkStopped, growth(heuristic, start.size(), sink));
        var told = new BoundTeller(sink);
        var way = solver.solve(start.toArray(), Workers.preset(), sink::checkStopped, told);
        told.end(way.generated());
        sink.emit(new AttemptEnded(way.length(), true).pack());
        play(way.squares(), sink);
        sink.emit(new AnswerProved(way.length(), told.lastInVain(), way.generated()).pack());
        return Outcome.SOLVED;
    }

    /** Tells of a table that is still to be made, percent by percent; one that is kept is there at once. */
    private static DoubleConsumer growth(TableHeuristic heuristic, int size, EventSink sink) {
        if (Tables.shared().isKept(heuristic, size)) {
            return done -> {};
        }
        var percent = new int[1];
        return done -> {
            int now = (int) (TableEvent.ALL * done);
            if (now > percent[0]) {
                sink.emit(new TableGrew(Table.of(heuristic), now, percent[0]).pack());
                percent[0] = now;
            }
        };
    }

    private void play(List<Integer> squares, EventSink sink) {
        var tiles = start.toArray();
        int blank = start.tiles().indexOf(TileOrder.BLANK);
        for (int i = 0; i < squares.size(); i++) {
            int from = squares.get(i);
            sink.emit(new SolutionMove(tiles[from], from, blank, i + 1).pack());
            tiles[blank] = tiles[from];
            tiles[from] = TileOrder.BLANK;
            blank = from;
        }
    }
}
