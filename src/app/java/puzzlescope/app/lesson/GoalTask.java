package puzzlescope.app.lesson;

import java.time.Duration;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.GameStatus;
import puzzlescope.engine.puzzle.GameStatus.State;
import puzzlescope.engine.puzzle.MoveCount;
import puzzlescope.window.player.ManualGame;

/** Task of reaching a goal in manual play. FX thread only. */
final class GoalTask implements ChapterTask {

    /** The result of a game. */
    record End(boolean reached, long moves, long seconds) {}

    private final LessonTab tab;
    private final OptionalLong most;
    private final Consumer<End> told;
    private final Runnable changed;
    private final long began = System.nanoTime();
    private @Nullable ManualGame failed;
    private long moves;
    private State state = State.OPEN;
    private boolean reached;

    GoalTask(LessonTab tab, OptionalLong most, Consumer<End> told, Runnable changed) {
        this.tab = tab;
        this.most = most;
        this.told = told;
        this.changed = changed;
    }

    @Override
    public void tick() {
        var game = tab.game();
        var status = game.flatMap(ManualGame::status);
        if (reached || status.isEmpty()) {
            return;
        }
        long made = moves(game.get(), status.get());
        if (made == moves && status.get().state() == state) {
            return;
        }
        moves = made;
        state = status.get().state();
        if (state == State.WON && !isTooMany()) {
            reached = true;
            tell(true);
        } else if (status.get().isOver() && !game.get().equals(failed)) {
            failed = game.get();
            tell(false);
        }
        changed.run();
    }

    /** The count of the game's panel, unless that is time. */
    private static long moves(ManualGame manualGame, GameStatus status) {
        return status.moveCount()
                .filter(MoveCount::isMoves)
                .map(MoveCount::spent)
                .orElse(Math.max(manualGame.moves(), 0));
    }

    private void tell(boolean correct) {
        told.accept(new End(
                correct, moves, Duration.ofNanos(System.nanoTime() - began).toSeconds()));
    }

    private boolean isTooMany() {
        return most.isPresent() && moves > most.getAsLong();
    }

    @Override
    public Message instruction() {
        return most.isPresent() ? Message.of("lesson.now.goal-moves", most.getAsLong()) : Message.of("lesson.now.goal");
    }

    @Override
    public Message state() {
        if (reached) {
            return Message.of("lesson.state.reached", moves);
        }
        if (isTooMany()) {
            return Message.of("lesson.state.too-many", moves, most.getAsLong());
        }
        return Message.of(state == State.LOST ? "lesson.state.lost" : "lesson.state.moves", moves);
    }

    @Override
    public boolean isDone() {
        return reached;
    }
}
