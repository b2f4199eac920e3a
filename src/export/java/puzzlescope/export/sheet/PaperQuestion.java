package puzzlescope.export.sheet;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.Prediction;
import puzzlescope.learn.question.RunQuestionGenerator;

/**
 * A question on a sheet, generated or by an author.
 *
 * @param situation the position in the run; an empty message if the question is by an author or this would reveal the
 *     answer
 * @param answer the index of the right choice
 */
record PaperQuestion(Message situation, Message question, List<Message> choices, int answer, Message reason) {

    PaperQuestion {
        choices = List.copyOf(choices);
    }

    /**
     * Draws questions around some traced steps, which they do not tell; about these steps only if there are no others.
     *
     * @param begin the first of the {@code rows} traced steps
     * @param end the step at which the part asked about ends
     */
    static List<PaperQuestion> about(Session session, int begin, int rows, int end, int count, BigInteger seed) {
        var random = new PythonRandom(seed);
        var after = RunQuestionGenerator.about(session, begin + rows + 1L, end, count, random);
        int missing = count - after.size();
        var before = RunQuestionGenerator.about(session, 0, begin + 1L, missing, random).stream()
                .filter(early ->
                        after.stream().noneMatch(late -> late.question().equals(early.question())));
        var drawn = Stream.concat(before, after.stream()).toList();
        var all = drawn.isEmpty() ? RunQuestionGenerator.about(session, begin, end, count, random) : drawn;
        return all.stream().map(PaperQuestion::of).toList();
    }

    private static PaperQuestion of(Prediction drawn) {
        return new PaperQuestion(
                drawn.situation().orElseGet(() -> said(LocalizedText.EMPTY)),
                drawn.question(),
                drawn.choices().stream().map(Prediction.Choice::words).toList(),
                drawn.answer(),
                drawn.reasonAndIdea());
    }

    static PaperQuestion of(Task.AuthoredQuestion authoredQuestion) {
        return new PaperQuestion(
                said(LocalizedText.EMPTY),
                said(authoredQuestion.question()),
                authoredQuestion.choices().stream()
                        .map(choice -> said(choice.words()))
                        .toList(),
                authoredQuestion.answer(),
                said(authoredQuestion.reason(authoredQuestion.answer())));
    }

    private static Message said(LocalizedText text) {
        return Message.of("question.text", text);
    }
}
