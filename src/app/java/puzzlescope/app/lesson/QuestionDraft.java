package puzzlescope.app.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.learn.lesson.LocalizedText;
import puzzlescope.learn.lesson.Task;

/** A question being edited. FX thread only. */
final class QuestionDraft {

    private LocalizedText question = LocalizedText.EMPTY;
    private LocalizedText reason = LocalizedText.EMPTY;
    private final List<Task.AuthoredChoice> choices = new ArrayList<>(
            Collections.nCopies(Task.AuthoredQuestion.MOST, new Task.AuthoredChoice(LocalizedText.EMPTY)));
    private int answer;

    QuestionDraft() {}

    QuestionDraft(Task.AuthoredQuestion authoredQuestion) {
        question = authoredQuestion.question();
        reason = authoredQuestion.reason();
        answer = authoredQuestion.answer();
        for (int i = 0; i < authoredQuestion.choices().size(); i++) {
            choices.set(i, authoredQuestion.choices().get(i));
        }
    }

    LocalizedText question() {
        return question;
    }

    void setQuestion(LocalizedText text) {
        question = text;
    }

    LocalizedText reason() {
        return reason;
    }

    void explain(LocalizedText text) {
        reason = text;
    }

    LocalizedText choice(int number) {
        return choices.get(number).words();
    }

    void choice(int number, LocalizedText text) {
        choices.set(number, new Task.AuthoredChoice(text, choices.get(number).reason()));
    }

    int answer() {
        return answer;
    }

    void answer(int number) {
        answer = number;
    }

    /** The question; throws {@link InvalidInputException} if it cannot be asked like this. */
    Task.AuthoredQuestion written() {
        var given = choices.stream().filter(choice -> !choice.words().isEmpty()).toList();
        if (question.isEmpty()
                || given.size() < Task.AuthoredQuestion.FEWEST
                || choice(answer).isEmpty()) {
            throw new InvalidInputException(
                    Message.of("lesson.make.question", Task.AuthoredQuestion.FEWEST, Task.AuthoredQuestion.MOST));
        }
        int right = (int) choices.subList(0, answer).stream()
                .filter(choice -> !choice.words().isEmpty())
                .count();
        return new Task.AuthoredQuestion(question, given, right, reason);
    }
}
