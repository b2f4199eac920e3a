package puzzlescope.export.film;

import java.io.IOException;

/** A film being written, frame after frame. Not to be used after {@link #finish}. */
interface Film {

    /**
     * Adds a frame.
     *
     * @param pixels of the whole frame, row by row, as 0xRRGGBB; not to be changed afterwards
     * @param millis how long it is seen, a multiple of 10
     */
    void add(int[] pixels, int millis) throws IOException, InterruptedException;

    /** The bytes of the film's file. */
    byte[] finish() throws IOException, InterruptedException;

    /** Lets go of what it has taken, also when it was not finished. */
    default void close() {}
}
