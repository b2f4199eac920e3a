package puzzlescope.engine.trace;

/** The spans of events that a chunk is looked through by: the whole chunk, a group, or a block. Widths are in events. */
final class Span {

    /** The coarse cell of the whole chunk, behind those of its groups. */
    static final int CHUNK_CELL = DepthProfile.GROUPS;

    private Span() {}

    /** The widest span that has a border at {@code offset}, 0 to {@link Chunk#SIZE}. */
    static int at(int offset) {
        return offset % Chunk.SIZE == 0
                ? Chunk.SIZE
                : offset % DepthProfile.GROUP == 0 ? DepthProfile.GROUP : DepthProfile.BLOCK;
    }

    static int narrower(int span) {
        return span == Chunk.SIZE ? DepthProfile.GROUP : DepthProfile.BLOCK;
    }

    /** The coarse cell of a group or the chunk that the event at {@code offset} lies in. */
    static int cell(int offset, int span) {
        return span == Chunk.SIZE ? CHUNK_CELL : offset / DepthProfile.GROUP;
    }
}
