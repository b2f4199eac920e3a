package puzzlescope.hanoi.space;

import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;

/** Reads the pegs of disks, as the documents write a state: {@code <[3],[],[2,1]>}; nothing for a tower on the first peg. */
public final class TypedDisks {

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern STATE = Pattern.compile("<?(\\[[0-9,]*\\](,\\[[0-9,]*\\])*)>?");

    private TypedDisks() {}

    /**
     * Reads a state; whether its disks are those of a game is not asked here.
     *
     * @throws InvalidInput if it is not of that form
     */
    public static String parse(String text) {
        var given = BLANKS.matcher(text).replaceAll("").replace('，', ',');
        if (given.isEmpty()) {
            return "";
        }
        var matcher = STATE.matcher(given);
        if (!matcher.matches()) {
            throw new InvalidInput(Message.of("hanoi.refusal.from", text));
        }
        return "<" + matcher.group(1) + ">";
    }
}
