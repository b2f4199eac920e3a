package puzzlescope.export.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import puzzlescope.engine.text.Code;
import puzzlescope.engine.text.Words;
import puzzlescope.export.Export;
import puzzlescope.export.Heading;
import puzzlescope.export.Template;
import puzzlescope.picture.svg.Xml;

/** The page's HTML: its style, its script, its data, and the sentences as a list for readers without scripts. */
final class PageFile {

    private static final String KEYS = "export.page.";
    /** Messages used by the page's script. */
    private static final List<String> SPOKEN = List.of(
            "play", "pause", "first", "back", "forward", "last", "moment", "speed", "rate", "keys", "step", "slider");
    /** Messages shared with the window. */
    private static final List<String> SHARED =
            List.of("panel.listing", "panel.call-stack", "panel.counters", "call-stack.empty", "language.other");

    private final Export export;
    private final List<Words> all;

    PageFile(Export export, List<Words> all) {
        this.export = export;
        this.all = all;
    }

    String text(PagePictures pictures, Story story) {
        var words = all.getFirst();
        var heading = Heading.of(export.session(), words);
        var values = new LinkedHashMap<String, String>();
        values.put("language", words.language().locale().toLanguageTag());
        values.put("theme", export.arguments().get(PageExport.THEME));
        values.put("title", Xml.escaped(heading.line()));
        values.put("puzzle", Xml.escaped(heading.puzzle()));
        values.put("list", Xml.escaped(words.say(KEYS + "list")));
        values.put("style", Template.read("page.css"));
        values.put("script", Template.read("page.js"));
        values.put("picture", pictures.first());
        values.put("sentences", list(story));
        values.put("data", Json.of(data(pictures, story)));
        values.put("lines", lines(pictures));
        return Template.filled("page.html", values);
    }

    private static String list(Story story) {
        var list = new StringBuilder();
        var sentences = story.sentences();
        for (int i = 0; i < sentences.size(); i++) {
            list.append("<li value=\"")
                    .append(story.positions().get(i))
                    .append("\">")
                    .append(Xml.escaped(sentences.get(i)))
                    .append("</li>\n");
        }
        return list.toString();
    }

    /**
     * Returns the lines of the pictures. They need no escaping: their only tags are those of SVG, since texts in them
     * are escaped already.
     */
    private static String lines(PagePictures pictures) {
        var lines = String.join("\n", SharedStarts.of(pictures.lines()));
        if (lines.contains("</script") || lines.contains("<!--")) {
            throw new IllegalStateException("a picture would end the script that it stands in");
        }
        return lines;
    }

    private Map<String, Object> data(PagePictures pictures, Story story) {
        var data = new LinkedHashMap<String, Object>();
        data.put(
                "languages",
                all.stream()
                        .map(words -> words.language().locale().toLanguageTag())
                        .toList());
        data.put("themes", PagePictures.THEMES);
        data.put("headings", all.stream().map(words -> heading(words)).toList());
        data.put("words", all.stream().map(PageFile::spoken).toList());
        data.put("colors", pictures.colors());
        data.put("uses", pictures.uses());
        data.put("changes", pictures.changes());
        data.putAll(story.data());
        return data;
    }

    private List<String> heading(Words words) {
        var heading = Heading.of(export.session(), words);
        var about = new ArrayList<>(List.of(heading.puzzle(), heading.algorithm()));
        about.addAll(heading.inputs());
        return about;
    }

    private static Map<String, String> spoken(Words words) {
        var spoken = new LinkedHashMap<String, String>();
        SPOKEN.forEach(key -> spoken.put(key, words.say(KEYS + key, "{0}", "{1}")));
        SHARED.forEach(key -> spoken.put(key, words.say(key)));
        Stream.concat(Stream.of(""), PagePictures.THEMES.stream().map(theme -> "." + theme))
                .map("export.theme"::concat)
                .forEach(key -> spoken.put(key, words.say(key)));
        for (var code : Code.values()) {
            spoken.put("code." + code.name(), words.say("code." + code));
        }
        spoken.put("call-stack.more", words.say("call-stack.more", "{0}"));
        spoken.put("call-stack.suspended", words.say("call-stack.suspended", "{0}"));
        return spoken;
    }
}
