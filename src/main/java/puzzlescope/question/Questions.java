package puzzlescope.question;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import puzzlescope.core.event.Message;
import puzzlescope.core.random.PythonRandom;

/** Asks about a run, in as many ways as it allows. The same run, count and seed give the same questions. */
public final class Questions {

    private static final int ATTEMPTS = 12;

    private Questions() {}

    /** So many questions, each another one; fewer if the run gives no more, none if it is too short. */
    public static List<Question> about(RecordedRun run, int count, long seed) {
        var random = new PythonRandom(seed);
        var questions = new ArrayList<Question>();
        var asked = new HashSet<Message>();
        int before = -1;
        while (questions.size() < count && questions.size() > before && run.length() > 1) {
            before = questions.size();
            for (var kind : StepQuestions.shuffled(List.of(QuestionKind.values()), random)) {
                for (int attempt = 0; attempt < ATTEMPTS && questions.size() < count; attempt++) {
                    int position = 1 + random.below(kind.latest(run.length()));
                    var question = kind.ask(run, position, random);
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
