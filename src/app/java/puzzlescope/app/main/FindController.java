package puzzlescope.app.main;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseEvent;
import puzzlescope.app.query.QueryPane;
import puzzlescope.app.query.ReasonsPane;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.Target;
import puzzlescope.learn.query.Query;
import puzzlescope.picture.Point;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.control.GoToBar;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.PositionFinder;
import puzzlescope.window.player.RecordingQuery;
import puzzlescope.window.theme.Appearance;

/**
 * Search features of a tab: the bar for going to a step, and the context menu of places on the board. FX thread only.
 */
final class FindController {

    private final Appearance appearance;
    private final BoardView board;
    private final PositionFinder positionFinder;
    private final RecordingQuery recordingQuery;
    private final QueryPane ask;
    private final ReasonsPane reasons;
    private final GoToBar bar;
    private final Supplier<Map<String, Runnable>> commands;
    private final ContextMenu menu = new ContextMenu();

    /**
     * @param commands the general commands of the menu, by their message keys
     * @param leave moves the focus elsewhere when the bar is closed
     */
    FindController(
            Appearance appearance,
            Player player,
            RecordingQuery recordingQuery,
            BoardView board,
            Supplier<Map<String, Runnable>> commands,
            Runnable leave) {
        this.appearance = appearance;
        this.board = board;
        this.commands = commands;
        positionFinder = new PositionFinder(player);
        this.recordingQuery = recordingQuery;
        ask = new QueryPane(appearance, player, recordingQuery);
        reasons = new ReasonsPane(appearance, player, leave);
        bar = new GoToBar(appearance, player, positionFinder, ask, leave);
        bar.setOnClose(this::close);
        menu.setId("spot-menu");
        board.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::show);
        board.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> menu.hide());
    }

    PositionFinder find() {
        return positionFinder;
    }

    GoToBar bar() {
        return bar;
    }

    /** Opens the bar for going to a step. */
    void open() {
        bar.setOpen(true);
    }

    void openQuery() {
        bar.openWords();
        ask.open();
    }

    void openQuery(String question) {
        openQuery();
        ask.ask(question);
    }

    /** Shows all steps of a line of the listing, and goes to the next or the previous one. */
    void line(Target line, List<String> labels, boolean forward) {
        var query = Query.ofLine(appearance.texts().localize(line.name()), labels);
        if (!recordingQuery.question().equals(Optional.of(query.text()))) {
            recordingQuery.search(query, false);
        }
        positionFinder.choose(line, forward);
    }

    ReasonsPane reasons() {
        return reasons;
    }

    /** Shows why the place at the keyboard cursor, the selected one or that under the mouse is as it is; else the step. */
    void explainPlace() {
        var chosen = positionFinder.targetProperty().get();
        at(board.cursorPoint())
                .or(() -> Optional.ofNullable(chosen))
                .or(() -> at(board.mousePoint()))
                .ifPresentOrElse(reasons::explain, reasons::explainStep);
    }

    private Optional<Target> at(Optional<Point> point) {
        return point.flatMap(at -> board.targetsAt(at.x(), at.y()).stream().findFirst());
    }

    void show() {
        ask.show();
        reasons.show();
    }

    /** Goes to the next or the previous event at the visible keyboard cursor, or at the place selected on the board. */
    void repeat(boolean forward) {
        var here =
                board.cursorPoint().map(at -> board.targetsAt(at.x(), at.y())).orElse(List.of());
        if (here.isEmpty() || here.stream().anyMatch(this::isChosen)) {
            positionFinder.repeat(forward);
        } else {
            positionFinder.choose(here.getFirst(), forward);
        }
    }

    private boolean isChosen(Target target) {
        var chosen = positionFinder.targetProperty().get();
        return chosen != null && chosen.name().equals(target.name());
    }

    /** Stops a search or closes the bar; returns whether there was either. */
    boolean end() {
        if (positionFinder.isRunning()) {
            positionFinder.stop();
            return true;
        }
        if (recordingQuery.stop()) {
            return true;
        }
        if (reasons.close()) {
            return true;
        }
        return close();
    }

    /** Closes the bar and removes the steps found from the timeline; returns whether there was either. */
    private boolean close() {
        boolean asked = recordingQuery.question().isPresent();
        boolean open = bar.isOpen();
        if (open) {
            bar.setOpen(false);
        }
        if (asked) {
            recordingQuery.forget();
        }
        return open || asked;
    }

    private void show(ContextMenuEvent event) {
        if (event.isKeyboardTrigger()) {
            openMenu();
        } else {
            show(event.getX(), event.getY());
        }
        event.consume();
    }

    /** Opens the context menu at the keyboard cursor. */
    void openMenu() {
        board.requestFocus();
        board.showCursor();
        board.cursorPoint().ifPresent(at -> show(at.x(), at.y()));
    }

    private void show(double x, double y) {
        var items = new ArrayList<MenuItem>();
        for (var target : board.targetsAt(x, y)) {
            items.add(item(target, true));
            items.add(item(target, false));
            items.add(item(Message.of("find.why-at", target.name()), () -> reasons.explain(target)));
        }
        add(board.commandsAt(x, y), items);
        add(commands.get(), items);
        menu.getItems().setAll(items);
        if (!items.isEmpty()) {
            var at = board.localToScreen(x, y);
            menu.show(board, at.getX(), at.getY());
        }
    }

    private void add(Map<String, Runnable> commands, List<MenuItem> items) {
        if (!items.isEmpty() && !commands.isEmpty()) {
            items.add(new SeparatorMenuItem());
        }
        commands.forEach((key, action) -> items.add(item(Message.of(key), action)));
    }

    private MenuItem item(Target target, boolean forward) {
        var key = forward ? "find.next-at" : "find.previous-at";
        return item(Message.of(key, target.name()), () -> positionFinder.choose(target, forward));
    }

    private MenuItem item(Message name, Runnable action) {
        var item = new MenuItem(appearance.texts().localize(name));
        item.setId(name.key());
        item.setMnemonicParsing(false);
        item.setOnAction(_ -> action.run());
        return item;
    }
}
