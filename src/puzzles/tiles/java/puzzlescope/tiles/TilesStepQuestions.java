package puzzlescope.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.board.TilesGraphBoard;
import puzzlescope.tiles.event.TilesBoundedEvent;
import puzzlescope.tiles.event.TilesEndlessEvent.BoardCameAgain;
import puzzlescope.tiles.event.TilesEndlessEvent.ReversalRejected;
import puzzlescope.tiles.event.TilesEndlessEvent.TileSlidOn;
import puzzlescope.tiles.event.TilesEvent.SolutionMove;
import puzzlescope.tiles.event.TilesGraphEvent;
import puzzlescope.tiles.event.TilesTableEvent.BoundTried;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/**
 * Asks about single moves, about searches within a bound and through a graph, and what holds for all boards.
 *
 * @param callsReturn whether calls return; those of plain recursion are aborted when the stack overflows
 * @param mayReverse whether plain recursion tries a move that undoes the last
 */
record TilesStepQuestions(boolean callsReturn, boolean mayReverse) implements StepQuestions {

    /** The number of earlier slides before their laws have been asked about. */
    static final int MANY = 4;

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof TilesBoard board)) {
            return List.of();
        }
        var questions = new ArrayList<>(ofStep(stepSituation.next(), board));
        questions.addAll(ofRun(stepSituation, board));
        return questions;
    }

    private List<StepQuestion> ofStep(Event next, TilesBoard board) {
        return switch (next) {
            case TilesBoundedEvent bounded -> TilesBoundedQuestions.ofStep(bounded, board);
            case TilesGraphEvent graphEvent -> TilesGraphQuestions.ofStep(graphEvent, board);
            case TileSlidOn slid
            when board.moves() > 0 && !mayReverse -> List.of(TilesMoveQuestions.reverse(slid, board));
            case ReversalRejected rejected
            when board.moves() > 0 -> List.of(TilesMoveQuestions.reverse(rejected, board));
            case BoardCameAgain again -> List.of(repeatedBoard(again));
            default -> List.of();
        };
    }

    /** Returns what is asked once a run. */
    private static List<StepQuestion> ofRun(StepSituation stepSituation, TilesBoard board) {
        long earlier = stepSituation.earlier();
        return switch (stepSituation.next()) {
            case TilesBoundedEvent bounded -> TilesBoundedQuestions.ofRun(bounded, board, earlier);
            case TilesGraphEvent graphEvent -> TilesGraphQuestions.ofRun(graphEvent, board, earlier);
            case BoundTried _
            when stepSituation.isFirst() -> List.of(TilesLawQuestions.parity(), TilesLawQuestions.exchange());
            case TileSlidOn _ when earlier == 1 -> List.of(TilesLawQuestions.noCircle());
            case TileSlidOn _ when earlier > MANY && board.moves() > 0 -> List.of(TilesLawQuestions.degree(board));
            case TileSlidOn _ -> TilesLawQuestions.parity(earlier);
            case SolutionMove move when move.number() == 1 -> List.of(TilesLawQuestions.noCircle());
            default -> List.of();
        };
    }

    private static StepQuestion repeatedBoard(BoardCameAgain again) {
        return StepQuestion.of(
                        PredictionKind.INVARIANT,
                        Message.of("tiles.ask.came-again", again.ago()),
                        Message.of("tiles.ask.endless"),
                        Message.of("tiles.ask.endless-why"))
                .or(Message.of("tiles.ask.noticed"), Message.of("tiles.ask.noticed-why"))
                .or(Message.of("tiles.ask.other-order"), Message.of("tiles.ask.other-order-why"))
                .or(Message.of("tiles.ask.limit-returns"), Message.of("tiles.ask.limit-returns-why"));
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

    static boolean isManhattan(TilesBoard board) {
        return board.heuristic()
                .filter(each -> each == TilesHeuristic.MANHATTAN)
                .isPresent();
    }
}
