package puzzlescope.uitest;

import java.util.List;

/** The robot with a run that is not what is filled in. */
class RobotOnOptionsTest extends RobotTest {

    @Override
    List<Situation> situations() {
        return List.of(Situation.OPTIONS_CHANGED, Situation.OPTIONS_REFUSED);
    }
}
