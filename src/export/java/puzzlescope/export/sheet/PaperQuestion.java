package puzzlescope.export.sheet;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.Prediction;

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

    static PaperQuestion of(Prediction drawn) {
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
