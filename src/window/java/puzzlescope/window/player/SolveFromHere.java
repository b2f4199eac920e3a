package puzzlescope.window.player;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.trace.Trace;

/**
 * Answer whether and how the solver continues from a game's position; recomputed when the game has moved on. FX thread
 * only.
 */
public final class SolveFromHere {

    private final Player player;
    private Optional<Answer> known = Optional.empty();

    public SolveFromHere(Player player) {
        this.player = player;
    }

    /**
     * The answer for a position.
     *
     * @param arguments of the run; empty if there can be none
     * @param why there can be none; null if there can
     */
    public record Answer(
            Trace trace,
            long position,
            Optional<Arguments> arguments,
            @Nullable Message why) {}

    /** Clears the answer after the end of a game. */
    public void forget() {
        known = Optional.empty();
    }

    public Answer of(ManualGame manualGame) {
        var trace = player.session().trace();
        long position = player.session().timeline().position();
        var answer = known.filter(each -> each.trace() == trace && each.position() == position)
                .orElseGet(() -> ask(manualGame, trace, position));
        known = Optional.of(answer);
        return answer;
    }

    private Answer ask(ManualGame manualGame, Trace trace, long position) {
        if (!manualGame.isOpen() || manualGame.moves() < 0) {
            return new Answer(trace, position, Optional.empty(), Message.of("game.opening"));
        }
        try {
            var board = player.session().timeline().board();
            return new Answer(
                    trace, position, Optional.of(manualGame.rules().runFrom(manualGame.arguments(), board)), null);
        } catch (InvalidInputException none) {
            return new Answer(trace, position, Optional.empty(), none.reason());
        }
    }
}
