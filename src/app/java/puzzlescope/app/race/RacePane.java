package puzzlescope.app.race;

import java.util.List;
import java.util.OptionalLong;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.race.ComparedPart;
import puzzlescope.learn.race.Difference;
import puzzlescope.learn.race.GrowthMeasurements;
import puzzlescope.learn.race.Race;
import puzzlescope.learn.race.SyncUnit;
import puzzlescope.window.control.Sections;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** Runs on the same instance side by side with one playhead. FX thread only. */
final class RacePane extends VBox {

    /** Share of the width for curves and figures beside the boards. */
    private static final double FIGURES = 0.25;

    /** Height of the page, in text sizes, below which figures and rarely used choices are shown only on request. */
    private static final double CROWDED = 40;

    private static final PseudoClass IS_CROWDED = PseudoClass.getPseudoClass("crowded");

    private static final long BETWEEN_CURVES_NANOS = 500_000_000;

    private final Appearance appearance;
    private final Player player;
    private final RaceStart start;
    private final Puzzle puzzle;
    private final boolean hasSize;
    private final Race race = new Race();
    private final RaceClock clock = new RaceClock(race);
    private final LaneRow lanes;
    private final LaneBars bars;
    private final LaneCurves curves;
    private final RaceSummaryView words;
    private final RaceButtons buttons;
    private final GrowthMeasurements growthMeasurements;

    private long curvesAt;
    private boolean curvesWhole;
    private boolean anew = true;
    /** True if the first difference has been searched. */
    private boolean begun;

    /**
     * Creates a race that has begun.
     *
     * @param player of the tab, whose choice of what is shown applies
     * @param growthMeasurements the measurements of growth so far
     * @param others the runs to compare with; empty for the default
     * @param start its texts and options
     */
    RacePane(
            Appearance appearance,
            Player player,
            GrowthMeasurements growthMeasurements,
            Session first,
            List<Session> others,
            RaceStart start,
            Retention retention) {
        this.appearance = appearance;
        this.player = player;
        this.growthMeasurements = growthMeasurements;
        this.start = start;
        puzzle = first.puzzle();
        hasSize = puzzle.instanceSizes().isPresent()
                && others.stream().noneMatch(run -> run.arguments().program().isPresent());
        lanes = new LaneRow(appearance, race, start, retention, this::refresh);
        bars = new LaneBars(appearance);
        curves = new LaneCurves(appearance, race, this::revealsAll);
        words = new RaceSummaryView(appearance, race, start, lanes::names, this::compare, this::stand);
        buttons = new RaceButtons(appearance, race, clock, this);
        HBox.setHgrow(lanes, Priority.ALWAYS);
        var said = new VBox(bars, words);
        said.getStyleClass().add("race-words");
        var figures = Sections.scrolling(said);
        VBox.setVgrow(figures, Priority.ALWAYS);
        var column = new VBox(figures);
        column.getStyleClass().add("race-figures");
        column.setMinWidth(Region.USE_PREF_SIZE);
        lanes.setMinWidth(0);
        column.prefWidthProperty().bind(widthProperty().multiply(FIGURES));
        var upper = new HBox(lanes, column);
        upper.getStyleClass().add("race-lanes");
        VBox.setVgrow(upper, Priority.ALWAYS);
        getChildren().addAll(upper, buttons);
        var tall = sceneProperty()
                .flatMap(
                        _ -> WindowPage.around(this).map(Region::heightProperty).orElse(null))
                .map(Number::doubleValue);
        // Text that has just been enlarged may not have been laid out yet.
        var crowded = Bindings.createBooleanBinding(
                () -> tall.getValue() != null && tall.getValue() < CROWDED * appearance.textSize(),
                tall,
                appearance.palette().versionProperty());
        crowded.subscribe(is -> {
            pseudoClassStateChanged(IS_CROWDED, is);
            // Where the figures are out of sight, the curves stay below the boards.
            if (is) {
                getChildren().add(1, curves);
            } else {
                column.getChildren().addFirst(curves);
            }
        });
        buttons.fold(crowded);
        lanes.choosing().bind(buttons.unfolded());
        column.visibleProperty().bind(buttons.figures());
        column.managedProperty().bind(column.visibleProperty());
        bars.widthProperty().addListener(_ -> invalidate());
        setId(RacePage.ID);
        getStyleClass().add("race");
        curves.wantedProperty().addListener((_, _, wanted) -> {
            if (wanted.longValue() >= 0) {
                clock.pause();
                race.seek(wanted.longValue());
                invalidate();
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        lanes.begin(first, others);
    }

    /** Updates a lane with another run. */
    private void refresh(int lane) {
        clock.pause();
        buttons.refreshUnits();
        buttons.showAddLane(lanes.nextArguments().isPresent());
        drawCurves();
        invalidate();
        begun &= lane == race.lanes().size();
        if (lane < 2) {
            words.forget();
            curves.mark(OptionalLong.empty());
            return;
        }
        // A third run does not change where the first two differ, but perhaps where their comparison begins.
        words.forgetTotals();
        begun = false;
    }

    private void drawCurves() {
        curvesWhole = false;
        curvesAt = 0;
    }

    /** Adds or removes a third lane. */
    void changeLanes(boolean more) {
        if (more) {
            lanes.add();
        } else {
            lanes.removeLast();
        }
    }

    void focus() {
        buttons.focus();
    }

    /** Returns whether the instances of the runs have a size, which those of two programs do not share. */
    boolean hasSize() {
        return hasSize;
    }

    /** Opens the growth chart of work by size. */
    void grow(Node owner) {
        GrowthPage.open(appearance, growthMeasurements, puzzle, arguments(), owner);
    }

    /** Arguments of the runs from left to right. */
    List<Arguments> arguments() {
        return lanes.arguments();
    }

    /** Changes the unit of beats. */
    void count(SyncUnit syncUnit) {
        clock.pause();
        race.count(syncUnit);
        curves.mark(OptionalLong.empty());
        drawCurves();
        invalidate();
    }

    /** Searches for the first difference, or the next one after the current position. */
    void nextDifference() {
        clock.pause();
        words.nextDifference();
    }

    /** Begins the comparison where the runs begin to differ. */
    private void compare(ComparedPart part) {
        if (!part.equals(race.comparedPart())) {
            race.compare(part);
            curves.mark(OptionalLong.empty());
            buttons.refreshUnits();
            drawCurves();
            invalidate();
        }
    }

    /** Goes to where the runs differ. */
    private void stand(Difference difference) {
        race.lineUp(difference);
        curves.mark(OptionalLong.of(race.head()));
        buttons.refreshUnits();
        drawCurves();
        invalidate();
    }

    /**
     * Returns whether the lengths and the results of the runs may be revealed: all of them were shown, or are to be.
     */
    boolean revealsAll() {
        return player.showsWholeRun() || race.isRevealed();
    }

    /** Requests a redraw of everything. */
    void invalidate() {
        anew = true;
    }

    void tick(long now) {
        boolean moved = clock.tick(now);
        if (!begun && start.canBeCompared(race)) {
            begun = true;
            if (race.head() == 0 && !clock.playing().get()) {
                words.known().or(start::difference).ifPresentOrElse(words::goToDifference, this::nextDifference);
            }
        } else {
            words.tick(revealsAll());
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
            if (player.classModeProperty().get() && race.head() == 0) {
                race.resetRevealed();
            }
            lanes.show();
            bars.show(race);
            curves.showReached();
            buttons.show();
            if (!words.isReading()) {
                lanes.closeReplaced();
            }
        }
    }

    void close() {
        words.close();
        lanes.close();
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
