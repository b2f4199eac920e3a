package puzzlescope.app.race;

import java.util.Optional;
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

    /** Smallest share of the page's height for the boards, beside figures. */
    private static final double LEAST_BOARDS = 0.29;

    /** The same where figures are shown only on request. */
    private static final double LEAST_BOARDS_ALONE = 0.45;

    /** The same while they are shown, or rarely used choices. */
    private static final double LEAST_BOARDS_ASIDE = 0.22;

    /** Height of the page, in text sizes, below which figures and rarely used choices are shown only on request. */
    private static final double CROWDED = 40;

    private static final PseudoClass IS_CROWDED = PseudoClass.getPseudoClass("crowded");
    private static final PseudoClass IS_OF_FIGURES = PseudoClass.getPseudoClass("of-figures");

    private static final long BETWEEN_CURVES_NANOS = 500_000_000;

    private final Appearance appearance;
    private final Player player;
    private final RaceStart start;
    private final Puzzle puzzle;
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
     * @param second the run to compare with; empty for the default
     * @param start its texts and options
     */
    RacePane(
            Appearance appearance,
            Player player,
            GrowthMeasurements growthMeasurements,
            Session first,
            Optional<Session> second,
            RaceStart start,
            Retention retention) {
        this.appearance = appearance;
        this.player = player;
        this.growthMeasurements = growthMeasurements;
        this.start = start;
        puzzle = first.puzzle();
        lanes = new LaneRow(appearance, race, start, retention, this::refresh);
        bars = new LaneBars(appearance);
        curves = new LaneCurves(appearance, race, this::revealsAll);
        words = new RaceSummaryView(appearance, race, start, lanes::names, this::compare, this::stand);
        buttons = new RaceButtons(appearance, race, clock, this);
        VBox.setVgrow(lanes, Priority.ALWAYS);
        HBox.setHgrow(bars, Priority.ALWAYS);
        var figures = new HBox(bars, words);
        figures.getStyleClass().add("race-below");
        var below = Sections.scrolling(figures);
        below.getStyleClass().add("race-figures");
        // Takes the height of its content, within the room that the boards leave.
        below.setFitToHeight(false);
        var needed = ((Region) below.getContent()).heightProperty();
        below.prefHeightProperty().bind(needed);
        lanes.setPrefHeight(0);
        var tall = sceneProperty()
                .flatMap(
                        _ -> WindowPage.around(this).map(Region::heightProperty).orElse(null))
                .map(Number::doubleValue);
        // Text that has just been enlarged may not have been laid out yet.
        var crowded = Bindings.createBooleanBinding(
                () -> tall.getValue() != null && tall.getValue() < CROWDED * appearance.textSize(),
                tall,
                appearance.palette().versionProperty());
        crowded.subscribe(is -> pseudoClassStateChanged(IS_CROWDED, is));
        buttons.allFigures().subscribe(all -> pseudoClassStateChanged(IS_OF_FIGURES, all));
        buttons.fold(crowded);
        var unfolded = buttons.unfolded();
        lanes.choosing().bind(unfolded);
        below.visibleProperty()
                .bind(buttons.allFigures().flatMap(all -> all ? buttons.allFigures() : crowded.map(is -> !is)));
        below.managedProperty().bind(below.visibleProperty());
        buttons.showAllFiguresButton(Bindings.createBooleanBinding(
                () -> !below.isVisible() || below.getHeight() + 1 < needed.get(),
                below.visibleProperty(),
                below.heightProperty(),
                needed));
        lanes.leastHeight()
                .bind(Bindings.createDoubleBinding(
                        () -> tall.getValue() == null
                                ? 0
                                : tall.getValue() * leastBoards(crowded.getValue(), unfolded.getValue()),
                        tall,
                        crowded,
                        buttons.allFigures(),
                        unfolded));
        bars.widthProperty().addListener(_ -> invalidate());
        setId(RacePage.ID);
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
        lanes.begin(first, second);
    }

    /** Smallest share of the page's height for the boards; less while something else is requested. */
    private double leastBoards(boolean crowded, boolean unfolded) {
        return buttons.allFigures().get() || crowded && unfolded
                ? LEAST_BOARDS_ASIDE
                : crowded ? LEAST_BOARDS_ALONE : LEAST_BOARDS;
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

    /** Returns whether instances of the puzzle have a size. */
    boolean hasSize() {
        return puzzle.instanceSizes().isPresent();
    }

    /** Opens the growth chart of work by size. */
    void grow(Node owner) {
        GrowthPage.open(
                appearance,
                growthMeasurements,
                puzzle,
                race.lanes().stream().map(Session::arguments).toList(),
                owner);
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
