package puzzlescope.app.ask;

import java.util.List;
import puzzlescope.engine.event.Message;

/**
 * A question written by a person.
 *
 * @param answer the number of the right choice, from 0
 * @param reason the reason for the answer
 */
public record LessonQuestion(Message question, List<Message> choices, int answer, Message reason) {

    /** The id of the kind of such questions. */
    public static final String SORT = "written";

    public LessonQuestion {
        choices = List.copyOf(choices);
    }
}
