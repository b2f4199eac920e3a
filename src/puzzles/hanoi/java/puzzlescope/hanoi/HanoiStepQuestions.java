package puzzlescope.hanoi;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateFound;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateKnown;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.TowerCalled;
import puzzlescope.hanoi.space.HanoiSpace;

/** Asks which call a call makes, which disk it moves, and what comes of a given move. */
final class HanoiStepQuestions implements StepQuestions {

    /** A call over three pegs, whose arguments say everything. */
    private static final String THREE_PEGS = "hanoi3?\\(\\d+, ., ., .\\)";

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof HanoiBoard board)) {
            return List.of();
        }
        var caller = stepSituation.calls().isEmpty() ? "" : stepSituation.calls().getFirst();
        return switch (stepSituation.next()) {
            case TowerCalled called
            when caller.matches(THREE_PEGS)
                    && (called.kind() == HanoiKind.CLEARING_CALLED || called.kind() == HanoiKind.COVERING_CALLED) ->
                List.of(call(caller, called));
            case DiskMoved moved when caller.matches(THREE_PEGS) -> List.of(move(caller, moved, board));
            case StateFound found -> List.of(state(board, found.from(), found.state(), true));
            case StateKnown known -> List.of(state(board, known.from(), known.state(), false));
            default -> List.of();
        };
    }

    /** Asks what comes of a given move of a search through the states. */
    private static StepQuestion state(HanoiBoard board, int from, int to, boolean isNew) {
        var space = board.space();
        int disk = space.disk(from, to);
        var why = Message.of(isNew ? "hanoi.ask.new-why" : "hanoi.ask.known-why");
        var enqueued = Message.of("hanoi.ask.enqueued");
        var nothing = Message.of("hanoi.ask.nothing");
        return StepQuestion.of(
                        PredictionKind.VERDICT, Message.of(
                                "hanoi.ask.given",
                                disk,
                                HanoiSpace.name(space.peg(from, disk)),
                                HanoiSpace.name(space.peg(to, disk))), isNew ? enqueued : nothing, why)
                .or(isNew ? nothing : enqueued, why)
                .or(Message.of("hanoi.ask.forbidden"), Message.of("hanoi.ask.allowed-why"));
    }

    private static StepQuestion call(String caller, TowerCalled called) {
        int disks = called.bottom() - called.top() + 1;
        boolean isClearing = called.kind() == HanoiKind.CLEARING_CALLED;
        var from = HanoiSpace.name(called.from());
        var to = HanoiSpace.name(called.to());
        var via = HanoiSpace.name(called.via());
        var name = caller.substring(0, caller.indexOf('('));
        var why = Message.of(
                isClearing ? "hanoi.ask.clear-why" : "hanoi.ask.cover-why", disks, from, to, called.bottom() + 1);
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of(isClearing ? "hanoi.ask.first-call" : "hanoi.ask.second-call", caller, disks + 1),
                        call(name, disks, from, to, via),
                        why)
                .or(
                        call(name, disks, from, via, to),
                        Message.of("hanoi.ask.target-why", disks, to, via))
                .or(
                        call(name, disks, to, via, from),
                        Message.of("hanoi.ask.source-why", disks, from, to))
                .or(
                        Message.of("question.text", caller),
                        Message.of("hanoi.ask.own-why", caller));
    }

    private static Message call(String name, int disks, String from, String to, String via) {
        return Message.of("question.text", "%s(%d, %s, %s, %s)".formatted(name, disks, from, to, via));
    }

    /** Asks for the disk that a call moves, among the moves that the rules allow. */
    private static StepQuestion move(String caller, DiskMoved moved, HanoiBoard board) {
        var space = board.space();
        long state = board.state();
        var why = Message.of(
                "hanoi.ask.move-why",
                caller,
                moved.disk(),
                HanoiSpace.name(moved.from()),
                HanoiSpace.name(moved.to()));
        var question = StepQuestion.of(
                PredictionKind.MOVE,
                Message.of("hanoi.ask.move", caller),
                disk(moved.disk(), moved.from(), moved.to()),
                why,
                moved.pack());
        for (int from = 0; from < space.pegs(); from++) {
            for (int to = 0; to < space.pegs(); to++) {
                boolean isRight = from == moved.from() && to == moved.to();
                if (from == to || isRight || space.after(state, space.move(from, to)) == HanoiSpace.NONE) {
                    continue;
                }
                int other = space.top(state, from);
                question = question.or(
                        disk(other, from, to),
                        Message.of(
                                other == moved.disk() ? "hanoi.ask.peg-why" : "hanoi.ask.disk-why",
                                caller,
                                moved.disk(),
                                HanoiSpace.name(moved.to()),
                                other),
                        TowerEvent.DISK.put(
                                TowerEvent.FROM.put(TowerEvent.TO.put(moved.pack(), to), from), other));
            }
        }
        return question;
    }

    private static Message disk(int disk, int from, int to) {
        return Message.of("hanoi.ask.disk", disk, HanoiSpace.name(from), HanoiSpace.name(to));
    }
}
