package puzzlescope.app.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.learn.lesson.LocalText;
import puzzlescope.learn.lesson.Task;

/** A question being edited. FX thread only. */
final class QuestionDraft {

    private LocalText question = LocalText.EMPTY;
    private LocalText reason = LocalText.EMPTY;
    private final List<LocalText> choices = new ArrayList<>(Collections.nCopies(Task.Written.MOST, LocalText.EMPTY));
    private int answer;

    QuestionDraft() {}

    QuestionDraft(Task.Written written) {
        question = written.question();
        reason = written.reason();
        answer = written.answer();
        for (int i = 0; i < written.choices().size(); i++) {
            choices.set(i, written.choices().get(i));
        }
    }

    LocalText question() {
        return question;
    }

    void ask(LocalText text) {
        question = text;
    }

    LocalText reason() {
        return reason;
    }

    void explain(LocalText text) {
        reason = text;
    }

    LocalText choice(int number) {
        return choices.get(number);
    }

    void choice(int number, LocalText text) {
        choices.set(number, text);
    }

    int answer() {
        return answer;
    }

    void answer(int number) {
        answer = number;
    }

    /** The question; throws {@link InvalidInput} if it cannot be asked like this. */
    Task.Written written() {
        var given = choices.stream().filter(choice -> !choice.isEmpty()).toList();
        if (question.isEmpty()
                || given.size() < Task.Written.FEWEST
                || choices.get(answer).isEmpty()) {
            throw new InvalidInput(Message.of("lesson.make.question", Task.Written.FEWEST, Task.Written.MOST));
        }
        int right = (int) choices.subList(0, answer).stream()
                .filter(choice -> !choice.isEmpty())
                .count();
        return new Task.Written(question, given, right, reason);
    }
}
