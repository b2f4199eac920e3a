package puzzlescope.app.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Answer;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.ShippedLesson;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** The lesson that is open in a window, if one is: goes from chapter to chapter and keeps what is answered. FX thread only. */
public final class Lessons {

    private final Appearance appearance;
    private final RunDocuments documents;
    private final OpenChapter opened;
    private final StackPane place = new StackPane();
    private @Nullable LessonPane pane;
    private @Nullable Work work;
    private @Nullable Work last;
    private final StringProperty name = new SimpleStringProperty("");
    private final VBox welcome = new VBox();
    private boolean offered;
    private final Draft draft = new Draft();

    /**
     * A window without a lesson.
     *
     * @param tabs brings a puzzle's tab to the front
     */
    public Lessons(Appearance appearance, Function<Puzzle, ? extends LessonTab> tabs, RunDocuments documents) {
        this.appearance = appearance;
        this.documents = documents;
        opened = new OpenChapter(appearance, tabs, documents, this::show);
        place.setId("lesson-place");
        show(false);
        offerFirst(false);
        appearance.texts().wordsProperty().addListener((_, _, _) -> show());
    }

    /** Where a lesson stands while one is open. */
    public Node place() {
        return place;
    }

    /** Where the lesson that shows the app is offered. */
    public Node welcome() {
        return welcome;
    }

    /** Offers the lesson that shows the app, or no longer does. */
    public void offerFirst(boolean on) {
        offered = on;
        Visibility.set(welcome, on);
        welcome.getChildren().clear();
        if (on) {
            welcome.getChildren()
                    .add(new WelcomeBar(appearance, () -> open(ShippedLesson.first()), () -> offerFirst(false)));
        }
    }

    /** Whether that lesson was offered and nobody has said anything to it. */
    public boolean isOffering() {
        return offered;
    }

    /** The name that was last written on results. */
    public StringProperty name() {
        return name;
    }

    /** Shows the lessons there are. */
    public void list() {
        LessonList.open(appearance, documents.button(), this::open, documents::open);
    }

    /** Asks for a name and a place for what was answered in the lesson that is open, or was last. */
    public void saveResults() {
        var answered = work != null ? work : last;
        if (answered == null || answered.answers().isEmpty()) {
            documents.tell(Message.of("results.nothing-answered"));
        } else {
            HandIn.open(appearance, documents.button(), answered, name);
        }
    }

    /** Asks what exercise sheets of the lesson that is open are to be like. */
    public void sheets() {
        lesson().ifPresent(open -> SheetsPane.open(appearance, documents.button(), open));
    }

    /** Shows what a class has handed in. */
    public void collect() {
        CollectPane.open(appearance, documents.button());
    }

    /** Makes a lesson. */
    public void make() {
        MakerPane.open(appearance, documents.button(), draft, new MakerPane.Window() {
            @Override
            public RunFile shown() {
                return documents.shown();
            }

            @Override
            public long recorded() {
                return documents.recorded();
            }

            @Override
            public Optional<Lesson> lesson() {
                return Lessons.this.lesson();
            }

            @Override
            public void open(Lesson lesson) {
                Lessons.this.open(lesson);
            }
        });
    }

    private void show(boolean on) {
        Visibility.set(place, on);
    }

    /** Lets the lesson stand back, or come forth again. */
    public void setAside(boolean aside) {
        show(!aside && work != null);
    }

    /** Whether a lesson is open. */
    public boolean isOpen() {
        return work != null;
    }

    /** The lesson that is open. */
    public Optional<Lesson> lesson() {
        return Optional.ofNullable(work).map(Work::lesson);
    }

    /** What was answered in the lesson that is open, in that order. */
    public List<Answer> answers() {
        return work == null ? List.of() : work.answers();
    }

    /** The number of the chapter that is open, from 1; 0 if there is none. */
    public int chapter() {
        return work == null ? 0 : work.index() + 1;
    }

    /** Opens a lesson in place of the one that is open, at its first chapter. */
    public void open(Lesson lesson) {
        close();
        offerFirst(false);
        work = new Work(lesson);
        if (pane == null) {
            pane = new LessonPane(appearance, this);
            place.getChildren().setAll(pane);
        }
        show(true);
        pane.list(work);
        go(0);
    }

    /** Ends the lesson; the run that is open stays. What was answered and is not saved is offered to be. */
    public void close() {
        opened.end();
        last = work;
        work = null;
        show(false);
        if (last != null && last.isUnsaved()) {
            saveResults();
        }
    }

    /** Goes to the next chapter; from the last one, ends the lesson. */
    public void next() {
        if (work != null && work.isLast()) {
            close();
        } else if (work != null) {
            go(work.index() + 1);
        }
    }

    /** Goes to the chapter before. */
    public void back() {
        if (work != null && !work.isFirst()) {
            go(work.index() - 1);
        }
    }

    /** Begins the chapter that is open once more. */
    public void again() {
        if (work != null) {
            go(work.index());
        }
    }

    /** Opens a chapter, by its number from 0. */
    public void go(int index) {
        if (work == null) {
            return;
        }
        opened.end();
        work.open(index);
        opened.begin(work);
        show();
    }

    /** Called once a frame. */
    public void tick() {
        opened.tick();
    }

    private void show() {
        var task = opened.task();
        if (pane != null && work != null && task.isPresent()) {
            pane.show(work, task.get());
        }
    }
}
