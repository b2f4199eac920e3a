package puzzlescope.maze.picture;

import java.util.Optional;
import puzzlescope.maze.board.CarvingBoard;
import puzzlescope.maze.board.GiantBoard;
import puzzlescope.maze.board.MazeBoard;
import puzzlescope.maze.board.SolvingBoard;
import puzzlescope.maze.event.Direction;
import puzzlescope.maze.event.MazeEvent;
import puzzlescope.maze.event.MazePosition;
import puzzlescope.picture.Font;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.board.MarkSprite;

/**
 * Paints start and goal as A and B, and the mark, which may keep a hand on the wall.
 *
 * @param sprite image of a mark too small for its letter
 */
public record MarkPainter(MazePen pen, MazeBoard board, MarkSprite sprite) {

    private static final double MARK_SIZE = 1.15;
    private static final double SMALLEST_MARK = 7;
    private static final double LETTER_SIZE = 0.72;
    private static final double HAND_SIZE = 0.34;

    public void paintEnds() {
        board.endpoints().ifPresent(endpoints -> {
            paintEnd(endpoints.from(), "A", Ink.GUARD);
            endpoints.goals().forEach(goal -> paintEnd(goal, "B", Ink.SOLUTION));
        });
    }

    /** Paints an end, unless the mark would cover it. */
    private void paintEnd(MazePosition mazePosition, String letter, Ink ink) {
        if (mazePosition.row() == board.markRow() && mazePosition.column() == board.markColumn() && marksLetters()) {
            return;
        }
        pen.end(mazePosition, letter, ink);
    }

    private boolean marksLetters() {
        return pen.cell() * MARK_SIZE * LETTER_SIZE >= Font.LEAST;
    }

    public void paintMark(Moment moment) {
        double row = board.markRow();
        double column = board.markColumn();
        var move = moment.isAtRest()
                ? null
                : moment.event()
                        .flatMap(event -> MarkMove.of((MazeEvent) event))
                        .orElse(null);
        if (move != null) {
            row = move.row(moment.happened());
            column = move.column(moment.happened());
        }
        if (row >= 0) {
            paintMark(row, column);
        }
    }

    private void paintMark(double row, double column) {
        double size = Math.max(SMALLEST_MARK, pen.cell() * MARK_SIZE);
        if (size * LETTER_SIZE < Font.LEAST) {
            double half = MarkSprite.SIZE / 2.0;
            double left = Math.rint(pen.grid().centerX(column) - half);
            double top = Math.rint(pen.grid().centerY(row) - half);
            pen.surface().pixels(sprite.image(pen.style(), size), left, top, MarkSprite.SIZE, MarkSprite.SIZE);
            return;
        }
        var facing = switch (board) {
            case SolvingBoard solving -> solving.facing();
            case CarvingBoard _, GiantBoard _ -> Optional.<Direction>empty();
        };
        facing.ifPresent(direction -> paintHand(row, column, size, direction));
        pen.edgedDisk(row, column, size, pen.color(Ink.MARK));
        pen.text("@", row, column, Font.monospaced(size * LETTER_SIZE).bold(true), pen.color(Ink.ON_MARK));
    }

    /** Paints the walker's direction, and the right hand a quarter turn further. */
    private void paintHand(double row, double column, double size, Direction facing) {
        double x = pen.grid().centerX(column);
        double y = pen.grid().centerY(row);
        double reach = size * 0.42;
        pen.arrowHead(
                x + reach * facing.columns(), y + reach * facing.rows(), size * 0.45, facing, pen.color(Ink.MARK));
        double hand = size * HAND_SIZE;
        double handX = x - (size * 0.55) * facing.rows();
        double handY = y + (size * 0.55) * facing.columns();
        pen.surface().setFill(pen.color(Ink.CONFLICT));
        pen.surface().fillOval(handX - hand / 2, handY - hand / 2, hand, hand);
    }
}
