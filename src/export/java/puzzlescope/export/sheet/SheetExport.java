package puzzlescope.export.sheet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.export.Export;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.learn.question.Questions;
import puzzlescope.learn.question.RecordedRun;

/**
 * Printed exercises in several variants: steps to trace in a table, and questions; the answers are in a separate file.
 * Each variant has the next seed; if that makes no difference, it traces other steps of the run.
 */
public final class SheetExport implements ExportKind {

    static final NumberParameter VARIANTS = new NumberParameter("variants", 1, 26, false, 2L);
    private static final NumberParameter ROWS = new NumberParameter("traced-steps", 0, 40, false, 10L);
    private static final NumberParameter QUESTIONS = new NumberParameter("questions", 0, 40, false, 5L);
    static final NumberParameter SEED = NumberParameter.seed("question-seed", 1);

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

    /** Not available for games, since each variant is another run. */
    @Override
    public boolean isOfGames() {
        return false;
    }

    @Override
    public long needs(Arguments arguments) {
        return RecordedRun.MOST;
    }

    @Override
    public List<ExportFile> make(Export export) throws InterruptedException {
        return SheetFiles.make(export.file(), export.style(), export.words(), new OfRun(export));
    }

    private record OfRun(Export export) implements Sheets {

        @Override
        public <P> List<Block<P>> blocks(boolean answered, Drawing<P> drawing) throws InterruptedException {
            return SheetExport.blocks(export, answered, drawing);
        }
    }

    private static <P> List<Block<P>> blocks(Export export, boolean answered, Drawing<P> drawing)
            throws InterruptedException {
        var blocks = new ArrayList<Block<P>>();
        var first = new long[0];
        int variants = export.arguments().integer(VARIANTS);
        for (int i = 0; i < variants; i++) {
            var given = export.session();
            var session = Recordings.of(given.puzzle(), Recordings.another(given.puzzle(), given.arguments(), i));
            try {
                var own = new Export(
                        session,
                        export.picture(),
                        export.arguments(),
                        export.words(),
                        export.file(),
                        export.progress());
                var variant = variant(own, i, first);
                blocks.addAll(variant.blocks(SheetFiles.letter(i), drawing.of(own), answered));
                if (i == 0) {
                    first = Recordings.events(
                            session, variant.begin(), export.arguments().integer(ROWS));
                }
            } finally {
                session.close();
            }
            export.done(answered ? variants + i + 1L : i + 1L, 2L * variants);
        }
        return blocks;
    }

    /** @param first the events traced in the first variant; empty for that variant itself */
    private static Variant variant(Export export, int number, long[] first) throws InterruptedException {
        var arguments = export.arguments();
        var session = export.session();
        int rows = arguments.integer(ROWS);
        long seed = arguments.get(SEED) + number;
        int length = (int) Math.min(RecordedRun.MOST, session.trace().length());
        int begin = (int) Math.min(export.from(), Math.max(0, length - rows));
        if (number > 0 && Arrays.equals(first, Recordings.events(session, begin, rows))) {
            begin += new PythonRandom(seed).below(length - rows - begin + 1);
        }
        var run = new RecordedRun(session, Math.min(length, begin + rows + Recordings.AHEAD), export.words());
        var questions = Questions.about(run, arguments.integer(QUESTIONS), seed).stream()
                .map(PaperQuestion::of)
                .toList();
        return new Variant(run, export.words(), begin, rows, questions);
    }
}
