package puzzlescope.export.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a page as its script does. */
record PageReader(List<String> lines, Map<String, Object> data) {

    private static final Pattern COLOR = Pattern.compile("\"<(\\d+)");

    private static final Pattern SHARED = Pattern.compile("~(\\d+)~(\\d+)~(.*)");

    static PageReader of(String page) throws IOException {
        var lines = script(page, "text/plain").split("\n", -1);
        return new PageReader(
                whole(List.of(lines).subList(1, lines.length - 1)), asMap(parsed(script(page, "application/json"))));
    }

    private static List<String> whole(List<String> lines) {
        var whole = new ArrayList<String>();
        for (var line : lines) {
            var shared = SHARED.matcher(line);
            whole.add(
                    shared.matches()
                            ? (shared.group(1).equals("0")
                                            ? ""
                                            : whole.get(whole.size() - Integer.parseInt(shared.group(1)))
                                                    .substring(0, Integer.parseInt(shared.group(2))))
                                    + shared.group(3)
                            : line);
        }
        return whole;
    }

    private static String script(String page, String type) {
        int from = page.indexOf(">", page.indexOf("<script type=\"" + type)) + 1;
        return page.substring(from, page.indexOf("</script", from));
    }

    private static Object parsed(String json) throws IOException {
        try (var parser = new JsonFactory().createParser(json)) {
            parser.nextToken();
            return value(parser);
        }
    }

    private static Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> {
                var map = new LinkedHashMap<String, Object>();
                for (var key = parser.nextFieldName(); key != null; key = parser.nextFieldName()) {
                    parser.nextToken();
                    map.put(key, value(parser));
                }
                yield map;
            }
            case START_ARRAY -> {
                var list = new ArrayList<>();
                while (!parser.nextToken().isStructEnd()) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_NUMBER_INT -> parser.getIntValue();
            default -> parser.getText();
        };
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> asMap(Object value) {
        return (Map<String, Object>) value;
    }

    /** A list of the page's data, or one in it. */
    @SuppressWarnings("unchecked")
    <T> List<T> list(String key, int... within) {
        var list = (List<Object>) data.get(key);
        for (int each : within) {
            list = (List<Object>) list.get(each);
        }
        return (List<T>) list;
    }

    String sentence(int language, int moment) {
        return this.<String>list("sentences")
                .get(this.<Integer>list("said", language).get(moment));
    }

    /** The first moment with a sentence in the first language. */
    int moment(String sentence) {
        int number = this.<String>list("sentences").indexOf(sentence);
        return this.<Integer>list("said", 0).indexOf(number);
    }

    /** The lines between the code and the counters. */
    List<String> panel(int language, int moment) {
        return this.<Integer>list("panels", language, moment).stream()
                .map(line -> this.<String>list("panel", line).getFirst())
                .toList();
    }

    /** The pictures of all moments in a language and a theme. */
    List<String> pictures(int language, int theme) {
        int track = this.<Integer>list("uses", language).get(theme);
        var pictures = new ArrayList<String>();
        List<Integer> now = List.of();
        for (var change : this.<List<Integer>>list("changes", track)) {
            now = changed(now, change);
            pictures.add(String.join(
                    "\n", now.stream().map(line -> painted(line, theme)).toList()));
        }
        return pictures;
    }

    private static List<Integer> changed(List<Integer> from, List<Integer> change) {
        var next = new ArrayList<Integer>();
        int at = 0;
        for (int i = 0; i < change.size(); ) {
            int keep = change.get(i++);
            int drop = change.get(i++);
            int count = change.get(i++);
            next.addAll(from.subList(at, at + keep));
            at += keep + drop;
            next.addAll(change.subList(i, i + count));
            i += count;
        }
        next.addAll(from.subList(at, from.size()));
        return next;
    }

    private String painted(int line, int theme) {
        return COLOR.matcher(lines.get(line))
                .replaceAll((MatchResult row) -> Matcher.quoteReplacement("\""
                        + this.<String>list("colors", Integer.parseInt(row.group(1)))
                                .get(theme)));
    }
}
