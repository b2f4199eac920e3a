package puzzlescope.export.sheet;

import java.util.function.LongFunction;
import puzzlescope.export.Export;

/**
 * How the moments of runs are drawn on a sheet.
 *
 * @param <P> what its pictures are
 */
@FunctionalInterface
interface Drawing<P> {

    int WIDTH = 560;
    int HEIGHT = 300;

    /** As text that a page of HTML takes. */
    Drawing<String> SVG = export -> export.board(export.style(), WIDTH, HEIGHT)::svg;

    /** The picture of a position on a run's recording. */
    LongFunction<P> of(Export export);
}
