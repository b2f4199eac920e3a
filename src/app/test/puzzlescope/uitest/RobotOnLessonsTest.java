package puzzlescope.uitest;

import java.util.List;

/** The robot beside a lesson, in the largest text and a small window. */
class RobotOnLessonsTest extends RobotTest {

    static List<String> tabs() {
        return List.of("queens");
    }

    @Override
    List<Situation> situations() {
        return List.of(Situation.IN_A_LESSON);
    }
}
