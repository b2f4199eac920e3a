package puzzlescope.tiles.search;

import static puzzlescope.tiles.event.TilesTableEvent.Kind.ANSWER_PROVED;
import static puzzlescope.tiles.event.TilesTableEvent.Kind.ATTEMPT_SUCCEEDED;
import static puzzlescope.tiles.event.TilesTableEvent.Kind.SOLUTION_MOVE;
import static puzzlescope.tiles.event.TilesTableEvent.Kind.TABLE_CHOSEN;
import static puzzlescope.tiles.event.TilesTableEvent.Kind.TABLE_GREW;

import java.util.List;
import puzzlescope.engine.event.EventSink;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.tiles.event.TilesTableEvent;
import puzzlescope.tiles.fast.SmallBoards;
import puzzlescope.tiles.fast.TableChoice;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.LookupTable;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;

/**
 * Solves the puzzle with lookup tables: on boards up to 3×3 the exact distance of every board, on larger ones a
 * heuristic for IDA*.
 *
 * <p>Source: see {@link puzzlescope.tiles.fast.optimal.OptimalSolver} and
 * {@link TableHeuristic} for the search and the heuristics,
 * {@link puzzlescope.tiles.fast.DistanceTable} for the small boards.
 *
 * <p>Input: a solvable order of the tiles, 2×2 to 5×5. Output: the fewest moves to the solved order, with the lower
 * bounds without a solution. Time: up to 3×3 milliseconds, on 4×4 mostly less than a second, on 5×5 it grows with the
 * distance by a factor of about 4 for every two moves, in addition to the time for a table that is not ready yet.
 * Space: the tables. Deterministic: the events depend neither on the threads nor on whether the tables are ready,
 * except with {@link TableChoice#READY}. There always is a solution, but on 5×5 finding it may take too long.
 *
 * @param tables those of the heuristics; its threads share the search
 */
public record TableSearch(TileOrder start, TableChoice choice, HeuristicTables tables) implements Solver {

    /** With one thread a search is not split, and would emit different events. */
    private static final int FEWEST_THREADS = 2;

    @Override
    public RunOutcome solve(EventSink sink) {
        if (start.size() <= SmallBoards.LARGEST) {
            sink.emit(TABLE_CHOSEN, LookupTable.COMPLETE.code(), SmallBoards.orders(start.size()));
            var way = SmallBoards.way(start);
            play(way, sink);
            sink.emit(ANSWER_PROVED, way.size(), 0, 0);
            return RunOutcome.SOLVED;
        }
        var heuristic = choice.of(start.size(), tables);
        int table = LookupTable.of(heuristic).code();
        sink.emit(TABLE_CHOSEN, table, 0);
        var growth = new Growth(table, sink);
        var solver = tables.prepare(heuristic, start.size(), sink::checkStopped, growth::reached);
        growth.reached(1);
        var told = new TableSearchEmitter(sink);
        var way = solver.solve(start.toArray(), Math.max(FEWEST_THREADS, tables.threads()), sink::checkStopped, told);
        told.end(way.generated());
        sink.emit(ATTEMPT_SUCCEEDED, way.length());
        play(way.squares(), sink);
        sink.emit(ANSWER_PROVED, way.length(), told.lastFailedBound(), TableSearchEmitter.reportable(way.generated()));
        return RunOutcome.SOLVED;
    }

    /** Emits each percent of a table, even if it is ready; none with {@link TableChoice#READY}. */
    private final class Growth {

        private final int table;
        private final EventSink sink;
        private int told;

        Growth(int table, EventSink sink) {
            this.table = table;
            this.sink = sink;
        }

        void reached(double done) {
            int now = choice == TableChoice.READY ? 0 : (int) (TilesTableEvent.ALL * done);
            while (told < now) {
                told++;
                sink.emit(TABLE_GREW, table, told, told - 1);
            }
        }
    }

    private void play(List<Integer> squares, EventSink sink) {
        var tiles = start.toArray();
        int blank = start.tiles().indexOf(TileOrder.BLANK);
        for (int i = 0; i < squares.size(); i++) {
            int from = squares.get(i);
            sink.emit(SOLUTION_MOVE, tiles[from], from, blank, i + 1);
            tiles[blank] = tiles[from];
            tiles[from] = TileOrder.BLANK;
            blank = from;
        }
    }
}
