package puzzlescope.export.sheet;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportOptions;
import puzzlescope.export.ExportProgress;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.ExportRequest;
import puzzlescope.export.FileStyle;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.RunFacts;
import puzzlescope.picture.PuzzlePicture;

/**
 * Printed exercises for a lesson, in variants: for each chapter, steps of its run to trace in a table, the author's
 * questions, and generated questions. The answers are in a separate file. A chapter's run has another seed in each
 * variant, unless the author's questions are about it; if the run is the same, other steps are traced.
 */
public final class LessonSheets implements SheetContent {

    private static final String LESSON = "lesson";
    private static final NumberParameter ROWS = new NumberParameter("traced-steps", 0, 40, false, 6L);
    private static final NumberParameter QUESTIONS = new NumberParameter("questions", 0, 40, false, 2L);

    private final Lesson lesson;
    private final Arguments arguments;
    private final Words words;
    private final Path file;
    private final ExportProgress progress;
    private int done;

    private LessonSheets(Lesson lesson, Arguments arguments, Words words, Path file, ExportProgress progress) {
        this.lesson = lesson;
        this.arguments = arguments;
        this.words = words;
        this.file = file;
        this.progress = progress;
    }

    /** Returns the possible file extensions, with the dot, the default first. */
    public static List<String> endings() {
        return SheetFiles.ENDINGS;
    }

    public static List<Parameter<?>> options() {
        return List.of(
                SheetExport.VARIANTS,
                ROWS,
                QUESTIONS,
                SheetExport.SEED,
                ExportOptions.THEME,
                ExportOptions.PICTURE_TEXT_SIZE);
    }

    /**
     * Creates the sheets of a lesson and their answers. Called on a thread of its own, which is interrupted to cancel
     * it.
     *
     * @param arguments the values of {@link #options}
     * @param progress accepts the fraction done, from 0 to 1
     * @throws ExportRefusedException if a chapter cannot be run; the message names it
     */
    public static List<ExportFile> make(
            Lesson lesson, Arguments arguments, Words words, Path file, ExportProgress progress)
            throws InterruptedException {
        for (int i = 0; i < lesson.chapters().size(); i++) {
            refuseIfBroken(lesson.chapters().get(i), i);
        }
        var style = new FileStyle(
                arguments.get(ExportOptions.THEME),
                lesson.chapters().getFirst().run().puzzle(),
                words,
                arguments.integer(ExportOptions.PICTURE_TEXT_SIZE));
        return SheetFiles.make(file, style, words, new LessonSheets(lesson, arguments, words, file, progress));
    }

    private static void refuseIfBroken(Chapter chapter, int number) {
        var run = chapter.run();
        run.puzzle().check(run.arguments()).stream()
                .filter(Remark::blocking)
                .findFirst()
                .ifPresent(remark -> {
                    throw refused(number, remark.message());
                });
        if (PuzzlePicture.of(run.puzzle().id()).isEmpty()) {
            throw refused(number, Message.of("export.no-picture"));
        }
    }

    private static ExportRefusedException refused(int number, Message reason) {
        return new ExportRefusedException(LESSON, Message.of("lesson.make.wrong", number + 1, reason));
    }

    @Override
    public <P> List<SheetBlock<P>> blocks(boolean answered, SheetDrawing<P> sheetDrawing) throws InterruptedException {
        var blocks = new ArrayList<SheetBlock<P>>();
        var chapters = lesson.chapters();
        int variants = arguments.integer(SheetExport.VARIANTS);
        var traced = new ArrayList<long[]>();
        for (int variant = 0; variant < variants; variant++) {
            var key = answered ? "export.sheet.answers-of" : "export.sheet.variant";
            blocks.add(new SheetBlock.Title<>(
                    words.localize(key, in(lesson.title()), SheetFiles.letter(variant)),
                    in(lesson.about()),
                    !answered));
            var begun = new HashSet<Map.Entry<String, Integer>>();
            for (int i = 0; i < chapters.size(); i++) {
                var first = variant == 0 ? new long[0] : traced.get(i);
                var made = chapter(i, variant, begun, first, answered, sheetDrawing, blocks);
                if (variant == 0) {
                    traced.add(made);
                }
                done(2 * variants * chapters.size());
            }
        }
        return blocks;
    }

    private void done(int whole) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        progress.done((double) ++done / whole);
    }

    private String in(LocalizedText text) {
        return text.in(words.language());
    }

    /**
     * Adds a chapter's section and returns the events traced in it.
     *
     * @param begun the runs already traced in this variant, with their first step
     * @param first the events traced in the first variant
     */
    private <P> long[] chapter(
            int number,
            int variant,
            Set<Map.Entry<String, Integer>> begun,
            long[] first,
            boolean answered,
            SheetDrawing<P> sheetDrawing,
            List<SheetBlock<P>> blocks)
            throws InterruptedException {
        var chapter = lesson.chapters().get(number);
        var run = chapter.run();
        var written =
                chapter.task() instanceof Task.Questions asked ? asked.written() : List.<Task.AuthoredQuestion>of();
        // The author's questions are about the original run.
        var inputs =
                written.isEmpty() ? SheetRecordings.another(run.puzzle(), run.arguments(), variant) : run.arguments();
        var session = SheetRecordings.of(run.puzzle(), inputs);
        try {
            session.run().failure().ifPresent(_ -> {
                if (session.trace().length() == 0) {
                    throw refused(number, Message.of("export.failed"));
                }
            });
            int length = (int) Math.min(RunFacts.MOST, session.trace().length());
            int end = (int) Math.min(length, chapter.end());
            int rows = Math.min(arguments.integer(ROWS), end);
            var seed = SheetExport.SEED.later(
                    arguments.get(SheetExport.SEED), variant * lesson.chapters().size() + number);
            int begin = (int) Math.clamp(chapter.begin(), 0, end - (long) rows);
            if (variant > 0 && Arrays.equals(first, SheetRecordings.events(session, begin, rows))) {
                begin = SheetRecordings.otherBegin(begin, end - rows, seed);
            }
            var name = run.puzzle().id() + " " + texts(run.puzzle().parameters(), inputs);
            while (rows > 0 && !begun.add(Map.entry(name, begin)) && begin + 2 * rows <= end) {
                begin += rows;
            }
            int asked = Math.min(end, begin + rows + SheetRecordings.AHEAD);
            var drawn = PaperQuestion.about(session, begin, rows, asked, arguments.integer(QUESTIONS), seed);
            var questions = Stream.concat(written.stream().map(PaperQuestion::of), drawn.stream())
                    .toList();
            var recorded = new RunFacts(session, Math.max(asked, begin + rows));
            var title = words.localize("lesson.chapter-name", number + 1, in(chapter.title()));
            blocks.addAll(new SheetVariant(recorded, words, begin, rows, questions)
                    .section(title, sheetDrawing.of(export(session)), answered));
            return SheetRecordings.events(session, begin, rows);
        } finally {
            session.close();
        }
    }

    private static String texts(List<Parameter<?>> parameters, Arguments arguments) {
        return String.join(" ", parameters.stream().map(arguments::text).toList());
    }

    private ExportRequest export(Session session) {
        var picture = PuzzlePicture.of(session.puzzle().id()).orElseThrow();
        return new ExportRequest(session, picture, arguments, words, file, progress);
    }
}
