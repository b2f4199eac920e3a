package puzzlescope.app.main;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Effort;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.Result;
import puzzlescope.window.control.GamePanel;
import puzzlescope.window.player.Game;

/** What a game took, and the best that was reached in games like it. FX thread only. */
final class GameScore {

    private final Map<String, Result> bests = new HashMap<>();
    /** How many hints were shown in this game, and how many moves were refused or mistaken, taken back or not. */
    private int hints;

    private int wrong;
    private boolean leftOut;

    /** Begins to count anew. */
    void begin() {
        hints = 0;
        wrong = 0;
        leftOut = false;
    }

    /** This game is not compared with others. */
    void leaveOut() {
        leftOut = true;
    }

    void addHint() {
        hints++;
    }

    void addWrong() {
        wrong++;
    }

    /** The best results, by the names of their contests. */
    Map<String, Result> bests() {
        return bests;
    }

    /** How the game goes; one that is over is compared with the best. */
    GamePanel.Score of(Game game, Optional<GameStatus> status, long seconds) {
        var effort = status.flatMap(GameStatus::effort);
        int spent = effort.map(Effort::spent).orElse(Math.max(game.moves(), 0));
        var contest = game.rules().contest(game.arguments());
        status.filter(GameStatus::isOver).filter(_ -> !leftOut).ifPresent(end -> {
            int extra = effort.map(Effort::extra).orElse(0);
            int taken = Math.toIntExact(Math.min(seconds, Integer.MAX_VALUE));
            bests.merge(contest, new Result(end.reached(), hints, extra, spent, wrong, taken), Result::orBetter);
        });
        return new GamePanel.Score(spent, hints, wrong, Optional.ofNullable(bests.get(contest)), verdict(status));
    }

    /** What is to be said of a game that is won; empty of any other. */
    private Optional<Message> verdict(Optional<GameStatus> status) {
        return status.filter(end -> end.state() == State.WON).map(end -> {
            if (hints > 0) {
                return Message.of("game.verdict.hints", hints);
            }
            boolean fewest = end.effort().map(each -> each.extra() == 0).orElse(true);
            return Message.of(wrong == 0 && fewest ? "game.verdict.flawless" : "game.verdict.own", wrong);
        });
    }
}
