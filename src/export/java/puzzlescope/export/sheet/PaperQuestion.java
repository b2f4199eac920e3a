package puzzlescope.export.sheet;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.LocalText;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.Question;

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

    static PaperQuestion of(Question drawn) {
        return new PaperQuestion(
                drawn.situation().orElseGet(() -> said(LocalText.EMPTY)),
                drawn.question(),
                drawn.choices(),
                drawn.answer(),
                drawn.reason());
    }

    static PaperQuestion of(Task.Written written) {
        return new PaperQuestion(
                said(LocalText.EMPTY),
                said(written.question()),
                written.choices().stream().map(PaperQuestion::said).toList(),
                written.answer(),
                said(written.reason()));
    }

    private static Message said(LocalText text) {
        return Message.of("question.text", text);
    }
}
