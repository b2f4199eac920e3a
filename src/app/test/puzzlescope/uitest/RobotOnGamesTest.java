package puzzlescope.uitest;

import java.util.List;

/** The robot with games by hand. */
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
