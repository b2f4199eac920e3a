package puzzlescope.tiles;

import static puzzlescope.engine.puzzle.StepQuestion.number;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.SearchQuestions;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.tiles.board.TilesBoard;

/** Asks what holds for all boards and all moves. */
final class TilesLawQuestions {

    /** The number of moves of a blank that is not at the edge. */
    private static final int MOST_MOVES = 4;

    private TilesLawQuestions() {}

    static StepQuestion law(Message asked, String right, String... wrong) {
        return ofKeys(PredictionKind.LAW, asked, right, wrong);
    }

    static StepQuestion invariant(Message asked, String right, String... wrong) {
        return ofKeys(PredictionKind.INVARIANT, asked, right, wrong);
    }

    static StepQuestion reason(Message asked, String right, String... wrong) {
        return ofKeys(PredictionKind.REASON, asked, right, wrong);
    }

    /** Returns what is asked about every sequence of slides once some have been made. */
    static List<StepQuestion> parity(long earlier) {
        return SearchQuestions.inTurn(earlier, TilesLawQuestions::parity, TilesLawQuestions::exchange);
    }

    static StepQuestion parity() {
        return law(Message.of("tiles.ask.parity"), "even", "odd", "four", "by-path");
    }

    /** Asks whether slides can exchange just two tiles. */
    static StepQuestion exchange() {
        return law(Message.of("tiles.ask.exchange"), "never", "neighbours", "enough-moves", "larger-board");
    }

    static StepQuestion noCircle() {
        return invariant(
                Message.of("tiles.ask.no-circle"), "no-board-twice", "every-h", "each-tile-once", "corner-first");
    }

    /** Asks how many moves a call tries. */
    static StepQuestion degree(TilesBoard board) {
        int row = board.blankRow();
        int column = board.blankColumn();
        int last = board.size() - 1;
        int free = (row > 0 ? 1 : 0) + (row < last ? 1 : 0) + (column > 0 ? 1 : 0) + (column < last ? 1 : 0);
        var why = Message.of("tiles.ask.degree-why", free, free - 1);
        return StepQuestion.of(
                        PredictionKind.LAW,
                        Message.of("tiles.ask.degree", board.size(), row + 1, column + 1),
                        number(free - 1),
                        why)
                .or(number(free), Message.of("tiles.ask.reverse-counted-why"))
                .or(number(MOST_MOVES), Message.of("tiles.ask.edge-why"))
                .or(number(board.size() * board.size() - 1), Message.of("tiles.ask.all-tiles-why"));
    }

    /** Asks what an estimate says. */
    static StepQuestion estimate(int h) {
        var question = StepQuestion.of(
                PredictionKind.INVARIANT,
                Message.of("tiles.ask.h-is", h),
                Message.of("tiles.ask.at-least", h),
                Message.of("tiles.ask.at-least-why"));
        return question.or(Message.of("tiles.ask.exactly", h), Message.of("tiles.ask.exactly-why"))
                .or(Message.of("tiles.ask.at-most", h), Message.of("tiles.ask.at-most-why"))
                .or(Message.of("tiles.ask.wrong-tiles", h), Message.of("tiles.ask.wrong-tiles-why"));
    }

    private static StepQuestion ofKeys(PredictionKind kind, Message asked, String right, String... wrong) {
        return StepQuestion.ofKeys(kind, asked, "tiles.ask.", right, wrong).atEveryStep();
    }
}
