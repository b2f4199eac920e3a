package puzzlescope.app.lesson;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Trace;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.Lesson;
import puzzlescope.learn.lesson.LocalizedText;

/** A lesson being edited; changes to the list of its chapters can be undone. FX thread only. */
final class LessonDraft {

    private static final int MOST_UNDONE = 100;

    private LocalizedText title = LocalizedText.EMPTY;
    private LocalizedText about = LocalizedText.EMPTY;
    private final ObservableList<ChapterDraft> chapters = FXCollections.observableArrayList();
    private final Deque<List<ChapterDraft>> before = new ArrayDeque<>();

    LocalizedText title() {
        return title;
    }

    void title(LocalizedText written) {
        title = written;
    }

    ObservableList<ChapterDraft> chapters() {
        return chapters;
    }

    /** Starts from an existing lesson. */
    void load(Lesson lesson) {
        keep();
        title = lesson.title();
        about = lesson.about();
        chapters.setAll(lesson.chapters().stream().map(ChapterDraft::new).toList());
    }

    /** Appends a run as a chapter, without its breakpoints: those who work through it have their own. */
    void add(RunFile run) {
        keep();
        chapters.add(new ChapterDraft(run.stoppingAt(List.of()), inEveryLanguage(language -> name(run, language))));
    }

    /**
     * Appends a chapter for each mark of a run, each up to the next mark, with the mark's note or else the sentence of its
     * step; returns their number. One at the end can be played from the mark before it.
     */
    int addMarks(RunFile run, Trace trace) {
        keep();
        var marks = run.marks();
        for (int i = 0; i < marks.size(); i++) {
            var mark = marks.get(i);
            long to = i + 1 < marks.size() ? marks.get(i + 1).position() : trace.length();
            // At the end nothing is left to play, but the way there can be played again.
            long from = to > mark.position()
                    ? mark.position()
                    : i == 0 ? 0 : marks.get(i - 1).position();
            var range =
                    to > from ? Optional.of(new RunFile.SavedRange(from, to)) : Optional.<RunFile.SavedRange>empty();
            var part = new RunFile(
                    run.puzzle(), run.arguments(), mark.position(), range, List.of(), Optional.empty(), mark.view());
            var made = new ChapterDraft(
                    part, inEveryLanguage(language -> mark.name().isBlank() ? name(part, language) : mark.name()));
            made.text(inEveryLanguage(
                    language -> mark.note().isBlank() ? sentence(trace, mark.position(), language) : mark.note()));
            chapters.add(made);
        }
        return marks.size();
    }

    /** The sentence at a position of a recording; empty at its beginning. */
    private static String sentence(Trace trace, long position, Language language) {
        var last = new long[1];
        return position > trace.firstKept() && trace.copy(position - 1, last, 0, 1) == 1
                ? new Words(language)
                        .localize(trace.vocabulary().unpack(last[0]).sentence())
                : "";
    }

    /** Default name of a chapter: the puzzle, and the step if it does not begin at the first. */
    private static String name(RunFile run, Language language) {
        var puzzle = Message.of(run.puzzle().id() + ".name");
        long begin = run.range().map(RunFile.SavedRange::begin).orElse(run.position());
        return new Words(language).localize(begin == 0 ? puzzle : Message.of("lesson.make.at-step", puzzle, begin));
    }

    private static LocalizedText inEveryLanguage(Function<Language, String> text) {
        var texts = new EnumMap<Language, String>(Language.class);
        for (var language : Language.values()) {
            texts.put(language, text.apply(language));
        }
        return new LocalizedText(texts);
    }

    /** Moves a chapter up or down; returns its new index. */
    int move(int index, int by) {
        int to = index + by;
        if (index < 0 || to < 0 || to >= chapters.size()) {
            return index;
        }
        keep();
        chapters.add(to, chapters.remove(index));
        return to;
    }

    void remove(int index) {
        keep();
        chapters.remove(index);
    }

    boolean canUndo() {
        return !before.isEmpty();
    }

    /** Undoes the last change to the list of chapters. */
    void undo() {
        if (canUndo()) {
            chapters.setAll(before.pop());
        }
    }

    private void keep() {
        before.push(List.copyOf(chapters));
        if (before.size() > MOST_UNDONE) {
            before.removeLast();
        }
    }

    /** The lesson; throws {@link InvalidInputException} with what is still to be corrected, and in which chapter. */
    Lesson lesson() {
        if (title.isEmpty()) {
            throw new InvalidInputException(Message.of("lesson.make.no-title"));
        }
        if (chapters.isEmpty() || chapters.size() > Lesson.MOST_CHAPTERS) {
            throw new InvalidInputException(Message.of("lesson.chapters", Lesson.MOST_CHAPTERS));
        }
        var made = new Chapter[chapters.size()];
        for (int i = 0; i < made.length; i++) {
            try {
                made[i] = chapters.get(i).chapter();
                Lesson.parse(new Lesson(title, about, List.of(made[i])).text());
            } catch (InvalidInputException wrong) {
                throw new InvalidInputException(Message.of("lesson.make.wrong", i + 1, wrong.reason()));
            }
        }
        return new Lesson(title, about, List.of(made));
    }
}
