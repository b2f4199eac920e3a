package puzzlescope.ui.puzzle.knight;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Parameter;
import puzzlescope.core.puzzle.knight.KnightPuzzle;
import puzzlescope.core.session.Session;
import puzzlescope.ui.puzzle.RecordingContext;

/** A desk for this puzzle. FX thread only. */
final class SampleContext extends RecordingContext {

    public static final KnightPuzzle PUZZLE = new KnightPuzzle();

    private final List<Object> chosen = new ArrayList<>();

    public SampleContext() {
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
