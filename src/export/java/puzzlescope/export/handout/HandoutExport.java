package puzzlescope.export.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.export.Export;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.Heading;
import puzzlescope.export.Sentence;
import puzzlescope.export.handout.Handout.Item;
import puzzlescope.export.pdf.PdfFile;
import puzzlescope.picture.Ink;

/** Positions of a range as printed pictures, with the sentences below them or with lines to write on. */
public final class HandoutExport implements ExportKind {

    private static final String PDF = ".pdf";
    private static final int MOST_PICTURES = 120;

    private static final ChoiceParameter<PageGrid> PER_PAGE =
            new ChoiceParameter<>("per-page", PageGrid.ALL, PageGrid::name);
    private static final ChoiceParameter<Boolean> ANSWERS =
            new ChoiceParameter<>("answers", List.of(false, true), answered -> answered ? "yes" : "no", true);

    @Override
    public String id() {
        return "handout";
    }

    @Override
    public List<String> endings() {
        return List.of(PDF, ".html");
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(
                ExportOptions.BEGIN,
                ExportOptions.END,
                ExportOptions.BY,
                PER_PAGE,
                ANSWERS,
                ExportOptions.THEME,
                ExportOptions.PICTURE_TEXT_SIZE);
    }

    @Override
    public List<ExportFile> make(Export export) throws InterruptedException {
        var words = export.words();
        var size = export.arguments().get(PER_PAGE).size();
        var style = export.style();
        var board = export.board(style, size.width(), size.height());
        if (!export.isFor(PDF)) {
            return List.of(export.with(new HandoutPage(collected(export, board::svg), words).text()));
        }
        var file = new PdfFile(style);
        var handout = collected(export, position -> {
            var picture = file.picture(size.width(), size.height());
            picture.setFill(style.color(Ink.SURFACE));
            picture.fillRect(0, 0, size.width(), size.height());
            board.paint(picture, position, 1);
            return picture;
        });
        return List.of(export.with(new HandoutPdf(file, handout, words).bytes()));
    }

    /** @param drawn returns the picture of a position, moving the timeline there */
    private static <P> Handout<P> collected(Export export, LongFunction<P> drawn) throws InterruptedException {
        var words = export.words();
        var timeline = export.session().timeline();
        var positions = export.stops(MOST_PICTURES);
        var items = new ArrayList<Item<P>>();
        for (int i = 0; i < positions.length; i++) {
            var picture = drawn.apply(positions[i]);
            var last = timeline.lastEvent();
            var next = timeline.nextEvent();
            boolean asksForNext = next.isPresent() && (last.isEmpty() || i == positions.length - 1);
            items.add(new Item<>(
                    picture,
                    words.say("export.step", positions[i]),
                    Sentence.of(last, words),
                    words.say(asksForNext ? "export.handout.next" : "export.handout.happened"),
                    Sentence.of(asksForNext ? next : last, words)));
            export.done(i + 1, positions.length);
        }
        return new Handout<>(
                Heading.of(export.session(), words),
                export.arguments().get(PER_PAGE),
                export.arguments().get(ANSWERS),
                items);
    }
}
