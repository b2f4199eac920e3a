package puzzlescope.ui.puzzle.states;

import java.util.List;
import javafx.scene.input.KeyCode;
import puzzlescope.core.event.Event;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Hint;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.states.Neighbours;
import puzzlescope.core.puzzle.states.StatesGame;
import puzzlescope.core.puzzle.states.board.StatesBoard;
import puzzlescope.core.puzzle.states.event.StatesHandEvent.Walked;
import puzzlescope.core.search.FoundGraph;
import puzzlescope.picture.Box;
import puzzlescope.picture.graph.GraphPen;
import puzzlescope.picture.graph.GraphWindow;
import puzzlescope.picture.states.StateGraphPainter;
import puzzlescope.picture.states.WalkPainter;
import puzzlescope.ui.board.TabContext;

/** A walk through the graph by hand: the move that is chosen, and the graph with the nodes that may come next. FX thread only. */
final class WalkByHand {

    private final TabContext context;
    private final GraphWindow window;
    private Neighbours neighbours = new Neighbours(List.of(), new FoundGraph());
    private long position = -1;
    private int chosen = -1;

    WalkByHand(TabContext context, GraphWindow window) {
        this.context = context;
        this.window = window;
    }

    void paint(GraphPen pen, StatesBoard board, StateGraphPainter painter) {
        int advised = context.hint().map(Hint::move).stream()
                .flatMap(List::stream)
                .map(WalkByHand::move)
                .filter(move -> move >= 0)
                .findFirst()
                .orElse(-1);
        var search = board.searches().getFirst();
        var walk = new WalkPainter(pen, window, search, neighbours, chosen, advised);
        painter.paint(walk::paintLines, walk::paintSigns, walk::names);
    }

    private static int move(Event event) {
        return event instanceof Walked walked ? walked.move() : -1;
    }

    /** Gives the nodes that may come next their places too. */
    void use(StatesBoard board, Box port) {
        long now = context.player().session().timeline().position();
        if (now != position) {
            position = now;
            chosen = -1;
        }
        neighbours = Neighbours.of(board.searches().getFirst(), board.named());
        window.use(neighbours.graph(), port);
    }

    /** The node at a point, be it met already or not; -1 if there is none. */
    int nodeAt(double x, double y) {
        return window.nodeAt(x, y, neighbours.graph().size());
    }

    /** Walks to a node, if it is a neighbour. */
    void walkTo(int node) {
        int index = neighbours.indexTo(node);
        context.play(board -> {
            if (index < 0) {
                int current = ((StatesBoard) board).searches().getFirst().current();
                throw new InvalidInput(Message.of("states.hand.no-neighbour", node, current));
            }
            return StatesGame.walk(
                    (StatesBoard) board, neighbours.steps().get(index).move());
        });
    }

    /** The arrow keys choose among the moves, Enter makes the chosen one; gives whether the key was one of them. */
    boolean press(KeyCode key) {
        int count = neighbours.steps().size();
        switch (key) {
            case LEFT, UP -> choose(chosen <= 0 ? count - 1 : chosen - 1);
            case RIGHT, DOWN -> choose(chosen >= count - 1 ? 0 : chosen + 1);
            case ENTER -> {
                if (chosen >= 0 && chosen < count) {
                    walkTo(neighbours.steps().get(chosen).node());
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void choose(int index) {
        chosen = Math.min(index, neighbours.steps().size() - 1);
        context.player().invalidate();
    }
}
