package puzzlescope.export.page;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import puzzlescope.engine.text.CodeLanguage;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportHeading;
import puzzlescope.export.ExportRequest;
import puzzlescope.export.TextTemplate;
import puzzlescope.picture.svg.Xml;

/** The page's HTML: its style, its script, its data, and the sentences as a list for readers without scripts. */
record PageFile(ExportRequest exportRequest, List<Words> all) {

    private static final String KEYS = "export.page.";
    /** Messages used by the page's script. */
    private static final List<String> SPOKEN = List.of(
            "play", "pause", "first", "back", "forward", "last", "moment", "speed", "rate", "keys", "step", "slider");
    /** Messages shared with the window. */
    private static final List<String> SHARED = List.of("panel.listing", "panel.counters", "language.other");

    String text(PagePictures pictures, PageNarration pageNarration) {
        var words = all.getFirst();
        var exportHeading = ExportHeading.of(exportRequest.session(), words);
        var values = new LinkedHashMap<String, String>();
        values.put("language", words.language().locale().toLanguageTag());
        values.put("theme", exportRequest.arguments().get(PageExport.THEME));
        values.put("title", Xml.escaped(exportHeading.line()));
        values.put("puzzle", Xml.escaped(exportHeading.puzzle()));
        values.put("list", Xml.escaped(words.localize(KEYS + "list")));
        values.put("style", TextTemplate.read("page.css"));
        var script = TextTemplate.read("page.js");
        values.put("script", script);
        values.put("script-hash", hash("\n" + script));
        values.put("picture", pictures.first());
        values.put("sentences", list(pageNarration));
        values.put("data", ScriptJson.of(data(pictures, pageNarration)));
        values.put("lines", lines(pictures));
        return TextTemplate.filled("page.html", values);
    }

    /** Returns the SHA-256 of the only script that browsers may run in the page. */
    private static String hash(String script) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }

    private static String list(PageNarration pageNarration) {
        var list = new StringBuilder();
        var sentences = pageNarration.sentences();
        for (int i = 0; i < sentences.size(); i++) {
            list.append("<li value=\"")
                    .append(pageNarration.positions().get(i))
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
        var lines = String.join("\n", SharedPrefixes.of(pictures.lines()));
        if (lines.contains("</script") || lines.contains("<!--")) {
            throw new IllegalStateException("a picture would end the script that it stands in");
        }
        return lines;
    }

    private Map<String, Object> data(PagePictures pictures, PageNarration pageNarration) {
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
        data.putAll(pageNarration.data());
        return data;
    }

    private List<String> heading(Words words) {
        var exportHeading = ExportHeading.of(exportRequest.session(), words);
        var about = new ArrayList<>(List.of(exportHeading.puzzle(), exportHeading.algorithm()));
        about.addAll(exportHeading.inputs());
        return about;
    }

    private static Map<String, String> spoken(Words words) {
        var spoken = new LinkedHashMap<String, String>();
        SPOKEN.forEach(key -> spoken.put(key, words.localize(KEYS + key, "{0}", "{1}")));
        SHARED.forEach(key -> spoken.put(key, words.localize(key)));
        Stream.concat(Stream.of(""), PagePictures.THEMES.stream().map(theme -> "." + theme))
                .map("export.theme"::concat)
                .forEach(key -> spoken.put(key, words.localize(key)));
        for (var codeLanguage : CodeLanguage.values()) {
            spoken.put("code." + codeLanguage.name(), words.localize("code." + codeLanguage));
        }
        return spoken;
    }
}
