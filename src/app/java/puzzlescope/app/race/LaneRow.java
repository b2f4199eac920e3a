package puzzlescope.app.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.race.LaneNames;
import puzzlescope.learn.race.Race;
import puzzlescope.learn.race.Rivals;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.theme.Appearance;

/** The lanes of a race, with boards of one size: starts their runs, and names them. FX thread only. */
final class LaneRow extends GridPane {

    private static final double ALL = 100;

    private final Appearance appearance;
    private final Race race;
    private final RaceStart start;
    private final Retention retention;
    private final IntConsumer onChange;

    /** Height of the highest sentence so far, so that boards keep their size while sentences change. */
    private final RowConstraints sentences = row(Priority.NEVER);

    private final BooleanProperty choosing = new SimpleBooleanProperty(true);

    /** True if the second lane has the default for comparison, which follows the first lane. */
    private boolean follows;

    private final List<LaneView> views = new ArrayList<>();
    /** Replaced runs that may still be read. */
    private final List<Session> left = new ArrayList<>();

    /** @param onChange receives the lane whose run was replaced or removed */
    LaneRow(Appearance appearance, Race race, RaceStart start, Retention retention, IntConsumer onChange) {
        this.appearance = appearance;
        this.race = race;
        this.start = start;
        this.retention = retention;
        this.onChange = onChange;
        getStyleClass().add("lanes");
        getRowConstraints().addAll(row(Priority.NEVER), row(Priority.ALWAYS), sentences);
        widthProperty().addListener(_ -> forgetSentences());
    }

    private static RowConstraints row(Priority grow) {
        var row = new RowConstraints();
        row.setVgrow(grow);
        return row;
    }

    private void forgetSentences() {
        sentences.setMinHeight(Region.USE_COMPUTED_SIZE);
        requestLayout();
    }

    /** Makes all lanes equally wide. */
    private void divide() {
        getColumnConstraints().clear();
        for (int lane = 0; lane < views.size(); lane++) {
            var column = new ColumnConstraints();
            column.setPercentWidth(ALL / views.size());
            getColumnConstraints().add(column);
        }
        forgetSentences();
    }

    /** True if the runs of the lanes can be chosen, instead of only being named. */
    BooleanProperty choosing() {
        return choosing;
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        double highest = views.stream()
                .map(view -> view.nodes().getLast())
                .filter(Region::isManaged)
                .mapToDouble(Region::getHeight)
                .max()
                .orElse(0);
        if (highest > sentences.getMinHeight()) {
            sentences.setMinHeight(highest);
        }
    }

    /** @param others the runs to compare with; empty for the default */
    void begin(Session first, List<Session> others) {
        put(0, first);
        var rival = rival(first);
        var compared = others.isEmpty() ? List.of(run(rival, first)) : others;
        follows = !start.isByHand()
                && compared.size() == 1
                && compared.getFirst().arguments().equals(rival);
        for (var other : compared) {
            put(race.lanes().size(), other);
        }
    }

    /** Arguments of the runs from left to right. */
    List<Arguments> arguments() {
        return race.lanes().stream().map(Session::arguments).toList();
    }

    private Session run(Arguments arguments, Session like) {
        var session = Session.of(like.puzzle(), arguments, retention);
        session.run().start();
        return session;
    }

    /** The default for comparison: for a game the chosen algorithm, and for a run itself if there is nothing else. */
    private Arguments rival(Session first) {
        return start.isByHand() ? first.arguments() : nextArguments().orElse(first.arguments());
    }

    /** Arguments of another lane; empty if everything comparable is present, or only programs are. */
    Optional<Arguments> nextArguments() {
        var last = race.lanes().getLast();
        if (last.arguments().program().isPresent()) {
            return Optional.empty();
        }
        return Rivals.of(last.puzzle(), last.arguments(), arguments());
    }

    /** Puts a run into a lane, replacing the previous one. */
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
                    (arguments, _) -> choose(lane, run(arguments, session)));
            if (lane == 1) {
                start.goOn().ifPresent(taking -> view.showContinue(() -> goOn(taking)));
            }
            views.add(view);
            addColumn(lane, view.nodes().toArray(Node[]::new));
            divide();
        }
        forgetSentences();
        name();
        onChange.accept(lane);
    }

    private void choose(int lane, Session session) {
        put(lane, session);
        follows &= lane == 0 && views.size() == 2;
        if (follows) {
            Rivals.of(session.puzzle(), session.arguments(), List.of(session.arguments()))
                    .ifPresent(rival -> {
                        views.get(1).follow(rival);
                        put(1, run(rival, session));
                    });
        }
    }

    /** Continues with the second run at its position, and leaves the race. */
    private void goOn(Consumer<Session> taking) {
        var branch = race.lanes().get(1);
        WindowPage.around(this).ifPresent(WindowPage::close);
        taking.accept(branch);
    }

    /** Names each lane by how it differs from the others. */
    private void name() {
        for (int lane = 0; lane < views.size(); lane++) {
            views.get(lane).call(LaneNames.of(race.lanes().get(lane), race.lanes()));
        }
    }

    List<String> names() {
        return views.stream().map(LaneView::name).toList();
    }

    /** Adds a lane, if there is something else to compare. */
    void add() {
        var last = race.lanes().getLast();
        nextArguments().ifPresent(arguments -> put(race.lanes().size(), run(arguments, last)));
    }

    void removeLast() {
        leave(race.lanes().getLast());
        race.removeLast();
        getChildren().removeAll(views.removeLast().nodes());
        divide();
        name();
        onChange.accept(race.lanes().size());
    }

    private void leave(Session session) {
        if (start.isByHand() && session.equals(race.lanes().getFirst())) {
            return;
        }
        session.run().stop();
        left.add(session);
    }

    /** Draws the runs at their positions. */
    void show() {
        for (int lane = 0; lane < views.size(); lane++) {
            views.get(lane).show(race.lanes().get(lane));
        }
    }

    /** Closes replaced runs when nothing reads them any more. */
    void closeReplaced() {
        left.forEach(Session::close);
        left.clear();
    }

    void close() {
        race.lanes().forEach(this::leave);
        closeReplaced();
    }
}
