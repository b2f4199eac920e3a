package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of which many begin like one a little before them, as a way does that has grown by a step: written as
 * {@code ~2~340~rest}, the first 340 letters of the line two before it and the rest.
 */
final class SharedStarts {

    private static final String SIGN = "~";
    /** How far back such a line is looked for. */
    private static final int BACK = 12;
    /** What is shorter is written again. */
    private static final int LEAST = 40;

    private SharedStarts() {}

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
