package puzzlescope.export.quiz;

import java.util.HashSet;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.ChoiceParameter;
import puzzlescope.engine.puzzle.NumberParameter;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.export.ExportFile;
import puzzlescope.export.ExportHeading;
import puzzlescope.export.ExportKind;
import puzzlescope.export.ExportRefusedException;
import puzzlescope.export.ExportRequest;
import puzzlescope.learn.question.Prediction;
import puzzlescope.learn.question.QuestionFormat;
import puzzlescope.learn.question.RunFacts;
import puzzlescope.learn.question.RunQuestionGenerator;

/** Questions about a run for classroom platforms: Kahoot, Moodle and others that import GIFT, or as text. */
public final class QuizExport implements ExportKind {

    private static final String KAHOOT = ".xlsx";
    private static final String GIFT = ".gift";
    /** Factor by which more questions are drawn than requested, since some are too long for Kahoot. */
    private static final int DRAWN = 5;

    private static final NumberParameter COUNT = new NumberParameter("questions", 1, 200, false, 20L);
    private static final SeedParameter SEED = SeedParameter.of("question-seed", 1);
    private static final ChoiceParameter<Integer> SECONDS =
            new ChoiceParameter<>("answer-seconds", List.of(5, 10, 20, 30, 60, 90, 120, 240), String::valueOf, 60);

    @Override
    public String id() {
        return "quiz";
    }

    @Override
    public List<String> endings() {
        return List.of(KAHOOT, GIFT, ".txt");
    }

    @Override
    public boolean showsBoards() {
        return false;
    }

    @Override
    public List<Parameter<?>> options() {
        return List.of(COUNT, SEED, SECONDS);
    }

    @Override
    public long needs(Arguments arguments) {
        return RunFacts.MOST;
    }

    @Override
    public List<ExportFile> make(ExportRequest exportRequest) throws InterruptedException {
        var words = exportRequest.words();
        var arguments = exportRequest.arguments();
        var session = exportRequest.session();
        var heading = ExportHeading.of(exportRequest.session(), words).line();
        int count = arguments.integer(COUNT);
        if (exportRequest.isFor(KAHOOT)) {
            var file = new KahootFile(words, arguments.get(SECONDS));
            var asked = new HashSet<String>();
            var few = RunQuestionGenerator.about(session, count * DRAWN, new PythonRandom(arguments.get(SEED))).stream()
                    .filter(file::takes)
                    .filter(question -> asked.add(file.asked(question)))
                    .limit(count)
                    .toList();
            return List.of(exportRequest.with(file.bytes(heading, notEmpty(few))));
        }
        var questions = notEmpty(RunQuestionGenerator.about(session, count, new PythonRandom(arguments.get(SEED))));
        return List.of(exportRequest.with(
                exportRequest.isFor(GIFT)
                        ? QuestionFormat.gift(heading, questions, words)
                        : QuestionFormat.text(heading, questions, words)));
    }

    private static List<Prediction> notEmpty(List<Prediction> questions) {
        if (questions.isEmpty()) {
            throw new ExportRefusedException(COUNT, Message.of("question.too-short"));
        }
        return questions;
    }
}
