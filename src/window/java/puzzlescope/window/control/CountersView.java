package puzzlescope.window.control;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import javafx.scene.control.Label;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/** Counters of the run up to the position: the measures of its algorithm only. FX thread only. */
public final class CountersView extends Panel {

    private static final double NANOS = 1e9;

    private final Appearance appearance;
    private final FigureTable table = new FigureTable();
    private final List<Row> rows = new ArrayList<>();
    private final Label elapsed = new Label();
    /** The content for which the rows were built. */
    private List<Object> laid = List.of();

    private record Row(Label number, ToLongFunction<Timeline> count) {}

    public CountersView(Appearance appearance) {
        super(appearance.texts().of("panel.counters"));
        this.appearance = appearance;
        setId("counters");
        elapsed.setId("elapsed");
        getChildren().add(table);
    }

    public void show(Session session) {
        var instance = session.instance();
        var counted =
                List.<Object>of(instance.countedEvents(), instance.measure().name(0));
        if (!counted.equals(laid)) {
            laid = counted;
            lay(session);
        }
        rows.forEach(
                row -> row.number.setText(appearance.localize("number", row.count.applyAsLong(session.timeline()))));
        showElapsed(session.run());
        boolean empty = rows.isEmpty() && !elapsed.isVisible();
        Visibility.set(this, !empty);
    }

    /** Shows the solver's running time once it has ended. */
    private void showElapsed(Run run) {
        var outcome = run.outcome();
        boolean known = outcome.isPresent() && outcome.get() != RunOutcome.STOPPED;
        elapsed.setVisible(known);
        if (known) {
            elapsed.setText(
                    appearance.localize("counter.elapsed.value", run.worked().toNanos() / NANOS));
        }
    }

    private void lay(Session session) {
        table.getChildren().clear();
        rows.clear();
        for (var counter : Counter.of(session, appearance.texts().words())) {
            add(counter.key(), counter.count());
        }
        table.add(appearance.texts().of("counter.elapsed"), elapsed);
    }

    private void add(String key, ToLongFunction<Timeline> count) {
        var number = new Label();
        table.add(appearance.texts().of(key), number);
        rows.add(new Row(number, count));
    }
}
