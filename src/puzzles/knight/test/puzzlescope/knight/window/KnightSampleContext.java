package puzzlescope.knight.window;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.session.Session;
import puzzlescope.knight.KnightPuzzle;
import puzzlescope.testkit.RecordingContext;

/** A desk for this puzzle. FX thread only. */
final class KnightSampleContext extends RecordingContext {

    public static final KnightPuzzle PUZZLE = new KnightPuzzle();

    private final List<Object> chosen = new ArrayList<>();

    public KnightSampleContext() {
        super(PUZZLE);
    }

    static Arguments given(String... namesAndTexts) {
        return given(PUZZLE, namesAndTexts);
    }

    public static Session recorded(Arguments arguments) {
        return recorded(PUZZLE, arguments);
    }

    /** What was chosen by the mouse, in order. */
    List<Object> chosen() {
        return chosen;
    }

    @Override
    public <T> void choose(Parameter<T> parameter, T value) {
        chosen.add(value);
        super.choose(parameter, value);
    }
}
