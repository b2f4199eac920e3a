package puzzlescope.ui.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.puzzle.Puzzle;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Retention;
import puzzlescope.race.Beat;
import puzzlescope.race.Difference;
import puzzlescope.race.Differences;
import puzzlescope.race.Race;
import puzzlescope.race.Totals;
import puzzlescope.ui.compare.Measuring;
import puzzlescope.ui.control.Sections;
import puzzlescope.ui.fx.FxThread;
import puzzlescope.ui.theme.Appearance;

/** Runs on the same instance side by side with one playhead. FX thread only. */
final class RacePane extends VBox {

    /** The share of the height that the boards have at least, with their sentences. */
    private static final double LEAST_BOARDS = 0.62;

    private static final long BETWEEN_CURVES_NANOS = 500_000_000;

    private final Appearance appearance;
    private final Retention retention;
    private final RaceStart start;
    private final Puzzle puzzle;
    private final Race race = new Race();
    private final RaceClock clock = new RaceClock(race);
    private final List<LaneView> views = new ArrayList<>();
    private final HBox lanes = new HBox();
    private final LaneBars bars;
    private final LaneCurves curves;
    private final Label said = new Label();
    private final Label totals = new Label();
    private final RaceButtons buttons;
    private final Measuring comparing = new Measuring("race");
    /** Runs that were left but may still be read. */
    private final List<Session> left = new ArrayList<>();

    private @Nullable Difference difference;
    private long curvesAt;
    private boolean curvesWhole;
    private boolean anew = true;
    /** Whether the first difference was looked for. */
    private boolean begun;
    /** Whether what is counted in all was said. */
    private boolean whole;

    private boolean closed;

    /**
     * A race that has begun.
     *
     * @param second what it is compared with; empty if that is to be found
     * @param start how it is told
     */
    RacePane(Appearance appearance, Session first, Optional<Session> second, RaceStart start, Retention retention) {
        this.appearance = appearance;
        this.retention = retention;
        this.start = start;
        puzzle = first.puzzle();
        bars = new LaneBars(appearance);
        curves = new LaneCurves(appearance, race);
        buttons = new RaceButtons(appearance, race, clock, this);
        said.setId("race-said");
        said.setWrapText(true);
        said.setMinHeight(Region.USE_PREF_SIZE);
        said.getStyleClass().add("race-said");
        lanes.getStyleClass().add("lanes");
        VBox.setVgrow(lanes, Priority.ALWAYS);
        totals.setId("race-totals");
        totals.setWrapText(true);
        totals.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(bars, Priority.ALWAYS);
        var words = new VBox(said, totals);
        words.getStyleClass().add("race-words");
        var figures = new HBox(bars, words);
        figures.getStyleClass().add("race-below");
        var below = Sections.scrolling(figures);
        below.getStyleClass().add("race-figures");
        lanes.setPrefHeight(0);
        lanes.minHeightProperty().bind(heightProperty().multiply(LEAST_BOARDS));
        setId(RaceDialog.ID);
        getStyleClass().add("race");
        getChildren().addAll(lanes, below, curves, buttons);
        curves.wantedProperty().addListener((_, _, wanted) -> {
            if (wanted.longValue() >= 0) {
                clock.pause();
                race.seek(wanted.longValue());
                invalidate();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        put(0, first);
        put(1, second.orElseGet(() -> run(other(first), first)));
    }

    private Session run(Arguments arguments, Session like) {
        var session = Session.of(like.puzzle(), arguments, retention);
        session.run().start();
        return session;
    }

    /** What is compared with at first: the next choice that can be run. */
    private Arguments other(Session session) {
        var puzzle = session.puzzle();
        var arguments = session.arguments();
        if (start.isByHand()) {
            return arguments;
        }
        for (var parameter : puzzle.compared()) {
            var names = parameter.choices();
            int now = names.indexOf(arguments.text(parameter));
            for (int i = 1; puzzle.matters(parameter, arguments) && i < names.size(); i++) {
                var next = arguments.with(parameter, names.get((now + i) % names.size()));
                if (puzzle.check(next).stream().noneMatch(remark -> remark.blocking())) {
                    return next;
                }
            }
        }
        return arguments;
    }

    /** Puts a run into a lane, and another one away that was there. */
    private void put(int lane, Session session) {
        if (lane < race.lanes().size()) {
            leave(race.lanes().get(lane));
        }
        clock.pause();
        race.put(lane, session);
        if (lane == views.size()) {
            var view = new LaneView(
                    appearance, lane, session, start.name(lane), (arguments, _) -> put(lane, run(arguments, session)));
            HBox.setHgrow(view, Priority.ALWAYS);
            // All lanes are of the same width.
            view.setPrefWidth(1);
            views.add(view);
            lanes.getChildren().add(view);
        }
        begun &= lane > 1;
        refresh();
    }

    private void refresh() {
        comparing.stop();
        difference = null;
        whole = false;
        said.setText("");
        totals.setText("");
        name();
        bars.use(race.lanes());
        buttons.use();
        curvesWhole = false;
        curvesAt = 0;
        invalidate();
    }

    /** Names each lane by what tells it from the others. */
    private void name() {
        for (int lane = 0; lane < views.size(); lane++) {
            var session = race.lanes().get(lane);
            var puzzle = session.puzzle();
            var parameter = puzzle.compared().stream()
                    .filter(each -> race.lanes().stream()
                                    .map(other -> other.arguments().text(each))
                                    .distinct()
                                    .count()
                            > 1)
                    .findFirst()
                    .orElse(puzzle.compared().getFirst());
            views.get(lane)
                    .call(Message.of(puzzle.id() + "." + parameter.name() + "."
                            + session.arguments().text(parameter)));
        }
    }

    /** Adds a third lane, or takes it away. */
    void changeLanes(boolean more) {
        if (more) {
            int lane = race.lanes().size();
            var last = race.lanes().getLast();
            put(lane, run(other(last), last));
        } else {
            leave(race.lanes().getLast());
            race.removeLast();
            lanes.getChildren().removeLast();
            views.removeLast();
            refresh();
        }
    }

    private void leave(Session session) {
        if (start.isByHand() && session.equals(race.lanes().getFirst())) {
            return;
        }
        session.run().stop();
        left.add(session);
    }

    void focus() {
        buttons.focus();
    }

    /** Whether instances of the puzzle have a size. */
    boolean hasSize() {
        return puzzle.scale().isPresent();
    }

    /** Shows how the work grows with the size. */
    void grow(Labeled owner) {
        GrowthDialog.open(appearance, puzzle, race.lanes().getLast().arguments(), owner);
    }

    /** Counts in other beats. */
    void count(Beat beat) {
        clock.pause();
        race.count(beat);
        curvesWhole = false;
        curvesAt = 0;
        invalidate();
    }

    /** The runs are complete: says what is counted of them. */
    private void complete() {
        whole = true;
        var sessions = List.copyOf(race.lanes());
        var names = views.stream().map(LaneView::name).toList();
        var words = appearance.texts().words();
        comparing.begin(checkWanted -> {
            var lines = Totals.of(sessions, names, words);
            checkWanted.run();
            FxThread.run(() -> {
                if (!closed) {
                    totals.setText(
                            lines.isEmpty() ? "" : appearance.say("race.totals") + "\n" + String.join("\n", lines));
                }
            });
        });
    }

    /** Looks for the first difference, or the next one after that at which the lanes stand. */
    void nextDifference() {
        clock.pause();
        var one = race.lanes().get(0).trace();
        var other = race.lanes().get(1).trace();
        var from = difference;
        said.setText(appearance.say("race.comparing"));
        comparing.begin(checkWanted -> {
            var differences = new Differences(one, other, checkWanted);
            var found = from == null ? differences.first() : differences.after(from);
            checkWanted.run();
            FxThread.run(() -> take(from, found));
        });
    }

    private void take(@Nullable Difference from, Optional<Difference> found) {
        if (closed) {
            return;
        }
        if (found.isEmpty()) {
            said.setText(appearance.say(from == null ? "race.same" : "race.no-further"));
            difference = null;
            return;
        }
        difference = found.get();
        race.lineUp(found.get());
        buttons.use();
        curvesWhole = false;
        curvesAt = 0;
        invalidate();
        said.setText(appearance.say(
                from == null ? start.first() : "race.next",
                found.get().one() + 1,
                found.get().other() + 1,
                views.get(0).name(),
                views.get(1).name()));
    }

    /** Asks for a drawing of all. */
    void invalidate() {
        anew = true;
    }

    void tick(long now) {
        boolean moved = clock.tick(now);
        if (!begun && start.canBeCompared(race)) {
            begun = true;
            if (race.head() == 0 && !clock.playing().get()) {
                start.difference().ifPresentOrElse(known -> take(null, Optional.of(known)), this::nextDifference);
            }
        } else if (!whole && race.isRecorded() && !comparing.isUnderWay()) {
            complete();
        }
        if (!curvesWhole && now - curvesAt > BETWEEN_CURVES_NANOS) {
            curvesWhole = race.isRecorded();
            curvesAt = now;
            curves.paint();
            buttons.show();
            curves.showHead();
        }
        if (moved || anew) {
            anew = false;
            for (int lane = 0; lane < views.size(); lane++) {
                views.get(lane).show(race.lanes().get(lane));
            }
            bars.show(race.lanes());
            curves.showHead();
            buttons.show();
            closeLeft();
        }
    }

    /** Nothing shows them any more; a comparison may still read them. */
    private void closeLeft() {
        if (!comparing.isUnderWay()) {
            left.forEach(Session::close);
            left.clear();
        }
    }

    void close() {
        closed = true;
        comparing.stop();
        race.lanes().forEach(this::leave);
        left.forEach(Session::close);
    }

    private void press(KeyEvent key) {
        if (key.isControlDown() || key.isAltDown() || key.isMetaDown()) {
            return;
        }
        var asked = buttons.byKey(key.getCode());
        boolean inChoice = key.getTarget() instanceof ComboBoxBase;
        boolean onButton = key.getTarget() instanceof Button && key.getCode() == KeyCode.SPACE;
        if (asked.isPresent() && !inChoice && !onButton) {
            asked.get().run();
            key.consume();
        }
    }
}
