package puzzlescope.ui.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import puzzlescope.core.event.Message;
import puzzlescope.core.puzzle.Arguments;
import puzzlescope.core.session.Session;
import puzzlescope.core.trace.Retention;
import puzzlescope.race.Race;
import puzzlescope.race.Rivals;
import puzzlescope.ui.theme.Appearance;

/** The lanes of a race: makes their runs, and names them. FX thread only. */
final class LaneRow extends HBox {

    private final Appearance appearance;
    private final Race race;
    private final RaceStart start;
    private final Retention retention;
    private final IntConsumer onChange;
    /** How high it is at least, in px, even if its lanes could be lower. */
    private final DoubleProperty least = new SimpleDoubleProperty();

    private final BooleanProperty choosing = new SimpleBooleanProperty(true);

    private final List<LaneView> views = new ArrayList<>();
    /** Runs that were left but may still be read. */
    private final List<Session> left = new ArrayList<>();

    /** @param onChange is told in which lane another run is, or none any more */
    LaneRow(Appearance appearance, Race race, RaceStart start, Retention retention, IntConsumer onChange) {
        this.appearance = appearance;
        this.race = race;
        this.start = start;
        this.retention = retention;
        this.onChange = onChange;
        getStyleClass().add("lanes");
        least.addListener(_ -> requestLayout());
    }

    /** Whether what the lanes are runs of can be chosen, or is only named. */
    BooleanProperty choosing() {
        return choosing;
    }

    DoubleProperty leastHeight() {
        return least;
    }

    @Override
    protected double computeMinHeight(double width) {
        double all = (width < 0 ? getWidth() : width) - snappedLeftInset() - snappedRightInset();
        double wide = (all - getSpacing() * (views.size() - 1)) / views.size();
        return Math.max(
                least.get(),
                views.stream().mapToDouble(view -> view.minHeight(wide)).max().orElse(0));
    }

    /** @param second what the first is compared with; empty if that is to be found */
    void begin(Session first, Optional<Session> second) {
        put(0, first);
        put(1, second.orElseGet(() -> run(other(first), first)));
    }

    private Session run(Arguments arguments, Session like) {
        var session = Session.of(like.puzzle(), arguments, retention);
        session.run().start();
        return session;
    }

    /** What is compared with at first; a game is, with the algorithm that is chosen. */
    private Arguments other(Session session) {
        var there = race.lanes().stream().map(Session::arguments).toList();
        return start.isByHand() ? session.arguments() : Rivals.of(session.puzzle(), session.arguments(), there);
    }

    /** Puts a run into a lane, and another one away that was there. */
    private void put(int lane, Session session) {
        if (lane < race.lanes().size()) {
            leave(race.lanes().get(lane));
        }
        race.put(lane, session);
        if (lane == views.size()) {
            var view = new LaneView(
                    appearance,
                    lane,
                    session,
                    start.name(lane),
                    choosing,
                    (arguments, _) -> put(lane, run(arguments, session)));
            HBox.setHgrow(view, Priority.ALWAYS);
            // All lanes are of the same width.
            view.setPrefWidth(1);
            views.add(view);
            getChildren().add(view);
        }
        name();
        onChange.accept(lane);
    }

    /** Names each lane by what tells it from the others. */
    private void name() {
        for (int lane = 0; lane < views.size(); lane++) {
            var session = race.lanes().get(lane);
            var puzzle = session.puzzle();
            var compared = puzzle.compared(session.arguments());
            var parameter = compared.stream()
                    .filter(each -> race.lanes().stream()
                                    .map(other -> other.arguments().text(each))
                                    .distinct()
                                    .count()
                            > 1)
                    .findFirst()
                    .orElse(compared.getFirst());
            views.get(lane)
                    .call(Message.of(puzzle.id() + "." + parameter.name() + "."
                            + session.arguments().text(parameter)));
        }
    }

    /** What the lanes are called. */
    List<String> names() {
        return views.stream().map(LaneView::name).toList();
    }

    /** Adds a third lane, or takes it away. */
    void change(boolean more) {
        if (more) {
            int lane = race.lanes().size();
            var last = race.lanes().getLast();
            put(lane, run(other(last), last));
        } else {
            leave(race.lanes().getLast());
            race.removeLast();
            getChildren().removeLast();
            views.removeLast();
            name();
            onChange.accept(race.lanes().size());
        }
    }

    private void leave(Session session) {
        if (start.isByHand() && session.equals(race.lanes().getFirst())) {
            return;
        }
        session.run().stop();
        left.add(session);
    }

    /** Draws where the runs stand. */
    void show() {
        for (int lane = 0; lane < views.size(); lane++) {
            views.get(lane).show(race.lanes().get(lane));
        }
    }

    /** Gives back what was left, when nothing reads it any more. */
    void closeLeft() {
        left.forEach(Session::close);
        left.clear();
    }

    void close() {
        race.lanes().forEach(this::leave);
        closeLeft();
    }
}
