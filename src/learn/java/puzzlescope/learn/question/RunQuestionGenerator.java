package puzzlescope.learn.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;

/** Generates a variety of questions about a run. The same run, count and seed give the same questions. */
public final class RunQuestionGenerator {

    private static final int ATTEMPTS = 12;

    /** The last step of a part of a run that questions are about. */
    private static final int LAST = 1_000_000;

    private RunQuestionGenerator() {}

    /** Returns up to {@code count} questions about a whole run. */
    public static List<RunQuestion> about(RunFacts run, int count, long seed) {
        return about(run, 1, count, seed);
    }

    /**
     * Returns questions about a part of a run; they are asked within it, and nothing after it is needed to answer them.
     *
     * @param session a session whose run has ended, or is recorded up to the end of the part
     * @param begin the step at which the part begins
     * @param end the step at which it ends
     */
    public static List<RunQuestion> about(Session session, long begin, long end, Words words, int count, long seed) {
        int last = (int) Math.min(end, LAST);
        return about(new RunFacts(session, last, words), Math.clamp(begin, 1, LAST), count, seed);
    }

    /** Returns up to {@code count} distinct questions; fewer if the run yields no more, none if it is too short. */
    private static List<RunQuestion> about(RunFacts run, int first, int count, long seed) {
        var random = new PythonRandom(seed);
        var questions = new ArrayList<RunQuestion>();
        var asked = new HashSet<Message>();
        int before = -1;
        while (questions.size() < count && questions.size() > before && run.length() > first) {
            before = questions.size();
            for (var kind : StepQuestions.shuffled(List.of(QuestionKind.values()), random)) {
                int positions = kind.isOfWholeRun() && first > 1 ? 0 : kind.latest(run.length()) - first + 1;
                for (int attempt = 0; positions > 0 && attempt < ATTEMPTS && questions.size() < count; attempt++) {
                    int position = first + random.below(positions);
                    var question = kind.create(run, position, random);
                    if (question.isPresent() && asked.add(question.get().question())) {
                        questions.add(question.get());
                        break;
                    }
                }
            }
        }
        return List.copyOf(questions);
    }
}
