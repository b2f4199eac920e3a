package puzzlescope.tiles;

import static puzzlescope.engine.puzzle.StepQuestion.number;

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
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesBoundedBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptBegan;
import puzzlescope.tiles.event.TilesBoundedEvent.AttemptFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundFailed;
import puzzlescope.tiles.event.TilesBoundedEvent.BoundSet;
import puzzlescope.tiles.event.TilesBoundedEvent.CutOff;
import puzzlescope.tiles.event.TilesBoundedEvent.LimitReached;
import puzzlescope.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidOut;
import puzzlescope.tiles.event.TilesBoundedEvent.SlidWithin;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlid;
import puzzlescope.tiles.event.TilesBoundedEvent.TileSlidBack;
import puzzlescope.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.tiles.event.TilesEndlessEvent.RecursionBegan;
import puzzlescope.tiles.event.TilesEndlessEvent.ReversalRejected;
import puzzlescope.tiles.event.TilesEndlessEvent.TileSlidOn;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.event.TilesGraphEvent.BoardDiscovered;
import puzzlescope.tiles.event.TilesGraphEvent.BoardExpanded;
import puzzlescope.tiles.event.TilesGraphEvent.BoardKnown;
import puzzlescope.tiles.event.TilesGraphEvent.ExpansionReason;
import puzzlescope.tiles.event.TilesGraphEvent.GoalTaken;
import puzzlescope.tiles.event.TilesGraphEvent.RootTaken;
import puzzlescope.tiles.event.TilesGraphEvent.SearchesMet;
import puzzlescope.tiles.event.TilesTableEvent.BoundTried;
import puzzlescope.tiles.space.Move;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/**
 * Asks whether a given move is pruned and why, what follows when all moves failed, what a new board is worth, and what
 * holds for all boards.
 */
final class TilesStepQuestions implements StepQuestions {

    private static final int UNESTIMATED = 0;

    /** The number of earlier events of a kind before something is asked once a run. */
    private static final int SOME = 2;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof TilesBoard board)) {
            return List.of();
        }
        var questions = new ArrayList<>(next(stepSituation, board));
        questions.addAll(ofRun(stepSituation, board));
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof TilesBoard board) || board instanceof TilesGraphBoard) {
            return Optional.empty();
        }
        var rows = IntStream.range(0, board.size())
                .mapToObj(row -> IntStream.range(0, board.size())
                        .mapToObj(column -> board.tile(row, column) == TileOrder.BLANK
                                ? "\u25a1"
                                : Integer.toString(board.tile(row, column)))
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
        return Optional.of(Message.of("tiles.ask.state", rows));
    }

    /** Returns what is asked once a run. */
    private static List<StepQuestion> ofRun(StepSituation stepSituation, TilesBoard board) {
        long earlier = stepSituation.earlier();
        int size = board.size();
        return switch (stepSituation.next()) {
            case AttemptBegan _ when stepSituation.isFirst() -> List.of(orders(size));
            case BoundSet _ when stepSituation.isFirst() -> List.of(orders(size));
            case BoundTried _ when stepSituation.isFirst() -> List.of(orders(size), parity());
            case RootTaken root when !root.backward() -> List.of(orders(size));
            case RecursionBegan _ -> List.of(orders(size));
            case TileSlid _ when earlier == SOME -> List.of(parity());
            case TileSlid _ when earlier > SOME -> List.of(degree(board));
            case TileSlidOn _ when earlier == SOME -> List.of(parity());
            case TileSlidOn _ when earlier > SOME -> List.of(degree(board));
            case SlidWithin slid when earlier == 0 && slid.h() > SOME -> List.of(bound(slid.h()));
            case SlidWithin _ when earlier == SOME -> List.of(parity());
            case SlidWithin _ when earlier > SOME -> List.of(degree(board));
            case CutOff _ when earlier == 1 && isManhattan(board) -> List.of(twoMore());
            case BoardExpanded expanded
            when earlier == SOME ->
                List.of(
                        expanded.expansionReason() != ExpansionReason.LEAST_ESTIMATE
                                ? SearchQuestions.queueDistances()
                                : SearchQuestions.admissible());
            case BoardDiscovered _ when earlier == SOME -> List.of(parity());
            case BoardDiscovered found
            when earlier > SOME && board.heuristic().isPresent() && found.h() > SOME -> List.of(bound(found.h()));
            case BoardKnown _
            when earlier == SOME && board.heuristic().isEmpty() -> List.of(SearchQuestions.knownState());
            case GoalTaken goal
            when goal.g() > 0 && board.heuristic().isEmpty() -> List.of(SearchQuestions.shortest(goal.g()));
            case SearchesMet met
            when met.forwardG() != met.backwardG() || met.forwardG() > 1 -> List.of(meeting(met), twoSearches());
            case SolutionMove move when move.number() == 1 -> List.of(twoMoves());
            default -> List.of();
        };
    }

    private static boolean isManhattan(TilesBoard board) {
        return board.heuristic()
                .filter(each -> each == TilesHeuristic.MANHATTAN)
                .isPresent();
    }

    private static StepQuestion law(Message asked, String right, String... wrong) {
        return ofRun(PredictionKind.LAW, asked, right, wrong);
    }

    private static StepQuestion invariant(Message asked, String right, String... wrong) {
        return ofRun(PredictionKind.INVARIANT, asked, right, wrong);
    }

    private static StepQuestion ofRun(PredictionKind kind, Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(kind, asked, "tiles.ask.", right, wrong);
    }

    /** Asks how many of all orders can be reached. */
    private static StepQuestion orders(int size) {
        return law(Message.of("tiles.ask.orders", size, size * size - 1), "half", "all", "quarter", "by-start");
    }

    private static StepQuestion parity() {
        return law(Message.of("tiles.ask.parity"), "even", "odd", "four", "by-path");
    }

    private static StepQuestion twoMore() {
        return law(Message.of("tiles.ask.growth"), "two", "one", "doubled-bound", "any");
    }

    private static StepQuestion twoMoves() {
        return invariant(
                Message.of("tiles.ask.no-circle"), "no-board-twice", "every-h", "each-tile-once", "corner-first");
    }

    /** Asks how many tiles can slide. */
    private static StepQuestion degree(TilesBoard board) {
        int row = board.blankRow();
        int column = board.blankColumn();
        int last = board.size() - 1;
        int free = (row > 0 ? 1 : 0) + (row < last ? 1 : 0) + (column > 0 ? 1 : 0) + (column < last ? 1 : 0);
        var why = Message.of("tiles.ask.degree-why", free);
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("tiles.ask.degree", board.size(), row + 1, column + 1),
                        number(free),
                        why)
                .or(number(free == 4 ? 3 : 4), free == 4 ? why : Message.of("tiles.ask.four-why"))
                .or(number(free == 2 ? 3 : 2), why)
                .or(number(board.size() * board.size() - 1), Message.of("tiles.ask.all-tiles-why"));
    }

    /** Asks what an estimate says. */
    private static StepQuestion bound(int h) {
        var question = StepQuestion.of(
                PredictionKind.INVARIANT,
                Message.of("tiles.ask.h-is", h),
                Message.of("tiles.ask.at-least", h),
                Message.of("tiles.ask.at-least-why"));
        return question.or(Message.of("tiles.ask.exactly", h), Message.of("tiles.ask.exactly-why"))
                .or(Message.of("tiles.ask.at-most", h), Message.of("tiles.ask.exactly-why"))
                .or(Message.of("tiles.ask.wrong-tiles", h), Message.of("tiles.ask.wrong-tiles-why"));
    }

    private static StepQuestion meeting(SearchesMet met) {
        int one = met.forwardG();
        int other = met.backwardG();
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("tiles.ask.meet", one, other),
                        number(one + other),
                        Message.of("tiles.ask.meet-why", one, other, one + other))
                .or(number(Math.max(one, other)), Message.of("tiles.ask.meet-half-why"))
                .or(number(one + other + 1), Message.of("tiles.ask.meet-one-why"))
                .or(number(2 * (one + other)), Message.of("tiles.ask.meet-twice-why"));
    }

    private static StepQuestion twoSearches() {
        return invariant(
                Message.of("tiles.ask.two-searches"), "fewer-boards", "shorter-solution", "no-queue", "no-marks");
    }

    /** Asks what the failure of a whole attempt proves. */
    private static StepQuestion proved(int bound) {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("tiles.ask.proved", bound),
                        Message.of("tiles.ask.none-within", bound),
                        Message.of("tiles.ask.none-within-why", bound))
                .or(Message.of("tiles.ask.one-longer", bound + 1), Message.of("tiles.ask.one-longer-why"))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                .or(Message.of("tiles.ask.first-move"), Message.of("tiles.ask.first-move-why"));
    }

    /** Asks what a call does that has no move left. */
    private static StepQuestion limit(LimitReached limit) {
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of("tiles.ask.limit", limit.tile()),
                        Message.of("tiles.ask.back", limit.tile(), name(limit.move())),
                        Message.of("tiles.ask.limit-why"))
                .or(Message.of("tiles.ask.goes-on"), Message.of("tiles.ask.goes-on-why"))
                .or(Message.of("tiles.ask.greater"), Message.of("tiles.ask.greater-why"))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.one-path"));
    }

    private static StepQuestion whyCut(CutOff cut) {
        int f = cut.g() + cut.h();
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of("tiles.ask.why-cut", f, cut.bound()),
                        Message.of("tiles.ask.too-long", cut.bound()),
                        Message.of("tiles.ask.too-long-why", cut.g(), cut.h(), cut.bound()))
                .or(Message.of("tiles.ask.farther"), Message.of("tiles.ask.farther-why"))
                .or(Message.of("tiles.ask.tried-twice"), Message.of("tiles.ask.tried-twice-why"))
                .or(Message.of("tiles.ask.never-needed"), Message.of("tiles.ask.never-needed-why"));
    }

    /** Asks what is done with a board found before. */
    private static StepQuestion known(int tile, Move move, int number) {
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("tiles.ask.known", tile, name(move), number),
                        Message.of("tiles.ask.skipped-board"),
                        Message.of("tiles.ask.skipped-board-why", number))
                .or(Message.of("tiles.ask.predecessor"), Message.of("tiles.ask.skipped-board-why", number))
                .or(Message.of("tiles.ask.new-board"), Message.of("tiles.ask.new-board-why"))
                .or(Message.of("tiles.ask.expanded-now"), Message.of("tiles.ask.expanded-now-why"));
    }

    private static StepQuestion cameAgain(BoardCameAgain again) {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("tiles.ask.came-again", again.ago()),
                        Message.of("tiles.ask.endless"),
                        Message.of("tiles.ask.endless-why"))
                .or(Message.of("tiles.ask.noticed"), Message.of("tiles.ask.noticed-why"))
                .or(Message.of("tiles.ask.other-order"), Message.of("tiles.ask.other-order-why"))
                .or(Message.of("tiles.ask.limit-returns"), Message.of("tiles.ask.limit-returns-why"));
    }

    private static List<StepQuestion> next(StepSituation stepSituation, TilesBoard board) {
        return switch (stepSituation.next()) {
            case SlidWithin slid
            when board instanceof TilesBoundedBoard bounded -> List.of(bound(slid, slid.g(), slid.h(), bounded));
            case CutOff cut
            when board instanceof TilesBoundedBoard bounded ->
                List.of(bound(cut, cut.g(), cut.h(), bounded), whyCut(cut));
            case LimitReached limit -> List.of(limit(limit));
            case BoardKnown known -> List.of(known(known.tile(), known.move(), known.number()));
            case BoardCameAgain again -> List.of(cameAgain(again));
            case TileSlidOn slid when board.moves() > 0 -> List.of(reverse(slid, board));
            case ReversalRejected rejected when board.moves() > 0 -> List.of(reverse(rejected, board));
            case TileSlid slid when board.moves() > 0 -> List.of(reverse(slid, board));
            case MoveRejected rejected when board.moves() > 0 -> List.of(reverse(rejected, board));
            case SlidOut out -> List.of(back(out, board));
            case TileSlidBack out -> List.of(back(out, board));
            case BoundFailed failed ->
                List.of(
                        StepQuestion.of(
                                        PredictionKind.VERDICT,
                                        Message.of("tiles.ask.bound-failed", failed.bound()),
                                        Message.of("tiles.ask.next-least"),
                                        Message.of("tiles.ask.next-least-why"))
                                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                                .or(Message.of("tiles.ask.doubled"), Message.of("tiles.ask.doubled-why"))
                                .or(Message.of("tiles.ask.same"), Message.of("tiles.ask.same-why")),
                        proved(failed.bound()));
            case AttemptFailed failed ->
                List.of(
                        StepQuestion.of(
                                        PredictionKind.VERDICT,
                                        Message.of("tiles.ask.attempt-failed", failed.bound()),
                                        Message.of("tiles.ask.again", failed.bound() + 1),
                                        Message.of("tiles.ask.again-why"))
                                .or(
                                        Message.of("tiles.ask.again", 2 * failed.bound() + 2),
                                        Message.of("tiles.ask.twice-why", failed.bound() + 1))
                                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.unsolvable-why"))
                                .or(Message.of("tiles.ask.same"), Message.of("tiles.ask.same-why")),
                        proved(failed.bound()));
            case BoardDiscovered found
            when found.h() > UNESTIMATED && found.h() != found.g() -> List.of(estimate(found));
            default -> List.of();
        };
    }

    private static Message name(Move move) {
        return Message.of("tiles.move." + move);
    }

    private static StepQuestion bound(TileMotion motion, int g, int h, TilesBoundedBoard board) {
        int f = g + h;
        int bound = board.bound();
        boolean isCut = f > bound;
        var asked = Message.of("tiles.ask.bound", bound, g - 1, motion.tile(), name(motion.move()), h);
        var why = Message.of(isCut ? "tiles.ask.over-why" : "tiles.ask.within-why", g, h, f, bound);
        var pruned = Message.of("tiles.ask.pruned");
        var slides = Message.of("tiles.ask.slides");
        return StepQuestion.of(isCut ? PredictionKind.CUT : PredictionKind.VERDICT, asked, isCut ? pruned : slides, why)
                .or(isCut ? slides : pruned, why)
                .or(Message.of("tiles.ask.raised"), Message.of("tiles.ask.raised-why"))
                .or(Message.of("tiles.ask.queued"), Message.of("tiles.ask.queued-why"));
    }

    private static StepQuestion reverse(TileMotion motion, TilesBoard board) {
        boolean isReverse = motion instanceof MoveRejected || motion instanceof ReversalRejected;
        var asked =
                Message.of("tiles.ask.given", name(board.move(board.moves() - 1)), motion.tile(), name(motion.move()));
        var why = isReverse ? Message.of("tiles.ask.reverse-why") : Message.of("tiles.ask.forward-why", motion.tile());
        var slides = Message.of("tiles.ask.slides");
        var skipped = Message.of("tiles.ask.skipped");
        var home = Message.of("tiles.ask.only-closer");
        return StepQuestion.of(PredictionKind.VERDICT, asked, isReverse ? skipped : slides, why)
                .or(isReverse ? slides : skipped, why)
                .or(
                        home,
                        Message.of(
                                board.heuristic().isPresent()
                                        ? "tiles.ask.f-decides-why"
                                        : "tiles.ask.only-closer-why"));
    }

    private static StepQuestion back(TileMotion back, TilesBoard board) {
        var question = StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of("tiles.ask.all-failed"),
                        Message.of("tiles.ask.back", back.tile(), name(back.move())),
                        Message.of("tiles.ask.back-why"))
                .or(Message.of("tiles.ask.unsolvable"), Message.of("tiles.ask.one-path"))
                .or(Message.of("tiles.ask.greater"), Message.of("tiles.ask.greater-why"));
        return board.moves() > 1
                ? question.or(Message.of("tiles.ask.first-board"), Message.of("tiles.ask.first-board-why"))
                : question;
    }

    private static StepQuestion estimate(BoardDiscovered found) {
        int g = found.g();
        int h = found.h();
        var why = Message.of("tiles.ask.f-why", g, h, g + h);
        var question = StepQuestion.of(
                PredictionKind.VERDICT,
                Message.of("tiles.ask.f", found.tile(), name(found.move()), g, h),
                number(g + h),
                why);
        return question.or(number(h), Message.of("tiles.ask.h-why", g))
                .or(number(g), Message.of("tiles.ask.g-why", h))
                .or(number(g + h - 1), Message.of("tiles.ask.parent-why"));
    }
}
