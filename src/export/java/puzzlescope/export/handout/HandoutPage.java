package puzzlescope.export.handout;

import java.util.LinkedHashMap;
import puzzlescope.engine.text.Words;
import puzzlescope.export.TextTemplate;
import puzzlescope.picture.svg.Xml;

/** A handout as one HTML file for printing. */
record HandoutPage(Handout<String> handout, Words words) {

    private static final int LINES = 3;

    String text() {
        var grid = handout.grid();
        var values = new LinkedHashMap<String, String>();
        values.put("language", words.language().locale().toLanguageTag());
        values.put("title", Xml.escaped(handout.heading().line()));
        values.put("columns", Integer.toString(grid.columns()));
        values.put("height", Double.toString(grid.height()));
        values.put("text", Double.toString(grid.text()));
        values.put("style", TextTemplate.filled("handout.css", values));
        values.put("pages", pages());
        return TextTemplate.filled("handout.html", values);
    }

    private String pages() {
        var html = new StringBuilder();
        int number = 0;
        for (var page : handout.pages()) {
            html.append("<section class=\"page\">\n");
            if (number == 0) {
                html.append(heading());
            }
            html.append("<div class=\"grid\">\n");
            for (var item : page) {
                number++;
                html.append(figure(item, number));
            }
            html.append("</div>\n</section>\n");
        }
        return handout.answered() ? html.toString() : html + key();
    }

    private String heading() {
        var exportHeading = handout.heading();
        var about = new StringBuilder(exportHeading.algorithm());
        exportHeading.inputs().forEach(input -> about.append(" \u00b7 ").append(input));
        return "<header>\n<h1>" + Xml.escaped(exportHeading.puzzle()) + "</h1>\n<p>" + Xml.escaped(about.toString())
                + "</p>\n"
                + (handout.answered() ? "" : "<p class=\"name\">" + said("export.handout.name") + "</p>\n")
                + "</header>\n";
    }

    private String figure(Handout.Item<String> item, int number) {
        var html = new StringBuilder("<figure>\n")
                .append(PictureNames.distinct(item.picture(), number))
                .append("<figcaption>\n<p class=\"step\"><b>")
                .append(number)
                .append("</b> ")
                .append(Xml.escaped(item.step()))
                .append("</p>\n<p>")
                .append(Xml.escaped(handout.answered() ? item.sentence() : item.question()))
                .append("</p>\n");
        if (!handout.answered()) {
            html.append("<div class=\"line\"></div>\n".repeat(LINES));
        }
        return html.append("</figcaption>\n</figure>\n").toString();
    }

    private String key() {
        var html = new StringBuilder("<section class=\"page key\">\n<h2>")
                .append(said("export.handout.key"))
                .append("</h2>\n<ol>\n");
        for (var item : handout.items()) {
            html.append("<li>").append(Xml.escaped(item.answer())).append("</li>\n");
        }
        return html.append("</ol>\n</section>\n").toString();
    }

    private String said(String key) {
        return Xml.escaped(words.localize(key));
    }
}
