package puzzlescope.learn.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Collection;
import java.util.zip.CRC32;
import puzzlescope.engine.packing.DigitReader;
import puzzlescope.engine.packing.DigitWriter;

/**
 * An id as two letters of a class code: the lowest ten bits of its CRC-32. An id keeps its hash wherever it stands among
 * others, so that a puzzle or algorithm that is added or moved changes no code. Ids to choose from must differ in it.
 */
final class IdHash {

    private static final int VALUES = 1 << 10;

    private IdHash() {}

    static int of(String id) {
        var crc = new CRC32();
        crc.update(id.getBytes(UTF_8));
        return (int) (crc.getValue() % VALUES);
    }

    static void write(String id, DigitWriter digits) {
        digits.add(of(id), VALUES);
    }

    /**
     * Reads one of the ids.
     *
     * @throws IllegalArgumentException if none of them was written
     */
    static String read(Collection<String> ids, DigitReader digits) {
        long hash = digits.digit(VALUES);
        return ids.stream()
                .filter(id -> of(id) == hash)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no id has the hash " + hash));
    }
}
