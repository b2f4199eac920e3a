package puzzlescope.export.sheet;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import puzzlescope.engine.text.Words;
import puzzlescope.export.TextTemplate;
import puzzlescope.export.handout.PictureNames;
import puzzlescope.picture.svg.Xml;

/** A sheet as one HTML file for printing. */
final class SheetPage {

    private final List<SheetBlock<String>> blocks;
    private final Words words;
    private int pictures;

    SheetPage(List<SheetBlock<String>> blocks, Words words) {
        this.blocks = blocks;
        this.words = words;
    }

    byte[] bytes() {
        return text().getBytes(StandardCharsets.UTF_8);
    }

    String text() {
        var values = new LinkedHashMap<String, String>();
        values.put("language", words.language().locale().toLanguageTag());
        values.put("title", title());
        values.put("style", TextTemplate.read("sheet.css"));
        var html = new StringBuilder();
        for (var sheetBlock : blocks) {
            switch (sheetBlock) {
                case SheetBlock.Title<String>(var title, var below, boolean named) -> title(html, title, below, named);
                case SheetBlock.Section<String>(var title, var below) ->
                    html.append("<h2 class=\"section\">")
                            .append(Xml.escaped(title))
                            .append("</h2>\n<p class=\"below\">")
                            .append(Xml.escaped(below))
                            .append("</p>\n");
                case SheetBlock.Task<String>(var text) ->
                    html.append("<h2>").append(Xml.escaped(text)).append("</h2>\n");
                case SheetBlock.Picture<String>(var picture, var text) ->
                    html.append("<figure role=\"img\" aria-label=\"" + Xml.escaped(text) + "\">\n")
                            .append(PictureNames.distinct(picture, ++pictures))
                            .append("</figure>\n");
                case SheetBlock.Code<String>(var lines) -> code(html, lines);
                case SheetBlock.Table<String>(var heading, var rows) -> table(html, heading, rows);
                case SheetBlock.QuestionBlock<String> asked -> asked(html, asked);
            }
        }
        values.put("pages", html.append(blocks.isEmpty() ? "" : "</section>\n").toString());
        return TextTemplate.filled("handout.html", values);
    }

    private String title() {
        return blocks.stream()
                .filter(SheetBlock.Title.class::isInstance)
                .map(sheetBlock -> Xml.escaped(((SheetBlock.Title<String>) sheetBlock).title()))
                .findFirst()
                .orElse("Puzzlescope");
    }

    private void title(StringBuilder html, String title, String below, boolean named) {
        html.append(html.isEmpty() ? "" : "</section>\n")
                .append("<section class=\"page\">\n<header>\n<h1>")
                .append(Xml.escaped(title))
                .append("</h1>\n<p>")
                .append(Xml.escaped(below))
                .append("</p>\n")
                .append(
                        named
                                ? "<p class=\"name\">" + Xml.escaped(words.localize("export.handout.name")) + "</p>\n"
                                : "")
                .append("</header>\n");
    }

    private static void code(StringBuilder html, List<String> lines) {
        html.append("<ol class=\"code\">\n");
        lines.forEach(
                line -> html.append("<li><code>").append(Xml.escaped(line)).append("</code></li>\n"));
        html.append("</ol>\n");
    }

    private static void table(StringBuilder html, List<String> heading, List<List<String>> rows) {
        html.append("<table>\n<thead><tr>");
        heading.forEach(cell -> html.append("<th>").append(Xml.escaped(cell)).append("</th>"));
        html.append("</tr></thead>\n<tbody>\n");
        for (var row : rows) {
            html.append("<tr>");
            row.forEach(cell -> html.append("<td>").append(Xml.escaped(cell)).append("</td>"));
            html.append("</tr>\n");
        }
        html.append("</tbody>\n</table>\n");
    }

    private static void asked(StringBuilder html, SheetBlock.QuestionBlock<String> asked) {
        html.append("<div class=\"asked\">\n<p><b>")
                .append(asked.number())
                .append(".</b> ")
                .append(asked.situation().isEmpty() ? "" : Xml.escaped(asked.situation()) + "</p>\n<p>")
                .append(Xml.escaped(asked.question()))
                .append("</p>\n<ul>\n");
        for (int i = 0; i < asked.choices().size(); i++) {
            html.append(i == asked.answer() ? "<li class=\"right\">" : "<li>")
                    .append(Xml.escaped(asked.choices().get(i)))
                    .append("</li>\n");
        }
        html.append("</ul>\n");
        if (!asked.reason().isEmpty()) {
            html.append("<p class=\"reason\">")
                    .append(Xml.escaped(asked.reason()))
                    .append("</p>\n");
        }
        html.append("</div>\n");
    }
}
