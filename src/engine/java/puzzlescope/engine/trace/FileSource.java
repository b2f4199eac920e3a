package puzzlescope.engine.trace;

import java.io.IOException;
import java.nio.channels.FileChannel;

/** The source of files for recordings. */
interface FileSource extends AutoCloseable {

    /** Returns a new file, open for reading and writing, that is deleted when it is closed. */
    FileChannel newFile() throws IOException;

    /** Deletes all remaining files. */
    @Override
    void close();
}
