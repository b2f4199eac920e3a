package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;

/**
 * Draws a mix of questions about a run, spread over it: as many ideas as possible, few of each template. The same run,
 * count and random numbers give the same questions.
 */
public final class RunQuestionGenerator {

    /** For each kind of event: the number of first ones, before which anything asked once a run is asked. */
    private static final int FIRST = 6;

    /** For each kind of event: the number of others considered. */
    private static final int OTHERS = 18;

    private static final int TEN = 10;
    private static final int MOST_OF_TEMPLATE_IN_TEN = 2;

    private RunQuestionGenerator() {}

    /** Returns up to {@code count} questions about a run; fewer if it yields no more, none if it is too short. */
    public static List<Prediction> about(Session session, int count, PythonRandom random) {
        return about(session, 0, RunFacts.MOST, count, random);
    }

    /**
     * Returns questions about a part of a run in the order of its steps; they are asked within it, and nothing after it
     * is needed to answer them.
     *
     * @param session a session whose run has ended, or is recorded up to the end of the part
     * @param begin the step at which the part begins
     * @param end the step at which it ends
     */
    public static List<Prediction> about(Session session, long begin, long end, int count, PythonRandom random) {
        long first = Math.min(begin, RunFacts.MOST);
        long last = Math.min(Math.min(end, RunFacts.MOST), session.trace().length());
        var predictionGenerator = new PredictionGenerator(session);
        var byTemplate = new TreeMap<String, List<Prediction>>();
        for (long position : positions(session, first, last, random)) {
            for (var question : predictionGenerator.all(position, EnumSet.allOf(PredictionKind.class))) {
                byTemplate
                        .computeIfAbsent(template(question), _ -> new ArrayList<>())
                        .add(question);
            }
        }
        return drawn(byTemplate, count, random);
    }

    /** Returns positions before events of every kind. */
    private static SortedSet<Long> positions(Session session, long first, long last, PythonRandom random) {
        var byKind = new TreeMap<Integer, List<Long>>();
        for (long position = Math.max(first, session.trace().firstKept()); position < last; position++) {
            byKind.computeIfAbsent(PackedEvent.kind(session.trace().event(position)), _ -> new ArrayList<>())
                    .add(position);
        }
        var positions = new TreeSet<Long>();
        for (var all : byKind.values()) {
            int firstOnes = Math.min(FIRST, all.size());
            positions.addAll(all.subList(0, firstOnes));
            for (int i = 0; i < OTHERS && firstOnes < all.size(); i++) {
                positions.add(all.get(firstOnes + random.below(all.size() - firstOnes)));
            }
        }
        return positions;
    }

    /** Draws questions one by one: of a kind, then of a template, drawn least so far, far from those drawn. */
    private static List<Prediction> drawn(Map<String, List<Prediction>> byTemplate, int count, PythonRandom random) {
        var drawn = new ArrayList<Prediction>();
        var said = new HashSet<List<Message>>();
        var open = new ArrayList<List<Prediction>>();
        random.shuffled(List.copyOf(byTemplate.values())).forEach(of -> open.add(random.shuffled(of)));
        while (drawn.size() < count && !open.isEmpty()) {
            var template = open.stream()
                    .min(Comparator.comparingLong((List<Prediction> of) ->
                                    number(drawn, of.getFirst().kind()))
                            .thenComparingLong(of -> numberLike(drawn, of.getFirst())))
                    .orElseThrow();
            var best = template.stream()
                    .filter(each -> !said.contains(said(each)))
                    .max(Comparator.comparingLong(each -> distance(drawn, each)));
            best.ifPresent(each -> {
                drawn.add(each);
                said.add(said(each));
            });
            if (best.isEmpty() || numberLike(drawn, best.get()) == most(best.get(), count)) {
                open.remove(template);
            }
        }
        drawn.sort(Comparator.comparingLong(Prediction::position));
        return List.copyOf(drawn);
    }

    private static long number(List<Prediction> drawn, PredictionKind kind) {
        return drawn.stream().filter(each -> each.kind() == kind).count();
    }

    /** Returns how many are of the same template. */
    private static long numberLike(List<Prediction> drawn, Prediction prediction) {
        return drawn.stream()
                .filter(each -> template(each).equals(template(prediction)))
                .count();
    }

    /** Returns what makes questions alike: their key, and the same for all that ask which entry is taken. */
    private static String template(Prediction prediction) {
        return prediction.kind() == PredictionKind.TAKE
                ? TakePredictions.ASKED
                : prediction.question().key();
    }

    /** Returns the most questions of a template among a number of questions. */
    private static int most(Prediction prediction, int count) {
        int tens = (count + TEN - 1) / TEN;
        if (prediction.kind().isOfRun()) {
            return 1;
        }
        return template(prediction).equals(CallPredictions.ASKED) ? tens : MOST_OF_TEMPLATE_IN_TEN * tens;
    }

    /** Returns the number of steps to the next question; a question with another answer counts as farther away. */
    private static long distance(List<Prediction> drawn, Prediction prediction) {
        return drawn.stream()
                .mapToLong(each -> {
                    boolean isSame = each.right()
                                    .words()
                                    .key()
                                    .equals(prediction.right().words().key())
                            && template(each).equals(template(prediction));
                    return Math.abs(each.position() - prediction.position()) - (isSame ? RunFacts.MOST : 0);
                })
                .min()
                .orElse(0);
    }

    /** Returns the question and its answer, which make it different from others. */
    private static List<Message> said(Prediction prediction) {
        return List.of(prediction.question(), prediction.right().words());
    }
}
