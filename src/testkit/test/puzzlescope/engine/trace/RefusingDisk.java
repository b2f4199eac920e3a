package puzzlescope.engine.trace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** Files that take no more than so many bytes, or, once broken, cannot be read. */
final class RefusingDisk implements FileSource {

    private final RecordingFolder folder;
    volatile long room;
    volatile boolean broken;
    int refusals;

    RefusingDisk(Path parent, long room) {
        folder = new RecordingFolder(parent);
        this.room = room;
    }

    @Override
    public FileChannel newFile() throws IOException {
        return new Small(folder.newFile());
    }

    @Override
    public void close() {
        folder.close();
    }

    private final class Small extends FileChannel {

        private final FileChannel file;

        Small(FileChannel file) {
            this.file = file;
        }

        @Override
        public int write(ByteBuffer source, long position) throws IOException {
            if (position + source.remaining() > room) {
                refusals++;
                throw new IOException("No space left on device");
            }
            return file.write(source, position);
        }

        @Override
        public int read(ByteBuffer target, long position) throws IOException {
            if (broken) {
                throw new IOException("Input/output error");
            }
            return file.read(target, position);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }

        @Override
        public int read(ByteBuffer target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long read(ByteBuffer[] targets, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public int write(ByteBuffer source) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long write(ByteBuffer[] sources, int offset, int length) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long position() {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileChannel position(long position) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long size() {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileChannel truncate(long size) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void force(boolean metaData) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long transferTo(long position, long count, WritableByteChannel target) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long transferFrom(ReadableByteChannel source, long position, long count) {
            throw new UnsupportedOperationException();
        }

        @Override
        public MappedByteBuffer map(MapMode mode, long position, long size) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileLock lock(long position, long size, boolean shared) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileLock tryLock(long position, long size, boolean shared) {
            throw new UnsupportedOperationException();
        }
    }
}
