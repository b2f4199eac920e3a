package puzzlescope.app.main;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.GameResult;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.window.control.GamePanel;
import puzzlescope.window.player.ManualGame;

/** Result of a game, and the best result in comparable games. FX thread only. */
final class GameScore {

    private final Map<String, GameResult> bests = new HashMap<>();
    /** Numbers of hints shown and of rejected or wrong moves in this game, undone or not. */
    private int hints;

    private int wrong;
    private boolean leftOut;

    void begin() {
        hints = 0;
        wrong = 0;
        leftOut = false;
    }

    void exclude() {
        leftOut = true;
    }

    void addHint() {
        hints++;
    }

    void addWrong() {
        wrong++;
    }

    /** The best results, by the names of their contests. */
    Map<String, GameResult> bests() {
        return bests;
    }

    /** Score of a game; a won one is compared with the best. */
    GamePanel.Score of(ManualGame manualGame, Optional<GameStatus> status, long seconds) {
        var effort = status.flatMap(GameStatus::moveCount);
        int spent = effort.map(MoveCount::spent).orElse(Math.max(manualGame.moves(), 0));
        var contest = manualGame.rules().contest(manualGame.arguments());
        status.filter(end -> end.state() == State.WON).filter(_ -> !leftOut).ifPresent(end -> {
            int extra = effort.map(MoveCount::extra).orElse(0);
            int taken = Math.toIntExact(Math.min(seconds, Integer.MAX_VALUE));
            bests.merge(
                    contest, new GameResult(end.reached(), hints, extra, spent, wrong, taken), GameResult::orBetter);
        });
        return new GamePanel.Score(spent, hints, wrong, Optional.ofNullable(bests.get(contest)), verdict(status));
    }

    /** The verdict on a won game; empty for any other. */
    private Optional<Message> verdict(Optional<GameStatus> status) {
        return status.filter(end -> end.state() == State.WON).map(end -> {
            if (hints > 0) {
                return Message.of("game.verdict.hints", hints);
            }
            boolean fewest = end.moveCount().map(each -> each.extra() == 0).orElse(true);
            return Message.of(wrong == 0 && fewest ? "game.verdict.flawless" : "game.verdict.own", wrong);
        });
    }
}
