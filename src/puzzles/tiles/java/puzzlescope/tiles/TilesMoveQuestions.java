package puzzlescope.tiles;

import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.tiles.board.TilesBoard;
import puzzlescope.tiles.event.TileMotion;
import puzzlescope.tiles.event.TilesBoundedEvent.MoveRejected;
import puzzlescope.tiles.event.TilesEndlessEvent.ReversalRejected;
import puzzlescope.tiles.space.Move;

/** Asks whether a move reverses the last one, and what follows when all moves failed. */
final class TilesMoveQuestions {

    private TilesMoveQuestions() {}

    static StepQuestion reverse(TileMotion motion, TilesBoard board) {
        boolean isReverse = motion instanceof MoveRejected || motion instanceof ReversalRejected;
        var asked = Message.of(
                isReverse ? "tiles.ask.given-back" : "tiles.ask.given",
                name(board.move(board.moves() - 1)),
                motion.tile(),
                name(motion.move()));
        var why = isReverse ? Message.of("tiles.ask.reverse-why") : Message.of("tiles.ask.forward-why", motion.tile());
        var slides = Message.of("tiles.ask.made");
        var skipped = Message.of("tiles.ask.skipped");
        var home = Message.of("tiles.ask.only-closer");
        return StepQuestion.of(PredictionKind.VERDICT, asked, isReverse ? skipped : slides, why)
                .or(
                        isReverse ? slides : skipped,
                        Message.of(isReverse ? "tiles.ask.made-why" : "tiles.ask.skipped-why"))
                .or(
                        home,
                        Message.of(
                                board.heuristic().isPresent()
                                        ? "tiles.ask.f-decides-why"
                                        : "tiles.ask.only-closer-why"));
    }

    static StepQuestion back(TileMotion back, TilesBoard board) {
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

    static Message name(Move move) {
        return Message.of("tiles.move." + move);
    }
}
