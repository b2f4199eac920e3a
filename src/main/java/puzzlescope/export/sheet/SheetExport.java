package puzzlescope.export.sheet;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.NumberParameter;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.random.PythonRandom;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Retention;
import puzzlescope.export.At;
import puzzlescope.export.Export;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.pdf.PdfFile;
import puzzlescope.picture.Ink;
import puzzlescope.question.RecordedRun;

/**
 * Exercises on paper in several variants: steps to be traced in a table, and questions; the answers are in a file of their own. Each
 * variant has the next seed; where that makes no difference it traces other steps of the run.
 */
public final class SheetExport implements ExportKind {

    private static final String PDF = ".pdf";
    private static final String ANSWERS = "-answers";

    private static final NumberParameter VARIANTS = new NumberParameter("variants", 1, 26, false, 2L);
    private static final NumberParameter ROWS = new NumberParameter("rows", 0, 40, false, 10L);
    private static final NumberParameter QUESTIONS = new NumberParameter("questions", 0, 40, false, 5L);
    private static final NumberParameter SEED = NumberParameter.seed("question-seed", 1);

    /** Asked is about what can be traced by hand: up to so many steps after those of the table. */
    private static final int AHEAD = 40;

    private static final int WIDTH = 560;
    private static final int HEIGHT = 300;
    private static final Duration PATIENCE = Duration.ofMillis(20);
    private static final long MEMORY = 1L << 28;

    @Override
    public String id() {
        return "sheet";
    }

    @Override
    public List<String> endings() {
        return List.of(PDF, ".html");
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(
                VARIANTS, ExportOptions.BEGIN, ROWS, QUESTIONS, SEED, ExportOptions.THEME, ExportOptions.TEXT_SIZE);
    }

    /** Each variant is another run. */
    @Override
    public boolean isOfGames() {
        return false;
    }

    @Override
    public At needs(Arguments arguments) {
        return new At(RecordedRun.MOST, -1);
    }

    @Override
    public List<ExportFile> make(Export export) throws InterruptedException {
        var name = export.file().getFileName().toString();
        var ending = name.substring(name.lastIndexOf('.'));
        var answers = export.beside(ANSWERS + ending);
        if (export.isFor(PDF)) {
            return List.of(export.with(pdf(export, false)), ExportFile.of(answers, pdf(export, true)));
        }
        LongFunction<String> none = _ -> "";
        return List.of(
                export.with(new SheetPage(blocks(export, false, Drawing.SVG), export.words()).text()),
                ExportFile.of(answers, new SheetPage(blocks(export, true, _ -> none), export.words()).bytes()));
    }

    /** How the moments of an export are drawn. */
    @FunctionalInterface
    private interface Drawing<P> {

        Drawing<String> SVG = export -> export.board(export.style(), WIDTH, HEIGHT)::svg;

        LongFunction<P> of(Export export);
    }

    private static byte[] pdf(Export export, boolean answered) throws InterruptedException {
        var style = export.style();
        var file = new PdfFile(style);
        var blocks = blocks(export, answered, each -> position -> {
            var picture = file.picture(WIDTH, HEIGHT);
            picture.setFill(style.color(Ink.SURFACE));
            picture.fillRect(0, 0, WIDTH, HEIGHT);
            each.board(style, WIDTH, HEIGHT).paint(picture, position, 1);
            return picture;
        });
        return new SheetPdf(file, export.words()).bytes(blocks);
    }

    private static <P> List<Block<P>> blocks(Export export, boolean answered, Drawing<P> drawing)
            throws InterruptedException {
        var blocks = new ArrayList<Block<P>>();
        var first = new long[0];
        int variants = export.arguments().integer(VARIANTS);
        for (int i = 0; i < variants; i++) {
            var arguments = another(export, i);
            var session = Session.of(export.session().puzzle(), arguments, Retention.inMemory(MEMORY));
            try {
                record(session);
                var own = new Export(
                        session,
                        export.picture(),
                        export.arguments(),
                        export.words(),
                        export.file(),
                        export.progress());
                var variant = variant(own, i, first);
                blocks.addAll(variant.blocks(drawing.of(own), answered));
                if (i == 0) {
                    first = traced(session, variant.begin(), export.arguments().integer(ROWS));
                }
            } finally {
                session.close();
            }
            export.done(answered ? variants + i + 1L : i + 1L, 2L * variants);
        }
        return blocks;
    }

    private static Optional<NumberParameter> seed(Export export) {
        var puzzle = export.session().puzzle();
        return puzzle.ownParameters().stream()
                .filter(input -> puzzle.matters(input, export.session().arguments()))
                .filter(input -> input instanceof NumberParameter number && number.isSeed())
                .map(NumberParameter.class::cast)
                .findFirst();
    }

    /** The arguments of a variant. */
    private static Arguments another(Export export, int number) {
        var given = export.session().arguments();
        return seed(export)
                .map(seed -> given.with(seed, String.valueOf(given.get(seed) + number)))
                .orElse(given);
    }

    /** Records as much of a run as is asked about. */
    private static void record(Session session) throws InterruptedException {
        session.run().start();
        while (!session.run().awaitEnd(PATIENCE)) {
            if (session.trace().length() > RecordedRun.MOST) {
                session.run().stop();
            }
        }
    }

    /** @param first the events that are traced in the first variant; empty while there is none */
    private static Variant variant(Export export, int number, long[] first) throws InterruptedException {
        var arguments = export.arguments();
        var session = export.session();
        int rows = arguments.integer(ROWS);
        long seed = arguments.get(SEED) + number;
        int length = (int) Math.min(RecordedRun.MOST, session.trace().length());
        int begin = (int) Math.min(export.from(), Math.max(0, length - rows));
        if (number > 0 && Arrays.equals(first, traced(session, begin, rows))) {
            begin += new PythonRandom(seed).below(length - rows - begin + 1);
        }
        var run = new RecordedRun(session, Math.min(length, begin + rows + AHEAD), export.words());
        var name = String.valueOf((char) ('A' + number));
        return new Variant(name, run, export.words(), begin, rows, arguments.integer(QUESTIONS), seed);
    }

    private static long[] traced(Session session, long begin, int rows) {
        var events = new long[rows];
        session.trace().copy(begin, events, 0, rows);
        return events;
    }
}
