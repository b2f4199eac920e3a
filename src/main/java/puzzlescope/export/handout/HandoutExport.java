package puzzlescope.export.handout;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.ChoiceParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.export.At;
import puzzlescope.export.Export;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.Heading;
import puzzlescope.export.Sentence;
import puzzlescope.export.handout.Handout.Item;

/** Moments of a range as pictures on paper, with what happened below them or with lines to write it on. */
public final class HandoutExport implements ExportKind {

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
        return List.of(".html");
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
                ExportOptions.TEXT_SIZE);
    }

    @Override
    public At needs(Arguments arguments) {
        return arguments.get(ExportOptions.END);
    }

    @Override
    public List<ExportFile> make(Export export) throws InterruptedException {
        var words = export.words();
        var session = export.session();
        var grid = export.arguments().get(PER_PAGE);
        var board =
                export.board(export.style(), grid.size().width(), grid.size().height());
        var positions = export.stops(MOST_PICTURES);
        var items = new ArrayList<Item>();
        for (int i = 0; i < positions.length; i++) {
            var svg = board.svg(positions[i]);
            var last = session.timeline().lastEvent();
            var next = session.timeline().nextEvent();
            boolean asksForNext = next.isPresent() && (last.isEmpty() || i == positions.length - 1);
            items.add(new Item(
                    svg,
                    words.say("export.step", positions[i]),
                    Sentence.of(last, words),
                    words.say(asksForNext ? "export.handout.next" : "export.handout.happened"),
                    Sentence.of(asksForNext ? next : last, words)));
            export.done(i + 1, positions.length);
        }
        var handout =
                new Handout(Heading.of(session, words), grid, export.arguments().get(ANSWERS), items);
        return List.of(export.with(new HandoutPage(handout, words).text()));
    }
}
