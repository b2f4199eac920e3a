package puzzlescope.app.main;

import java.util.Arrays;

/** The times between frames, in nanoseconds. */
record Gaps(long... nanos) {

    Gaps {
        Arrays.sort(nanos);
    }

    double framesPerSecond() {
        return nanos.length * 1e9 / Arrays.stream(nanos).sum();
    }

    /** The gap, in ms, that this share of all gaps does not exceed. */
    double percentile(double share) {
        return nanos[(int) Math.ceil(share * nanos.length) - 1] / 1e6;
    }

    double longest() {
        return percentile(1);
    }
}
