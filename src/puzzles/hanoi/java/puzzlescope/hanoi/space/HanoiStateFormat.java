package puzzlescope.hanoi.space;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * Parser for the pegs of disks from the bottom up, such as {@code <[3],[],[2,1]>}, a list of lists, or {@code 3 | | 2 1};
 * empty for a tower on the first peg.
 */
public final class HanoiStateFormat {

    private static final Pattern LISTS = Pattern.compile("[\\[(]([0-9,\\s]*)[\\])],?");
    private static final Pattern ENCLOSED =
            Pattern.compile("<(.*)>|\\{(.*)}|\\[(\\s*\\[.*\\]\\s*)\\]|\\((\\s*\\(.*\\)\\s*)\\)");
    private static final Pattern LABEL = Pattern.compile("[\"']?[A-D][\"']?\\s*[:=]");
    private static final Pattern BETWEEN = Pattern.compile("[|;/\\n]");
    private static final Pattern DISKS = Pattern.compile("[0-9]*(,[0-9]+)*|-");

    private HanoiStateFormat() {}

    /**
     * Normalises the format of a state without checking its disks against those of the game.
     *
     * @throws InvalidInputException if it is malformed
     */
    public static String parse(String text) {
        var given = InputText.plain(text).strip();
        var enclosed = ENCLOSED.matcher(given);
        if (enclosed.matches()) {
            given = IntStream.rangeClosed(1, enclosed.groupCount())
                    .mapToObj(enclosed::group)
                    .filter(Objects::nonNull)
                    .findFirst()
                    .orElseThrow();
        }
        given = LABEL.matcher(given).replaceAll("|").replaceFirst("^\\|", "").strip();
        if (given.isEmpty()) {
            return "";
        }
        var pegs = pegs(given).stream()
                .map(disks -> String.join(",", InputText.entries(disks)))
                .toList();
        if (pegs.size() < 2
                || !pegs.stream().allMatch(disks -> DISKS.matcher(disks).matches())) {
            throw new InvalidInputException(Message.of("hanoi.refusal.from", text.strip()));
        }
        return pegs.stream()
                .map(disks -> disks.equals("-") ? "[]" : "[" + disks + "]")
                .collect(Collectors.joining(",", "<", ">"));
    }

    /** Returns the disks of each peg: in brackets of their own, or between bars, slashes, semicolons or line ends. */
    private static List<String> pegs(String given) {
        var compact = given.replace("|", "");
        if (LISTS.matcher(compact.replaceAll("\\s+(?=[\\[(])|(?<=[\\]),])\\s+", ""))
                .replaceAll("")
                .isEmpty()) {
            return LISTS.matcher(compact).results().map(list -> list.group(1)).toList();
        }
        return List.of(BETWEEN.split(given, -1));
    }
}
