package puzzlescope.queens.window;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.RunState;
import puzzlescope.engine.session.Session;
import puzzlescope.queens.board.PlacementBoard;
import puzzlescope.queens.board.QueensBoard;
import puzzlescope.queens.board.QueensCountBoard;
import puzzlescope.queens.board.QueensGameBoard;
import puzzlescope.queens.board.WalkBoard;
import puzzlescope.queens.fast.BacktrackingCost;
import puzzlescope.window.board.TabContext;
import puzzlescope.window.control.FigureTable;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;

/** The figures of a count, or of queens that reach one solution, at the position. FX thread only. */
final class QueensFiguresPanel extends Panel {

    private static final double NANOS = 1e9;

    private final TabContext context;
    private final FigureTable table = new FigureTable();
    private final Label note = LocalizedControls.wrapped();
    private Map<String, String> shown = Map.of();
    private String noted = "";
    private @Nullable Session session;
    private @Nullable Timeline end;

    QueensFiguresPanel(TabContext context) {
        super(context.appearance().texts().of("queens.figures"));
        this.context = context;
        setId("queens-figures");
        note.getStyleClass().add("solutions-notice");
        getChildren().addAll(table, note);
    }

    void refresh() {
        var board = (QueensBoard) context.player().session().timeline().board();
        var rows = new LinkedHashMap<String, String>();
        noted = "";
        switch (board) {
            case QueensCountBoard count -> {
                count(count, rows);
                noted = bars(count);
            }
            case PlacementBoard placement -> placement(placement, rows);
            case WalkBoard _, QueensGameBoard _ -> {}
        }
        show(rows);
    }

    private static boolean keepsGiven(QueensCountBoard board) {
        return IntStream.range(0, board.n()).anyMatch(row -> board.given(row) >= 0);
    }

    private String bars(QueensCountBoard board) {
        if (keepsGiven(board)) {
            return say("bars-of-given");
        }
        return say(board.pieces().leftRows(0) == 0 ? "bars" : "bars-of-quarter");
    }

    private String say(String key, Object... arguments) {
        return context.appearance().localize("queens.figures." + key, arguments);
    }

    private String number(long number) {
        return context.appearance().localize("number", number);
    }

    private void count(QueensCountBoard board, Map<String, String> rows) {
        int pieces = board.pieces().size();
        rows.put("solutions", number(board.solutions()));
        rows.put("estimate", board.done() == pieces ? say("found") : number(board.estimate()));
        rows.put("pieces", say("of", board.done(), pieces));
        var run = context.player().session().run();
        double seconds = run.worked().toNanos() / NANOS;
        boolean running = run.state() != RunState.ENDED;
        if (running || context.player().isAllRevealed()) {
            rows.put("elapsed", say("seconds", seconds));
        }
        int counted = counted();
        if (running && counted > 0) {
            rows.put("remaining", say("seconds", seconds * (pieces - counted) / counted));
        }
        if (!keepsGiven(board)) {
            rows.put("squares", number(BacktrackingCost.squares(board.n())));
        }
    }

    /** Number of pieces counted so far, whether or not the position has reached them. */
    private int counted() {
        var current = context.player().session();
        if (end == null || !current.equals(session)) {
            session = current;
            end = current.newTimeline();
        }
        end.seek(current.trace().length());
        return ((QueensCountBoard) end.board()).done();
    }

    private void placement(PlacementBoard board, Map<String, String> rows) {
        var timeline = context.player().session().timeline();
        rows.put("standing", say("of", board.queenCount(), board.n()));
        rows.put("attacks", number(board.attacks()));
        if (context.player().session().instance().countedEvents().has(Role.TRY)) {
            long refusals = timeline.count(Role.REJECT);
            rows.put("exchanges", number(timeline.count(Role.TRY) - refusals));
            rows.put("refusals", number(refusals));
        }
    }

    private void show(Map<String, String> rows) {
        note.setText(noted);
        if (rows.equals(shown)) {
            return;
        }
        shown = rows;
        table.clear();
        rows.forEach((key, value) -> {
            var name = new Label();
            name.setText(say(key));
            var number = new Label(value);
            number.setId("figure-" + key);
            table.add(name, number);
        });
    }
}
