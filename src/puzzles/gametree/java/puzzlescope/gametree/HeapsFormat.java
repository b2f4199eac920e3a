package puzzlescope.gametree;

import java.util.Arrays;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.gametree.space.NimSpace;
import puzzlescope.gametree.space.TwoPlayerGame;

/** Reads and writes the heaps of Nim, such as {@code 1,3,5}, the sum {@code *1 + *3 + *5}, or a mark for each stone. */
final class HeapsFormat {

    private static final Pattern NUMBER = Pattern.compile("\\d");
    /** Separators of heaps besides blanks and commas, and the star of a heap as a number of the theory. */
    private static final Pattern BETWEEN = Pattern.compile("\\+|(?<=\\d)-(?=\\d)|(?<![\\d*])\\*(?=\\d)");
    /** A mark for each stone. */
    private static final Pattern MARKS = Pattern.compile("([I*oO\u25CF])\\1*");

    private HeapsFormat() {}

    static String format(int position) {
        return TwoPlayerGame.NIM.space().text(position);
    }

    static int parse(String text) {
        var words = InputText.entries(BETWEEN.matcher(InputText.plain(text)).replaceAll(" "));
        int[] heaps = new int[0];
        if (words.stream().allMatch(word -> NUMBER.matcher(word).matches())) {
            heaps = words.stream().mapToInt(Integer::parseInt).toArray();
        } else if (words.stream().allMatch(word -> MARKS.matcher(word).matches())) {
            heaps = words.stream().mapToInt(String::length).toArray();
        }
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
