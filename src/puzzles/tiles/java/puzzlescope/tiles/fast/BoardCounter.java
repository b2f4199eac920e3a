package puzzlescope.tiles.fast;

import java.util.function.LongConsumer;

/** Counts the boards that IDA* generates, and ends it at a limit. One thread. */
final class BoardCounter implements IdaStar.Listener {

    private static final int BETWEEN_CHECKS = 1 << 12;

    private final long limit;
    private final Runnable checkStopped;
    private final LongConsumer looked;
    private int bound;
    private long boards;

    /** @param looked receives the number of boards from time to time */
    BoardCounter(long limit, Runnable checkStopped, LongConsumer looked) {
        this.limit = limit;
        this.checkStopped = checkStopped;
        this.looked = looked;
    }

    int bound() {
        return bound;
    }

    long boards() {
        return boards;
    }

    @Override
    public void bounded(int next) {
        bound = next;
    }

    @Override
    public void moveMade(int move, int g, int h) {
        count();
    }

    @Override
    public void cut(int move, int g, int h) {
        count();
    }

    private void count() {
        if (++boards >= limit) {
            throw new LimitReachedException();
        }
        if (boards % BETWEEN_CHECKS == 0) {
            checkStopped.run();
            looked.accept(boards);
        }
    }
}
