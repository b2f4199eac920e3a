package puzzlescope.ui.puzzle.tiles.compare;

import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import puzzlescope.core.event.Message;
import puzzlescope.ui.puzzle.tiles.compare.Comparison.Entry;
import puzzlescope.ui.puzzle.tiles.compare.Comparison.GameStatus;
import puzzlescope.ui.theme.Appearance;

/** What came of one estimate, or how far it is, and the button that stops or begins it. FX thread only. */
final class ComparisonRow {

    private static final double NANOS = 1e9;
    private static final double MILLIS = 1e6;
    private static final double MICROS = 1e3;
    private static final int PERCENT = 100;

    private final Appearance appearance;
    private final Entry entry;
    private final Label name = new Label();
    private final Tooltip help = new Tooltip();
    private final LogBar boardsBar = new LogBar();
    private final Label boards = new Label();
    private final LogBar timeBar = new LogBar();
    private final Label time = new Label();
    private final Label moves = new Label();
    private final Button button = new Button();

    ComparisonRow(Appearance appearance, Entry entry) {
        this.appearance = appearance;
        this.entry = entry;
        var id = "compare-" + entry.contender().id();
        name.setTooltip(help);
        name.setMinWidth(Region.USE_PREF_SIZE);
        boards.setId(id + "-boards");
        moves.setId(id + "-moves");
        button.setId(id);
        button.setMaxWidth(Double.MAX_VALUE);
        button.setOnAction(_ -> press());
        for (var number : new Label[] {boards, time, moves}) {
            number.getStyleClass().add("counter");
            number.setMinWidth(Region.USE_PREF_SIZE);
        }
    }

    private void press() {
        if (entry.status().state().isUnderWay()) {
            entry.stop();
        } else {
            entry.begin();
        }
    }

    void addTo(GridPane table, int row) {
        table.addRow(row, name, boardsBar, boards, timeBar, time, moves, button);
        GridPane.setHalignment(boards, HPos.RIGHT);
        GridPane.setHalignment(time, HPos.RIGHT);
        GridPane.setHalignment(moves, HPos.RIGHT);
    }

    /** How much of their room the bars take, from 0 to 1. */
    double boardsShare() {
        return boardsBar.share();
    }

    /**
     * @param boardsScale of the bars of all rows
     * @param timeScale of the bars of all rows, in nanoseconds
     */
    void refresh(LogScale boardsScale, LogScale timeScale) {
        name.setText(appearance.texts().say(entry.contender().words()));
        help.setText(appearance.say("tiles.compare.help." + entry.contender().id()));
        var status = entry.status();
        boolean gaveUp = status.state() == Comparison.State.GAVE_UP;
        boardsBar.show((double) status.boards(), boardsScale, gaveUp);
        timeBar.show((double) status.nanos(), timeScale, gaveUp);
        boards.setText(appearance.texts().say(boards(status)));
        time.setText(status.nanos() == 0 ? "" : appearance.texts().say(time(status.nanos())));
        moves.setText(status.moves().map(each -> appearance.say("number", each)).orElse("\u2013"));
        boolean underWay = status.state().isUnderWay();
        button.setText(appearance.say(underWay ? "tiles.compare.stop" : "tiles.compare.run"));
        button.setAccessibleText(button.getText() + " " + name.getText());
    }

    private static Message boards(GameStatus status) {
        return switch (status.state()) {
            case DONE, SEARCHING -> Message.of("number", status.boards());
            case GAVE_UP -> Message.of("tiles.compare.more-than", status.boards());
            case MAKING -> Message.of("tiles.compare.making", (int) (PERCENT * status.made()));
            case WAITING -> Message.of("tiles.compare.waiting");
            case STOPPED -> Message.of("tiles.compare.stopped");
            case NOT_MADE -> Message.of("tiles.compare.not-made");
            case FAILED -> Message.of("tiles.compare.failed");
        };
    }

    /** A time with three digits that count. */
    static Message time(long nanos) {
        if (nanos < MILLIS) {
            return Message.of("tiles.compare.micros", rounded(nanos / MICROS));
        }
        return nanos < NANOS
                ? Message.of("tiles.compare.millis", rounded(nanos / MILLIS))
                : Message.of("tiles.compare.seconds", rounded(nanos / NANOS));
    }

    private static double rounded(double number) {
        double scale = Math.pow(10, 2 - Math.floor(Math.log10(number)));
        return Math.round(number * scale) / scale;
    }
}
