package puzzlescope.export.sheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportRequest;
import puzzlescope.learn.question.RunFacts;

/**
 * Printed exercises in several variants: steps to trace in a table, and questions; the answers are in a separate file.
 * Each variant has the next seed; if that makes no difference, it traces other steps of the run.
 */
public final class SheetExport implements ExportKind {

    static final NumberParameter VARIANTS = new NumberParameter("variants", 1, 26, false, 2L);
    private static final NumberParameter ROWS = new NumberParameter("traced-steps", 0, 40, false, 10L);
    private static final NumberParameter QUESTIONS = new NumberParameter("questions", 0, 40, false, 5L);
    /** Number of steps before those traced by default. */
    private static final int PROLOGUE = 20;

    static final SeedParameter SEED = SeedParameter.of("question-seed", 1);

    @Override
    public String id() {
        return "sheet";
    }

    @Override
    public List<String> endings() {
        return SheetFiles.ENDINGS;
    }

    @Override
    public boolean showsBoards() {
        return false;
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(
                VARIANTS,
                ExportOptions.BEGIN,
                ROWS,
                QUESTIONS,
                SEED,
                ExportOptions.THEME,
                ExportOptions.PICTURE_TEXT_SIZE);
    }

    /** Returns false, since each variant is another run. */
    @Override
    public boolean isOfGames() {
        return false;
    }

    @Override
    public long needs(Arguments arguments) {
        return RunFacts.MOST;
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws InterruptedException {
        return SheetFiles.make(
                exportRequest.file(), exportRequest.style(), exportRequest.words(), new OfRun(exportRequest));
    }

    private record OfRun(ExportRequest export) implements SheetContent {

        @Override
        public <P> List<SheetBlock<P>> blocks(boolean answered, SheetDrawing<P> sheetDrawing)
                throws InterruptedException {
            return SheetExport.blocks(export, answered, sheetDrawing);
        }
    }

    private static <P> List<SheetBlock<P>> blocks(
            ExportRequest exportRequest, boolean answered, SheetDrawing<P> sheetDrawing) throws InterruptedException {
        var blocks = new ArrayList<SheetBlock<P>>();
        var first = new long[0];
        int variants = exportRequest.arguments().integer(VARIANTS);
        for (int i = 0; i < variants; i++) {
            var given = exportRequest.session();
            var session =
                    SheetRecordings.of(given.puzzle(), SheetRecordings.another(given.puzzle(), given.arguments(), i));
            try {
                var own = new ExportRequest(
                        session,
                        exportRequest.picture(),
                        exportRequest.arguments(),
                        exportRequest.words(),
                        exportRequest.file(),
                        exportRequest.progress());
                var sheetVariant = variant(own, i, first);
                blocks.addAll(sheetVariant.blocks(SheetFiles.letter(i), sheetDrawing.of(own), answered));
                if (i == 0) {
                    first = SheetRecordings.events(session, sheetVariant.begin(), sheetVariant.rows());
                }
            } finally {
                session.close();
            }
            exportRequest.done(answered ? variants + i + 1L : i + 1L, 2L * variants);
        }
        return blocks;
    }

    /** Returns where the tracing begins, at most {@code last}; by default where there is something to see. */
    private static int begin(ExportRequest exportRequest, int last) {
        var given = exportRequest.arguments().get(ExportOptions.BEGIN);
        return given.equals(ExportOptions.BEGIN.preset())
                ? Math.min(PROLOGUE, last / 2)
                : (int) Math.min(exportRequest.from(), last);
    }

    /** @param first the events traced in the first variant; empty for that variant itself */
    private static SheetVariant variant(ExportRequest exportRequest, int number, long[] first)
            throws InterruptedException {
        var arguments = exportRequest.arguments();
        var session = exportRequest.session();
        var seed = SEED.later(arguments.get(SEED), number);
        int length = (int) Math.min(RunFacts.MOST, session.trace().length());
        int rows = Math.min(arguments.integer(ROWS), length);
        int begin = begin(exportRequest, length - rows);
        if (number > 0 && Arrays.equals(first, SheetRecordings.events(session, begin, rows))) {
            begin = SheetRecordings.otherBegin(begin, length - rows, seed);
        }
        int end = Math.min(length, begin + rows + SheetRecordings.AHEAD);
        var run = new RunFacts(session, end);
        var questions = PaperQuestion.about(session, begin, rows, end, arguments.integer(QUESTIONS), seed);
        return new SheetVariant(run, exportRequest.words(), begin, rows, questions);
    }
}
