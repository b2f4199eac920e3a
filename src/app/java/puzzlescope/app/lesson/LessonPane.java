package puzzlescope.app.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** A chapter beside the tab: its text, its task, and navigation to the other chapters. FX thread only. */
final class LessonPane extends VBox {

    private static final double LETTERS = 24;
    /** Height of the pane, in text heights, below which the text and the task share the room. */
    private static final double LOW = 34;
    /** Largest share of the window. */
    private static final double MOST = 0.36;

    private static final PseudoClass DONE = PseudoClass.getPseudoClass("done");
    private static final String ACCENT = "accent";

    private final Appearance appearance;
    private final OpenLesson openLesson;
    private final Label title = label("lesson-title");
    private final Label number = label("lesson-number");
    private final ComboBox<String> chapters = new ComboBox<>();
    private final Label heading = label("lesson-chapter");
    private final MarkdownView text = new MarkdownView();
    private final VBox words = new VBox(heading, text);
    private final ScrollPane scroll = new ScrollPane(words);
    private final Label now = label("lesson-now");
    private final Label state = label("lesson-state");
    private final VBox task = new VBox(now, state);
    private final Button wrongAgain;
    private final Button close;
    private final Button back;
    private final Button next;
    private final Button following;
    private final Button save;
    private final Button again;
    private final FlowPane more;
    private boolean listing;
    private String shown = "";

    LessonPane(Appearance appearance, OpenLesson openLesson) {
        this.appearance = appearance;
        this.openLesson = openLesson;
        setId("lesson");
        getStyleClass().add("lesson");
        chapters.setId("lesson-chapters");
        chapters.setMaxWidth(Double.MAX_VALUE);
        chapters.setButtonCell(new ChapterNumber());
        chapters.accessibleTextProperty().bind(appearance.texts().of("lesson.chapter-list"));
        chapters.getSelectionModel().selectedIndexProperty().addListener((_, _, to) -> {
            if (!listing && to.intValue() >= 0) {
                openLesson.openChapter(to.intValue());
            }
        });
        words.getStyleClass().add("lesson-words");
        scroll.setId("lesson-text");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        back = button("back", Shortcut.PREVIOUS_CHAPTER, openLesson::previousChapter);
        next = button("next", Shortcut.NEXT_CHAPTER, openLesson::next);
        following = new Button();
        following.setId("lesson-end-next");
        following.setOnAction(_ -> openLesson.openNextLesson());
        following.getStyleClass().add(ACCENT);
        save = LocalizedControls.button(appearance, "lesson-save", "results.save", openLesson::saveResults);
        wrongAgain = LocalizedControls.button(
                appearance, "lesson-wrong-again", "lesson.end.wrong-again", openLesson::askMissed);
        close = LocalizedControls.button(appearance, "lesson-end-close", "lesson.close", openLesson::close);
        again = LocalizedControls.button(appearance, "lesson-again", "lesson.again", openLesson::again);
        var ways = buttons(back, next);
        more = buttons(following, wrongAgain, save, close);
        task.getStyleClass().add("lesson-task");
        heightProperty().addListener((_, _, height) -> place(height.doubleValue()));
        // The last rows stay where they are, and at the end nothing takes the place of "Finish".
        getChildren().addAll(header(), number, chapters, scroll, task, more, buttons(again), ways);
    }

    private static FlowPane buttons(Button... buttons) {
        var row = new FlowPane(buttons);
        row.getStyleClass().add("lesson-buttons");
        return row;
    }

    private static Label label(String id) {
        var label = LocalizedControls.wrapped();
        label.setId(id);
        label.getStyleClass().add(id);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private HBox header() {
        HBox.setHgrow(title, Priority.ALWAYS);
        var header = new HBox(
                title,
                tool("sheets", MaterialDesignP.PRINTER_OUTLINE, openLesson::sheets),
                tool("close", MaterialDesignC.CLOSE, openLesson::close));
        header.getStyleClass().add("lesson-header");
        return header;
    }

    private Button tool(String name, Ikon icon, Runnable action) {
        var tool = new Button();
        tool.setId("lesson-" + name);
        tool.setGraphic(new FontIcon(icon));
        tool.getStyleClass().addAll("flat", "tool");
        tool.accessibleTextProperty().bind(appearance.texts().of("lesson." + name));
        tool.setMinWidth(Region.USE_PREF_SIZE);
        Tooltips.set(tool, appearance.texts().of("lesson." + name));
        tool.setOnAction(_ -> action.run());
        return tool;
    }

    private Button button(String id, Shortcut shortcut, Runnable action) {
        var button = new Button();
        button.setId("lesson-" + id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Tooltips.set(
                button, appearance.texts().of("tooltip.keys", Message.of("shortcut." + shortcut), shortcut.keys()));
        button.setOnAction(_ -> action.run());
        return button;
    }

    /** Lays the pane out; at low height, everything except the navigation is below the text and scrolls with it. */
    private void place(double height) {
        boolean low = height < LOW * number.getFont().getSize();
        if (low == words.getChildren().contains(task)) {
            return;
        }
        if (low) {
            getChildren().removeAll(task, more);
            words.getChildren().addAll(task, more);
        } else {
            words.getChildren().removeAll(task, more);
            getChildren().addAll(getChildren().indexOf(scroll) + 1, List.of(task, more));
        }
    }

    @Override
    protected double computePrefWidth(double height) {
        double wide = LETTERS * number.getFont().getSize();
        return getScene() == null ? wide : Math.min(wide, MOST * getScene().getWidth());
    }

    void list(LessonProgress lessonProgress) {
        var language = appearance.texts().language();
        var all = lessonProgress.lesson().chapters();
        List<String> names = IntStream.range(0, lessonProgress.size())
                .mapToObj(i -> appearance.localize(
                        "lesson.chapter-name", i + 1, all.get(i).title().in(language)))
                .toList();
        listing = true;
        if (!names.equals(chapters.getItems())) {
            chapters.getItems().setAll(names);
        }
        chapters.getSelectionModel().select(lessonProgress.index());
        listing = false;
    }

    void show(LessonProgress lessonProgress, ChapterTask open) {
        var language = appearance.texts().language();
        var chapter = lessonProgress.chapter();
        list(lessonProgress);
        title.setText(lessonProgress.lesson().title().in(language));
        Visibility.set(number, false);
        heading.setText(chapter.title().in(language));
        Visibility.set(task, true);
        showButtons(false, false);
        var written = chapter.text().in(language);
        var which = lessonProgress.index() + written;
        if (!which.equals(shown)) {
            shown = which;
            words.getChildren().removeIf(AnswerList.class::isInstance);
            text.show(written);
            scroll.setVvalue(0);
        }
        now.setText(appearance.localize(open.instruction()));
        state.setText(appearance.localize(open.state()));
        var children =
                open.controls().map(controls -> List.of(now, controls, state)).orElse(List.of(now, state));
        if (!task.getChildren().equals(children)) {
            task.getChildren().setAll(children);
        }
        state.pseudoClassStateChanged(DONE, open.isDone());
        boolean leads = lessonProgress.isRepetition()
                ? lessonProgress.missedFrom(lessonProgress.index() + 1).isEmpty()
                : lessonProgress.isLast();
        next.setText(appearance.localize(leads ? "lesson.finish" : "lesson.next"));
        back.setText(appearance.localize("lesson.back"));
        DisabledReason.disable(back, lessonProgress.isFirst() ? Message.of("lesson.first") : null);
        boolean offered = lessonProgress.isUnsaved();
        Visibility.set(save, offered);
        next.getStyleClass().remove(ACCENT);
        if (open.isDone()) {
            next.getStyleClass().add(ACCENT);
        }
    }

    /**
     * Shows the end of a lesson: the score, the chapters left out, and the wrong answers.
     *
     * @param after the next lesson; empty if there is none
     */
    void showEnd(LessonProgress lessonProgress, Optional<Lesson> after) {
        var language = appearance.texts().language();
        var wrong = lessonProgress.wrong();
        title.setText(lessonProgress.lesson().title().in(language));
        Visibility.set(number, true);
        number.setText(
                appearance.localize("lesson.done-of", lessonProgress.done().size(), lessonProgress.size()));
        heading.setText(appearance.localize(lessonProgress.isFinished() ? "lesson.end.done" : "lesson.end.open"));
        var score = new StringBuilder();
        if (lessonProgress.isAnswered()) {
            var reached = lessonProgress.score();
            score.append(appearance.localize(
                            "lesson.end.score", reached.answered(), reached.right(), reached.questions()))
                    .append("\n\n");
        }
        if (!lessonProgress.isFinished()) {
            var left = IntStream.range(0, lessonProgress.size())
                    .filter(i -> !lessonProgress.done().contains(i))
                    .mapToObj(i -> String.valueOf(i + 1))
                    .collect(Collectors.joining(appearance.localize("lesson.separator")));
            score.append(appearance.localize("lesson.end.left", left)).append("\n\n");
        }
        if (!wrong.isEmpty()) {
            score.append(appearance.localize("lesson.end.wrong"));
        }
        shown = "";
        text.show(score.toString());
        words.getChildren().removeIf(AnswerList.class::isInstance);
        words.getChildren().add(words.getChildren().indexOf(text) + 1, new AnswerList(appearance, wrong));
        scroll.setVvalue(0);
        Visibility.set(task, false);
        Visibility.set(save, lessonProgress.isUnsaved());
        showButtons(true, lessonProgress.missedFrom(0).isPresent());
        after.ifPresent(lesson -> following.setText(appearance.localize("lesson.end.next", lesson.title())));
        Visibility.set(following, after.isPresent());
        DisabledReason.disable(back, null);
    }

    /** The number of the chosen chapter, whose title is below it in full. */
    private final class ChapterNumber extends ListCell<String> {

        @Override
        protected void updateItem(@Nullable String name, boolean empty) {
            super.updateItem(name, empty);
            int count = chapters.getItems().size();
            setText(empty ? "" : appearance.localize("lesson.chapter-of", getIndex() + 1, count));
        }
    }

    private void showButtons(boolean isEnd, boolean isAnyWrong) {
        Visibility.set(again, !isEnd);
        Visibility.set(wrongAgain, isEnd && isAnyWrong);
        Visibility.set(close, isEnd);
        Visibility.set(next, !isEnd);
        Visibility.set(following, false);
    }
}
