package puzzlescope.export.pdf;

import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import puzzlescope.picture.Font;
import puzzlescope.picture.svg.SvgNumbers;

/**
 * The glyphs used by a PDF file, as fonts of outlines. They come from Java's logical typefaces, which combine several
 * fonts and cover all languages. Each glyph is embedded once, with its character, so that text can be searched and
 * copied.
 */
final class PdfLetters {

    /** Units of outlines per font size. */
    private static final int UNITS = 1000;
    /** The greatest number of letters in one font of the file. */
    private static final int MOST = 256;

    private static final int MOST_TOLD_AT_ONCE = 100;
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    private record Kind(Font.Face face, boolean bold) {}

    private record Letter(Kind kind, int codePoint) {}

    /** A letter's place in the file's fonts, and its advance width. */
    private record Glyph(int font, int code, double advance) {}

    private record LetterShape(int codePoint, Shape outline, double advance) {}

    private final Map<Letter, Glyph> glyphs = new LinkedHashMap<>();
    private final List<List<LetterShape>> fonts = new ArrayList<>();
    private final Map<Kind, Integer> open = new LinkedHashMap<>();

    /** Returns the width of a text, in px. */
    double width(String text, Font font) {
        return text.codePoints()
                        .mapToDouble(letter -> glyph(letter, font).advance())
                        .sum()
                * font.size()
                / UNITS;
    }

    /**
     * Writes text with the start of its baseline at a point, where y grows downwards.
     *
     * @param across the horizontal scale; 1 for the normal width
     */
    void write(StringBuilder content, String text, Font font, double x, double y, double across) {
        content.append("BT ").append(SvgNumbers.fine(across)).append(" 0 0 1 ");
        content.append(SvgNumbers.of(x)).append(' ').append(SvgNumbers.of(y)).append(" Tm");
        int last = -1;
        for (int letter : text.codePoints().toArray()) {
            var glyph = glyph(letter, font);
            if (glyph.font() != last) {
                content.append(last < 0 ? "" : "> Tj");
                content.append(" /F").append(glyph.font()).append(' ');
                content.append(SvgNumbers.of(font.size())).append(" Tf <");
                last = glyph.font();
            }
            content.append(PdfObjects.hex(glyph.code(), 2));
        }
        content.append(last < 0 ? "" : "> Tj").append(" ET\n");
    }

    private Glyph glyph(int codePoint, Font font) {
        var letter = new Letter(new Kind(font.face(), font.bold()), codePoint);
        return glyphs.computeIfAbsent(letter, this::draw);
    }

    private Glyph draw(Letter letter) {
        var face = switch (letter.kind().face()) {
            case TEXT -> java.awt.Font.SANS_SERIF;
            case MONOSPACED -> java.awt.Font.MONOSPACED;
        };
        var style = letter.kind().bold() ? java.awt.Font.BOLD : java.awt.Font.PLAIN;
        var vector =
                new java.awt.Font(face, style, UNITS).createGlyphVector(EXACT, Character.toString(letter.codePoint()));
        var drawn = new LetterShape(
                letter.codePoint(),
                vector.getOutline(),
                vector.getGlyphPosition(vector.getNumGlyphs()).getX());
        int font = open.getOrDefault(letter.kind(), -1);
        if (font < 0 || fonts.get(font).size() == MOST) {
            font = fonts.size();
            fonts.add(new ArrayList<>());
            open.put(letter.kind(), font);
        }
        fonts.get(font).add(drawn);
        return new Glyph(font, fonts.get(font).size() - 1, drawn.advance());
    }

    /** Adds the fonts to a file and returns their dictionary. */
    String addTo(PdfObjects file) {
        var dictionary = new StringBuilder("<<");
        for (int i = 0; i < fonts.size(); i++) {
            dictionary
                    .append(" /F")
                    .append(i)
                    .append(' ')
                    .append(font(file, fonts.get(i)))
                    .append(" 0 R");
        }
        return dictionary.append(" >>").toString();
    }

    private static int font(PdfObjects file, List<LetterShape> letters) {
        var procedures = new StringBuilder();
        var names = new StringBuilder();
        var widths = new StringBuilder();
        for (int code = 0; code < letters.size(); code++) {
            var letter = letters.get(code);
            var box = letter.outline().getBounds2D();
            var drawing = new StringBuilder();
            for (double each :
                    new double[] {letter.advance(), 0, box.getMinX(), box.getMinY(), box.getMaxX(), box.getMaxY()}) {
                drawing.append(SvgNumbers.of(each)).append(' ');
            }
            drawing.append("d1\n");
            PdfPaths.append(drawing, letter.outline());
            drawing.append(box.isEmpty() ? "" : "f");
            procedures
                    .append(" /g")
                    .append(code)
                    .append(' ')
                    .append(file.stream("", drawing))
                    .append(" 0 R");
            names.append(" /g").append(code);
            widths.append(SvgNumbers.of(letter.advance())).append(' ');
        }
        int last = letters.size() - 1;
        return file.add(
                "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >>"
                        + " /CharProcs <<" + procedures + " >> /Encoding << /Type /Encoding /Differences [0" + names
                        + "] >> /FirstChar 0 /LastChar " + last + " /Widths ["
                        + widths.toString().strip() + "] /ToUnicode "
                        + file.stream("", meaning(letters)) + " 0 R >>");
    }

    /** Returns the map from the codes of a font to letters. */
    private static String meaning(List<LetterShape> letters) {
        var map =
                new StringBuilder("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Letters def"
                        + " /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange\n");
        for (int from = 0; from < letters.size(); from += MOST_TOLD_AT_ONCE) {
            int to = Math.min(letters.size(), from + MOST_TOLD_AT_ONCE);
            map.append(to - from).append(" beginbfchar\n");
            for (int code = from; code < to; code++) {
                map.append('<').append(PdfObjects.hex(code, 2)).append("> <");
                for (var unit : Character.toChars(letters.get(code).codePoint())) {
                    map.append(PdfObjects.hex(unit, 4));
                }
                map.append(">\n");
            }
            map.append("endbfchar\n");
        }
        return map.append("endcmap end end").toString();
    }
}
