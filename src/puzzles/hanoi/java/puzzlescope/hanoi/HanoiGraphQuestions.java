package puzzlescope.hanoi;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.hanoi.board.HanoiBoard;
import puzzlescope.hanoi.event.HanoiGraphEvent;
import puzzlescope.hanoi.event.HanoiGraphEvent.GoalReached;
import puzzlescope.hanoi.event.HanoiGraphEvent.LinkFollowed;
import puzzlescope.hanoi.event.HanoiGraphEvent.MoveRefused;
import puzzlescope.hanoi.event.HanoiGraphEvent.SearchBegan;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateFound;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateKnown;
import puzzlescope.hanoi.event.HanoiGraphEvent.StateVisited;
import puzzlescope.hanoi.space.HanoiSpace;

/** Asks how many states there are, what comes of a given move, and in which direction the predecessors lead. */
final class HanoiGraphQuestions {

    private static final int THREE = 3;

    /** The most states found so far that are described in words. */
    private static final int MOST_TOLD = 16;

    private HanoiGraphQuestions() {}

    static List<StepQuestion> about(HanoiGraphEvent next, HanoiBoard board, long earlier) {
        int disks = board.space().disks();
        boolean isTold = board.found() <= MOST_TOLD;
        return switch (next) {
            case SearchBegan _ when disks > 1 -> List.of(states(disks));
            case StateVisited visited ->
                SearchQuestions.inTurn(
                        earlier,
                        SearchQuestions::queueDistances,
                        () -> degree(board, visited.state()),
                        SearchQuestions::knownState,
                        SearchQuestions::newestFirst);
            case GoalReached reached
            when reached.depth() > 0 -> List.of(SearchQuestions.shortest(reached.depth(), board));
            case StateFound found when isTold -> List.of(state(board, found.from(), found.state(), true));
            case StateKnown known when isTold -> List.of(state(board, known.from(), known.state(), false));
            case MoveRefused refused
            when board.space().top(refused.state(), board.space().from(refused.move())) != HanoiSpace.NO_DISK ->
                List.of(refused(refused, board));
            case LinkFollowed link -> List.of(link(link, board));
            default -> List.of();
        };
    }

    /** Tells the states found so far, before a move to one of them or to a new one. */
    static Optional<Message> state(HanoiGraphEvent next, HanoiBoard board) {
        boolean isMove = next instanceof StateFound || next instanceof StateKnown;
        return isMove && board.found() <= MOST_TOLD
                ? Message.list(IntStream.range(0, board.found())
                                .mapToObj(rank -> board.space().text(board.foundState(rank))))
                        .map(found -> Message.of("hanoi.ask.found", found))
                : Optional.empty();
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
                        Message.of("hanoi.ask.degree", HanoiStepQuestions.pegs(space, state)),
                        number(free),
                        Message.of(free == THREE ? "hanoi.ask.degree-why" : "hanoi.ask.corner-why"))
                .or(number(2 * THREE), Message.of("hanoi.ask.both-ways-why"))
                .or(
                        number(free == THREE ? 2 : THREE),
                        Message.of(free == THREE ? "hanoi.ask.third-move-why" : "hanoi.ask.no-third-move-why"));
    }

    /** Asks why a disk must not be moved. */
    private static StepQuestion refused(MoveRefused refused, HanoiBoard board) {
        var space = board.space();
        int move = refused.move();
        int disk = space.top(refused.state(), space.from(move));
        var from = HanoiSpace.name(space.from(move));
        var to = HanoiSpace.name(space.to(move));
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("hanoi.ask.pegs", HanoiStepQuestions.pegs(space, refused.state()), from, to),
                        Message.of("hanoi.ask.smaller-there", to),
                        refused.sentence())
                .or(Message.of("hanoi.ask.just-moved", disk), Message.of("hanoi.ask.just-moved-why"))
                .or(Message.of("hanoi.ask.enqueued"), Message.of("hanoi.ask.no-state-why"))
                .or(Message.of("hanoi.ask.nothing"), Message.of("hanoi.ask.no-state-why"));
    }

    /** Asks in which direction the predecessors lead. */
    private static StepQuestion link(LinkFollowed link, HanoiBoard board) {
        var space = board.space();
        return StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of(
                                "hanoi.ask.link",
                                HanoiStepQuestions.pegs(space, link.state()),
                                HanoiStepQuestions.pegs(space, link.last())),
                        Message.of("hanoi.ask.found-from"),
                        Message.of("hanoi.ask.found-from-why"))
                .or(Message.of("hanoi.ask.found-after"), Message.of("hanoi.ask.found-after-why"))
                .or(Message.of("hanoi.ask.next-in-queue"), Message.of("hanoi.ask.next-in-queue-why"))
                .or(Message.of("hanoi.ask.enqueued-later"), Message.of("hanoi.ask.enqueued-later-why"));
    }

    /** Asks what comes of a given move of a search through the states. */
    private static StepQuestion state(HanoiBoard board, int from, int to, boolean isNew) {
        var space = board.space();
        int disk = space.disk(from, to);
        var why = Message.of(isNew ? "hanoi.ask.new-why" : "hanoi.ask.known-why", space.text(to));
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
                .or(isNew ? nothing : enqueued, Message.of(isNew ? "hanoi.ask.nothing-why" : "hanoi.ask.enqueued-why"))
                .or(Message.of("hanoi.ask.forbidden"), Message.of("hanoi.ask.allowed-why"));
    }
}
