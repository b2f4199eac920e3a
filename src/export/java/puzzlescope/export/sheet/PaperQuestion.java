package puzzlescope.export.sheet;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.learn.lesson.LocalText;
import puzzlescope.learn.lesson.Task;
import puzzlescope.learn.question.Question;

/**
 * A question on a sheet, whether it was drawn or somebody wrote it.
 *
 * @param situation where in the run it is asked; of nothing if it is written, or would tell the answer
 * @param answer the number of the right choice, from 0
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
