package puzzlescope.export.film;

import java.io.IOException;

/** Writes a film frame by frame. Must not be used after {@link #finish}. */
interface Film {

    /**
     * Adds a frame.
     *
     * @param pixels of the whole frame, row by row, as 0xRRGGBB; must not be changed afterwards
     * @param millis the duration, a multiple of 10
     */
    void add(int[] pixels, int millis) throws IOException, InterruptedException;

    byte[] finish() throws IOException, InterruptedException;

    /** Releases resources, also if the film was not finished. */
    default void close() {}
}
