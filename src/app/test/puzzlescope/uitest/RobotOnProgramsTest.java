package puzzlescope.uitest;

import java.util.List;

/** The robot with a person's own program beside the board. */
class RobotOnProgramsTest extends RobotTest {

    /** The puzzles whose boards programs play on. */
    static List<String> tabs() {
        return OwnProgramTest.playable();
    }

    @Override
    List<Situation> situations() {
        return List.of(Situation.OWN_PROGRAM);
    }
}
