package puzzlescope.tiles.window;

import java.util.Optional;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.tiles.TilesAlgorithm;
import puzzlescope.tiles.TilesPuzzle;
import puzzlescope.tiles.board.TilesTableBoard;
import puzzlescope.tiles.fast.SmallBoards;
import puzzlescope.tiles.fast.TableChoice;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.window.board.Offer;
import puzzlescope.window.board.TabContext;

/** Offers the strongest pattern databases to a search that has taken long without them. */
final class StrongerTable {

    /** The number of steps or boards from which on a board is called hard. */
    private static final long HARD = 10_000_000;

    private StrongerTable() {}

    static Optional<Offer> of(TabContext context) {
        var session = context.player().session();
        return context.isByHand() || session.arguments().program().isPresent()
                ? Optional.empty()
                : of(
                        (TilesPuzzle) session.puzzle(),
                        session.arguments(),
                        session.run().state(),
                        searched(session),
                        context::run);
    }

    /** The boards that a search with tables has reported, or the steps of another one. */
    private static long searched(Session session) {
        return session.timeline().board() instanceof TilesTableBoard table
                ? table.looked()
                : session.trace().length();
    }

    /**
     * Returns the offer to a run, if any.
     *
     * @param searched the boards or steps so far
     * @param run starts another run
     */
    static Optional<Offer> of(
            TilesPuzzle puzzle, Arguments given, RunState state, long searched, Consumer<Arguments> run) {
        int size = TilesPuzzle.start(given).size();
        boolean isUnderWay = state == RunState.RUNNING || state == RunState.PAUSED_FULL;
        if (!isUnderWay || searched < HARD || size <= SmallBoards.LARGEST || size > HeuristicTables.LARGEST) {
            return Optional.empty();
        }
        var strongest = TableHeuristic.forSize(size).getLast();
        boolean isUsed = given.get(TilesPuzzle.ALGORITHM) == TilesAlgorithm.OPTIMAL
                && given.get(TilesPuzzle.TABLE).of(size, puzzle.tables()) == strongest;
        return isUsed
                ? Optional.empty()
                : Optional.of(offer(given, strongest, puzzle.tables().isKept(strongest, size), run));
    }

    private static Offer offer(Arguments given, TableHeuristic strongest, boolean isKept, Consumer<Arguments> run) {
        var key = isKept ? "tiles.offer.kept" : "tiles.offer.build";
        return new Offer(
                Message.of(key, Message.of("tiles.table.name." + strongest.id()), strongest.megabytes()),
                Message.of(key + ".accept"),
                () -> run.accept(given.choosing(TilesPuzzle.ALGORITHM, TilesAlgorithm.OPTIMAL)
                        .choosing(TilesPuzzle.TABLE, TableChoice.LARGE)));
    }
}
