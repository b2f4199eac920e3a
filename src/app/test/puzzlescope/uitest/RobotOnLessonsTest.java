package puzzlescope.uitest;

import java.util.List;
import org.junit.jupiter.api.Tag;

/** The robot beside a lesson, in the largest text and a small window. */
@Tag("thorough")
class RobotOnLessonsTest extends RobotTest {

    static List<String> tabs() {
        return List.of("queens");
    }

    @Override
    List<Situation> situations() {
        return List.of(Situation.IN_A_LESSON);
    }
}
