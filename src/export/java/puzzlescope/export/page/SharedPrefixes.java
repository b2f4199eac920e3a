package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.List;

/**
 * Compresses lines that begin like a recent one, such as a path that has grown by a step: {@code ~2~340~rest} stands
 * for the first 340 letters of the line two before it, followed by the rest.
 */
final class SharedPrefixes {

    private static final String SIGN = "~";
    /** Number of preceding lines compared. */
    private static final int BACK = 12;
    /** Shorter common beginnings are not shared. */
    private static final int LEAST = 40;

    private SharedPrefixes() {}

    static List<String> of(List<String> lines) {
        var shorter = new ArrayList<String>();
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            int best = 0;
            int most = LEAST;
            for (int back = 1; back <= Math.min(BACK, i); back++) {
                int same = same(line, lines.get(i - back));
                if (same > most) {
                    most = same;
                    best = back;
                }
            }
            shorter.add(
                    best > 0
                            ? SIGN + best + SIGN + most + SIGN + line.substring(most)
                            : line.startsWith(SIGN) ? SIGN + "0" + SIGN + "0" + SIGN + line : line);
        }
        return shorter;
    }

    private static int same(String one, String other) {
        int most = Math.min(one.length(), other.length());
        int same = 0;
        while (same < most && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        return same;
    }
}
