package lights;

import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Target;
import puzzlescope.ui.board.BoardView;
import puzzlescope.ui.board.Grid;
import puzzlescope.ui.board.Places;
import puzzlescope.ui.board.Squares;
import puzzlescope.ui.board.TabContext;
import puzzlescope.ui.player.Moment;
import puzzlescope.ui.theme.Ink;

/** Draws the lights; a square that was just pressed has a frame. */
final class LightsView extends BoardView {

    private static final Ink LIT = Ink.of("lights-lit");
    private static final Ink DARK = Ink.of("lights-dark");
    private static final double GAP = 0.06;

    private Grid grid = Grid.fit(1, 1, 0, 0, 0);

    LightsView(TabContext context) {
        super(context.appearance());
        addEventHandler(MouseEvent.MOUSE_CLICKED, click -> {
            if (context.isByHand() && grid.contains(click.getX(), click.getY())) {
                int row = grid.rowAt(click.getY());
                int column = grid.columnAt(click.getX());
                context.play(board -> LightsGame.press((LightsBoard) board, row, column));
            }
        });
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        var board = (LightsBoard) moment.board();
        grid = Grid.fit(board.n(), board.n(), width, height, 8);
        for (int row = 0; row < board.n(); row++) {
            for (int column = 0; column < board.n(); column++) {
                graphics.setFill(appearance().color(board.isOn(row, column) ? LIT : DARK));
                square(graphics, row, column, true);
            }
        }
        graphics.setStroke(appearance().color(Ink.MARK));
        graphics.setLineWidth(Math.max(3, grid.cell() * GAP));
        if (moment.event().orElse(null) instanceof LightsEvent.AtSquare at) {
            square(graphics, at.row(), at.column(), false);
        }
    }

    private void square(GraphicsContext graphics, int row, int column, boolean filled) {
        double side = grid.cell() * (1 - 2 * GAP);
        double x = grid.x(column + GAP);
        double y = grid.y(row + GAP);
        if (filled) {
            graphics.fillRoundRect(x, y, side, side, side / 4, side / 4);
        } else {
            graphics.strokeRoundRect(x, y, side, side, side / 4, side / 4);
        }
    }

    @Override
    protected Places places() {
        return new Squares(grid);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        if (!grid.contains(x, y)) {
            return List.of();
        }
        int row = grid.rowAt(y);
        int column = grid.columnAt(x);
        var touches = LightsEvent.Kind.VOCABULARY.where(LightsEvent.ROW.is(row), LightsEvent.COLUMN.is(column));
        return List.of(new Target(Message.of("lights.spot", row + 1, column + 1), touches));
    }
}
