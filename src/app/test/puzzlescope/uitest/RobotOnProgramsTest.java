package puzzlescope.uitest;

import java.util.List;
import org.junit.jupiter.api.Tag;

/** The robot with a person's own program beside the board. */
@Tag("thorough")
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
