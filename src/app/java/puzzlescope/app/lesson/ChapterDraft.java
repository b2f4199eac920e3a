package puzzlescope.app.lesson;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.document.OutsideAccess;
import puzzlescope.learn.document.RunFile;
import puzzlescope.learn.lesson.Chapter;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;

/** A chapter being edited; the inputs of other kinds of task are kept while one is chosen. FX thread only. */
final class ChapterDraft {

    /** Kinds of task. */
    enum Kind {
        WATCH,
        ASK,
        GOAL,
        QUESTIONS,
        MAKE
    }

    private static final String FEW = "3";
    private static final String FIRST = "1";
    private static final long MOST_COUNT = 1_000_000_000;

    private final RunFile run;
    private LocalizedText title;
    private LocalizedText text = LocalizedText.EMPTY;
    private Kind kind = Kind.WATCH;
    private final Set<PredictionKind> sorts = EnumSet.noneOf(PredictionKind.class);
    private String moves = "";
    private String about = FEW;
    private String seed = FIRST;
    private final List<QuestionDraft> questions = new ArrayList<>();
    private SequencedMap<String, String> inputs = new LinkedHashMap<>();
    private String counter = "";
    private String least = "";
    private String most = "";

    ChapterDraft(RunFile run, LocalizedText title) {
        this.run = run;
        this.title = title;
    }

    ChapterDraft(Chapter chapter) {
        this(chapter.run(), chapter.title());
        text = chapter.text();
        switch (chapter.task()) {
            case Task.Watch() -> kind = Kind.WATCH;
            case Task.Ask(var wanted) -> {
                kind = Kind.ASK;
                sorts.addAll(wanted);
            }
            case Task.Goal(var most) -> {
                kind = Kind.GOAL;
                moves = most.isPresent() ? Long.toString(most.getAsLong()) : "";
            }
            case Task.Make make -> {
                kind = Kind.MAKE;
                inputs = make.inputs();
                make.count().ifPresent(count -> {
                    counter = count.counter();
                    least = Long.toString(count.least());
                    most = Long.toString(count.most());
                });
            }
            case Task.Questions asked -> {
                kind = Kind.QUESTIONS;
                about = Integer.toString(asked.about());
                seed = Long.toString(asked.seed());
                asked.written().stream().map(QuestionDraft::new).forEach(questions::add);
            }
        }
    }

    RunFile run() {
        return run;
    }

    LocalizedText title() {
        return title;
    }

    void title(LocalizedText written) {
        title = written;
    }

    LocalizedText text() {
        return text;
    }

    void text(LocalizedText written) {
        text = written;
    }

    Kind kind() {
        return kind;
    }

    void kind(Kind chosen) {
        kind = chosen;
    }

    Set<PredictionKind> sorts() {
        return sorts;
    }

    String moves() {
        return moves;
    }

    void moves(String typed) {
        moves = typed;
    }

    String about() {
        return about;
    }

    void about(String typed) {
        about = typed;
    }

    String seed() {
        return seed;
    }

    void seed(String typed) {
        seed = typed;
    }

    /** The message key of the counter of what is made; empty for none. */
    String counter() {
        return counter;
    }

    void counter(String key) {
        counter = key;
    }

    /** The counters that a run of the chapter may have. */
    List<String> counters() {
        var session = Session.of(run.puzzle(), run.arguments(), Retention.inMemory(0));
        try {
            return Counter.of(session, new Words(Language.ENGLISH)).stream()
                    .filter(each -> !each.isDepth())
                    .map(Counter::key)
                    .toList();
        } finally {
            session.close();
        }
    }

    String least() {
        return least;
    }

    void least(String typed) {
        least = typed;
    }

    String most() {
        return most;
    }

    void most(String typed) {
        most = typed;
    }

    List<QuestionDraft> questions() {
        return questions;
    }

    /** The chapter; throws {@link InvalidInputException} with what is still to be corrected. */
    Chapter chapter() {
        OutsideAccess.needed(run.puzzle(), run.arguments())
                .ifPresent(folder ->
                        OutsideAccess.NONE.check(folder, run.arguments().text(folder)));
        return new Chapter(title, text, run, task());
    }

    private Task task() {
        return switch (kind) {
            case WATCH -> new Task.Watch();
            case ASK -> new Task.Ask(sorts);
            case GOAL -> {
                if (run.puzzle().gameRules().isEmpty()) {
                    throw new InvalidInputException(Message.of(
                            "run-file.no-game", Message.of(run.puzzle().id() + ".name")));
                }
                yield new Task.Goal(moves.isBlank() ? OptionalLong.empty() : OptionalLong.of(number(moves, 100_000)));
            }
            case MAKE -> made();
            case QUESTIONS ->
                new Task.Questions(
                        questions.stream().map(QuestionDraft::written).toList(),
                        (int) number(about, Task.Questions.MOST),
                        number(seed, Integer.MAX_VALUE));
        };
    }

    private Task made() {
        if (counter.isEmpty()) {
            throw new InvalidInputException(Message.of("lesson.make.no-counter"));
        }
        long from = number(least, MOST_COUNT);
        long to = most.isBlank() ? from : number(most, MOST_COUNT);
        if (to < from) {
            throw noNumber(most, from);
        }
        return new Task.Make(inputs, Optional.of(new Task.Count(counter, from, to)));
    }

    private static long number(String typed, long most) {
        try {
            long number = typed.isBlank() ? 0 : Long.parseLong(typed.strip());
            if (number >= 0 && number <= most) {
                return number;
            }
        } catch (NumberFormatException none) {
            throw noNumber(typed, most);
        }
        throw noNumber(typed, most);
    }

    private static InvalidInputException noNumber(String typed, long most) {
        return new InvalidInputException(Message.of("lesson.make.number", typed, most));
    }
}
