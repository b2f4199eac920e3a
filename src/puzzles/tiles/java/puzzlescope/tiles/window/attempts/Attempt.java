package puzzlescope.tiles.window.attempts;

/**
 * One bounded search.
 *
 * @param bound the largest number of moves it allows
 * @param start the position just after it began; {@link #UNKNOWN} if that was dropped before it was seen
 * @param end the position just after it ended; {@link #UNKNOWN} if it has not, or if that was dropped
 * @param found whether it found a solution
 * @param slides number of slides made; {@link #UNKNOWN} until it has ended, or if its start was dropped
 * @param boards number of boards examined without success; {@link #UNKNOWN} if its slides are reported
 */
record Attempt(int bound, long start, long end, boolean found, long slides, long boards) {

    static final long UNKNOWN = -1;

    /** An attempt whose slides are reported. */
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
