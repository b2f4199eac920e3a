package puzzlescope.hanoi.space;

import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InputText;
import puzzlescope.engine.puzzle.InvalidInputException;

/** Parser for the pegs of disks, such as {@code <[3],[],[2,1]>}; empty for a tower on the first peg. */
public final class HanoiStateFormat {

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern STATE = Pattern.compile("<?(\\[[0-9,]*\\](,\\[[0-9,]*\\])*)>?");

    private HanoiStateFormat() {}

    /**
     * Normalises the format of a state without checking its disks against those of the game.
     *
     * @throws InvalidInputException if it is malformed
     */
    public static String parse(String text) {
        var given = BLANKS.matcher(InputText.plain(text)).replaceAll("");
        if (given.isEmpty()) {
            return "";
        }
        var matcher = STATE.matcher(given);
        if (!matcher.matches()) {
            throw new InvalidInputException(Message.of("hanoi.refusal.from", text));
        }
        return "<" + matcher.group(1) + ">";
    }
}
