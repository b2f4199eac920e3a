package puzzlescope.app.ask;

import java.util.List;
import puzzlescope.engine.event.Message;

/**
 * A question written by a person.
 *
 * @param answer the number of the right choice, from 0
 * @param reasons the reason for or against each choice
 */
public record LessonQuestion(Message question, List<Message> choices, int answer, List<Message> reasons) {

    /** The id of the kind of such questions. */
    public static final String SORT = "written";

    public LessonQuestion {
        choices = List.copyOf(choices);
        reasons = List.copyOf(reasons);
    }
}
