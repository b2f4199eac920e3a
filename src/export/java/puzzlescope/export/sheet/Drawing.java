package puzzlescope.export.sheet;

import java.util.function.LongFunction;
import puzzlescope.export.Export;

/**
 * Draws the positions of runs for a sheet.
 *
 * @param <P> the type of its pictures
 */
@FunctionalInterface
interface Drawing<P> {

    int WIDTH = 560;
    int HEIGHT = 300;

    /** Draws SVG text for HTML pages. */
    Drawing<String> SVG = export -> export.board(export.style(), WIDTH, HEIGHT)::svg;

    /** Returns a function from positions of a run's recording to pictures. */
    LongFunction<P> of(Export export);
}
