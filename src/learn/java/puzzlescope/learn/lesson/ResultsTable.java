package puzzlescope.learn.lesson;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import puzzlescope.engine.event.ConstantId;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.text.Csv;
import puzzlescope.engine.text.Words;

/**
 * The answers of a class as a table.
 *
 * @param heading the names of the columns
 * @param rows as wide as the heading
 */
public record ResultsTable(List<String> heading, List<List<String>> rows) {

    private static final int HUNDRED = 100;
    private static final int MINUTE = 60;

    public ResultsTable {
        heading = List.copyOf(heading);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** The kind of table. */
    public enum Kind implements ConstantId {
        /** A row for each person: the number of answers, of right ones, and the ideas that were missed. */
        PEOPLE,
        /** A row for each question: the number of answers, and of right ones. */
        QUESTIONS,
        /** A row for each answer. */
        ANSWERS;
    }

    public static ResultsTable of(Kind kind, List<LessonResults> all, Words words) {
        var sorted = all.stream()
                .sorted(Comparator.comparing(LessonResults::name).thenComparing(LessonResults::day))
                .toList();
        return switch (kind) {
            case PEOPLE -> people(sorted, words);
            case QUESTIONS -> questions(sorted, words);
            case ANSWERS -> answers(sorted, words);
        };
    }

    public String csv() {
        var csv = new StringBuilder(Csv.BYTE_ORDER_MARK).append(Csv.rowOfTexts(heading));
        rows.forEach(row -> csv.append(Csv.rowOfTexts(row)));
        return csv.toString();
    }

    private static List<String> heading(Words words, String... columns) {
        return List.of(columns).stream()
                .map(column -> words.localize("results." + column))
                .toList();
    }

    private static ResultsTable people(List<LessonResults> all, Words words) {
        var rows = new ArrayList<List<String>>();
        for (var lessonResults : all) {
            var answers = lessonResults.answers();
            var score = lessonResults.score();
            long seconds = answers.stream().mapToLong(LessonAnswer::seconds).sum();
            rows.add(List.of(
                    lessonResults.name(),
                    lessonResults.lesson().in(words.language()),
                    lessonResults.day().toString(),
                    score.questions() == 0 ? "" : String.valueOf(score.questions()),
                    String.valueOf(score.answered()),
                    String.valueOf(score.right()),
                    share(score.right(), score.answered()),
                    String.valueOf((seconds + MINUTE - 1) / MINUTE),
                    missed(answers, words)));
        }
        return new ResultsTable(
                heading(words, "name", "lesson", "day", "questions", "answered", "right", "share", "minutes", "missed"),
                rows);
    }

    private static long right(List<LessonAnswer> answers) {
        return answers.stream().filter(LessonAnswer::correct).count();
    }

    private static String share(long right, long answered) {
        return answered == 0 ? "" : String.valueOf(Math.round((double) HUNDRED * right / answered));
    }

    /** Returns the ideas with wrong answers, those with the most first, then the other questions by their words. */
    private static String missed(List<LessonAnswer> answers, Words words) {
        var wrong = answers.stream().filter(answer -> !answer.correct()).toList();
        var questions = wrong.stream()
                .filter(answer -> kind(answer.sort()).isEmpty())
                .map(answer -> words.localize("lesson.answer.question", answer.chapter(), answer.question()))
                .distinct();
        return Stream.concat(missedIdeas(wrong, words), questions)
                .collect(joining(words.localize("results.separator")));
    }

    private static Stream<String> missedIdeas(List<LessonAnswer> wrong, Words words) {
        return new TreeMap<>(wrong.stream()
                        .filter(answer -> kind(answer.sort()).isPresent())
                        .collect(groupingBy(LessonAnswer::sort)))
                .entrySet().stream()
                        .sorted(Comparator.comparingInt(
                                entry -> -entry.getValue().size()))
                        .map(entry -> words.localize(
                                "results.missed-sort",
                                idea(entry.getKey(), words).orElseThrow(),
                                entry.getValue().size()));
    }

    /** Returns the idea that questions of a sort train; empty if they are no predictions. */
    private static Optional<String> idea(String id, Words words) {
        return kind(id).map(kind -> words.localize(kind.idea()));
    }

    private static Optional<PredictionKind> kind(String id) {
        return Stream.of(PredictionKind.values())
                .filter(kind -> kind.id().equals(id))
                .findFirst();
    }

    /** Returns the display name of a sort; a general one if it is unknown. */
    public static String sort(String id, Words words) {
        var kind = kind(id);
        if (kind.isPresent()) {
            return words.localize(kind.get().displayName());
        }
        var key = "results.sort." + id;
        return words.has(key) ? words.localize(key) : words.localize("results.sort.of-run");
    }

    private static ResultsTable questions(List<LessonResults> all, Words words) {
        record QuestionKey(String lesson, int chapter, String question) {}
        var asked = new LinkedHashMap<QuestionKey, List<LessonAnswer>>();
        for (var lessonResults : all) {
            for (var lessonAnswer : lessonResults.answers()) {
                var key = new QuestionKey(
                        lessonResults.lesson().in(words.language()), lessonAnswer.chapter(), lessonAnswer.question());
                asked.computeIfAbsent(key, _ -> new ArrayList<>()).add(lessonAnswer);
            }
        }
        var rows = asked.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<QuestionKey, List<LessonAnswer>> entry) ->
                                entry.getKey().lesson())
                        .thenComparingInt(entry -> entry.getKey().chapter()))
                .map(entry -> List.of(
                        entry.getKey().lesson(),
                        String.valueOf(entry.getKey().chapter()),
                        entry.getKey().question(),
                        sort(entry.getValue().getFirst().sort(), words),
                        idea(entry.getValue().getFirst().sort(), words).orElse(""),
                        String.valueOf(entry.getValue().size()),
                        String.valueOf(right(entry.getValue())),
                        share(right(entry.getValue()), entry.getValue().size())))
                .toList();
        return new ResultsTable(
                heading(words, "lesson", "chapter", "question", "sort", "idea", "answered", "right", "share"), rows);
    }

    private static ResultsTable answers(List<LessonResults> all, Words words) {
        var rows = new ArrayList<List<String>>();
        for (var lessonResults : all) {
            for (var lessonAnswer : lessonResults.answers()) {
                rows.add(List.of(
                        lessonResults.name(),
                        lessonResults.lesson().in(words.language()),
                        lessonResults.day().toString(),
                        String.valueOf(lessonAnswer.chapter()),
                        lessonAnswer.question(),
                        sort(lessonAnswer.sort(), words),
                        idea(lessonAnswer.sort(), words).orElse(""),
                        lessonAnswer.given(),
                        lessonAnswer.right(),
                        words.localize(Message.of(lessonAnswer.correct() ? "results.yes" : "results.no")),
                        String.valueOf(lessonAnswer.seconds())));
            }
        }
        return new ResultsTable(
                heading(
                        words,
                        "name",
                        "lesson",
                        "day",
                        "chapter",
                        "question",
                        "sort",
                        "idea",
                        "given",
                        "correct-answer",
                        "right",
                        "seconds"),
                rows);
    }
}
