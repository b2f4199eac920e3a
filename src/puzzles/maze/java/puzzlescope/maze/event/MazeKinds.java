package puzzlescope.maze.event;

import puzzlescope.engine.event.PackedEvent;
import puzzlescope.engine.event.Vocabulary;

/**
 * The kinds of events of mazes of one algorithm: the shared ones, for the start, the end, solving and walking, and
 * those specific to the algorithm. Immutable; any thread.
 */
public final class MazeKinds {

    private final Vocabulary vocabulary;
    private final Effect[] effects;

    /** @param own the kinds specific to the algorithm */
    public MazeKinds(CarvingKind... own) {
        vocabulary = Vocabulary.ofFamilies(
                SolvingKind.values(),
                MazeGameKind.values(),
                LoopKind.values(),
                MudKind.values(),
                CommonCarvingKind.values(),
                own);
        effects = vocabulary.kinds().stream()
                .map(kind -> ((StepKind) kind).effect())
                .toArray(Effect[]::new);
    }

    public Vocabulary vocabulary() {
        return vocabulary;
    }

    public Effect effect(long event) {
        return effects[PackedEvent.kind(event)];
    }
}
