package puzzlescope.uitest;

import java.util.List;
import org.junit.jupiter.api.Tag;
import puzzlescope.engine.trace.Retention;

/** The robot with runs that go on or were stopped. */
@Tag("thorough")
class RobotOnRecordingsTest extends RobotTest {

    /** The puzzles with runs so long that they can be met while they go on. */
    static List<String> tabs() {
        return List.of("maze", "tiles", "queens", "knight", "recursion");
    }

    /** So little that a long run soon waits. */
    @Override
    Retention retention() {
        return Retention.ofChunks(4);
    }

    @Override
    List<Situation> situations() {
        return List.of(Situation.RECORDING, Situation.STOPPED);
    }
}
