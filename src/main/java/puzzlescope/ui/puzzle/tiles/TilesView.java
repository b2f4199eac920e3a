package puzzlescope.ui.puzzle.tiles;

import javafx.scene.Node;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.core.puzzle.tiles.TilesBoard;
import puzzlescope.ui.control.BoardView;
import puzzlescope.ui.control.Desk;
import puzzlescope.ui.player.Moment;

/** Draws the tiles, beside or below them the way that led there, and beside the board lists the attempts. */
public final class TilesView extends BoardView {

    private final Desk desk;
    private final FoundMoves solution = new FoundMoves();
    private final AttemptsPanel attempts;
    private final SearchPanel search;
    private final VBox side = new VBox();
    /** Empty; the style sheets give it the typeface that the canvas is to use. */
    private final Label typeface = new Label();

    public TilesView(Desk desk) {
        super(desk.look());
        this.desk = desk;
        attempts = new AttemptsPanel(desk, solution);
        search = new SearchPanel(desk, solution);
        side.getStyleClass().add("column");
        side.getChildren().addAll(search, attempts);
        typeface.setManaged(false);
        typeface.fontProperty().addListener((_, _, _) -> repaint());
        getChildren().add(typeface);
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height, Moment moment) {
        var layout = TilesLayout.of(((TilesBoard) moment.board()).size(), width, height);
        var brush = new Brush(graphics, look(), typeface.getFont().getFamily());
        new BoardPainter(brush, layout.grid(), moment).paint();
        if (layout.info().getWidth() > 0) {
            var moves = solution.of(desk.player().session());
            new WayPainter(brush, look(), layout, moment, moves).paint();
        }
    }

    @Override
    public Node sidePanel() {
        return side;
    }

    @Override
    public void refreshSidePanel() {
        attempts.refresh();
        search.refresh();
    }
}
