package puzzlescope.learn.query;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.trace.Trace;

/**
 * Maps the recorded numbers of events to those in their sentences: rows recorded from 0 are often counted from 1, and
 * some sentences name the column first. Derived from samples of the recording and their sentences, so that queries use
 * the numbers that the user reads. Any thread.
 */
final class SentenceNumbers {

    /** A place, as written in some sentences. */
    private static final Pattern PLACE = Pattern.compile("\\(\\d{1,9}, \\d{1,9}\\)");

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int WINDOWS = 48;
    private static final int WINDOW = 256;
    private static final int MOST_OF_A_KIND = 96;

    private final Map<Integer, List<NumberField>> fields = new HashMap<>();
    private final Map<Integer, List<Long>> samples = new HashMap<>();
    private final Map<String, Integer> usual = new HashMap<>();
    private final Trace trace;

    SentenceNumbers(Trace trace) {
        this.trace = trace;
        for (var kind : trace.vocabulary().kinds()) {
            fields.put(kind.number(), NumberField.of(kind, trace.vocabulary()));
        }
        long begin = trace.firstKept();
        long length = trace.length() - begin;
        var buffer = new long[WINDOW];
        for (int i = 0; i < WINDOWS; i++) {
            long at = begin + length / WINDOWS * i;
            int count = trace.copy(at, buffer, 0, WINDOW);
            for (int j = 0; j < count; j++) {
                var some = samples.computeIfAbsent(PackedEvent.kind(buffer[j]), _ -> new ArrayList<>());
                if (some.size() < MOST_OF_A_KIND && !some.contains(buffer[j])) {
                    some.add(buffer[j]);
                }
            }
        }
        for (var kind : trace.vocabulary().kinds()) {
            for (var field : fields(kind.number())) {
                int shift = certain(kind.number(), field);
                if (shift >= 0) {
                    usual.merge(field.name(), shift == 1 ? 1 : -1, Integer::sum);
                }
            }
        }
    }

    List<NumberField> fields(int kind) {
        return fields.getOrDefault(kind, List.of());
    }

    List<Long> samples(int kind) {
        return samples.getOrDefault(kind, List.of());
    }

    /** Returns the difference between the number in the sentence and the recorded one: 0 or 1. */
    int shift(int kind, NumberField field) {
        int certain = certain(kind, field);
        return certain >= 0 ? certain : usual.getOrDefault(field.name(), 0) > 0 ? 1 : 0;
    }

    /** Returns the difference if the sentences determine it, else -1. */
    private int certain(int kind, NumberField field) {
        var zero = places(kind, field, 0);
        var one = places(kind, field, 1);
        return zero.isEmpty() == one.isEmpty() ? -1 : zero.isEmpty() ? 1 : 0;
    }

    /**
     * Returns the indexes of a field among the numbers of its sentences, if they are the same in all sentences with the
     * same key.
     */
    private Set<Integer> places(int kind, NumberField field, int shift) {
        var byWords = new HashMap<String, Set<Integer>>();
        for (long event : samples(kind)) {
            var sentence = trace.vocabulary().unpack(event).sentence();
            var numbers = numbers(sentence);
            var here = new HashSet<Integer>();
            for (int i = 0; i < numbers.size(); i++) {
                if (numbers.get(i) == field.of(event) + shift) {
                    here.add(i);
                }
            }
            byWords.merge(sentence.key(), here, (all, more) -> {
                all.retainAll(more);
                return all;
            });
        }
        var places = new HashSet<Integer>();
        byWords.values().forEach(places::addAll);
        return places;
    }

    private static List<Long> numbers(Message sentence) {
        var numbers = new ArrayList<Long>();
        for (var argument : sentence.arguments()) {
            switch (argument) {
                case Integer number -> numbers.add(number.longValue());
                case Long number -> numbers.add(number);
                case Message inner -> numbers.addAll(numbers(inner));
                case String text
                when PLACE.matcher(text).matches() ->
                    NUMBER.matcher(text).results().forEach(number -> numbers.add(Long.parseLong(number.group())));
                default -> numbers.add(Long.MIN_VALUE);
            }
        }
        return numbers;
    }

    /** Returns whether sentences name the first of two fields before the second. */
    boolean namesFirst(int kind, NumberField first, NumberField second) {
        int one = places(kind, first, shift(kind, first)).stream()
                .min(Integer::compare)
                .orElse(0);
        int other = places(kind, second, shift(kind, second)).stream()
                .min(Integer::compare)
                .orElse(1);
        return one <= other;
    }
}
