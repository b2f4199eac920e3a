package puzzlescope.uitest;

import java.util.List;

/** The robot with runs that are complete. */
class RobotOnRunsTest extends RobotTest {

    @Override
    List<Situation> situations() {
        return List.of(Situation.BEFORE_THE_FIRST_EVENT, Situation.IN_THE_MIDDLE, Situation.COMPLETE);
    }

    @Override
    boolean usesTheWindow() {
        return true;
    }
}
