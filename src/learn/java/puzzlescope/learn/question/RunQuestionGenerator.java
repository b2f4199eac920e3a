package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;

/** Draws a variety of questions about a run. The same run, count and seed give the same questions. */
public final class RunQuestionGenerator {

    private static final int ATTEMPTS = 40;

    private RunQuestionGenerator() {}

    /** Returns up to {@code count} questions about a run; fewer if it yields no more, none if it is too short. */
    public static List<Prediction> about(Session session, int count, long seed) {
        return about(session, 0, RunFacts.MOST, count, seed);
    }

    /**
     * Returns questions about a part of a run; they are asked within it, and nothing after it is needed to answer them.
     *
     * @param session a session whose run has ended, or is recorded up to the end of the part
     * @param begin the step at which the part begins
     * @param end the step at which it ends
     */
    public static List<Prediction> about(Session session, long begin, long end, int count, long seed) {
        var predictionGenerator = new PredictionGenerator(session);
        var random = new PythonRandom(seed);
        var questions = new ArrayList<Prediction>();
        var asked = new HashSet<List<Message>>();
        int first = (int) Math.min(begin, RunFacts.MOST);
        int positions =
                (int) (Math.min(Math.min(end, RunFacts.MOST), session.trace().length()) - first);
        int before = -1;
        while (questions.size() < count && questions.size() > before && positions > 0) {
            before = questions.size();
            for (var kind : random.shuffled(List.of(PredictionKind.values()))) {
                for (int attempt = 0; attempt < ATTEMPTS && questions.size() < count; attempt++) {
                    var question = predictionGenerator.at(first + (long) random.below(positions), Set.of(kind));
                    if (question.isPresent() && asked.add(said(question.get()))) {
                        questions.add(question.get());
                        break;
                    }
                }
            }
        }
        return List.copyOf(questions);
    }

    /** Returns the question and its answer, which make it different from others. */
    private static List<Message> said(Prediction prediction) {
        return List.of(prediction.question(), prediction.right().words());
    }
}
