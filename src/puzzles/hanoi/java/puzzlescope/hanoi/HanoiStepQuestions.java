package puzzlescope.hanoi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.HanoiGraphEvent.GoalReached;
import puzzlescope.hanoi.event.HanoiGraphEvent.LinkFollowed;
import puzzlescope.hanoi.event.HanoiGraphEvent.MoveRefused;
import puzzlescope.hanoi.event.HanoiGraphEvent.SearchBegan;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateFound;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateKnown;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateVisited;
import puzzlescope.hanoi.event.HanoiKind;
import puzzlescope.hanoi.event.TowerEvent;
import puzzlescope.hanoi.event.TowerEvent.CallReturned;
import puzzlescope.hanoi.event.TowerEvent.DiskMoved;
import puzzlescope.hanoi.event.TowerEvent.TowerCalled;
import puzzlescope.hanoi.space.HanoiSpace;

/** Asks which call a call makes, which disk it moves and why, how many moves it takes, and what comes of a given move. */
final class HanoiStepQuestions implements StepQuestions {

    /** A call over three pegs, whose arguments say everything. */
    private static final String THREE_PEGS = "hanoi3?\\(\\d+, ., ., .\\)";

    /** The number of earlier events of a kind before something is asked once a run. */
    private static final int SOME = 2;

    private static final int THREE = 3;

    /** The most states found so far that are told in words. */
    private static final int MOST_TOLD = 27;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof HanoiBoard board)) {
            return List.of();
        }
        var calls = stepSituation.calls();
        var caller = calls.isEmpty() ? "" : calls.getFirst();
        long earlier = stepSituation.earlier();
        int disks = board.space().disks();
        boolean isTask = board.start() == board.space().start() && disks > 1;
        var questions = new ArrayList<StepQuestion>();
        switch (stepSituation.next()) {
            case TowerCalled called
            when caller.matches(THREE_PEGS)
                    && (called.kind() == HanoiKind.CLEARING_CALLED || called.kind() == HanoiKind.COVERING_CALLED) -> {
                questions.add(call(caller, called));
                if (isTask && called.kind() == HanoiKind.CLEARING_CALLED && stepSituation.isFirst()) {
                    questions.add(moves(disks));
                }
                if (isTask && called.kind() == HanoiKind.COVERING_CALLED && stepSituation.isFirst()) {
                    questions.add(oneMore(disks));
                }
            }
            case TowerCalled rest
            when rest.kind() == HanoiKind.REST_CALLED && rest.top() > 1 && rest.bottom() > rest.top() ->
                questions.add(rest(rest, board));
            case CallReturned returned
            when caller.matches(THREE_PEGS) && calls.size() > 1 && disks(caller) > 1 ->
                questions.add(done(caller, calls.get(1), returned.bottom(), disks));
            case DiskMoved moved -> {
                if (caller.matches(THREE_PEGS)) {
                    questions.add(move(caller, moved, board));
                }
                if (caller.matches(THREE_PEGS) && moved.disk() == 1 && disks(caller) == 1) {
                    questions.add(base(caller));
                }
                if (isTask && board.space().pegs() == THREE && moved.disk() == disks) {
                    questions.add(why(moved, board));
                }
                if (isTask && board.space().pegs() == THREE && stepSituation.isFirst()) {
                    questions.add(often(disks));
                }
                if (disks > 1 && earlier >= SOME) {
                    questions.add(certain());
                }
            }
            case SearchBegan _ when disks > 1 -> questions.add(states(disks));
            case StateVisited visited -> {
                if (earlier == SOME) {
                    questions.add(SearchQuestions.queueDistances());
                } else if (earlier == SOME + 1 && disks > 1) {
                    questions.add(degree(board, visited.state()));
                }
            }
            case GoalReached reached
            when reached.depth() > 0 -> questions.add(SearchQuestions.shortest(reached.depth()));
            case StateFound found
            when board.found() <= MOST_TOLD -> questions.add(state(board, found.from(), found.state(), true));
            case StateKnown known -> {
                if (board.found() <= MOST_TOLD) {
                    questions.add(state(board, known.from(), known.state(), false));
                }
                if (earlier == SOME) {
                    questions.add(SearchQuestions.knownState());
                }
            }
            case MoveRefused refused -> questions.add(refused(refused, board));
            case LinkFollowed link -> questions.add(link(link, board));
            default -> {}
        }
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof HanoiBoard board)) {
            return Optional.empty();
        }
        if (stepSituation.next() instanceof HanoiGraphEvent graphEvent) {
            boolean isMove = graphEvent instanceof StateFound || graphEvent instanceof StateKnown;
            return isMove && board.found() <= MOST_TOLD
                    ? Optional.of(Message.of("hanoi.ask.found", found(board)))
                    : Optional.empty();
        }
        return Optional.of(Message.of("hanoi.ask.state", pegs(board.space(), board.state())));
    }

    private static String found(HanoiBoard board) {
        return IntStream.range(0, board.found())
                .mapToObj(rank -> board.space().text(board.foundState(rank)))
                .collect(Collectors.joining(", "));
    }

    private static String pegs(HanoiSpace space, long state) {
        return IntStream.range(0, space.pegs())
                .mapToObj(peg -> HanoiSpace.name(peg) + ": "
                        + IntStream.iterate(space.disks(), disk -> disk >= 1, disk -> disk - 1)
                                .filter(disk -> space.peg(state, disk) == peg)
                                .mapToObj(Integer::toString)
                                .collect(Collectors.collectingAndThen(
                                        Collectors.joining(" "), disks -> disks.isEmpty() ? "\u2013" : disks)))
                .collect(Collectors.joining("; "));
    }

    /** Returns the number of disks that a call moves. */
    private static int disks(String call) {
        return Integer.parseInt(call.substring(call.indexOf('(') + 1, call.indexOf(',')));
    }

    private static String name(String call) {
        return call.substring(0, call.indexOf('('));
    }

    private static Message number(long number) {
        return Message.of("question.number", number);
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

    private static StepQuestion states(int disks) {
        long states = Math.round(Math.pow(THREE, disks));
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("hanoi.ask.states", disks),
                        number(states),
                        Message.of("hanoi.ask.states-why", Message.power(THREE, disks), states))
                .or(number((long) disks * disks * disks), Message.of("hanoi.ask.exchanged-why", disks))
                .or(number((1L << disks) - 1), Message.of("hanoi.ask.not-moves-why"))
                .or(number((long) THREE * disks), Message.of("hanoi.ask.sum-why"));
    }

    /** Asks how many moves a state allows. */
    private static StepQuestion degree(HanoiBoard board, int state) {
        var space = board.space();
        long free = IntStream.range(0, space.moves())
                .filter(move -> space.after(state, move) != HanoiSpace.NONE)
                .count();
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("hanoi.ask.degree", pegs(space, state)),
                        number(free),
                        Message.of(free == THREE ? "hanoi.ask.degree-why" : "hanoi.ask.corner-why"))
                .or(number(2 * THREE), Message.of("hanoi.ask.both-ways-why"))
                .or(
                        number(free == THREE ? 2 : THREE),
                        Message.of(free == THREE ? "hanoi.ask.degree-why" : "hanoi.ask.corner-why"))
                .or(number(space.disks() + 2L), Message.of("hanoi.ask.on-top-why"));
    }

    private static StepQuestion certain() {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("hanoi.ask.certain"),
                        Message.of("hanoi.ask.sorted"),
                        Message.of("hanoi.ask.sorted-why"))
                .or(Message.of("hanoi.ask.neighbours"), Message.of("hanoi.ask.neighbours-why"))
                .or(Message.of("hanoi.ask.disk-1-top"), Message.of("hanoi.ask.disk-1-top-why"))
                .or(Message.of("hanoi.ask.occupied"), Message.of("hanoi.ask.occupied-why"))
                .atEveryStep();
    }

    /** Asks why the largest disk can move. */
    private static StepQuestion why(DiskMoved moved, HanoiBoard board) {
        int via = THREE - moved.from() - moved.to();
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("hanoi.ask.why-now", moved.disk(), HanoiSpace.name(moved.to())),
                        Message.of("hanoi.ask.all-aside", HanoiSpace.name(via)),
                        Message.of("hanoi.ask.all-aside-why", moved.disk(), HanoiSpace.name(moved.to())))
                .or(
                        Message.of("hanoi.ask.its-goal", HanoiSpace.name(moved.to())),
                        Message.of("hanoi.ask.its-goal-why", HanoiSpace.name(moved.to())))
                .or(Message.of("hanoi.ask.waited"), Message.of("hanoi.ask.waited-why"))
                .or(
                        Message.of("hanoi.ask.largest"),
                        Message.of("hanoi.ask.largest-why", board.space().disks()));
    }

    private static StepQuestion rest(TowerCalled rest, HanoiBoard board) {
        var peg = HanoiSpace.name(board.space().peg(board.state(), 1));
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("hanoi.ask.rest", rest.top(), rest.bottom()),
                        Message.of("hanoi.ask.closed-peg", rest.top() - 1, peg),
                        Message.of("hanoi.ask.closed-peg-why", peg))
                .or(Message.of("hanoi.ask.fewer"), Message.of("hanoi.ask.fewer-why"))
                .or(Message.of("hanoi.ask.full", peg), Message.of("hanoi.ask.full-why"))
                .or(Message.of("hanoi.ask.random"), Message.of("hanoi.ask.random-why"));
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
                        Message.of("hanoi.ask.moves-disk", 1),
                        Message.of("hanoi.ask.base-why"))
                .or(Message.of("hanoi.ask.calls-again", name(call), 0), Message.of("hanoi.ask.none-above-why"))
                .or(Message.of("hanoi.ask.calls-again", name(call), 1), Message.of("hanoi.ask.own-why", call))
                .or(Message.of("hanoi.ask.returns-empty"), Message.of("hanoi.ask.returns-empty-why"));
    }

    private static StepQuestion refused(MoveRefused refused, HanoiBoard board) {
        var space = board.space();
        int move = refused.move();
        int disk = space.top(refused.state(), space.from(move));
        var from = HanoiSpace.name(space.from(move));
        var to = HanoiSpace.name(space.to(move));
        boolean isEmpty = disk == HanoiSpace.NO_DISK;
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("hanoi.ask.pegs", pegs(space, refused.state()), from, to),
                        Message.of(isEmpty ? "hanoi.ask.empty-peg" : "hanoi.ask.smaller-there", from, to),
                        refused.sentence())
                .or(
                        Message.of(isEmpty ? "hanoi.ask.smaller-there" : "hanoi.ask.empty-peg", from, to),
                        Message.of(isEmpty ? "hanoi.ask.no-disk-why" : "hanoi.ask.disk-there-why", from, disk))
                .or(Message.of("hanoi.ask.enqueued"), Message.of("hanoi.ask.no-state-why"))
                .or(Message.of("hanoi.ask.nothing"), Message.of("hanoi.ask.no-state-why"));
    }

    /** Asks in which direction the predecessors lead. */
    private static StepQuestion link(LinkFollowed link, HanoiBoard board) {
        var space = board.space();
        return StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of("hanoi.ask.link", pegs(space, link.state()), pegs(space, link.last())),
                        Message.of("hanoi.ask.found-from"),
                        Message.of("hanoi.ask.found-from-why"))
                .or(Message.of("hanoi.ask.found-after"), Message.of("hanoi.ask.found-after-why"))
                .or(Message.of("hanoi.ask.next-in-queue"), Message.of("hanoi.ask.next-in-queue-why"))
                .or(Message.of("hanoi.ask.nearest-to-goal"), Message.of("hanoi.ask.nearest-to-goal-why"));
    }

    /** Asks what comes of a given move of a search through the states. */
    private static StepQuestion state(HanoiBoard board, int from, int to, boolean isNew) {
        var space = board.space();
        int disk = space.disk(from, to);
        var why = Message.of(isNew ? "hanoi.ask.new-why" : "hanoi.ask.known-why");
        var enqueued = Message.of("hanoi.ask.enqueued");
        var nothing = Message.of("hanoi.ask.nothing");
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of(
                                "hanoi.ask.given",
                                disk,
                                HanoiSpace.name(space.peg(from, disk)),
                                HanoiSpace.name(space.peg(to, disk)),
                                space.text(from)),
                        isNew ? enqueued : nothing,
                        why)
                .or(isNew ? nothing : enqueued, why)
                .or(Message.of("hanoi.ask.forbidden"), Message.of("hanoi.ask.allowed-why"));
    }

    private static StepQuestion call(String caller, TowerCalled called) {
        int disks = called.bottom() - called.top() + 1;
        boolean isClearing = called.kind() == HanoiKind.CLEARING_CALLED;
        var from = HanoiSpace.name(called.from());
        var to = HanoiSpace.name(called.to());
        var via = HanoiSpace.name(called.via());
        var name = name(caller);
        var why = Message.of(
                isClearing ? "hanoi.ask.clear-why" : "hanoi.ask.cover-why", disks, from, to, called.bottom() + 1);
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of(
                                isClearing ? "hanoi.ask.first-call" : "hanoi.ask.second-call",
                                caller,
                                called.bottom() + 1),
                        call(name, disks, from, to, via),
                        why)
                .or(call(name, disks, from, via, to), Message.of("hanoi.ask.target-why", disks, to, via))
                .or(call(name, disks, to, via, from), Message.of("hanoi.ask.source-why", disks, from, to))
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
                        TowerEvent.DISK.put(TowerEvent.FROM.put(TowerEvent.TO.put(moved.pack(), to), from), other));
            }
        }
        return question;
    }

    private static Message disk(int disk, int from, int to) {
        return Message.of("hanoi.ask.disk", disk, HanoiSpace.name(from), HanoiSpace.name(to));
    }
}
