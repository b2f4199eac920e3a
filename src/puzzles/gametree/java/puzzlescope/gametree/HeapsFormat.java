package puzzlescope.gametree;

import java.util.Arrays;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** Reads and writes the heaps of Nim, such as {@code 1,3,5}. */
final class HeapsFormat {

    private static final Pattern NUMBER = Pattern.compile("\\d");

    private HeapsFormat() {}

    static String format(int position) {
        return TwoPlayerGame.NIM.space().text(position);
    }

    static int parse(String text) {
        var words = InputText.entries(text);
        boolean areNumbers =
                words.stream().allMatch(word -> NUMBER.matcher(word).matches());
        int[] heaps = areNumbers ? words.stream().mapToInt(Integer::parseInt).toArray() : new int[0];
        int stones = Arrays.stream(heaps).sum();
        boolean fits = heaps.length <= NimSpace.MOST_HEAPS
                && Arrays.stream(heaps).allMatch(heap -> heap <= NimSpace.MOST_IN_HEAP)
                && stones <= NimSpace.MOST_STONES;
        if (stones == 0 || !fits) {
            throw new InvalidInputException(Message.of(
                    "gametree.refusal.heaps",
                    text.strip(),
                    NimSpace.MOST_HEAPS,
                    NimSpace.MOST_IN_HEAP,
                    NimSpace.MOST_STONES));
        }
        return NimSpace.of(heaps);
    }
}
