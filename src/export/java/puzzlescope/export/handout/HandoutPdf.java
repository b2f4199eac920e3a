package puzzlescope.export.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import puzzlescope.engine.text.Words;
import puzzlescope.export.handout.Handout.Item;
import puzzlescope.export.pdf.PdfFile;
import puzzlescope.export.pdf.PdfSurface;
import puzzlescope.export.pdf.PdfTag;
import puzzlescope.export.pdf.PdfText;
import puzzlescope.picture.Baseline;
import puzzlescope.picture.Color;
import puzzlescope.picture.Font;
import puzzlescope.picture.TextAlign;

/** A handout as PDF pages. Lengths are in points. */
final class HandoutPdf {

    private static final double MM = 72 / 25.4;
    private static final double LEFT = 15 * MM;
    private static final double RIGHT = PdfFile.WIDTH - LEFT;
    private static final double TOP = 14 * MM;
    private static final double BOTTOM = PdfFile.HEIGHT - 14 * MM;
    private static final double HEADING = 16 * MM;
    private static final double GAP = 6 * MM;
    private static final double BELOW_ROW = 2 * MM;
    private static final double LINE = 6.5 * MM;
    private static final double NAME = 55 * MM;

    private static final double TITLE = 15;
    private static final double TEXT = 9;
    private static final double SMALL = 8;
    private static final double LEAST = 5;
    private static final int LINES = 3;

    private final PdfFile file;
    private final Handout<PdfSurface> handout;
    private final Words words;
    private final Locale locale;
    private final List<PdfSurface> pages = new ArrayList<>();

    HandoutPdf(PdfFile file, Handout<PdfSurface> handout, Words words) {
        this.file = file;
        this.handout = handout;
        this.words = words;
        locale = words.language().locale();
    }

    byte[] bytes() {
        int number = 1;
        for (var items : handout.pages()) {
            addPage();
            double top = TOP;
            if (number == 1) {
                heading();
                top += HEADING;
            }
            for (int i = 0; i < items.size(); i++) {
                draw(items.get(i), number++, i, top);
            }
        }
        if (!handout.answered()) {
            key();
        }
        for (int i = 0; i < pages.size(); i++) {
            var page = pages.get(i);
            page.setTextAlign(TextAlign.CENTER);
            PdfText.write(
                    page,
                    i + 1 + " / " + pages.size(),
                    PdfFile.WIDTH / 2,
                    BOTTOM + 2 * MM,
                    Font.text(SMALL),
                    PdfText.FAINT);
        }
        return file.bytes(handout.heading().line(), locale.toLanguageTag());
    }

    private PdfSurface addPage() {
        var page = file.page();
        page.setTextBaseline(Baseline.TOP);
        page.setStroke(PdfText.RULE);
        page.setLineWidth(0.6);
        pages.add(page);
        return page;
    }

    private void heading() {
        var page = pages.getLast();
        var exportHeading = handout.heading();
        write(page, file.tag("H1"), exportHeading.puzzle(), LEFT, TOP, Font.bold(TITLE), Color.BLACK);
        var about = new ArrayList<>(List.of(exportHeading.algorithm()));
        about.addAll(exportHeading.inputs());
        page.setFont(Font.text(SMALL));
        page.setFill(PdfText.FAINT);
        file.draw(
                page,
                file.tag("P"),
                () -> page.fillText(String.join(" \u00b7 ", about), LEFT, TOP + TITLE * PdfText.LEADING, RIGHT - LEFT));
        if (!handout.answered()) {
            page.setTextAlign(TextAlign.RIGHT);
            write(
                    page,
                    file.tag("P"),
                    words.localize("export.handout.name"),
                    RIGHT - NAME - MM,
                    TOP + MM,
                    Font.text(TEXT),
                    Color.BLACK);
            page.setTextAlign(TextAlign.LEFT);
            page.strokeLine(RIGHT - NAME, TOP + MM + TEXT, RIGHT, TOP + MM + TEXT);
        }
    }

    private void draw(Item<PdfSurface> item, int number, int place, double top) {
        var page = pages.getLast();
        var grid = handout.grid();
        double width = grid.width() * MM;
        int row = place / grid.columns();
        double x = LEFT + place % grid.columns() * (width + GAP);
        double y = top + row * ((grid.height() + grid.text()) * MM + BELOW_ROW);
        double across = width;
        double down = y;
        file.draw(
                page,
                file.figure(handout.answered() ? item.sentence() : item.step()),
                () -> page.put(item.picture(), x, down, across, grid.height() * MM));
        page.strokeRect(x, y, width, grid.height() * MM);
        y += grid.height() * MM + MM;
        var count = Integer.toString(number);
        var tag = file.tag("P");
        write(page, tag, count, x, y, Font.bold(TEXT), Color.BLACK);
        double after = page.width(count + " ", Font.bold(TEXT));
        write(page, tag, item.step(), x + after, y, Font.text(SMALL), PdfText.FAINT);
        y += TEXT * PdfText.LEADING;
        double room = grid.text() * MM - TEXT * PdfText.LEADING - MM;
        if (handout.answered()) {
            wrap(page, tag, item.sentence(), x, y, width, room);
        } else {
            wrap(page, tag, item.question(), x, y, width, room);
            for (int line = 0; line < LINES; line++) {
                y += LINE;
                page.strokeLine(x, y + TEXT, x + width, y + TEXT);
            }
        }
    }

    /** Writes a line that belongs to an element of the file's structure. */
    private void write(PdfSurface page, PdfTag tag, String text, double x, double y, Font font, Color color) {
        file.draw(page, tag, () -> PdfText.write(page, text, x, y, font, color));
    }

    /** Writes wrapped lines, in smaller letters if they do not fit; returns their height. */
    private double wrap(PdfSurface page, PdfTag tag, String text, double x, double y, double width, double room) {
        var font = Font.text(TEXT);
        var lines = PdfText.lines(page, text, font, width, locale);
        while (lines.size() * font.size() * PdfText.LEADING > room && font.size() > LEAST) {
            font = font.size(font.size() - 1);
            lines = PdfText.lines(page, text, font, width, locale);
        }
        double line = y;
        for (var each : lines) {
            write(page, tag, each, x, line, font, Color.BLACK);
            line += font.size() * PdfText.LEADING;
        }
        return line - y;
    }

    private void key() {
        var page = addPage();
        write(page, file.tag("H1"), words.localize("export.handout.key"), LEFT, TOP, Font.bold(TITLE), Color.BLACK);
        double y = TOP + HEADING / 2;
        int number = 0;
        for (var item : handout.items()) {
            number++;
            if (y + 3 * TEXT * PdfText.LEADING > BOTTOM) {
                page = addPage();
                y = TOP;
            }
            var tag = file.tag("P");
            write(page, tag, number + ".", LEFT, y, Font.bold(TEXT), Color.BLACK);
            y += wrap(page, tag, item.answer(), LEFT + GAP + MM, y, RIGHT - LEFT - GAP - MM, BOTTOM - y) + MM;
        }
    }
}
