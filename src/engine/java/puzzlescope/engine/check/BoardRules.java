package puzzlescope.engine.check;

import java.util.Arrays;
import java.util.Optional;
import puzzlescope.engine.event.Board;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.replay.Timeline;

/** The rules on boards: any position can be reached from any other. */
final class BoardRules {

    private static final int SEEKS = 40;

    private BoardRules() {}

    /** Undoing an event restores the board, and one that has {@link Role#STILL} changes nothing. */
    static void undo(CheckedRun run) {
        var board = run.instance().board();
        var untouched = run.instance().board();
        for (int i = 0; i < run.events().length; i++) {
            long event = run.events()[i];
            var before = board.snapshot();
            board.apply(event);
            boolean still = (run.instance().vocabulary().roleBits(event) & Role.STILL.bit()) != 0;
            if (still && isFound(run, "check.still", i, board, before, untouched)) {
                return;
            }
            board.undo(event);
            if (isFound(run, "check.undo", i, board, before, untouched)) {
                return;
            }
            board.apply(event);
            untouched.apply(event);
        }
        run.difference(board, untouched)
                .ifPresent(difference ->
                        run.findings().add("check.redo", run.puzzle().id(), difference));
    }

    private static boolean isFound(CheckedRun run, String key, int event, Board board, byte[] before, Board untouched) {
        var difference = CheckedRun.isCompared(event) ? run.difference(board, untouched) : Optional.<String>empty();
        if (difference.isEmpty() && Arrays.equals(board.snapshot(), before)) {
            return false;
        }
        run.findings().add(key, run.kind(run.events()[event]), event + 1, difference.orElse("snapshot"));
        return true;
    }

    /** A snapshot restores the board, also one that was at another position. */
    static void snapshot(CheckedRun run) {
        var board = run.instance().board();
        var middle = run.instance().board();
        int half = run.events().length / 2;
        for (int i = 0; i < run.events().length; i++) {
            board.apply(run.events()[i]);
            if (i < half) {
                middle.apply(run.events()[i]);
            }
        }
        var fresh = run.instance().board();
        fresh.restore(board.snapshot());
        same(run, fresh, board);
        fresh.restore(middle.snapshot());
        same(run, fresh, middle);
        for (int i = half; i < run.events().length; i++) {
            fresh.apply(run.events()[i]);
        }
        same(run, fresh, board);
    }

    private static void same(CheckedRun run, Board restored, Board wanted) {
        var difference = run.difference(restored, wanted);
        if (difference.isPresent() || !Arrays.equals(restored.snapshot(), wanted.snapshot())) {
            run.findings().add("check.snapshot", run.puzzle().id(), difference.orElse("snapshot"));
        }
    }

    /** A position is the same whether it is sought or replayed from the start. */
    static void seek(CheckedRun run) {
        var trace = run.record();
        var timeline = new Timeline(trace, run.instance().board());
        var random = new PythonRandom(7);
        for (int i = 0; i < SEEKS; i++) {
            long target = random.below(Math.toIntExact(trace.length() + 1));
            timeline.seek(target);
            var replayed = new Timeline(trace, run.instance().board());
            replayed.move(target, Long.MAX_VALUE / 2);
            var difference = run.difference(timeline.board(), replayed.board());
            boolean same = difference.isEmpty()
                    && timeline.position() == target
                    && Arrays.equals(
                            timeline.board().snapshot(), replayed.board().snapshot());
            if (!same) {
                run.findings().add("check.seek", run.puzzle().id(), target, difference.orElse("snapshot"));
                return;
            }
            boolean deep = timeline.depth() == replayed.depth()
                    && timeline.depth() == trace.depth(target)
                    && timeline.callStack(Integer.MAX_VALUE).size() == timeline.depth();
            if (!deep) {
                run.findings().add("check.seek-depth", run.puzzle().id(), target);
                return;
            }
        }
    }
}
