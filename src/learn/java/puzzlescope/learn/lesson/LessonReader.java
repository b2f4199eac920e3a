package puzzlescope.learn.lesson;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.learn.document.JsonFields;
import puzzlescope.learn.document.RunFile;

/** Reads a lesson, strictly: unknown, missing or duplicate fields are rejected. */
final class LessonReader {

    private LessonReader() {}

    static Lesson read(JsonFields file) {
        long version = file.number("puzzlelesson");
        if (version > Lesson.VERSION) {
            throw new InvalidInputException(Message.of("run-file.newer", version, Lesson.VERSION));
        }
        var title = LocalizedText.read(file, "title");
        var about = LocalizedText.read(file, "about");
        var chapters = file.objects("chapters");
        file.end();
        if (version < 1 || title.isEmpty()) {
            throw JsonFields.damaged();
        }
        if (chapters.isEmpty() || chapters.size() > Lesson.MOST_CHAPTERS) {
            throw new InvalidInputException(Message.of("lesson.chapters", Lesson.MOST_CHAPTERS));
        }
        return new Lesson(
                title,
                about,
                IntStream.range(0, chapters.size())
                        .mapToObj(i -> chapter(chapters.get(i), i + 1))
                        .toList());
    }

    /** Reads a chapter; errors name its number, from 1. */
    private static Chapter chapter(JsonFields chapter, int number) {
        try {
            return chapter(chapter);
        } catch (InvalidInputException wrong) {
            throw new InvalidInputException(Message.of("lesson.make.wrong", number, wrong.reason()));
        }
    }

    private static Chapter chapter(JsonFields chapter) {
        var title = LocalizedText.read(chapter, "title");
        var text = LocalizedText.read(chapter, "text");
        var task = task(chapter);
        var run = RunFile.read(chapter.object("run"));
        if (run.arguments().program().isPresent()) {
            throw new InvalidInputException(Message.of("lesson.no-program"));
        }
        chapter.end();
        if (task instanceof Task.Goal && run.puzzle().gameRules().isEmpty()) {
            throw new InvalidInputException(
                    Message.of("run-file.no-game", run.puzzle().id()));
        }
        if (task instanceof Task.Make make) {
            RunAssessment.checkInputs(run.puzzle(), make.inputs());
        }
        if (task instanceof Task.Program program) {
            if (run.puzzle().programRules().isEmpty()) {
                throw new InvalidInputException(
                        Message.of("program.no-rules", run.puzzle().id()));
            }
            program.boards().forEach(board -> BoardCheck.arguments(run, board));
        }
        return new Chapter(title, text, run, task);
    }

    private static Task task(JsonFields chapter) {
        var id = chapter.text("task");
        return switch (id) {
            case "watch" -> new Task.Watch();
            case "ask" -> {
                var sorts = EnumSet.noneOf(PredictionKind.class);
                chapter.texts("sorts").forEach(sort -> sorts.add(sort(sort)));
                yield new Task.Ask(sorts);
            }
            case "goal" ->
                new Task.Goal(
                        chapter.optionalNumber("moves").map(OptionalLong::of).orElse(OptionalLong.empty()));
            case "make" -> make(chapter);
            case "program" -> program(chapter);
            case "questions" -> questions(chapter);
            default -> throw new InvalidInputException(Message.of("lesson.no-task", id));
        };
    }

    private static Task make(JsonFields chapter) {
        var wanted = chapter.object("inputs");
        var inputs = new LinkedHashMap<>(wanted.allTexts());
        wanted.end();
        var counter = chapter.optionalText("counter");
        if (counter.isEmpty()) {
            return new Task.Make(inputs, Optional.empty());
        }
        long least = chapter.number("least");
        long most = chapter.number("most");
        if (most < least) {
            throw new InvalidInputException(Message.of("run-file.form", "most"));
        }
        return new Task.Make(inputs, Optional.of(new Task.Count(SanitizedText.of(counter.get()), least, most)));
    }

    private static Task program(JsonFields chapter) {
        var frame = LocalizedText.read(chapter, "frame");
        List<SequencedMap<String, String>> boards = chapter.objects("boards").stream()
                .map(each -> {
                    SequencedMap<String, String> board = new LinkedHashMap<>(each.allTexts());
                    each.end();
                    return board;
                })
                .toList();
        List<LocalizedText> hints = chapter.objects("hints").stream()
                .map(each -> {
                    var hint = LocalizedText.read(each, "hint");
                    each.end();
                    return hint;
                })
                .toList();
        if (frame.isEmpty()
                || boards.isEmpty()
                || boards.size() > Task.Program.MOST_BOARDS
                || hints.size() > Task.Program.MOST_HINTS
                || hints.stream().anyMatch(LocalizedText::isEmpty)) {
            throw new InvalidInputException(
                    Message.of("lesson.program", Task.Program.MOST_BOARDS, Task.Program.MOST_HINTS));
        }
        return new Task.Program(frame, boards, hints);
    }

    private static PredictionKind sort(String id) {
        return Stream.of(PredictionKind.values())
                .filter(kind -> kind.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new InvalidInputException(Message.of("lesson.no-sort", id)));
    }

    private static Task questions(JsonFields chapter) {
        var written = chapter.objects("questions").stream()
                .map(LessonReader::question)
                .toList();
        long about = chapter.optionalNumber("about").orElse(0L);
        long seed = chapter.optionalNumber("seed").orElse(0L);
        if (about > Task.Questions.MOST || written.isEmpty() && about == 0) {
            throw new InvalidInputException(Message.of("lesson.about", Task.Questions.MOST));
        }
        return new Task.Questions(written, (int) about, seed);
    }

    private static Task.AuthoredQuestion question(JsonFields question) {
        var words = LocalizedText.read(question, "question");
        var choices = question.objects("choices").stream()
                .map(each -> {
                    var choice = new Task.AuthoredChoice(
                            LocalizedText.read(each, "choice"), LocalizedText.read(each, "reason"));
                    each.end();
                    return choice;
                })
                .toList();
        long answer = question.number("answer");
        var reason = LocalizedText.read(question, "reason");
        question.end();
        boolean right = choices.size() >= Task.AuthoredQuestion.FEWEST
                && choices.size() <= Task.AuthoredQuestion.MOST
                && answer < choices.size()
                && choices.stream().noneMatch(choice -> choice.words().isEmpty())
                && !words.isEmpty();
        return Optional.of(right)
                .filter(is -> is)
                .map(_ -> new Task.AuthoredQuestion(words, choices, (int) answer, reason))
                .orElseThrow(() -> new InvalidInputException(
                        Message.of("lesson.question", Task.AuthoredQuestion.FEWEST, Task.AuthoredQuestion.MOST)));
    }
}
