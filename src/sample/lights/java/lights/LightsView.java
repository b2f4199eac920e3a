package lights;

import java.util.List;
import javafx.scene.input.MouseEvent;
import lights.LightsEvent.Kind;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.picture.Ink;
import puzzlescope.picture.Moment;
import puzzlescope.picture.Surface;
import puzzlescope.picture.board.Grid;
import puzzlescope.window.board.BoardPlaces;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.board.SquarePlaces;
import puzzlescope.window.board.TabContext;

/** Draws the lights; a square that was just pressed has a frame. */
final class LightsView extends BoardView {

    private static final Ink LIT = Ink.of("lights-lit");
    private static final Ink DARK = Ink.of("lights-dark");
    private static final double GAP = 0.06;

    private Grid grid = Grid.fit(1, 1, 0, 0, 0);

    LightsView(TabContext context) {
        super(context.appearance());
        addEventHandler(
                MouseEvent.MOUSE_CLICKED,
                click -> grid.cellAt(click.getX(), click.getY())
                        .filter(_ -> context.isByHand())
                        .ifPresent(at ->
                                context.play(board -> LightsGame.press((LightsBoard) board, at.row(), at.column()))));
    }

    @Override
    protected void paint(Surface surface, double width, double height, Moment moment) {
        var board = (LightsBoard) moment.board();
        grid = Grid.fit(board.n(), board.n(), width, height, 8);
        double side = grid.cell() * (1 - 2 * GAP);
        double round = side / 4;
        for (int row = 0; row < board.n(); row++) {
            for (int column = 0; column < board.n(); column++) {
                surface.setFill(appearance().color(board.isOn(row, column) ? LIT : DARK));
                surface.fillRoundRect(grid.x(column + GAP), grid.y(row + GAP), side, side, round);
            }
        }
        surface.setStroke(appearance().color(Ink.MARK));
        surface.setLineWidth(Math.max(3, grid.cell() * GAP));
        if (moment.event().orElse(null) instanceof LightsEvent.AtSquare at) {
            surface.strokeRoundRect(grid.x(at.column() + GAP), grid.y(at.row() + GAP), side, side, round);
        }
    }

    @Override
    protected BoardPlaces places() {
        return new SquarePlaces(grid);
    }

    @Override
    public List<Target> targetsAt(double x, double y) {
        return grid.cellAt(x, y).stream()
                .map(at -> new Target(
                        Message.of("lights.spot", at.row() + 1, at.column() + 1),
                        Kind.VOCABULARY.matching(LightsEvent.ROW.is(at.row()), LightsEvent.COLUMN.is(at.column()))))
                .toList();
    }
}
