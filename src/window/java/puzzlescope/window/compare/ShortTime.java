package puzzlescope.window.compare;

import puzzlescope.engine.event.Message;

/** Measured times as text. */
public final class ShortTime {

    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e6;
    private static final double MICROS = 1e3;

    private ShortTime() {}

    /** A time above 0 with three significant digits. */
    public static Message of(long nanos) {
        if (nanos < MILLIS) {
            return Message.of("compare.micros", rounded(nanos / MICROS));
        }
        return nanos < NANOS
                ? Message.of("compare.millis", rounded(nanos / MILLIS))
                : Message.of("compare.seconds", rounded(nanos / NANOS));
    }

    private static double rounded(double number) {
        double scale = Math.pow(10, 2 - Math.floor(Math.log10(number)));
        return Math.round(number * scale) / scale;
    }
}
