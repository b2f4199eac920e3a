package puzzlescope.core.trace;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * What is large of a chunk and may lie in a file: its events, the profile of its blocks with the depth before each, and for
 * most chunks a keyframe.
 *
 * @param keyframe the board before the first event, or null where an earlier chunk's keyframe is near enough
 */
@SuppressWarnings("ArrayRecordComponent")
record Body(Events events, DepthProfile blocks, int[] depthBefore, byte @Nullable [] keyframe) {

    private static final int HEADER = 3 * Integer.BYTES + 2 * Long.BYTES;
    private static final int BLOCK_BYTES = 3 * Integer.BYTES + Short.BYTES;

    /** Of a chunk that is being recorded. */
    static Body open(Events events, byte @Nullable [] keyframe) {
        return new Body(events, new DepthProfile(DepthProfile.BLOCKS), new int[DepthProfile.BLOCKS], keyframe);
    }

    Body packed(long[] raw) {
        return new Body(Events.Packed.of(raw), blocks, depthBefore, keyframe);
    }

    /** How many bytes it takes, in memory or in a file. */
    int size() {
        int events = this.events instanceof Events.Packed packed ? packed.bytes().length : Chunk.SIZE * Long.BYTES;
        return HEADER + events + DepthProfile.BLOCKS * BLOCK_BYTES + (keyframe == null ? 0 : keyframe.length);
    }

    /** What is to be written into a file, for {@link #from}; only of a packed body. */
    ByteBuffer[] toBytes() {
        if (!(events instanceof Events.Packed packed)) {
            throw new IllegalStateException("body is still being recorded");
        }
        var head = ByteBuffer.allocate(HEADER + DepthProfile.BLOCKS * BLOCK_BYTES);
        head.putInt(packed.width()).putInt(packed.bytes().length).putInt(keyframe == null ? -1 : keyframe.length);
        head.putLong(packed.same()).putLong(packed.varying());
        for (int block = 0; block < DepthProfile.BLOCKS; block++) {
            head.putInt(depthBefore[block]).putInt(blocks.lowest(block)).putInt(blocks.highest(block));
            head.putShort((short) blocks.roles(block));
        }
        byte[] last = keyframe == null ? new byte[0] : keyframe;
        return new ByteBuffer[] {head.flip(), ByteBuffer.wrap(packed.bytes()), ByteBuffer.wrap(last)};
    }

    /** The body that these bytes were made of. */
    static Body from(ByteBuffer bytes) {
        int width = bytes.getInt();
        byte[] packed = new byte[bytes.getInt()];
        int keyframeSize = bytes.getInt();
        long same = bytes.getLong();
        long varying = bytes.getLong();
        var blocks = new DepthProfile(DepthProfile.BLOCKS);
        int[] depthBefore = new int[DepthProfile.BLOCKS];
        for (int block = 0; block < DepthProfile.BLOCKS; block++) {
            depthBefore[block] = bytes.getInt();
            blocks.add(block, bytes.getInt(), bytes.getInt(), bytes.getShort());
        }
        bytes.get(packed);
        byte[] keyframe = null;
        if (keyframeSize >= 0) {
            keyframe = new byte[keyframeSize];
            bytes.get(keyframe);
        }
        return new Body(new Events.Packed(packed, width, same, varying), blocks, depthBefore, keyframe);
    }
}
