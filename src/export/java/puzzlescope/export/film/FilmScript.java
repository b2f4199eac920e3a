package puzzlescope.export.film;

import java.util.ArrayList;
import java.util.List;

/** The frames of a film and their durations. */
final class FilmScript {

    private static final int MILLIS_A_MINUTE = 60_000;
    private static final int MILLIS_MOVING = 350;
    private static final double MOVING_SHARE = 0.7;
    private static final int MILLIS_A_FRAME = 50;
    /** Duration of the last frame of a looping film. */
    private static final int LAST_MILLIS = 2000;

    private final List<Frame> frames = new ArrayList<>();

    /**
     * A frame.
     *
     * @param position the position in the recording
     * @param progress the progress of the animation of the event that led there, from 0 to 1
     * @param millis the duration, a multiple of {@value #MILLIS_A_FRAME}
     */
    record Frame(long position, double progress, int millis) {

        boolean isAtRest() {
            return progress == 1;
        }
    }

    /**
     * A film of some positions.
     *
     * @param moving whether single steps are animated
     * @param repeated whether the film loops
     */
    FilmScript(long[] positions, int perMinute, boolean moving, boolean repeated) {
        int whole = rounded((double) MILLIS_A_MINUTE / perMinute);
        int movement = rounded(Math.min(MILLIS_MOVING, MOVING_SHARE * whole));
        int steps = movement / MILLIS_A_FRAME;
        for (int i = 0; i < positions.length; i++) {
            boolean moves = moving && i > 0 && positions[i] == positions[i - 1] + 1 && steps > 1 && whole > movement;
            for (int step = 1; moves && step <= steps; step++) {
                frames.add(new Frame(positions[i], (double) step / (steps + 1), MILLIS_A_FRAME));
            }
            boolean last = i == positions.length - 1;
            int rest = moves ? whole - movement : whole;
            frames.add(new Frame(positions[i], 1, last && repeated ? Math.max(rest, LAST_MILLIS) : rest));
        }
    }

    private static int rounded(double millis) {
        return Math.max(1, (int) Math.round(millis / MILLIS_A_FRAME)) * MILLIS_A_FRAME;
    }

    List<Frame> frames() {
        return frames;
    }
}
