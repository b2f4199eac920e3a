package puzzlescope.knight;

import static puzzlescope.engine.puzzle.StepQuestion.number;
import static puzzlescope.knight.event.PathEvent.HOP;
import static puzzlescope.knight.event.PathEvent.ONWARD;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.knight.board.PathBoard;
import puzzlescope.knight.event.PathEvent.HopRejected;
import puzzlescope.knight.event.PathEvent.Kind;
import puzzlescope.knight.event.PathEvent.KnightHopped;
import puzzlescope.knight.event.PathEvent.KnightTakenBack;
import puzzlescope.knight.event.PathEvent.TourFound;
import puzzlescope.knight.event.PathEvent.TourImpossible;
import puzzlescope.knight.space.Hop;
import puzzlescope.knight.space.HopOrder;
import puzzlescope.knight.space.Impossibility;
import puzzlescope.knight.space.LeadReason;

/** Asks where Warnsdorff's rule leads and why, what comes of a given move or dead end, and what holds for all tours. */
final class KnightStepQuestions implements StepQuestions {

    /** The most squares of a path described in words. */
    private static final int MOST_TOLD = 40;

    /** The number of earlier moves before the reason for the rule is asked for. */
    private static final int SOME = 3;

    /** So few free squares that one can see whether a tour goes on. */
    private static final int FEW_FREE = 4;

    private static final int MOST_MOVES = 8;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        var next = stepSituation.next();
        if (next instanceof TourImpossible impossible && impossible.reason() == Impossibility.COLOUR) {
            return List.of(impossible(impossible.rows() * impossible.columns()));
        }
        if (!(stepSituation.board() instanceof PathBoard path) || path.steps() == 0) {
            return List.of();
        }
        long earlier = stepSituation.earlier();
        var questions = new ArrayList<StepQuestion>();
        switch (next) {
            case KnightHopped hopped -> {
                boolean isMade = hopped.reason() == LeadReason.MADE;
                if (hopped.reason() == HopOrder.WARNSDORFF || hopped.reason() instanceof LeadReason && !isMade) {
                    questions.add(rule(path, hopped));
                    if (hopped.reason() == HopOrder.WARNSDORFF) {
                        exits(path, hopped).ifPresent(questions::add);
                    }
                    if (earlier == SOME) {
                        questions.add(whyFewest());
                    }
                } else if (!stepSituation.calls().isEmpty()
                        && path.steps() > 1
                        && path.steps() + 1 < path.rows() * path.columns()) {
                    questions.add(calling(path, hopped));
                }
                if (stepSituation.isFirst()) {
                    questions.add(moves(path.rows() * path.columns()));
                } else if (earlier == 1) {
                    questions.add(colours());
                } else if (earlier == 2 && !stepSituation.calls().isEmpty()) {
                    questions.add(openCalls(path.steps()));
                } else if (isMade) {
                    questions.add(made());
                } else if (earlier == SOME && isSearched(hopped)) {
                    questions.add(otherOrder());
                } else if (hopped.reason() instanceof HopOrder
                        && path.steps() > 1
                        && path.steps() + FEW_FREE < path.rows() * path.columns()) {
                    questions.add(certain(path));
                }
            }
            case HopRejected rejected -> {
                boolean isReturn = path.number(rejected.toRow(), rejected.toColumn()) == path.steps() - 1;
                questions.add(isReturn ? toLast(path) : cut(path, rejected));
            }
            case TourFound found -> questions.add(closed(path, found));
            case KnightTakenBack back
            when back.kind() != Kind.TOUR_TAKEN_BACK -> {
                questions.add(back(path, back));
                questions.add(freed(path, back));
                if (stepSituation.isFirst() && path.steps() > 2) {
                    questions.add(openCalls(path.steps()));
                }
            }
            default -> {}
        }
        return questions;
    }

    @Override
    public Optional<Message> state(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof PathBoard path) || path.steps() == 0 || path.steps() > MOST_TOLD) {
            return Optional.empty();
        }
        return Message.list(IntStream.rangeClosed(1, path.steps())
                        .mapToObj(number -> "(" + path.rowOf(number) + ", " + path.columnOf(number) + ")"))
                .map(squares -> Message.of("knight.ask.state", path.rows(), path.columns(), squares));
    }

    private static StepQuestion impossible(int squares) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("knight.ask.colours-left", squares, (squares + 1) / 2),
                        Message.of("knight.ask.impossible"),
                        Message.of("knight.ask.impossible-why", squares, (squares + 1) / 2))
                .or(Message.of("knight.ask.by-rule"), Message.of("knight.ask.by-rule-why"))
                .or(Message.of("knight.ask.only-closed"), Message.of("knight.ask.only-closed-why"))
                .or(Message.of("knight.ask.takes-long"), Message.of("knight.ask.takes-long-why"));
    }

    private static StepQuestion moves(int squares) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("knight.ask.count", squares),
                        number(squares - 1),
                        Message.of("knight.ask.count-why", squares, squares - 1))
                .or(number(squares), Message.of("knight.ask.count-closed-why"))
                .or(number(squares - 2), Message.of("knight.ask.count-last-why"))
                .or(number(squares / 2), Message.of("knight.ask.count-half-why"));
    }

    private static StepQuestion colours() {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("knight.ask.colours"),
                        Message.of("knight.ask.odd"),
                        Message.of("knight.ask.odd-why"))
                .or(Message.of("knight.ask.even"), Message.of("knight.ask.even-why"))
                .or(Message.of("knight.ask.first-half"), Message.of("knight.ask.first-half-why"))
                .or(Message.of("knight.ask.by-path"), Message.of("knight.ask.by-path-why"));
    }

    private static StepQuestion openCalls(int number) {
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("knight.ask.open", number),
                        number(number),
                        Message.of("knight.ask.open-why", number))
                .or(number(1), Message.of("knight.ask.open-one-why"))
                .or(number(number - 1), Message.of("knight.ask.open-start-why"))
                .or(number(number + 1), Message.of("knight.ask.open-test-why"));
    }

    private static StepQuestion whyFewest() {
        return StepQuestion.of(
                        PredictionKind.REASON,
                        Message.of("knight.ask.why-fewest"),
                        Message.of("knight.ask.cut-off"),
                        Message.of("knight.ask.cut-off-why"))
                .or(Message.of("knight.ask.nearest"), Message.of("knight.ask.nearest-why"))
                .or(Message.of("knight.ask.closes"), Message.of("knight.ask.closes-why"))
                .or(Message.of("knight.ask.memory"), Message.of("knight.ask.memory-why"))
                .atEveryStep();
    }

    private static boolean isSearched(KnightHopped hopped) {
        return hopped.reason() == HopOrder.PLAIN || hopped.reason() == HopOrder.BOOK;
    }

    private static StepQuestion otherOrder() {
        return StepQuestion.ofKeys(
                        PredictionKind.CHANGE,
                        Message.of("knight.ask.other-order"),
                        "knight.ask.",
                        "whether-tour",
                        "first-path",
                        "first-dead-end",
                        "last-square")
                .atEveryStep();
    }

    private static StepQuestion certain(PathBoard path) {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("knight.ask.certain", path.steps()),
                        Message.of("knight.ask.all-moves"),
                        Message.of("knight.ask.all-moves-why"))
                .or(Message.of("knight.ask.begins"), Message.of("knight.ask.begins-why"))
                .or(Message.of("knight.ask.reachable"), Message.of("knight.ask.reachable-why"))
                .or(Message.of("knight.ask.last-beside"), Message.of("knight.ask.last-beside-why"));
    }

    /** Asks what is certain of a tour that is constructed, so that it is known before its first move. */
    private static StepQuestion made() {
        return StepQuestion.ofKeys(
                        PredictionKind.INVARIANT,
                        Message.of("knight.ask.made"),
                        "knight.ask.",
                        "never-erased",
                        "next-fewest",
                        "may-fail",
                        "more-attempts")
                .atEveryStep();
    }

    private static StepQuestion closed(PathBoard path, TourFound found) {
        var closed = Message.of("knight.ask.closed");
        var open = Message.of("knight.ask.not-closed");
        var why = Message.of(
                "knight.ask.apart", Math.abs(path.row() - path.rowOf(1)), Math.abs(path.column() - path.columnOf(1)));
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of(
                                "knight.ask.is-closed",
                                path.steps(),
                                path.row(),
                                path.column(),
                                path.rowOf(1),
                                path.columnOf(1)),
                        found.closed() ? closed : open,
                        why)
                .or(
                        found.closed() ? open : closed,
                        Message.of(
                                found.closed() ? "knight.ask.closed-why" : "knight.ask.not-closed-why",
                                path.row(),
                                path.column(),
                                path.rowOf(1),
                                path.columnOf(1)))
                .or(Message.of("knight.ask.closed-all"), Message.of("knight.ask.closed-all-why"))
                .or(Message.of("knight.ask.never-closed"), Message.of("knight.ask.never-closed-why"));
    }

    /** Asks for the number of free exits, where it differs from the number of squares in reach. */
    private static Optional<StepQuestion> exits(PathBoard path, KnightHopped hopped) {
        int free = path.onward(hopped.toRow(), hopped.toColumn(), HopOrder.WARNSDORFF);
        int all = path.onward(hopped.toRow(), hopped.toColumn(), HopOrder.BOOK);
        if (all - free < 2) {
            return Optional.empty();
        }
        var why = Message.of("knight.ask.exits-why", hopped.toRow(), hopped.toColumn(), all, all - free, free);
        return Optional.of(StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("knight.ask.exits", hopped.toRow(), hopped.toColumn()),
                        number(free),
                        why)
                .or(number(all), Message.of("knight.ask.exits-all-why", all - free))
                .or(number(free + 1), Message.of("knight.ask.exits-back-why"))
                .or(number(MOST_MOVES), Message.of("knight.ask.exits-eight-why")));
    }

    /** Asks for the square with the fewest exits, which are left to be counted, among squares with more. */
    private static StepQuestion rule(PathBoard path, KnightHopped hopped) {
        long next = hopped.pack();
        int fewest = exits(path, hopped.hop());
        var others = path.freeHops().stream()
                .filter(hop -> exits(path, hop) > fewest)
                .sorted(Comparator.comparingInt((Hop hop) -> exits(path, hop)).reversed())
                .toList();
        var question = StepQuestion.of(
                hopped.reason() == HopOrder.WARNSDORFF ? PredictionKind.TRY : PredictionKind.MOVE,
                Message.of("knight.ask.rule", path.row(), path.column()),
                square(path, hopped.hop()),
                Message.of("knight.ask.fewest", hopped.toRow(), hopped.toColumn(), fewest),
                next);
        for (var hop : others) {
            question = question.or(
                    square(path, hop),
                    Message.of(
                            "knight.ask.more",
                            path.row() + hop.rows(),
                            path.column() + hop.columns(),
                            exits(path, hop),
                            hopped.toRow(),
                            hopped.toColumn(),
                            fewest),
                    ONWARD.put(HOP.put(next, hop), exits(path, hop)));
        }
        return question;
    }

    private static int exits(PathBoard path, Hop hop) {
        return path.onward(path.row() + hop.rows(), path.column() + hop.columns(), HopOrder.WARNSDORFF);
    }

    private static Message square(PathBoard path, Hop hop) {
        return Message.of("knight.ask.square", path.row() + hop.rows(), path.column() + hop.columns());
    }

    /** Asks when a call goes on that has called itself for the next square, before the last square. */
    private static StepQuestion calling(PathBoard path, KnightHopped hopped) {
        var caller = visit(path.row(), path.column());
        var called = visit(hopped.toRow(), hopped.toColumn());
        return StepQuestion.of(
                        PredictionKind.CALL,
                        Message.of("knight.ask.calling", caller, called),
                        Message.of("knight.ask.waits", called),
                        Message.of("knight.ask.waits-why", caller, path.steps() + 1))
                .or(Message.of("knight.ask.next-move"), Message.of("knight.ask.next-move-why", caller))
                .or(
                        Message.of("knight.ask.after-one-move", called),
                        Message.of("knight.ask.after-one-move-why", called))
                .or(Message.of("knight.ask.has-ended"), Message.of("knight.ask.has-ended-why", caller));
    }

    private static Message visit(int row, int column) {
        return Message.of("question.text", "visit(%d, %d)".formatted(row, column));
    }

    /** Asks what comes of a move to the square that the knight came from. */
    private static StepQuestion toLast(PathBoard path) {
        int number = path.steps() - 1;
        int row = path.rowOf(number);
        int column = path.columnOf(number);
        return StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("knight.ask.to-last", path.row(), path.column(), row, column),
                        Message.of("knight.ask.rejected"),
                        Message.of("knight.ask.visited", row, column, number))
                .or(Message.of("knight.ask.moves", path.steps() + 1), Message.of("knight.ask.not-free", number))
                .or(Message.of("knight.ask.renumbered", number), Message.of("knight.ask.kept", number))
                .or(Message.of("knight.ask.erased", path.steps()), Message.of("knight.ask.not-yet-back", path.steps()));
    }

    /** Asks what a rejected move leaves out. */
    private static StepQuestion cut(PathBoard path, HopRejected rejected) {
        int row = rejected.toRow();
        int column = rejected.toColumn();
        return StepQuestion.of(
                        PredictionKind.CUT,
                        Message.of("knight.ask.cut", path.row(), path.column(), row, column, path.number(row, column)),
                        Message.of("knight.ask.not-tried"),
                        Message.of("knight.ask.not-tried-why", row, column))
                .or(
                        Message.of("knight.ask.one-tried"),
                        Message.of("knight.ask.one-tried-why", path.row(), path.column()))
                .or(Message.of("knight.ask.completed"), Message.of("knight.ask.completed-why"))
                .or(Message.of("knight.ask.tried-later"), Message.of("knight.ask.tried-later-why"));
    }

    /** Asks what holds for a square whose number is erased. */
    private static StepQuestion freed(PathBoard path, KnightTakenBack back) {
        return StepQuestion.ofKeys(
                PredictionKind.INVARIANT,
                Message.of("knight.ask.freed", path.steps(), back.row(), back.column()),
                "knight.ask.",
                "free-again",
                "never-again",
                "next-again",
                "keeps-number");
    }

    private static StepQuestion back(PathBoard path, KnightTakenBack back) {
        var key = back.deadEnd() ? "knight.ask.dead-end" : "knight.ask.all-tried";
        int start = 1;
        var question = StepQuestion.of(
                        PredictionKind.BACK,
                        Message.of(key, back.row(), back.column(), path.steps()),
                        Message.of("knight.ask.back", path.steps(), back.toRow(), back.toColumn()),
                        Message.of("knight.ask.back-why", back.toRow(), back.toColumn()))
                .or(Message.of("knight.ask.none"), Message.of("knight.ask.none-why"))
                .or(Message.of("knight.ask.jump"), Message.of("knight.ask.jump-why"));
        return path.steps() > 2
                ? question.or(
                        Message.of("knight.ask.restart", path.rowOf(start), path.columnOf(start)),
                        Message.of("knight.ask.restart-why"))
                : question;
    }
}
