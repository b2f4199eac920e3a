package puzzlescope.window.control;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.Label;
import puzzlescope.engine.event.Phases;
import puzzlescope.engine.run.Run;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * Counters of the phase at the position, up to there: only what its algorithm has. Of a round, such as a layer of a
 * search, its own count is shown before that of all rounds so far. FX thread only.
 */
public final class CountersView extends Panel {

    private static final double NANOS = 1e9;
    /** Placeholder for what is not known yet. */
    private static final String UNKNOWN = "\u2013";

    private final Appearance appearance;
    private final FigureTable table = new FigureTable();
    private final List<Row> rows = new ArrayList<>();
    private final Label elapsed = new Label();
    /** The content for which the rows were built. */
    private List<Object> laid = List.of();

    private final StringProperty heading;

    private record Row(Label number, Counter counter) {}

    public CountersView(Appearance appearance) {
        this(appearance, new SimpleStringProperty());
    }

    private CountersView(Appearance appearance, StringProperty heading) {
        super(heading);
        this.appearance = appearance;
        this.heading = heading;
        setId("counters");
        elapsed.setId("elapsed");
        getChildren().add(table);
    }

    /**
     * Shows the counts of the session at its position.
     *
     * @param over whether the end of the run is shown, and with it how long it took
     */
    public void show(Session session, boolean over) {
        var instance = session.instance();
        var timeline = session.timeline();
        int span = timeline.span();
        var counted = List.<Object>of(
                session.puzzle().id(),
                instance.countedEvents(),
                Counter.counts(session, span),
                instance.measure().name(0));
        if (!counted.equals(laid)) {
            laid = counted;
            layOut(session);
        }
        var phases = session.trace().phases();
        int phase = phases.at(timeline.position());
        boolean round = phases.isRound(phase);
        boolean named = round || span != Phases.NONE && !phases.isRound(span);
        heading.set(
                named
                        ? appearance.localize("panel.counters.phase", phases.name(round ? phase : span))
                        : appearance.localize("panel.counters"));
        for (var row : rows) {
            var all = row.counter.at(timeline);
            row.number.setText(
                    all.isEmpty()
                            ? UNKNOWN
                            : row.counter.addsUp() && round && phase != span
                                    ? appearance.localize(
                                            "counter.round",
                                            row.counter.in(timeline, phase).orElse(0),
                                            all.getAsLong())
                                    : appearance.localize("number", all.getAsLong()));
        }
        showElapsed(session.run(), over);
        boolean empty = rows.isEmpty() && !elapsed.isVisible();
        Visibility.set(this, !empty);
    }

    private void showElapsed(Run run, boolean over) {
        var outcome = run.outcome();
        boolean known = over && outcome.isPresent() && outcome.get() != RunOutcome.STOPPED;
        elapsed.setVisible(known);
        if (known) {
            elapsed.setText(
                    appearance.localize("counter.elapsed.value", run.worked().toNanos() / NANOS));
        }
    }

    private void layOut(Session session) {
        table.getChildren().clear();
        rows.clear();
        for (var counter : Counter.of(session, appearance.texts().words())) {
            add(counter);
        }
        table.add(appearance.texts().of("counter.elapsed"), elapsed);
    }

    private void add(Counter counter) {
        var number = new Label();
        table.add(appearance.texts().of(counter.key()), number);
        rows.add(new Row(number, counter));
    }
}
