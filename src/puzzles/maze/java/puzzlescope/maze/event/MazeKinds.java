package puzzlescope.maze.event;

import puzzlescope.engine.event.Packed;
import puzzlescope.engine.event.Vocabulary;

/**
 * The kinds of events of mazes that one algorithm makes: what all runs share, how mazes are begun and finished, solved and
 * walked through, and what the algorithm tells besides. Immutable; any thread.
 */
public final class MazeKinds {

    private final Vocabulary vocabulary;
    private final Effect[] effects;

    /** @param own what the algorithm alone tells */
    public MazeKinds(CarvingKind... own) {
        vocabulary = Vocabulary.ofFamilies(
                SolvingKind.values(), HandKind.values(), LoopKind.values(), MudKind.values(), MakingKind.values(), own);
        effects = vocabulary.kinds().stream()
                .map(kind -> ((StepKind) kind).effect())
                .toArray(Effect[]::new);
    }

    public Vocabulary vocabulary() {
        return vocabulary;
    }

    /** What a packed event does to the board. */
    public Effect effect(long event) {
        return effects[Packed.kind(event)];
    }
}
