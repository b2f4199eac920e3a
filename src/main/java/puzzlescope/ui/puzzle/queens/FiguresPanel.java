package puzzlescope.ui.puzzle.queens;

import java.util.LinkedHashMap;
import java.util.Map;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Role;
import puzzlescope.core.puzzle.queens.QueensPuzzle;
import puzzlescope.core.puzzle.queens.board.QueensBoard;
import puzzlescope.core.puzzle.queens.board.Stand;
import puzzlescope.core.puzzle.queens.board.Tally;
import puzzlescope.core.puzzle.queens.fast.BacktrackingCost;
import puzzlescope.core.replay.Timeline;
import puzzlescope.core.run.RunState;
import puzzlescope.ui.board.Desk;
import puzzlescope.ui.control.FigureTable;
import puzzlescope.ui.control.Panel;
import puzzlescope.ui.player.Session;

/** The figures of a count, or of queens that come to one solution, at the position. FX thread only. */
final class FiguresPanel extends Panel {

    private static final QueensPuzzle PUZZLE = new QueensPuzzle();
    private static final double NANOS = 1e9;

    private final Desk desk;
    private final FigureTable table = new FigureTable();
    private final Label note = new Label();
    private Map<String, String> shown = Map.of();
    private String noted = "";
    private @Nullable Session session;
    private @Nullable Timeline end;

    FiguresPanel(Desk desk) {
        super(desk.look().texts().of("queens.figures"));
        this.desk = desk;
        setId("queens-figures");
        note.getStyleClass().add("solutions-notice");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(table, note);
    }

    void refresh() {
        var board = (QueensBoard) desk.player().session().timeline().board();
        var rows = new LinkedHashMap<String, String>();
        board.tally().ifPresent(tally -> count(tally, rows));
        board.stand().ifPresent(stand -> stand(board.n(), stand, rows));
        noted = board.tally().map(this::bars).orElse("");
        show(rows);
    }

    private String bars(Tally tally) {
        return say(tally.pieces().leftRows(0) == 0 ? "bars" : "bars-of-quarter");
    }

    private String say(String key, Object... arguments) {
        return desk.look().say("queens.figures." + key, arguments);
    }

    private String number(long number) {
        return desk.look().say("number", number);
    }

    private void count(Tally tally, Map<String, String> rows) {
        int pieces = tally.pieces().size();
        rows.put("solutions", number(tally.solutions()));
        rows.put("estimate", tally.done() == pieces ? say("found") : number(tally.estimate()));
        rows.put("pieces", say("of", tally.done(), pieces));
        var run = desk.player().session().run();
        double seconds = run.worked().toNanos() / NANOS;
        rows.put("elapsed", say("seconds", seconds));
        int counted = counted();
        if (run.state() != RunState.ENDED && counted > 0) {
            rows.put("remaining", say("seconds", seconds * (pieces - counted) / counted));
        }
        rows.put("squares", number(BacktrackingCost.squares(tally.pieces().n())));
    }

    /** How many pieces are counted by now, whether the position has come there or not. */
    private int counted() {
        var current = desk.player().session();
        if (end == null || !current.equals(session)) {
            session = current;
            end = current.newTimeline();
        }
        end.seek(current.trace().length());
        return ((QueensBoard) end.board()).tally().map(Tally::done).orElse(0);
    }

    private void stand(int n, Stand stand, Map<String, String> rows) {
        var timeline = desk.player().session().timeline();
        rows.put("standing", say("of", stand.standing(), n));
        rows.put("attacks", number(stand.attacks()));
        if (PUZZLE.repairs(desk.player().session().arguments())) {
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
