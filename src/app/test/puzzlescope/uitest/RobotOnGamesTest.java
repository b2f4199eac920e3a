package puzzlescope.uitest;

import java.util.List;
import org.junit.jupiter.api.Tag;

/** The robot with games by hand. */
@Tag("thorough")
class RobotOnGamesTest extends RobotTest {

    /** The puzzles that can be played by hand. */
    static List<String> tabs() {
        return ManualPlayTest.games();
    }

    @Override
    List<Situation> situations() {
        return List.of(Situation.BY_HAND, Situation.WON);
    }
}
