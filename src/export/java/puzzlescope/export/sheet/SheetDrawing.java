package puzzlescope.export.sheet;

import java.util.function.LongFunction;
import puzzlescope.export.ExportRequest;

/**
 * Draws the positions of runs for a sheet.
 *
 * @param <P> the type of its pictures
 */
@FunctionalInterface
interface SheetDrawing<P> {

    int WIDTH = 560;
    int HEIGHT = 300;

    /** Draws SVG text for HTML pages. */
    SheetDrawing<String> SVG = exportRequest -> exportRequest.board(exportRequest.style(), WIDTH, HEIGHT)::svg;

    /** Returns a function from positions of a run's recording to pictures. */
    LongFunction<P> of(ExportRequest exportRequest);
}
