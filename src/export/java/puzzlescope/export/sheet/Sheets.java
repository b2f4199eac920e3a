package puzzlescope.export.sheet;

import java.util.List;

/** What stands on sheets, whatever draws the pictures. */
interface Sheets {

    /** All of it, or the answers of all. */
    <P> List<Block<P>> blocks(boolean answered, Drawing<P> drawing) throws InterruptedException;
}
