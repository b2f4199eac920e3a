package puzzlescope.learn.lesson;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Csv;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.question.PredictionKind;

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
    public enum Kind {
        /** A row for each person: the number of answers, of right ones, and the sorts with wrong ones. */
        PEOPLE,
        /** A row for each question: the number of answers, and of right ones. */
        QUESTIONS,
        /** A row for each answer. */
        ANSWERS;

        /** Returns the name used in commands and message keys. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Creates a table. */
    public static ResultsTable of(Kind kind, List<Results> all, Words words) {
        var sorted = all.stream()
                .sorted(Comparator.comparing(Results::name).thenComparing(Results::day))
                .toList();
        return switch (kind) {
            case PEOPLE -> people(sorted, words);
            case QUESTIONS -> questions(sorted, words);
            case ANSWERS -> answers(sorted, words);
        };
    }

    /** Returns the table as CSV. */
    public String csv() {
        var csv = new StringBuilder(Csv.BYTE_ORDER_MARK).append(Csv.rowOfTexts(heading));
        rows.forEach(row -> csv.append(Csv.rowOfTexts(row)));
        return csv.toString();
    }

    private static List<String> heading(Words words, String... columns) {
        return List.of(columns).stream()
                .map(column -> words.say("results." + column))
                .toList();
    }

    private static ResultsTable people(List<Results> all, Words words) {
        var rows = new ArrayList<List<String>>();
        for (var results : all) {
            var answers = results.answers();
            long seconds = answers.stream().mapToLong(Answer::seconds).sum();
            rows.add(List.of(
                    results.name(),
                    results.lesson().in(words.language()),
                    results.day().toString(),
                    String.valueOf(answers.size()),
                    String.valueOf(right(answers)),
                    share(answers),
                    String.valueOf((seconds + MINUTE - 1) / MINUTE),
                    missed(answers, words)));
        }
        return new ResultsTable(
                heading(words, "name", "lesson", "day", "answered", "right", "share", "minutes", "missed"), rows);
    }

    private static long right(List<Answer> answers) {
        return answers.stream().filter(Answer::correct).count();
    }

    /** Returns the percentage of right answers. */
    private static String share(List<Answer> answers) {
        return answers.isEmpty() ? "" : String.valueOf(Math.round((double) HUNDRED * right(answers) / answers.size()));
    }

    /** Returns the sorts with wrong answers, those with the most first. */
    private static String missed(List<Answer> answers, Words words) {
        return new TreeMap<>(
                        answers.stream().filter(answer -> !answer.correct()).collect(groupingBy(Answer::sort)))
                .entrySet().stream()
                        .sorted(Comparator.comparingInt(
                                entry -> -entry.getValue().size()))
                        .map(entry -> words.say(
                                "results.missed-sort",
                                sort(entry.getKey(), words),
                                entry.getValue().size()))
                        .collect(joining(words.say("results.separator")));
    }

    /** Returns the display name of a sort; a general one if it is unknown. */
    public static String sort(String id, Words words) {
        for (var kind : PredictionKind.values()) {
            if (kind.id().equals(id)) {
                return words.say(kind.words());
            }
        }
        var key = "results.sort." + id;
        return words.has(key) ? words.say(key) : words.say("results.sort.of-run");
    }

    private static ResultsTable questions(List<Results> all, Words words) {
        record Asked(String lesson, int chapter, String question) {}
        var asked = new LinkedHashMap<Asked, List<Answer>>();
        for (var results : all) {
            for (var answer : results.answers()) {
                var key = new Asked(results.lesson().in(words.language()), answer.chapter(), answer.question());
                asked.computeIfAbsent(key, _ -> new ArrayList<>()).add(answer);
            }
        }
        var rows = asked.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<Asked, List<Answer>> entry) ->
                                entry.getKey().lesson())
                        .thenComparingInt(entry -> entry.getKey().chapter()))
                .map(entry -> List.of(
                        entry.getKey().lesson(),
                        String.valueOf(entry.getKey().chapter()),
                        entry.getKey().question(),
                        sort(entry.getValue().getFirst().sort(), words),
                        String.valueOf(entry.getValue().size()),
                        String.valueOf(right(entry.getValue())),
                        share(entry.getValue())))
                .toList();
        return new ResultsTable(
                heading(words, "lesson", "chapter", "question", "sort", "answered", "right", "share"), rows);
    }

    private static ResultsTable answers(List<Results> all, Words words) {
        var rows = new ArrayList<List<String>>();
        for (var results : all) {
            for (var answer : results.answers()) {
                rows.add(List.of(
                        results.name(),
                        results.lesson().in(words.language()),
                        results.day().toString(),
                        String.valueOf(answer.chapter()),
                        answer.question(),
                        sort(answer.sort(), words),
                        answer.given(),
                        answer.right(),
                        words.say(Message.of(answer.correct() ? "results.yes" : "results.no")),
                        String.valueOf(answer.seconds())));
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
                        "given",
                        "correct-answer",
                        "right",
                        "seconds"),
                rows);
    }
}
