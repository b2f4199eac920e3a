package puzzlescope.maze;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.PredictionKind;
import puzzlescope.engine.puzzle.StepQuestion;
import puzzlescope.engine.puzzle.StepQuestions;
import puzzlescope.engine.puzzle.StepSituation;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.event.CarvingDecision;
import puzzlescope.maze.event.CarvingEvent;
import puzzlescope.maze.event.CellEvent;
import puzzlescope.maze.event.SolvingEvent;
import puzzlescope.maze.event.Turn;

/** Asks whether a given wall falls, what is certain before a random choice, and where a hand on the wall leads. */
final class MazeStepQuestions implements StepQuestions {

    @Override
    public List<StepQuestion> about(StepSituation stepSituation) {
        if (!(stepSituation.board() instanceof MazeBoard board)) {
            return List.of();
        }
        var next = stepSituation.next();
        if (next instanceof CarvingEvent carved) {
            return switch (carved.kind().decision()) {
                case FALLS_AS_APART, STAYS_AS_CONNECTED -> List.of(wall(carved));
                case RANDOM_NEIGHBOUR -> chance(carved);
                case OTHER -> List.of();
            };
        }
        return next instanceof SolvingEvent.Turned turned ? List.of(turn(board, turned)) : List.of();
    }

    private static StepQuestion wall(CarvingEvent carved) {
        boolean isFalling = carved.kind().decision() == CarvingDecision.FALLS_AS_APART;
        long packed = carved.pack();
        int row = CellEvent.ROW.of(packed);
        int column = CellEvent.COLUMN.of(packed);
        var side = CellEvent.SIDE.of(packed);
        var one = CellEvent.place(row, column);
        var other = CellEvent.place(row + 2 * side.rows(), column + 2 * side.columns());
        var why = Message.of(isFalling ? "maze.ask.apart" : "maze.ask.connected", one, other);
        var removed = Message.of("maze.ask.removed");
        var stays = Message.of("maze.ask.stays");
        return StepQuestion.of(PredictionKind.VERDICT, Message.of("maze.ask.wall", one, other), isFalling ? removed : stays, why)
                .or(isFalling ? stays : removed, why)
                .or(Message.of("maze.ask.later"), Message.of("maze.ask.later-why"))
                .or(Message.of("maze.ask.chance"), Message.of("maze.ask.chance-why"));
    }

    private static List<StepQuestion> chance(CarvingEvent carved) {
        if (!(carved instanceof CarvingEvent.AtWall wall) || wall.first() < 2) {
            return List.of();
        }
        int open = wall.first();
        return List.of(StepQuestion.of(
                        PredictionKind.VERDICT,
                        Message.of("maze.ask.neighbours", CellEvent.place(wall.row(), wall.column()), open),
                        Message.of("maze.ask.one-wall"),
                        Message.of("maze.ask.one-wall-why"))
                .or(Message.of("maze.ask.all-walls", open), Message.of("maze.ask.all-walls-why"))
                .or(Message.of("maze.ask.northern"), Message.of("maze.ask.northern-why"))
                .or(Message.of("maze.ask.goes-back"), Message.of("maze.ask.goes-back-why", open)));
    }

    private static StepQuestion turn(MazeBoard board, SolvingEvent.Turned turned) {
        var facing = turned.turn().before(turned.side());
        var right = name(turned.turn());
        var question = StepQuestion.of(
                PredictionKind.MOVE,
                Message.of("maze.ask.turn", CellEvent.place(turned.row(), turned.column())),
                right,
                Message.of("maze.ask.first-open", right));
        for (var turn : Turn.values()) {
            if (turn == turned.turn()) {
                continue;
            }
            boolean isOpen = board.isOpen(turned.row(), turned.column(), turn.from(facing));
            question = question.or(
                    name(turn), isOpen ? Message.of("maze.ask.comes-first", right, name(turn)) : Message.of("maze.ask.closed", name(turn)));
        }
        return question;
    }

    private static Message name(Turn turn) {
        return Message.of("maze.turn." + turn);
    }
}
