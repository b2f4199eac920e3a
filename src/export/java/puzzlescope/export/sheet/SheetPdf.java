package puzzlescope.export.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.engine.text.Words;
import puzzlescope.export.pdf.PdfFile;
import puzzlescope.export.pdf.PdfSurface;
import puzzlescope.export.pdf.PdfTag;
import puzzlescope.export.pdf.PdfText;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.TextAlign;

/** A sheet as PDF pages, filled from top to bottom. Lengths are in points. */
final class SheetPdf {

    private static final double MM = 72 / 25.4;
    private static final double LEFT = 15 * MM;
    private static final double RIGHT = PdfFile.WIDTH - LEFT;
    private static final double TOP = 14 * MM;
    private static final double BOTTOM = PdfFile.HEIGHT - 16 * MM;
    private static final double GAP = 3 * MM;
    private static final double NAME = 55 * MM;
    private static final double PICTURE_HEIGHT = 70 * MM;
    private static final double ROW = 8 * MM;
    /** Space below an instruction, so that it is not left alone at the foot of a page. */
    private static final double TASK_ROOM = 6 * ROW;

    private static final double CELL = 1.5 * MM;
    /** The column widths of a table, as fractions of its width. */
    private static final double[] COLUMNS = {0.09, 0.13, 0.2, 0.58};

    private static final Font TITLE = Font.bold(15);
    private static final Font SECTION = Font.bold(12.5);
    private static final Font TASK = Font.bold(10.5);
    private static final Font TEXT = Font.text(9.5);
    private static final Font BOLD = Font.bold(9.5);
    private static final Font SMALL = Font.text(8);
    private static final Font CODE = Font.monospaced(8.5);

    private final PdfFile file;
    private final Words words;
    private final Locale locale;
    private final List<PdfSurface> pages = new ArrayList<>();
    private double y;

    SheetPdf(PdfFile file, Words words) {
        this.file = file;
        this.words = words;
        locale = words.language().locale();
    }

    byte[] bytes(List<SheetBlock<PdfSurface>> blocks) {
        var name = "";
        for (int i = 0; i < blocks.size(); i++) {
            switch (blocks.get(i)) {
                case SheetBlock.Title<PdfSurface> title -> {
                    name = name.isEmpty() ? title.title() : name;
                    title(title);
                }
                case SheetBlock.Section<PdfSurface>(var title, var below) -> {
                    y += 2 * GAP;
                    room(Math.max(5 * ROW, kept(blocks.subList(i + 1, blocks.size()))));
                    wrap(file.tag("H2"), title, LEFT, RIGHT - LEFT, SECTION);
                    wrap(file.tag("P"), below, LEFT, RIGHT - LEFT, SMALL);
                }
                case SheetBlock.Task<PdfSurface>(var text) -> {
                    y += GAP;
                    room(TASK_ROOM);
                    wrap(file.tag("H3"), text, LEFT, RIGHT - LEFT, TASK);
                    y += GAP / 2;
                }
                case SheetBlock.Picture<PdfSurface>(var picture, var text) -> picture(picture, text);
                case SheetBlock.Code<PdfSurface>(var lines) -> code(lines);
                case SheetBlock.Table<PdfSurface>(var heading, var rows) -> table(heading, rows);
                case SheetBlock.QuestionBlock<PdfSurface> asked -> asked(asked);
            }
        }
        return file.bytes(name, locale.toLanguageTag());
    }

    /**
     * Returns the height of a section up to and including its table, or up to what follows if it has none or would
     * exceed a page.
     */
    private double kept(List<SheetBlock<PdfSurface>> blocks) {
        double height = 5 * GAP + SECTION.size() + SMALL.size();
        for (var sheetBlock : blocks) {
            double before = height;
            switch (sheetBlock) {
                case SheetBlock.Task<PdfSurface> _ -> height += 2 * GAP + TASK.size();
                case SheetBlock.Picture<PdfSurface> _ -> height += PICTURE_HEIGHT + GAP;
                case SheetBlock.Code<PdfSurface>(var lines) ->
                    height += lines.size() * CODE.size() * PdfText.LEADING + GAP;
                case SheetBlock.Table<PdfSurface>(var heading, var rows) -> height += height(heading, rows);
                case SheetBlock.Title<PdfSurface> _,
                        SheetBlock.Section<PdfSurface> _,
                        SheetBlock.QuestionBlock<PdfSurface> _ -> {
                    return height;
                }
            }
            if (height > BOTTOM - TOP) {
                return before;
            }
        }
        return height;
    }

    private double height(List<String> heading, List<List<String>> rows) {
        return height(lines(heading, BOLD), BOLD)
                + rows.stream()
                        .mapToDouble(row -> height(lines(row, TEXT), TEXT))
                        .sum();
    }

    private void newPage() {
        var page = file.page();
        page.setTextBaseline(Baseline.TOP);
        page.setStroke(PdfText.RULE);
        page.setLineWidth(0.6);
        pages.add(page);
        page.setTextAlign(TextAlign.CENTER);
        PdfText.write(page, String.valueOf(pages.size()), PdfFile.WIDTH / 2, BOTTOM + GAP, SMALL, Color.BLACK);
        page.setTextAlign(TextAlign.LEFT);
        y = TOP;
    }

    private PdfSurface page() {
        return pages.getLast();
    }

    /** Begins a new page if this one has too little room left; returns whether it did. */
    private boolean room(double height) {
        boolean over = y + height > BOTTOM;
        if (over) {
            newPage();
        }
        return over;
    }

    private void title(SheetBlock.Title<PdfSurface> title) {
        newPage();
        double width = RIGHT - LEFT;
        if (title.named()) {
            var page = page();
            var name = words.localize("export.handout.name");
            page.setTextAlign(TextAlign.RIGHT);
            write(file.tag("P"), name, RIGHT - NAME - MM, y + MM, TEXT, Color.BLACK);
            page.setTextAlign(TextAlign.LEFT);
            page.strokeLine(RIGHT - NAME, y + MM + TEXT.size(), RIGHT, y + MM + TEXT.size());
            width -= NAME + MM + page.width(name, TEXT) + GAP;
        }
        wrap(file.tag("H1"), title.title(), LEFT, width, TITLE);
        wrap(file.tag("P"), title.below(), LEFT, RIGHT - LEFT, SMALL);
    }

    /** Writes a line that belongs to an element of the file's structure. */
    private void write(PdfTag tag, String text, double x, double top, Font font, Color color) {
        file.draw(page(), tag, () -> PdfText.write(page(), text, x, top, font, color));
    }

    private void wrap(PdfTag tag, String text, double x, double width, Font font) {
        for (var line : PdfText.lines(page(), text, font, width, locale)) {
            room(font.size() * PdfText.LEADING);
            write(tag, line, x, y, font, Color.BLACK);
            y += font.size() * PdfText.LEADING;
        }
    }

    private void picture(PdfSurface picture, String text) {
        room(PICTURE_HEIGHT + GAP);
        double width = PICTURE_HEIGHT * picture.width() / picture.height();
        double x = LEFT + (RIGHT - LEFT - width) / 2;
        file.draw(page(), file.figure(text), () -> page().put(picture, x, y, width, PICTURE_HEIGHT));
        page().strokeRect(x, y, width, PICTURE_HEIGHT);
        y += PICTURE_HEIGHT + GAP;
    }

    private void code(List<String> lines) {
        double number = page().width("99  ", CODE);
        for (int i = 0; i < lines.size(); i++) {
            room(CODE.size() * PdfText.LEADING);
            var tag = file.tag("P");
            var line = lines.get(i);
            write(tag, String.valueOf(i + 1), LEFT, y, CODE, PdfText.FAINT);
            page().setFont(CODE);
            page().setFill(Color.BLACK);
            file.draw(page(), tag, () -> page().fillText(line, LEFT + number, y, RIGHT - LEFT - number));
            y += CODE.size() * PdfText.LEADING;
        }
        y += GAP;
    }

    private void table(List<String> heading, List<List<String>> rows) {
        room(3 * ROW);
        var table = file.tag("Table");
        row(table, "TH", lines(heading, BOLD), BOLD);
        for (var row : rows) {
            var lines = lines(row, TEXT);
            if (room(height(lines, TEXT))) {
                row(table, "TH", lines(heading, BOLD), BOLD);
            }
            row(table, "TD", lines, TEXT);
        }
        y += GAP;
    }

    private List<List<String>> lines(List<String> cells, Font font) {
        var lines = new ArrayList<List<String>>();
        for (var cell : cells) {
            double width = (RIGHT - LEFT) * COLUMNS[lines.size()] - 2 * CELL;
            lines.add(PdfText.lines(page(), cell, font, width, locale));
        }
        return lines;
    }

    private static double height(List<List<String>> cells, Font font) {
        int most = cells.stream().mapToInt(List::size).max().orElse(1);
        return Math.max(ROW, most * font.size() * PdfText.LEADING + 2 * CELL);
    }

    /** @param type the type of its cells in the file's structure */
    private void row(PdfTag table, String type, List<List<String>> cells, Font font) {
        var row = table.add("TR");
        double height = height(cells, font);
        double x = LEFT;
        for (int i = 0; i < cells.size(); i++) {
            double width = (RIGHT - LEFT) * COLUMNS[i];
            page().strokeRect(x, y, width, height);
            double line = y + CELL;
            var cell = row.add(type);
            for (var text : cells.get(i)) {
                write(cell, text, x + CELL, line, font, Color.BLACK);
                line += font.size() * PdfText.LEADING;
            }
            x += width;
        }
        y += height;
    }

    private void asked(SheetBlock.QuestionBlock<PdfSurface> asked) {
        room((4 + asked.choices().size()) * TEXT.size() * PdfText.LEADING);
        double indent = 6 * MM;
        double width = RIGHT - LEFT - indent;
        var question = file.tag("P");
        write(question, asked.number() + ".", LEFT, y, BOLD, Color.BLACK);
        if (!asked.situation().isEmpty()) {
            wrap(question, asked.situation(), LEFT + indent, width, TEXT);
        }
        wrap(question, asked.question(), LEFT + indent, width, TEXT);
        var list = file.tag("L");
        for (int i = 0; i < asked.choices().size(); i++) {
            boolean right = i == asked.answer();
            room(TEXT.size() * PdfText.LEADING);
            page().strokeRect(LEFT + indent, y + 1, TEXT.size() - 2, TEXT.size() - 2);
            var choice = list.add("LI").add("LBody");
            if (right) {
                write(choice, "\u00d7", LEFT + indent + 1, y - 1, BOLD, Color.BLACK);
            }
            wrap(choice, asked.choices().get(i), LEFT + indent + 5 * MM, width - 5 * MM, right ? BOLD : TEXT);
        }
        if (!asked.reason().isEmpty()) {
            wrap(file.tag("P"), asked.reason(), LEFT + indent, width, SMALL);
        }
        y += GAP;
    }
}
