package puzzlescope.hanoi;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.GatheringCalled;
import puzzlescope.hanoi.event.TowerEvent.TowerCalled;
import puzzlescope.hanoi.space.HanoiSpace;

/** Asks which call a call makes, which disk it moves and why, and how many moves it takes. */
final class TowerQuestions {

    /** A call over three pegs, whose arguments say everything. */
    private static final String THREE_PEGS = "hanoi3?\\(\\d+, ., ., .\\)";

    /** The number of earlier moves before something is asked once a run. */
    private static final int SOME = 2;

    private static final int THREE = 3;

    private TowerQuestions() {}

    static List<StepQuestion> about(TowerEvent next, HanoiBoard board, StepSituation stepSituation) {
        var calls = stepSituation.calls();
        var caller = calls.isEmpty() ? "" : calls.getFirst();
        int disks = board.space().disks();
        boolean isTask = board.start() == board.space().start() && disks > 1;
        return switch (next) {
            case TowerCalled called
            when caller.matches(THREE_PEGS)
                    && (called.kind() == HanoiKind.CLEARING_CALLED || called.kind() == HanoiKind.COVERING_CALLED) -> {
                if (!isTask || !stepSituation.isFirst()) {
                    yield List.of(call(caller, called));
                }
                boolean isClearing = called.kind() == HanoiKind.CLEARING_CALLED;
                int onThreePegs = board.space().pegs() == THREE ? disks : disks(caller);
                yield List.of(call(caller, called), isClearing ? moves(onThreePegs) : oneMore(onThreePegs));
            }
            case GatheringCalled called -> GatheringQuestions.about(called, caller, stepSituation.isFirst());
            case TowerCalled rest
            when rest.kind() == HanoiKind.REST_CALLED && rest.top() > 1 && rest.bottom() > rest.top() ->
                List.of(rest(rest, board));
            case CallReturned returned
            when caller.matches(THREE_PEGS) && calls.size() > 1 && disks(caller) > 1 ->
                List.of(done(caller, calls.get(1), returned.bottom(), disks));
            case DiskMoved moved -> {
                var questions = new ArrayList<StepQuestion>();
                if (caller.matches(THREE_PEGS)) {
                    // The call of a single disk has just told its move.
                    questions.add(disks(caller) == 1 ? base(caller) : move(caller, moved, board));
                }
                if (isTask && board.space().pegs() == THREE && moved.disk() == disks) {
                    questions.add(why(moved, board));
                }
                if (isTask && board.space().pegs() == THREE && stepSituation.isFirst()) {
                    questions.add(often(disks));
                }
                if (caller.matches(THREE_PEGS) && disks > 1 && stepSituation.earlier() == 1) {
                    questions.add(twoCalls());
                }
                if (disks > 1 && stepSituation.earlier() >= SOME) {
                    questions.add(certain());
                }
                yield questions;
            }
            default -> List.of();
        };
    }

    private static int disks(String call) {
        return Integer.parseInt(call.substring(call.indexOf('(') + 1, call.indexOf(',')));
    }

    private static String name(String call) {
        return call.substring(0, call.indexOf('('));
    }

    private static StepQuestion call(String caller, TowerCalled called) {
        int disks = called.bottom() - called.top() + 1;
        boolean isClearing = called.kind() == HanoiKind.CLEARING_CALLED;
        var from = HanoiSpace.name(called.from());
        var to = HanoiSpace.name(called.to());
        var via = HanoiSpace.name(called.via());
        var name = name(caller);
        var tower = TowerEvent.tower(called.top(), called.bottom());
        var why = Message.of(
                isClearing ? "hanoi.ask.clear-why" : "hanoi.ask.cover-why", tower, from, to, called.bottom() + 1);
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of(
                                isClearing ? "hanoi.ask.first-call" : "hanoi.ask.second-call",
                                caller,
                                called.bottom() + 1),
                        call(name, disks, from, to, via),
                        why)
                .or(call(name, disks, from, via, to), Message.of("hanoi.ask.target-why", tower, to, via))
                .or(call(name, disks, to, via, from), Message.of("hanoi.ask.source-why", tower, from, to))
                .or(Message.of("question.text", caller), Message.of("hanoi.ask.own-why", caller));
    }

    private static Message call(String name, int disks, String from, String to, String via) {
        return Message.of("question.text", "%s(%d, %s, %s, %s)".formatted(name, disks, from, to, via));
    }

    /** Asks for the disk that a call moves, among the moves that the rules allow. */
    private static StepQuestion move(String caller, DiskMoved moved, HanoiBoard board) {
        var space = board.space();
        long state = board.state();
        var why = Message.of(
                "hanoi.ask.move-why", caller, moved.disk(), HanoiSpace.name(moved.from()), HanoiSpace.name(moved.to()));
        var question = StepQuestion.of(
                PredictionKind.MOVE,
                Message.of("hanoi.ask.move"),
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
                        TowerEvent.DISK.put(TowerEvent.FROM.put(TowerEvent.TO.put(moved.pack(), to), from), other));
            }
        }
        return question;
    }

    private static Message disk(int disk, int from, int to) {
        return Message.of("hanoi.ask.disk", disk, HanoiSpace.name(from), HanoiSpace.name(to));
    }

    /** Asks what a call does that has done its three parts. */
    private static StepQuestion done(String call, String caller, int largest, int disks) {
        var question = StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("hanoi.ask.done", call),
                        Message.of("hanoi.ask.returns", caller),
                        Message.of("hanoi.ask.returns-why"))
                .or(Message.of("hanoi.ask.moves-disk", largest), Message.of("hanoi.ask.moved-before", largest))
                .or(
                        Message.of("hanoi.ask.calls-again", name(call), disks(call) - 1),
                        Message.of("hanoi.ask.both-made"));
        return largest < disks
                ? question.or(Message.of("hanoi.ask.moves-disk", largest + 1), Message.of("hanoi.ask.callers-move"))
                : question;
    }

    private static StepQuestion base(String call) {
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("hanoi.ask.base", call),
                        Message.of("hanoi.ask.base-move"),
                        Message.of("hanoi.ask.base-why"))
                .or(Message.of("hanoi.ask.base-both"), Message.of("hanoi.ask.none-above-why"))
                .or(Message.of("hanoi.ask.base-first"), Message.of("hanoi.ask.none-away-why"))
                .or(Message.of("hanoi.ask.returns-empty"), Message.of("hanoi.ask.returns-empty-why"));
    }

    private static StepQuestion rest(TowerCalled rest, HanoiBoard board) {
        var peg = HanoiSpace.name(board.space().peg(board.state(), 1));
        return StepQuestion.of(
                        PredictionKind.REASON,
                        Message.of("hanoi.ask.rest", rest.top(), rest.bottom()),
                        Message.of("hanoi.ask.closed-peg", rest.top() - 1, peg),
                        Message.of("hanoi.ask.closed-peg-why", peg))
                .or(Message.of("hanoi.ask.fewer"), Message.of("hanoi.ask.fewer-why"))
                .or(Message.of("hanoi.ask.full", peg), Message.of("hanoi.ask.full-why"))
                .or(Message.of("hanoi.ask.random"), Message.of("hanoi.ask.random-why"));
    }

    private static StepQuestion twoCalls() {
        return StepQuestion.ofKeys(
                        PredictionKind.REASON,
                        Message.of("hanoi.ask.two-calls"),
                        "hanoi.ask.",
                        "out-and-onto",
                        "two-pegs",
                        "one-each",
                        "undone")
                .atEveryStep();
    }

    /** Asks why the largest disk can move. */
    private static StepQuestion why(DiskMoved moved, HanoiBoard board) {
        String from = HanoiSpace.name(moved.from());
        String to = HanoiSpace.name(moved.to());
        return StepQuestion.of(
                        PredictionKind.REASON,
                        Message.of("hanoi.ask.why-now", moved.disk(), from, to),
                        Message.of("hanoi.ask.none-smaller", from, to),
                        Message.of("hanoi.ask.none-smaller-why", moved.disk(), to))
                .or(Message.of("hanoi.ask.its-goal", to), Message.of("hanoi.ask.its-goal-why", to))
                .or(Message.of("hanoi.ask.waited"), Message.of("hanoi.ask.waited-why"))
                .or(
                        Message.of("hanoi.ask.largest"),
                        Message.of("hanoi.ask.largest-why", board.space().disks()));
    }

    private static StepQuestion moves(int disks) {
        long right = (1L << disks) - 1;
        long half = (1L << (disks - 1)) - 1;
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("hanoi.ask.moves", disks),
                        number(right),
                        Message.of("hanoi.ask.moves-why", half, right, Message.power(2, disks)))
                .or(number(right + 1), Message.of("hanoi.ask.one-too-many", Message.power(2, disks)))
                .or(number(2 * half), Message.of("hanoi.ask.largest-forgotten", disks))
                .or(number((long) disks * disks), Message.of("hanoi.ask.square-why", disks));
    }

    private static StepQuestion oneMore(int disks) {
        long moves = (1L << disks) - 1;
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("hanoi.ask.one-more", disks, moves, disks + 1),
                        number(2 * moves + 1),
                        Message.of("hanoi.ask.one-more-why", moves, disks + 1, 2 * moves + 1))
                .or(number(moves + 1), Message.of("hanoi.ask.once-why", disks + 1))
                .or(number(2 * moves), Message.of("hanoi.ask.largest-forgotten", disks + 1))
                .or(number(moves + disks + 1), Message.of("hanoi.ask.added-why", disks));
    }

    private static StepQuestion often(int disks) {
        long right = 1L << (disks - 1);
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("hanoi.ask.often", disks),
                        number(right),
                        Message.of("hanoi.ask.often-why", right))
                .or(number(2 * right - 1), Message.of("hanoi.ask.all-moves-why", 2 * right - 1))
                .or(number(1), Message.of("hanoi.ask.often-largest-why"))
                .or(number(disks), Message.of("hanoi.ask.often-disks-why"));
    }

    private static StepQuestion certain() {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("hanoi.ask.certain"),
                        Message.of("hanoi.ask.sorted"),
                        Message.of("hanoi.ask.sorted-why"))
                .or(Message.of("hanoi.ask.neighbours"), Message.of("hanoi.ask.neighbours-why"))
                .or(Message.of("hanoi.ask.top-moves"), Message.of("hanoi.ask.top-moves-why"))
                .or(Message.of("hanoi.ask.occupied"), Message.of("hanoi.ask.occupied-why"))
                .atEveryStep();
    }
}
