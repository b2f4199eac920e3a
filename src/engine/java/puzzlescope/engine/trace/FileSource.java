package puzzlescope.engine.trace;

import java.io.IOException;
import java.nio.channels.FileChannel;

/** Where recordings get their files from. */
interface FileSource extends AutoCloseable {

    /** A new file that is open for reading and writing and is deleted when it is closed. */
    FileChannel newFile() throws IOException;

    /** Deletes what is left. */
    @Override
    void close();
}
