package puzzlescope.states.window;

import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.picture.Box;
import puzzlescope.picture.Pen;
import puzzlescope.states.board.SearchPosition;
import puzzlescope.states.picture.StateThumbnail;
import puzzlescope.states.space.NamedSpace;
import puzzlescope.window.theme.Appearance;

/** A card for the hovered node: its number, depth, origin, state and a small board. FX thread only. */
final class StateCard extends VBox {

    private static final double WIDTH = 150;
    private static final double HEIGHT = 84;
    private static final double DISTANCE = 18;

    private final Appearance appearance;
    private final Label title = new Label();
    private final Label origin = new Label();
    private final Label text = new Label();
    private final Canvas board = new Canvas(WIDTH, HEIGHT);

    StateCard(Appearance appearance) {
        this.appearance = appearance;
        setId("state-card");
        getStyleClass().add("state-card");
        title.getStyleClass().add("panel-heading");
        origin.getStyleClass().add("remark");
        getChildren().addAll(title, board, text, origin);
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
    }

    /** Shows a node beside a point, inside a rectangle. */
    void show(SearchPosition search, NamedSpace named, int node, double x, double y, Box inside) {
        var found = search.found();
        long state = found.state(node);
        title.setText(appearance.localize("states.view.node", node) + " \u00b7 "
                + appearance.localize("states.view.card-depth", found.depth(node)));
        var name = appearance.texts().localize(named.name(state).label());
        var label = search.note(node);
        text.setText(label.isEmpty() ? name : appearance.localize("states.labelled", name, label));
        int parent = search.last(node);
        origin.setText(
                parent < 0
                        ? appearance.localize("states.view.start")
                        : appearance.localize(
                                        "states.view.card-from",
                                        named.moveName(found.state(parent), search.lastMove(node))
                                                .label(),
                                        parent)
                                + "\n"
                                + (search.order().counts()
                                        ? appearance.localize("states.view.card-cost", search.cost(node))
                                        : appearance.localize("states.view.card-moves", found.depth(node))));
        board.getGraphicsContext2D().clearRect(0, 0, WIDTH, HEIGHT);
        var pen = new Pen(appearance.on(board), appearance);
        new StateThumbnail(pen, named, new StateThumbnail.Area(3, 3, WIDTH - 6, HEIGHT - 6)).paint(state);
        setVisible(true);
        applyCss();
        autosize();
        double left = x + DISTANCE + getWidth() > inside.right() ? x - DISTANCE - getWidth() : x + DISTANCE;
        double top = Math.min(y + DISTANCE, inside.bottom() - getHeight());
        relocate(Math.max(inside.left(), left), Math.max(inside.top(), top));
    }

    void hide() {
        setVisible(false);
    }
}
