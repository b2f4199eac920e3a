package puzzlescope.app.lesson;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.app.program.ProgramStore;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LessonAnswer;
import puzzlescope.learn.lesson.LessonResults;
import puzzlescope.learn.lesson.QuestionCount;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.control.NamedAction;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** The open lesson of a window, if any: navigates between chapters and keeps the answers. FX thread only. */
public final class OpenLesson {

    private final Appearance appearance;
    private final RunDocuments documents;
    private final OpenChapter opened;
    private final StackPane place = new StackPane();
    private @Nullable LessonPane pane;
    private @Nullable LessonProgress lessonProgress;
    private final StringProperty name = new SimpleStringProperty("");
    private final LessonDraft lessonDraft = new LessonDraft();
    private final LessonRecords records;
    private boolean ended;
    private @Nullable ReplacedRuns replaced;

    /**
     * Creates a window's lessons, with none open.
     *
     * @param tabs selects a puzzle's tab
     * @param folder where it is kept how far each lesson has come, with its programs; if empty, only while the window is open
     */
    public OpenLesson(
            Appearance appearance,
            Function<Puzzle, ? extends LessonTab> tabs,
            RunDocuments documents,
            Optional<Path> folder) {
        records = new LessonRecords(folder);
        this.appearance = appearance;
        this.documents = documents;
        opened = new OpenChapter(
                appearance, tabs.andThen(this::keepingItsRun), documents, new ProgramStore(folder), this::show);
        place.setId("lesson-place");
        show(false);
        appearance.texts().wordsProperty().addListener((_, _, _) -> show());
        documents.alsoOpen(LessonResults.ENDING, file -> {
            var results = LessonResults.read(file);
            return () -> ResultsPane.open(appearance, documents.button(), results);
        });
    }

    public Node place() {
        return place;
    }

    /** The name last written on results. */
    public StringProperty name() {
        return name;
    }

    public void list() {
        LessonList.open(appearance, documents.button(), records, this::open, documents::open);
    }

    /** Asks for a name and a file for the answers in the open lesson; if there are none, those given last. */
    public void saveResults() {
        var open = lessonProgress;
        if (open != null && open.isAnswered()) {
            saveResults(open);
        } else {
            records.kept()
                    .ifPresentOrElse(
                            results -> saveResults(results, () -> {}),
                            () -> documents.showMessage(Message.of("results.nothing-answered")));
        }
    }

    private void saveResults(LessonProgress progress) {
        saveResults(results(progress), progress::save);
    }

    private void saveResults(LessonResults results, Runnable onSaved) {
        HandInPane.open(appearance, documents.button(), results, name, onSaved);
    }

    private static LessonResults results(LessonProgress progress) {
        return progress.results("", LocalDate.now(ZoneId.systemDefault()));
    }

    /** Keeps the answers in the open lesson, if any, to be saved later. */
    public void keepAnswers() {
        if (lessonProgress != null && lessonProgress.isAnswered() && !lessonProgress.isOnTrial()) {
            records.keep(results(lessonProgress));
        }
    }

    /** Opens the form for exercise sheets of the open lesson. */
    public void sheets() {
        lesson().ifPresent(open -> SheetsPane.open(appearance, documents.button(), open));
    }

    /** Shows the results handed in by a class. */
    public void collect() {
        CollectPane.open(appearance, documents.button());
    }

    public void make() {
        LessonMakerPane.open(appearance, lessonDraft, this, documents);
    }

    private void show(boolean on) {
        Visibility.set(place, on);
    }

    /** Hides the lesson, or shows it again. */
    public void setMinimized(boolean aside) {
        show(!aside && lessonProgress != null);
    }

    public boolean isOpen() {
        return lessonProgress != null;
    }

    public Optional<Lesson> lesson() {
        return Optional.ofNullable(lessonProgress).map(LessonProgress::lesson);
    }

    /** The lesson after the open one; otherwise the first of the app's that is not finished. */
    public Optional<Lesson> nextLesson() {
        return isOpen()
                ? lesson().flatMap(ShippedLesson::after)
                : ShippedLesson.all().stream()
                        .map(ShippedLesson::lesson)
                        .filter(each ->
                                records.of(each).done().size() < each.chapters().size())
                        .findFirst();
    }

    /** The answers in the open lesson, in order. */
    public List<LessonAnswer> answers() {
        return lessonProgress == null ? List.of() : lessonProgress.answers();
    }

    /** The number of the open chapter, from 1; 0 if there is none. */
    public int chapter() {
        return lessonProgress == null ? 0 : lessonProgress.index() + 1;
    }

    public Message standing(Lesson lesson) {
        return records.of(lesson).name(lesson.chapters().size());
    }

    /** The next lesson, to go on with, and all of the app's. */
    public Stream<NamedAction> paletteEntries() {
        return Stream.concat(
                nextLesson().stream()
                        .map(next ->
                                new NamedAction(Message.of("palette.next-lesson", next.title()), () -> goOn(next))),
                ShippedLesson.all().stream()
                        .map(ShippedLesson::lesson)
                        .map(each -> new NamedAction(Message.of("palette.lesson", each.title()), () -> open(each))));
    }

    /** Opens a lesson where it was left, or at its first chapter. */
    public void goOn(Lesson lesson) {
        var standing = records.of(lesson);
        open(lesson, standing.isOpen(lesson.chapters().size()) ? standing.chapter() : 0);
    }

    /** Opens a lesson at its first chapter, replacing the open one. */
    public void open(Lesson lesson) {
        open(lesson, 0);
    }

    /** Opens a lesson that is being made; when it is left, the runs come back from which it is made. */
    public void openOnTrial(Lesson lesson) {
        var runs = replaced == null ? new ReplacedRuns(documents) : replaced;
        runs.keep();
        open(lesson, 0, runs);
    }

    private void open(Lesson lesson, int chapter) {
        open(lesson, chapter, null);
    }

    private void open(Lesson lesson, int chapter, @Nullable ReplacedRuns runs) {
        var unsaved = end(lessonProgress);
        restoreRuns(runs);
        lessonProgress = new LessonProgress(lesson, runs != null);
        lessonProgress.restore(records.of(lesson).done());
        countQuestions(lessonProgress);
        if (pane == null) {
            pane = new LessonPane(appearance, this);
            place.getChildren().setAll(pane);
        }
        show(true);
        pane.list(lessonProgress);
        openChapter(chapter);
        // Beside the tab of the new lesson, not of the old one.
        unsaved.ifPresent(this::saveResults);
    }

    /** Restores the runs that a lesson on trial has replaced, unless the next one goes on with them. */
    private void restoreRuns(@Nullable ReplacedRuns next) {
        if (replaced != null && !replaced.equals(next)) {
            replaced.restore();
        }
        replaced = next;
    }

    private LessonTab keepingItsRun(LessonTab tab) {
        if (replaced != null) {
            replaced.keep();
        }
        return tab;
    }

    /** Predictions are counted in runs of their own, so on a background thread. */
    private void countQuestions(LessonProgress progress) {
        Thread.ofPlatform().daemon().name("question-count").start(() -> {
            try {
                int all = QuestionCount.of(progress.lesson());
                FxThread.run(() -> {
                    progress.setQuestions(all);
                    show();
                });
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /**
     * Ends the lesson; the open run stays, unless the lesson was on trial. Offers to save unsaved answers, unless the end
     * of the lesson has offered it or they were given on trial.
     */
    public void close() {
        var unsaved = end(lessonProgress);
        restoreRuns(null);
        unsaved.ifPresent(this::saveResults);
    }

    /** Ends the open lesson and keeps its answers; returns it if they are still to be saved. */
    private Optional<LessonProgress> end(@Nullable LessonProgress closed) {
        opened.end();
        keepAnswers();
        var unsaved = Optional.ofNullable(closed).filter(each -> each.isUnsaved() && !ended);
        lessonProgress = null;
        ended = false;
        show(false);
        return unsaved;
    }

    /** Goes to the next chapter; from the last one, to the end of the lesson. */
    public void next() {
        var progress = lessonProgress;
        if (progress == null || ended) {
            return;
        }
        if (progress.isRepetition()) {
            progress.missedFrom(progress.index() + 1).ifPresentOrElse(this::askMissedOf, this::end);
        } else if (progress.isLast()) {
            end();
        } else {
            openChapter(progress.index() + 1);
        }
    }

    /** Opens the lesson after the open one, if there is one. */
    void openNextLesson() {
        lesson().flatMap(ShippedLesson::after).ifPresent(this::open);
    }

    /** Asks the missed questions again. */
    void askMissed() {
        if (lessonProgress != null) {
            lessonProgress.missedFrom(0).ifPresent(this::askMissedOf);
        }
    }

    private void askMissedOf(int chapter) {
        if (lessonProgress != null) {
            lessonProgress.openAgain(chapter);
            beginChapter(lessonProgress);
        }
    }

    private void end() {
        opened.end();
        ended = true;
        show();
    }

    public void previousChapter() {
        if (lessonProgress != null && ended) {
            openChapter(lessonProgress.index());
        } else if (lessonProgress != null && !lessonProgress.isFirst()) {
            openChapter(lessonProgress.index() - 1);
        }
    }

    public void again() {
        if (lessonProgress != null) {
            openChapter(lessonProgress.index());
        }
    }

    /** Opens a chapter by its number, from 0. */
    public void openChapter(int index) {
        if (lessonProgress == null) {
            return;
        }
        lessonProgress.open(index);
        beginChapter(lessonProgress);
    }

    private void beginChapter(LessonProgress progress) {
        ended = false;
        opened.end();
        opened.begin(progress);
        records.put(progress.lesson(), progress.index(), progress.done());
        show();
    }

    /** Called once a frame. */
    public void tick() {
        opened.tick();
    }

    private void show() {
        var task = opened.task();
        if (pane == null || lessonProgress == null) {
            return;
        }
        if (ended) {
            pane.showEnd(lessonProgress, ShippedLesson.after(lessonProgress.lesson()));
        } else if (task.isPresent()) {
            if (task.get().isDone() && !lessonProgress.done().contains(lessonProgress.index())) {
                lessonProgress.finishChapter();
                records.put(lessonProgress.lesson(), lessonProgress.index(), lessonProgress.done());
            }
            pane.show(lessonProgress, task.get());
        }
    }
}
