package puzzlescope.export.slides;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import puzzlescope.engine.text.Language;
import puzzlescope.export.ExportHeading;
import puzzlescope.export.TextTemplate;
import puzzlescope.export.ZipArchive;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Style;
import puzzlescope.picture.svg.Xml;

/**
 * Slides as a PresentationML file. Source: ECMA-376, Office Open XML File Formats, parts 1 and 2. The same slides give
 * the same bytes.
 */
final class PptxFile {

    private static final String OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
    private static final String PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships/";
    private static final String TYPES = "[Content_Types].xml";
    private static final String CONTENT = "application/vnd.openxmlformats-officedocument.presentationml.";
    private static final int FIRST_SLIDE_ID = 256;
    /** The area of the picture, in units of which an inch has 914,400. */
    private static final long LEFT = 457_200;

    private static final long TOP = 228_600;
    private static final long WIDTH = 11_277_600;
    private static final long HEIGHT = 5_143_500;

    /** Width, in Latin letters, above which a sentence is set in smaller letters. */
    private static final int LONG = 200;

    private static final int FIRST_WIDE_LETTER = 0x2E80;

    private final ZipArchive parts = new ZipArchive();

    private final ExportHeading exportHeading;
    private final String language;
    private final Style style;
    private int slides;

    PptxFile(ExportHeading exportHeading, Language language, Style style) {
        this.exportHeading = exportHeading;
        this.language = language == Language.CHINESE ? "zh-CN" : "en-US";
        this.style = style;
        part(
                "ppt/slides/slide1.xml",
                "title-slide",
                Map.of(
                        "language", this.language,
                        "puzzle", Xml.escaped(exportHeading.puzzle()),
                        "algorithm", Xml.escaped(exportHeading.algorithm()),
                        "inputs", Xml.escaped(String.join(" \u00b7 ", exportHeading.inputs()))));
        relations("ppt/slides/slide1.xml", List.of("slideLayout ../slideLayouts/slideLayout1.xml"));
        slides = 1;
    }

    /**
     * Adds a slide.
     *
     * @param png the picture
     * @param width the picture's width, in proportion to its height
     * @param sentence the sentence below the picture and in the speaker's notes
     * @param step the number of the step
     */
    void add(byte[] png, int width, int height, String sentence, String step) {
        slides++;
        double scale = Math.min((double) WIDTH / width, (double) HEIGHT / height);
        long wide = Math.round(width * scale);
        long high = Math.round(height * scale);
        var values = new LinkedHashMap<String, String>();
        values.put("language", language);
        values.put("sentence", Xml.escaped(sentence));
        values.put("size", room(sentence) > LONG ? "1800" : "2400");
        values.put("step", Xml.escaped(step));
        values.put("x", Long.toString(LEFT + (WIDTH - wide) / 2));
        values.put("y", Long.toString(TOP + (HEIGHT - high) / 2));
        values.put("width", Long.toString(wide));
        values.put("height", Long.toString(high));
        var slide = "ppt/slides/slide" + slides + ".xml";
        part(slide, "slide", values);
        relations(
                slide,
                List.of(
                        "slideLayout ../slideLayouts/slideLayout1.xml",
                        "image ../media/image" + slides + ".png",
                        "notesSlide ../notesSlides/notesSlide" + slides + ".xml"));
        parts.put("ppt/media/image" + slides + ".png", png);
        var notes = "ppt/notesSlides/notesSlide" + slides + ".xml";
        part(notes, "notes-slide", values);
        relations(
                notes,
                List.of("notesMaster ../notesMasters/notesMaster1.xml", "slide ../slides/slide" + slides + ".xml"));
    }

    /** Returns the width of a text, in Latin letters. */
    private static int room(String text) {
        return text.chars().map(letter -> letter < FIRST_WIDE_LETTER ? 1 : 2).sum();
    }

    byte[] bytes() {
        var types = new StringBuilder();
        var ids = new StringBuilder();
        var presented = new StringBuilder(
                "slideMaster slideMasters/slideMaster1.xml\nnotesMaster notesMasters/notesMaster1.xml\n"
                        + "theme theme/theme1.xml");
        for (int slide = 1; slide <= slides; slide++) {
            types.append(type("/ppt/slides/slide" + slide + ".xml", "slide"));
            if (slide > 1) {
                types.append(type("/ppt/notesSlides/notesSlide" + slide + ".xml", "notesSlide"));
            }
            ids.append("<p:sldId id=\"")
                    .append(FIRST_SLIDE_ID + slide)
                    .append("\" r:id=\"rId")
                    .append(slide + 3)
                    .append("\"/>\n");
            presented.append("\nslide slides/slide").append(slide).append(".xml");
        }
        part("ppt/presentation.xml", "presentation", Map.of("slides", ids.toString()));
        relations("ppt/presentation.xml", presented.toString().lines().toList());
        part("ppt/slideMasters/slideMaster1.xml", "slide-master", Map.of());
        relations(
                "ppt/slideMasters/slideMaster1.xml",
                List.of("slideLayout ../slideLayouts/slideLayout1.xml", "theme ../theme/theme1.xml"));
        part("ppt/slideLayouts/slideLayout1.xml", "slide-layout", Map.of());
        relations("ppt/slideLayouts/slideLayout1.xml", List.of("slideMaster ../slideMasters/slideMaster1.xml"));
        part("ppt/notesMasters/notesMaster1.xml", "notes-master", Map.of());
        relations("ppt/notesMasters/notesMaster1.xml", List.of("theme ../theme/theme2.xml"));
        part("ppt/theme/theme1.xml", "theme", colors());
        part("ppt/theme/theme2.xml", "theme", colors());
        part("docProps/core.xml", "core", Map.of("title", Xml.escaped(exportHeading.line())));
        // Programs identify the type of an archive by its first part.
        parts.putFirst(TYPES, filled("content-types", Map.of("slides", types.toString())));
        part(
                "_rels/.rels",
                "rels",
                Map.of(
                        "relations",
                        relation(1, OFFICE + "officeDocument", "ppt/presentation.xml")
                                + relation(2, PACKAGE + "metadata/core-properties", "docProps/core.xml")));
        return parts.bytes();
    }

    private static String type(String part, String type) {
        return "<Override PartName=\"" + part + "\" ContentType=\"" + CONTENT + type + "+xml\"/>\n";
    }

    private Map<String, String> colors() {
        var colors = new LinkedHashMap<String, String>();
        for (var ink : List.of(
                Ink.TEXT,
                Ink.SURFACE,
                Ink.FAINT,
                Ink.PATH,
                Ink.MARK,
                Ink.SOLUTION,
                Ink.CONFLICT,
                Ink.VISITED,
                Ink.REPEATED)) {
            colors.put(ink.styleClass(), style.color(ink).hex().substring(1).toUpperCase(Locale.ROOT));
        }
        return colors;
    }

    /** Writes the relationships of a part, each a type and a target; the first is {@code rId1}. */
    private void relations(String part, List<String> others) {
        var relations = new StringBuilder();
        for (int i = 0; i < others.size(); i++) {
            var other = others.get(i).split(" ", 2);
            relations.append(relation(i + 1, OFFICE + other[0], other[1]));
        }
        int name = part.lastIndexOf('/') + 1;
        part(
                part.substring(0, name) + "_rels/" + part.substring(name) + ".rels",
                "rels",
                Map.of("relations", relations.toString()));
    }

    private static String relation(int number, String type, String target) {
        return "<Relationship Id=\"rId" + number + "\" Type=\"" + type + "\" Target=\"" + target + "\"/>\n";
    }

    private void part(String name, String template, Map<String, String> values) {
        parts.put(name, filled(template, values));
    }

    private static byte[] filled(String template, Map<String, String> values) {
        return TextTemplate.filled("slides/" + template + ".xml", values).getBytes(StandardCharsets.UTF_8);
    }
}
