package puzzlescope.river.space;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/** Reads and writes the minutes of each person: numbers separated by commas or spaces. */
public final class MinutesFormat {

    private static final Pattern NUMBER = Pattern.compile("0*([1-9]|[12][0-9]|30)");
    private static final int MOST_MINUTES = 30;

    private MinutesFormat() {}

    public static String format(List<Integer> minutes) {
        return minutes.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    public static List<Integer> parse(String text) {
        var words = InputText.entries(text);
        if (words.isEmpty() || words.size() > RiverKind.MOST_MEMBERS) {
            throw new InvalidInputException(Message.of("river.refusal.people", words.size(), RiverKind.MOST_MEMBERS));
        }
        for (var word : words) {
            if (!NUMBER.matcher(word).matches()) {
                throw new InvalidInputException(Message.of("river.refusal.minutes", word, MOST_MINUTES));
            }
        }
        return words.stream().map(Integer::valueOf).toList();
    }
}
