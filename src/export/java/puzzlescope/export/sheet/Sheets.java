package puzzlescope.export.sheet;

import java.util.List;

/** The content of sheets, independent of how the pictures are drawn. */
interface Sheets {

    /** Returns the exercises, or the answers to all of them. */
    <P> List<Block<P>> blocks(boolean answered, Drawing<P> drawing) throws InterruptedException;
}
