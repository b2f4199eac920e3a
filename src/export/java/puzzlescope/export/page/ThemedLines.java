package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The lines of pictures, each stored once. Where pictures of several themes differ only in colours, they share a line,
 * with {@code "<3"} for the third row of colours, one for each theme; this cannot occur in attributes or text of SVG.
 */
final class ThemedLines {

    private static final Pattern COLOR = Pattern.compile("\"#[0-9a-f]{6}\"");
    private static final String MARK = "\"<";

    private final Numbering<String> lines = new Numbering<>();
    private final Numbering<List<String>> colors = new Numbering<>();
    private final Map<List<String>, int[]> known = new HashMap<>();

    List<String> lines() {
        return lines.all();
    }

    /** Returns the rows of colours, one colour for each theme. */
    List<List<String>> colors() {
        return colors.all();
    }

    int[][] numbers(List<String> documents) {
        var split = documents.stream().map(document -> document.split("\n", -1)).toList();
        var numbers = split.stream().map(each -> new int[each.length]).toArray(int[][]::new);
        for (int line = 0;
                line
                        < Arrays.stream(numbers)
                                .mapToInt(each -> each.length)
                                .max()
                                .orElse(0);
                line++) {
            int at = line;
            var row = split.stream()
                    .filter(each -> at < each.length)
                    .map(each -> each[at])
                    .toList();
            var found = known.computeIfAbsent(row, each -> number(each, split.size()));
            for (int theme = 0, next = 0; theme < numbers.length; theme++) {
                if (line < numbers[theme].length) {
                    numbers[theme][line] = found[next++];
                }
            }
        }
        return numbers;
    }

    private int[] number(List<String> row, int themes) {
        var shapes = row.stream()
                .map(line -> COLOR.matcher(line).replaceAll(MARK))
                .distinct()
                .toList();
        if (row.size() < themes || shapes.size() > 1) {
            return row.stream().mapToInt(lines::of).toArray();
        }
        var used = row.stream()
                .map(line ->
                        COLOR.matcher(line).results().map(MatchResult::group).toList())
                .toList();
        var themed = new StringBuilder();
        var pieces = COLOR.split(row.getFirst(), -1);
        for (int i = 0; i < pieces.length; i++) {
            themed.append(pieces[i]);
            if (i < used.getFirst().size()) {
                var each = new ArrayList<String>();
                for (var of : used) {
                    each.add(of.get(i).replace("\"", ""));
                }
                themed.append(MARK).append(colors.of(List.copyOf(each))).append('"');
            }
        }
        var numbers = new int[row.size()];
        Arrays.fill(numbers, lines.of(themed.toString()));
        return numbers;
    }
}
