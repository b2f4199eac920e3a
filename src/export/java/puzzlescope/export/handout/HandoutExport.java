package puzzlescope.export.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportHeading;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportRequest;
import puzzlescope.export.MomentSentence;
import puzzlescope.export.handout.Handout.Item;
import puzzlescope.export.pdf.PdfFile;
import puzzlescope.picture.Ink;

/** Positions of a range as printed pictures, with the sentences below them or with lines to write on. */
public final class HandoutExport implements ExportKind {

    private static final String PDF = ".pdf";
    private static final int MOST_PICTURES = 120;

    /** The most characters of a call that stand beside the number of a step, below the narrowest picture. */
    private static final int LONGEST_CALL = 24;

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
    public int mostMoments() {
        return MOST_PICTURES;
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws InterruptedException {
        var words = exportRequest.words();
        var size = exportRequest.arguments().get(PER_PAGE).size();
        var style = exportRequest.style();
        var board = exportRequest.board(style, size.width(), size.height());
        if (!exportRequest.isFor(PDF)) {
            return List.of(exportRequest.with(new HandoutPage(collected(exportRequest, board::svg), words).text()));
        }
        var file = new PdfFile(style);
        var handout = collected(exportRequest, position -> {
            var picture = file.picture(size.width(), size.height());
            picture.setFill(style.color(Ink.SURFACE));
            picture.fillRect(0, 0, size.width(), size.height());
            board.paint(picture, position, 1);
            return picture;
        });
        return List.of(exportRequest.with(new HandoutPdf(file, handout, words).bytes()));
    }

    /** Returns the number of a step, with the innermost call where nothing else says what happens. */
    private static String step(ExportRequest exportRequest, long position) {
        var step = exportRequest.words().localize("export.step", position);
        if (exportRequest.arguments().get(ANSWERS)) {
            return step;
        }
        return exportRequest.session().timeline().callStack(1).stream()
                .map(CallFrame::plainCall)
                .filter(call -> call.length() <= LONGEST_CALL)
                .findFirst()
                .map(call -> step + " \u00b7 " + call)
                .orElse(step);
    }

    /** @param drawn returns the picture of a position, moving the timeline there */
    private static <P> Handout<P> collected(ExportRequest exportRequest, LongFunction<P> drawn)
            throws InterruptedException {
        var words = exportRequest.words();
        var timeline = exportRequest.session().timeline();
        var positions = exportRequest.stops(MOST_PICTURES);
        var items = new ArrayList<Item<P>>();
        for (int i = 0; i < positions.length; i++) {
            var picture = drawn.apply(positions[i]);
            var last = timeline.lastEvent();
            var next = timeline.nextEvent();
            boolean asksForNext = next.isPresent() && (last.isEmpty() || i == positions.length - 1);
            items.add(new Item<>(
                    picture,
                    step(exportRequest, positions[i]),
                    MomentSentence.of(last, words),
                    words.localize(asksForNext ? "export.handout.next" : "export.handout.happened"),
                    MomentSentence.of(asksForNext ? next : last, words)));
            exportRequest.done(i + 1, positions.length);
        }
        return new Handout<>(
                ExportHeading.of(exportRequest.session(), words),
                exportRequest.arguments().get(PER_PAGE),
                exportRequest.arguments().get(ANSWERS),
                items);
    }
}
