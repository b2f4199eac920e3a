package puzzlescope.app.race;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.scene.Node;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.UserFolders;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.ProgramInstance;
import puzzlescope.engine.run.Branch;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.race.GrowthMeasurements;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** The page of a race. FX thread only. */
public final class RacePage {

    static final String ID = "race-pane";

    private RacePage() {}

    /**
     * Opens a race of a tab's run against another run on the same instance.
     *
     * @param growthMeasurements the measurements of growth so far
     * @param last keeps the runs that were chosen here, until the tab has another
     * @param player of the tab
     * @param earlier the program that the tab has run before, to be compared with this one where both play on one board
     * @param byHand whether the tab shows a game, which is then one lane
     * @param owner a node in the window
     */
    public static void open(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            LastComparison last,
            Player player,
            Optional<Arguments> earlier,
            boolean byHand,
            Node owner) {
        var session = player.session();
        var retention = retention();
        Optional<Message> apart = Optional.empty();
        if (!byHand && earlier.isPresent()) {
            try {
                var both = together(session, earlier.get());
                var first = begun(Session.of(session.puzzle(), both, retention));
                var program = earlier.flatMap(Arguments::program).orElseThrow();
                var second = begun(Session.of(session.puzzle(), both.withProgram(program), retention));
                var pane = new RacePane(
                        appearance,
                        player,
                        growthMeasurements,
                        first,
                        List.of(second),
                        RaceStart.programs(),
                        retention);
                show(appearance, pane, owner);
                return;
            } catch (InvalidInputException refused) {
                apart = Optional.of(Message.of("race.apart", refused.reason()));
            }
        }
        if (!byHand && session.arguments().program().isPresent()) {
            openProgram(appearance, growthMeasurements, player, apart, owner);
            return;
        }
        var compared = last.of(session.arguments(), byHand).stream()
                .map(arguments -> Session.of(session.puzzle(), arguments, retention))
                .toList();
        var first = byHand
                ? session.withNewTimeline()
                : begun(compared.isEmpty() ? again(session, retention) : compared.getFirst());
        var others = compared.stream().skip(1).map(RacePage::begun).toList();
        var start = byHand ? RaceStart.game() : RaceStart.run();
        var pane = new RacePane(appearance, player, growthMeasurements, first, others, start, retention);
        show(appearance, pane, owner, () -> last.keep(session.arguments(), byHand, pane.arguments()));
    }

    /** Opens a race of a program against the textbook's algorithm or its original; says so if there is none. */
    private static void openProgram(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            Player player,
            Optional<Message> apart,
            Node owner) {
        var session = player.session();
        var compared = ProgramInstance.compared(session.puzzle(), session.arguments());
        if (compared.isEmpty()) {
            player.showNotice(Message.of("own-program.alone"));
            return;
        }
        var retention = retention();
        var pane = new RacePane(
                appearance,
                player,
                growthMeasurements,
                begun(again(session, retention)),
                List.of(begun(Session.of(session.puzzle(), compared.get(), retention))),
                RaceStart.program(ProgramInstance.algorithmCompared(session.puzzle(), compared.get()), apart),
                retention);
        show(appearance, pane, owner);
    }

    private static Arguments together(Session session, Arguments earlier) {
        return session.puzzle().programRules().orElseThrow().together(session.arguments(), earlier);
    }

    /**
     * Opens a race of a run against the same with another branch taken; both start where that begins.
     *
     * @param growthMeasurements the measurements of growth so far
     * @param goOn receives the branch, if the person continues with it
     */
    static void open(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            Player player,
            Branch branch,
            Node owner,
            Consumer<Session> goOn) {
        var session = player.session();
        var retention = retention();
        var other = Session.of(session.puzzle(), session.arguments().withBranch(branch), retention);
        var start = RaceStart.branch(branch.position(), goOn);
        var pane = new RacePane(
                appearance,
                player,
                growthMeasurements,
                begun(again(session, retention)),
                List.of(begun(other)),
                start,
                retention);
        show(appearance, pane, owner);
    }

    private static void show(Appearance appearance, RacePane pane, Node owner) {
        show(appearance, pane, owner, () -> {});
    }

    private static void show(Appearance appearance, RacePane pane, Node owner, Runnable onClosing) {
        var page = new WindowPage(appearance, owner, "race.title", pane, Position.INSTEAD);
        var timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                pane.tick(now);
            }
        };
        page.setOnClosed(() -> {
            timer.stop();
            onClosing.run();
            pane.close();
        });
        timer.start();
        page.show();
        pane.focus();
    }

    private static Retention retention() {
        return Retention.of(Retention.MEMORY_BYTES / 2, Retention.FILE_BYTES, UserFolders.cache());
    }

    private static Session again(Session session, Retention retention) {
        return Session.of(session.puzzle(), session.arguments(), retention);
    }

    private static Session begun(Session session) {
        session.run().start();
        return session;
    }
}
