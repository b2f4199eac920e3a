package puzzlescope.uitest;

import java.util.List;
import org.junit.jupiter.api.Tag;

/** The robot with a run that is not what is filled in. */
@Tag("thorough")
class RobotOnOptionsTest extends RobotTest {

    @Override
    List<Situation> situations() {
        return List.of(Situation.OPTIONS_CHANGED, Situation.OPTIONS_REFUSED);
    }
}
