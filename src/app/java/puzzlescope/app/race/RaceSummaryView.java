package puzzlescope.app.race;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Words;
import puzzlescope.learn.race.ComparedPart;
import puzzlescope.learn.race.Difference;
import puzzlescope.learn.race.DifferenceFinder;
import puzzlescope.learn.race.LaneNames;
import puzzlescope.learn.race.Race;
import puzzlescope.learn.race.RaceSummary;
import puzzlescope.window.compare.MeasurementTask;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * Text about a race: where its runs differ, and their totals. Both are computed on a background thread. FX thread only.
 */
final class RaceSummaryView extends VBox {

    private final Appearance appearance;
    private final Race race;
    private final RaceStart start;
    private final Supplier<List<String>> names;
    private final Consumer<ComparedPart> onCompared;
    private final Consumer<Difference> onFound;
    private final Label said = new Label();
    private final Label reasons = new Label();
    private final Label totals = new Label();
    private final MeasurementTask comparing = new MeasurementTask("race");
    private @Nullable Difference difference;
    /** True if the totals were shown. */
    private boolean whole;

    private boolean closed;

    /**
     * @param names the names of the lanes
     * @param onCompared begins the comparison with a part of the runs
     * @param onFound moves the lanes to where they differ
     */
    RaceSummaryView(
            Appearance appearance,
            Race race,
            RaceStart start,
            Supplier<List<String>> names,
            Consumer<ComparedPart> onCompared,
            Consumer<Difference> onFound) {
        this.appearance = appearance;
        this.race = race;
        this.start = start;
        this.names = names;
        this.onCompared = onCompared;
        this.onFound = onFound;
        said.setId("race-said");
        said.getStyleClass().add("race-said");
        totals.setId("race-totals");
        reasons.setId("race-reasons");
        Visibility.set(reasons, false);
        for (var label : List.of(said, reasons, totals)) {
            LocalizedControls.wrap(label);
        }
        getStyleClass().add("race-summary");
        getChildren().addAll(said, reasons, totals);
    }

    /** Clears the text about previous runs. */
    void forget() {
        comparing.stop();
        difference = null;
        said.setText("");
        Visibility.set(reasons, false);
        forgetTotals();
    }

    /** Clears the totals until they may be shown. */
    void forgetTotals() {
        whole = false;
        totals.setText("");
    }

    /** Returns whether recordings are being read. */
    boolean isReading() {
        return comparing.isRunning();
    }

    void close() {
        closed = true;
        comparing.stop();
    }

    /**
     * Shows the totals as soon as the runs are complete.
     *
     * @param told whether the ends of the runs may be revealed
     */
    void tick(boolean told) {
        if (!told) {
            forgetTotals();
        } else if (!whole && race.isRecorded() && !isReading()) {
            whole = true;
            add();
        }
    }

    private void add() {
        var sessions = List.copyOf(race.lanes());
        var called = names.get();
        var words = appearance.texts().words();
        var part = race.comparedPart();
        comparing.begin(checkWanted -> {
            var lines = RaceSummary.of(sessions, called, part, words);
            checkWanted.run();
            FxThread.run(() -> {
                if (!closed && whole) {
                    totals.setText(
                            lines.isEmpty()
                                    ? ""
                                    : appearance.localize("race.totals") + "\n" + String.join("\n", lines));
                }
            });
        });
    }

    /** Shows how each algorithm works, where the choices of an algorithm are what is compared. */
    private void explain(List<Session> sessions, Words words) {
        var lines = start.names().isEmpty() ? LaneNames.reasons(sessions, words) : List.<Message>of();
        reasons.setText(
                lines.isEmpty()
                        ? ""
                        : words.localize("race.reasons")
                                + lines.stream()
                                        .map(line -> "\n" + words.localize(line))
                                        .collect(Collectors.joining()));
        Visibility.set(reasons, !lines.isEmpty());
    }

    /** Searches for the first difference, or the next one after the current position. */
    void nextDifference() {
        var from = difference;
        find(from, checkWanted -> {
            var differenceFinder =
                    new DifferenceFinder(race.lanes().get(0), race.lanes().get(1), checkWanted);
            return from == null ? differenceFinder.first() : differenceFinder.after(from);
        });
    }

    private void find(@Nullable Difference from, Function<Runnable, Optional<Difference>> search) {
        var sessions = List.copyOf(race.lanes());
        said.setText(appearance.localize("race.comparing"));
        comparing.begin(checkWanted -> {
            var found = search.apply(checkWanted);
            var part = from == null ? ComparedPart.of(sessions, checkWanted) : race.comparedPart();
            checkWanted.run();
            FxThread.run(() -> {
                if (!closed) {
                    onCompared.accept(part);
                    take(from, found);
                    explain(sessions, appearance.texts().words());
                }
            });
        });
    }

    /** Goes to the shown difference, or to the first one if it is known. */
    void goToDifference(Difference known) {
        find(null, _ -> Optional.of(known));
    }

    Optional<Difference> known() {
        return Optional.ofNullable(difference);
    }

    private void take(@Nullable Difference from, Optional<Difference> found) {
        difference = found.orElse(null);
        if (found.isEmpty()) {
            say(from, Message.of(from == null ? "race.same" : "race.no-further"));
            return;
        }
        onFound.accept(found.get());
        var part = race.comparedPart();
        var place = Message.of(
                from == null ? start.first() : "race.next",
                found.get().one() + 1 - part.starts().get(0),
                found.get().other() + 1 - part.starts().get(1),
                names.get().get(0),
                names.get().get(1));
        say(
                from,
                part.phase()
                        .filter(_ -> from == null)
                        .map(phase -> Message.of(
                                "race.from-phase",
                                race.lanes().size(),
                                phase,
                                part.starts().getFirst(),
                                place))
                        .orElse(place));
    }

    /** Shows what a comparison found, after the first one also why it is not with the program opened before. */
    private void say(@Nullable Difference from, Message found) {
        said.setText(Stream.concat(start.apart().filter(_ -> from == null).stream(), Stream.of(found))
                .map(appearance.texts()::localize)
                .collect(Collectors.joining("\n")));
    }
}
