package puzzlescope.program;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Supplier;
import puzzlescope.engine.program.Program;
import puzzlescope.engine.puzzle.ProgramLanguage;
import puzzlescope.engine.puzzle.ProgramRules;

/** Texts of events, one JSON object a line, printed by a program in any language. */
public final class EventLanguage implements ProgramLanguage {

    public static final String ID = "events";

    /** The beginning of a text that is looked through for calls. */
    public static final int BEGINNING = 1 << 16;

    private static final byte[] CALL = ("\"" + EventText.CALL + "\"").getBytes(StandardCharsets.US_ASCII);

    @Override
    public String id() {
        return ID;
    }

    @Override
    public Program program(String text, ProgramRules rules) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        return program(() -> new ByteArrayInputStream(bytes), tellsCalls(bytes), rules);
    }

    /**
     * Returns the program of a text that is read while it runs.
     *
     * @param source opens the text, for each run anew
     * @param tellsCalls whether it tells calls, as {@link #tellsCalls} says
     */
    public static Program program(Supplier<InputStream> source, boolean tellsCalls, ProgramRules rules) {
        return new EventText(source, tellsCalls, rules.board());
    }

    /**
     * Returns whether a text tells calls.
     *
     * @param beginning at least its first {@value #BEGINNING} bytes, or all
     */
    public static boolean tellsCalls(byte[] beginning) {
        int most = Math.min(beginning.length, BEGINNING) - CALL.length;
        for (int at = 0; at <= most; at++) {
            if (Arrays.equals(beginning, at, at + CALL.length, CALL, 0, CALL.length)) {
                return true;
            }
        }
        return false;
    }
}
