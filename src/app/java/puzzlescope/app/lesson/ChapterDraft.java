package puzzlescope.app.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.Set;
import puzzlescope.engine.event.ConstantId;
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
        MAKE,
        PROGRAM
    }

    /** Numbers that tasks ask for. */
    enum NumberField implements ConstantId {
        MOVES("", 100_000),
        ABOUT("3", Task.Questions.MOST),
        SEED("1", Integer.MAX_VALUE),
        LEAST("", 1_000_000_000),
        MOST("", 1_000_000_000);

        private final String preset;
        private final long greatest;

        NumberField(String preset, long greatest) {
            this.preset = preset;
            this.greatest = greatest;
        }
    }

    private final RunFile run;
    private LocalizedText title;
    private LocalizedText text = LocalizedText.EMPTY;
    private Kind kind;
    private final Set<PredictionKind> sorts = EnumSet.noneOf(PredictionKind.class);
    private final Map<NumberField, String> typed = new EnumMap<>(NumberField.class);
    private final List<QuestionDraft> questions = new ArrayList<>();
    private SequencedMap<String, String> inputs = new LinkedHashMap<>();
    private String counter = "";
    private final ProgramDraft program;

    ChapterDraft(RunFile run, LocalizedText title) {
        this.title = title;
        program = new ProgramDraft(run);
        // A text of steps cannot be completed; the lesson refuses it.
        boolean isWritten = !program.frame().isEmpty();
        this.run = isWritten ? run.withoutProgram() : run;
        kind = isWritten ? Kind.PROGRAM : Kind.WATCH;
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
                most.ifPresent(number -> type(NumberField.MOVES, number));
            }
            case Task.Make make -> {
                kind = Kind.MAKE;
                inputs = make.inputs();
                make.count().ifPresent(count -> {
                    counter = count.counter();
                    type(NumberField.LEAST, count.least());
                    type(NumberField.MOST, count.most());
                });
            }
            case Task.Program completed -> {
                kind = Kind.PROGRAM;
                program.load(completed);
            }
            case Task.Questions asked -> {
                kind = Kind.QUESTIONS;
                type(NumberField.ABOUT, asked.about());
                type(NumberField.SEED, asked.seed());
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

    String typed(NumberField field) {
        return typed.getOrDefault(field, field.preset);
    }

    void type(NumberField field, String text) {
        typed.put(field, text);
    }

    private void type(NumberField field, long number) {
        type(field, Long.toString(number));
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

    List<QuestionDraft> questions() {
        return questions;
    }

    ProgramDraft program() {
        return program;
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
                yield new Task.Goal(
                        typed(NumberField.MOVES).isBlank()
                                ? OptionalLong.empty()
                                : OptionalLong.of(number(NumberField.MOVES)));
            }
            case MAKE -> made();
            case PROGRAM -> program.task();
            case QUESTIONS ->
                new Task.Questions(
                        questions.stream().map(QuestionDraft::written).toList(),
                        (int) number(NumberField.ABOUT),
                        number(NumberField.SEED));
        };
    }

    private Task made() {
        if (counter.isEmpty()) {
            throw new InvalidInputException(Message.of("lesson.make.no-counter"));
        }
        long least = number(NumberField.LEAST);
        var to = typed(NumberField.MOST);
        long most = to.isBlank() ? least : number(NumberField.MOST);
        if (most < least) {
            throw noNumber(to, least);
        }
        return new Task.Make(inputs, Optional.of(new Task.Count(counter, least, most)));
    }

    private long number(NumberField field) {
        var text = typed(field);
        try {
            long number = text.isBlank() ? 0 : Long.parseLong(text.strip());
            if (number >= 0 && number <= field.greatest) {
                return number;
            }
        } catch (NumberFormatException none) {
            throw noNumber(text, field.greatest);
        }
        throw noNumber(text, field.greatest);
    }

    private static InvalidInputException noNumber(String text, long most) {
        return new InvalidInputException(Message.of("lesson.make.number", text, most));
    }
}
