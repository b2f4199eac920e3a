package puzzlescope.tiles.window.compare;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.run.SolverThread;
import puzzlescope.tiles.fast.EstimateTrial;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.window.compare.ComparisonPage;

/**
 * All heuristics tried on one board, one after the other on a background thread, the strongest first, since they finish
 * soonest. Any thread may read and stop.
 */
final class EstimateComparison implements ComparisonPage.Work {

    private static final System.Logger LOG = System.getLogger(EstimateComparison.class.getName());

    private static final long WARMING_NANOS = 300_000_000;

    private final TileOrder start;
    private final List<Entry> entries;
    private @Nullable Thread thread;

    /** State of an entry. */
    enum State {
        /** Its table is missing and takes long to build, so it starts only on request. */
        NOT_MADE,
        WAITING,
        MAKING,
        SEARCHING,
        DONE,
        GAVE_UP,
        STOPPED,
        FAILED;

        boolean isRunning() {
            return this == WAITING || this == MAKING || this == SEARCHING;
        }
    }

    /**
     * Status of an entry.
     *
     * @param boards number of boards examined so far
     * @param nanos duration of the search so far
     * @param made built share of its table, from 0 to 1
     * @param moves length of the shortest solution, once found
     */
    record Result(State state, long boards, long nanos, double made, Optional<Integer> moves) {

        static Result of(State state) {
            return new Result(state, 0, 0, 0, Optional.empty());
        }
    }

    /** One of the heuristics. */
    final class Entry {

        private final EstimateTrial contender;
        private volatile Result status;
        private volatile boolean stopped;

        Entry(EstimateTrial contender) {
            this.contender = contender;
            status = Result.of(contender.isQuicklyAvailable(start.size()) ? State.WAITING : State.NOT_MADE);
        }

        EstimateTrial contender() {
            return contender;
        }

        Result status() {
            return status;
        }

        void stop() {
            stopped = true;
            synchronized (EstimateComparison.this) {
                if (status.state == State.WAITING) {
                    status = Result.of(State.STOPPED);
                }
            }
        }

        /** Starts or restarts the search. */
        void begin() {
            synchronized (EstimateComparison.this) {
                if (status.state.isRunning()) {
                    return;
                }
                stopped = false;
                status = Result.of(State.WAITING);
            }
            EstimateComparison.this.begin();
        }

        private void run() {
            try {
                contender.prepare(start.size(), this::checkStopped, this::madeTo);
                status = tried();
            } catch (RunStoppedException wanted) {
                status = new Result(State.STOPPED, status.boards, status.nanos, 0, Optional.empty());
            } catch (RuntimeException | Error thrown) {
                LOG.log(System.Logger.Level.ERROR, "an estimate could not be tried", thrown);
                status = Result.of(State.FAILED);
            }
        }

        /** Short searches are repeated, since newly loaded code is slow; the fastest one counts. */
        private Result tried() {
            long began = System.nanoTime();
            long fastest = Long.MAX_VALUE;
            while (true) {
                long since = System.nanoTime();
                var result = contender.attempt(
                        start, this::checkStopped, boards -> reportBoards(boards, System.nanoTime() - since));
                fastest = Math.min(fastest, System.nanoTime() - since);
                if (System.nanoTime() - began > WARMING_NANOS) {
                    var state = result.moves().isPresent() ? State.DONE : State.GAVE_UP;
                    return new Result(state, result.boards(), fastest, 1, result.moves());
                }
                checkStopped();
            }
        }

        private void madeTo(double part) {
            status = new Result(State.MAKING, 0, 0, part, Optional.empty());
        }

        private void reportBoards(long boards, long nanos) {
            status = new Result(State.SEARCHING, boards, nanos, 1, Optional.empty());
        }

        private void checkStopped() {
            if (stopped) {
                throw new RunStoppedException();
            }
        }
    }

    EstimateComparison(TileOrder start, HeuristicTables tables) {
        this.start = start;
        entries = EstimateTrial.forSize(start.size(), tables).stream()
                .map(Entry::new)
                .toList();
    }

    /** All entries, weakest first. */
    List<Entry> entries() {
        return entries;
    }

    /** Starts waiting entries, unless already running. */
    synchronized void begin() {
        if (thread == null) {
            thread = SolverThread.of("comparison", this::work);
            thread.start();
        }
    }

    @Override
    public void stop() {
        entries.forEach(Entry::stop);
    }

    private void work() {
        for (var entry = next(); entry.isPresent(); entry = next()) {
            entry.get().run();
        }
    }

    private synchronized Optional<Entry> next() {
        var next = entries.reversed().stream()
                .filter(entry -> entry.status.state == State.WAITING)
                .findFirst();
        next.ifPresent(entry -> entry.status = Result.of(State.SEARCHING));
        if (next.isEmpty()) {
            thread = null;
        }
        return next;
    }

    @Override
    public boolean isRunning() {
        return entries.stream().anyMatch(entry -> entry.status.state.isRunning());
    }
}
