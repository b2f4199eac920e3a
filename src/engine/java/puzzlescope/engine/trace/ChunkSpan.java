package puzzlescope.engine.trace;

/** The widths, in events, at which a chunk is searched: the whole chunk, a group, or a block. */
final class ChunkSpan {

    /** The coarse cell of the whole chunk, after those of its groups. */
    static final int CHUNK_CELL = DepthProfile.GROUPS;

    private ChunkSpan() {}

    /** Returns the widest span with a border at {@code offset}, 0 to {@link Chunk#SIZE}. */
    static int at(int offset) {
        return offset % Chunk.SIZE == 0
                ? Chunk.SIZE
                : offset % DepthProfile.GROUP == 0 ? DepthProfile.GROUP : DepthProfile.BLOCK;
    }

    static int narrower(int span) {
        return span == Chunk.SIZE ? DepthProfile.GROUP : DepthProfile.BLOCK;
    }

    /** Returns the coarse cell of the group or chunk that contains the event at {@code offset}. */
    static int cell(int offset, int span) {
        return span == Chunk.SIZE ? CHUNK_CELL : offset / DepthProfile.GROUP;
    }
}
