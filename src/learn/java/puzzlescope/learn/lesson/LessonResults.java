package puzzlescope.learn.lesson;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.document.JsonDocument;
import puzzlescope.learn.document.JsonFields;

/**
 * A learner's answers in a lesson, as a file to hand in. Stored only where the learner puts it; never sent anywhere.
 *
 * @param lesson the title of the lesson
 * @param name the name of the learner
 * @param day the date
 * @param answers in the order in which they were given
 */
public record LessonResults(
        LocalizedText lesson, String name, LocalDate day, List<LessonAnswer> answers, LessonScore score) {

    /** The file extension. */
    public static final String ENDING = ".puzzleresults";

    private static final int VERSION = 2;
    private static final int LONGEST_NAME = 200;
    private static final int MOST_ANSWERS = 20_000;
    private static final long MOST_BYTES = 8 << 20;

    public LessonResults {
        answers = List.copyOf(answers);
    }

    /** Results of a lesson whose size is unknown. */
    public LessonResults(LocalizedText lesson, String name, LocalDate day, List<LessonAnswer> answers) {
        this(lesson, name, day, answers, LessonScore.of(answers));
    }

    /**
     * Reads a file.
     *
     * @throws InvalidInputException if it cannot be read or is not a result file
     */
    public static LessonResults read(Path file) {
        return parse(JsonDocument.readTextFile(file, MOST_BYTES));
    }

    /**
     * Parses the text of a result file.
     *
     * @throws InvalidInputException if it is not a result file
     */
    public static LessonResults parse(String text) {
        var file = JsonFields.parse(text);
        long version = file.number("puzzleresults");
        if (version > VERSION) {
            throw new InvalidInputException(Message.of("run-file.newer", version, VERSION));
        }
        var lesson = LocalizedText.read(file, "lesson");
        var name = SanitizedText.of(file.text("name"));
        var day = day(file.text("day"));
        var answers = new ArrayList<LessonAnswer>();
        for (var each : file.objects("answers")) {
            answers.add(answer(each));
        }
        var score = file.optionalObject("score").map(LessonResults::score).orElseGet(() -> LessonScore.of(answers));
        file.end();
        if (version < 1 || name.length() > LONGEST_NAME || answers.size() > MOST_ANSWERS) {
            throw JsonFields.damaged();
        }
        return new LessonResults(lesson, name, day, answers, score);
    }

    private static LessonScore score(JsonFields score) {
        long questions = score.number("questions");
        long answered = score.number("answered");
        long right = score.number("right");
        score.end();
        if (questions > MOST_ANSWERS || answered > MOST_ANSWERS || right > answered) {
            throw JsonFields.damaged();
        }
        return new LessonScore((int) questions, (int) answered, (int) right);
    }

    private static LocalDate day(String text) {
        try {
            return LocalDate.parse(text);
        } catch (DateTimeException noDay) {
            throw new InvalidInputException(Message.of("run-file.form", "day"));
        }
    }

    /** Returns a copy with another name. */
    public LessonResults withName(String other) {
        return new LessonResults(lesson, other, day, answers, score);
    }

    /** Returns whether these results continue another file of the same learner. */
    boolean goesOnFrom(LessonResults other) {
        int before = other.answers.size();
        return name.equals(other.name)
                && lesson.equals(other.lesson)
                && answers.size() > before
                && answers.subList(0, before).equals(other.answers);
    }

    private static LessonAnswer answer(JsonFields answer) {
        long chapter = answer.number("chapter");
        var read =
                new String[] {answer.text("sort"), answer.text("question"), answer.text("given"), answer.text("right")};
        boolean correct = answer.flag("correct");
        long seconds = answer.number("seconds");
        answer.end();
        for (int i = 0; i < read.length; i++) {
            if (read[i].length() > LessonAnswer.LONGEST) {
                throw new InvalidInputException(Message.of("lesson.text-too-long", LessonAnswer.LONGEST));
            }
            read[i] = SanitizedText.of(read[i]);
        }
        if (seconds > LessonAnswer.MOST_SECONDS) {
            throw new InvalidInputException(Message.of("run-file.form", "seconds"));
        }
        if (chapter < 1 || chapter > Lesson.MOST_CHAPTERS) {
            throw new InvalidInputException(Message.of("run-file.form", "chapter"));
        }
        return new LessonAnswer((int) chapter, read[0], read[1], read[2], read[3], correct, seconds);
    }

    public String text() {
        return JsonDocument.text(json -> {
            json.writeStartObject();
            json.writeNumberField("puzzleresults", VERSION);
            lesson.write(json, "lesson");
            json.writeStringField("name", name);
            json.writeStringField("day", day.toString());
            json.writeArrayFieldStart("answers");
            for (var lessonAnswer : answers) {
                json.writeStartObject();
                json.writeNumberField("chapter", lessonAnswer.chapter());
                json.writeStringField("sort", lessonAnswer.sort());
                json.writeStringField("question", lessonAnswer.question());
                json.writeStringField("given", lessonAnswer.given());
                json.writeStringField("right", lessonAnswer.right());
                json.writeBooleanField("correct", lessonAnswer.correct());
                json.writeNumberField("seconds", lessonAnswer.seconds());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeObjectFieldStart("score");
            json.writeNumberField("questions", score.questions());
            json.writeNumberField("answered", score.answered());
            json.writeNumberField("right", score.right());
            json.writeEndObject();
            json.writeEndObject();
        });
    }
}
