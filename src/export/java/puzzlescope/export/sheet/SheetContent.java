package puzzlescope.export.sheet;

import java.util.List;

/** The content of sheets, independent of how the pictures are drawn. */
interface SheetContent {

    /** Returns the exercises, or the answers to all of them. */
    <P> List<SheetBlock<P>> blocks(boolean answered, SheetDrawing<P> sheetDrawing) throws InterruptedException;
}
