package puzzlescope.export.sheet;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportFile;
import puzzlescope.export.FileStyle;
import puzzlescope.export.pdf.PdfFile;
import puzzlescope.picture.Ink;

/** Creates the files of sheets: the exercises and the answers, in the format given by the file's extension. */
final class SheetFiles {

    private static final String PDF = ".pdf";

    static final List<String> ENDINGS = List.of(PDF, ".html");

    private static final String ANSWERS = "-answers";

    private SheetFiles() {}

    /** Returns the letter of a variant, given its number from 0. */
    static String letter(int number) {
        return String.valueOf((char) ('A' + number));
    }

    /** @param style measures text */
    static List<ExportFile> make(Path file, FileStyle style, Words words, SheetContent sheetContent)
            throws InterruptedException {
        var name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        var ending = name.substring(dot);
        var answers = file.resolveSibling(name.substring(0, dot) + ANSWERS + ending);
        if (ending.toLowerCase(Locale.ROOT).equals(PDF)) {
            return List.of(
                    ExportFile.of(file, pdf(style, words, sheetContent, false)),
                    ExportFile.of(answers, pdf(style, words, sheetContent, true)));
        }
        LongFunction<String> none = _ -> "";
        var page = new SheetPage(sheetContent.blocks(false, SheetDrawing.SVG), words).text();
        return List.of(
                ExportFile.of(file, page.getBytes(StandardCharsets.UTF_8)),
                ExportFile.of(answers, new SheetPage(sheetContent.blocks(true, _ -> none), words).bytes()));
    }

    private static byte[] pdf(FileStyle style, Words words, SheetContent sheetContent, boolean answered)
            throws InterruptedException {
        var file = new PdfFile(style);
        var blocks = sheetContent.blocks(answered, each -> position -> {
            var picture = file.picture(SheetDrawing.WIDTH, SheetDrawing.HEIGHT);
            var drawn = each.style();
            picture.setFill(drawn.color(Ink.SURFACE));
            picture.fillRect(0, 0, SheetDrawing.WIDTH, SheetDrawing.HEIGHT);
            each.board(drawn, SheetDrawing.WIDTH, SheetDrawing.HEIGHT).paint(picture, position, 1);
            return picture;
        });
        return new SheetPdf(file, words).bytes(blocks);
    }
}
