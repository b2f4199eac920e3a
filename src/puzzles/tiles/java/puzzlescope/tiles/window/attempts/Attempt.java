package puzzlescope.tiles.window.attempts;

/**
 * One search within a bound.
 *
 * @param bound how many moves it allows
 * @param start the position just after it began; {@link #UNKNOWN} if that was let go before it was seen
 * @param end the position just after it ended; {@link #UNKNOWN} if it has not, or if that was let go
 * @param found whether it found a solution
 * @param slides how many slides it made; {@link #UNKNOWN} until it has ended, or if its start was let go
 * @param boards how many boards it looked at in vain; {@link #UNKNOWN} if it tells its slides
 */
record Attempt(int bound, long start, long end, boolean found, long slides, long boards) {

    static final long UNKNOWN = -1;

    /** One that tells its slides. */
    Attempt(int bound, long start, long end, boolean found, long slides) {
        this(bound, start, end, found, slides, UNKNOWN);
    }

    static Attempt begun(int bound, long start) {
        return new Attempt(bound, start, UNKNOWN, false, UNKNOWN);
    }

    Attempt ended(long position, boolean solved, long count) {
        return new Attempt(bound, start, position, solved, count, boards);
    }

    Attempt ofBoards(long count) {
        return new Attempt(bound, start, end, found, UNKNOWN, count);
    }
}
