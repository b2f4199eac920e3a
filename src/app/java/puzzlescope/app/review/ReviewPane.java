package puzzlescope.app.review;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.engine.puzzle.DistanceToGoal.Kind;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.review.GameReview;
import puzzlescope.learn.review.PlayedGame;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.fx.SideScroll;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.player.ManualGame;
import puzzlescope.window.player.Player;
import puzzlescope.window.theme.Appearance;

/** Review of a game's moves: a curve, and the moves that lost something, each with its reason. FX thread only. */
public final class ReviewPane extends VBox {

    private static final System.Logger LOG = System.getLogger(ReviewPane.class.getName());
    private static final String ID = "review";
    private static final Duration BETWEEN_LOOKS = Duration.millis(100);

    private final Appearance appearance;
    private final Player player;
    private final ManualGame manualGame;
    private final ReviewCurve curve;
    private final Label summary = LocalizedControls.lines("review-summary");
    private final ProgressBar progress = new ProgressBar(0);
    private final VBox moves = new VBox();
    private final ScrollPane scroll = new ScrollPane();
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> look()));
    /** The reviewed moves by their end positions, and their recording. */
    private List<Long> ends = List.of();

    private Optional<Session> session = Optional.empty();
    private boolean open = true;
    private volatile double done;

    /** Number of the latest review; earlier ones are obsolete. */
    private final AtomicInteger latest = new AtomicInteger();

    private ReviewPane(Appearance appearance, Player player, ManualGame manualGame) {
        this.appearance = appearance;
        this.player = player;
        this.manualGame = manualGame;
        curve = new ReviewCurve(appearance);
        setId(ID);
        getStyleClass().add("review");
        moves.getStyleClass().add("review-moves");
        var content = new VBox(summary, progress, curve, moves);
        content.getStyleClass().add("review-content");
        scroll.setContent(content);
        scroll.setFitToWidth(true);
        // The curve has the room that the moves leave, and at least its smallest height.
        scroll.setFitToHeight(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        VBox.setVgrow(curve, Priority.ALWAYS);
        progress.setMaxWidth(Double.MAX_VALUE);
        getChildren().add(scroll);
        clock.setCycleCount(Animation.INDEFINITE);
    }

    /**
     * Reviews a game beside its board; again, when other moves are made.
     *
     * @param owner a node in the window
     */
    public static ReviewPane open(Appearance appearance, Player player, ManualGame manualGame, Node owner) {
        var pane = new ReviewPane(appearance, player, manualGame);
        var page = new WindowPage(appearance, owner, "review.title", pane, Position.BESIDE);
        page.setOnClosed(pane::stop);
        pane.begin();
        pane.clock.play();
        page.show();
        return pane;
    }

    public boolean isOpen() {
        return open;
    }

    /** Closes the review of a game that is no longer current. */
    public void close() {
        if (isOpen()) {
            WindowPage.around(this).ifPresent(WindowPage::close);
        }
    }

    private void begin() {
        var now = player.session();
        ends = manualGame.ends();
        session = Optional.of(now);
        summary.setText(appearance.localize("review.working"));
        showProgress(true);
        var played = new PlayedGame(manualGame.rules(), manualGame.arguments(), now.instance(), ends);
        var timeline = now.newTimeline();
        int number = latest.incrementAndGet();
        now.reader("review", () -> {
                    try {
                        var review = GameReview.of(played, timeline, part -> done = part, () -> checkWanted(number));
                        FxThread.run(() -> show(review, number));
                    } catch (RunStoppedException nobodyWaits) {
                        LOG.log(System.Logger.Level.DEBUG, "a review was no longer wanted");
                    } catch (RuntimeException | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "no review could be made", thrown);
                        FxThread.run(this::fail);
                    }
                })
                .start();
    }

    private void checkWanted(int number) {
        if (number != latest.get()) {
            throw new RunStoppedException();
        }
    }

    private void stop() {
        open = false;
        latest.incrementAndGet();
        clock.stop();
    }

    private void look() {
        progress.setProgress(done);
        boolean same = ends.equals(manualGame.ends())
                && session.filter(player.session()::equals).isPresent();
        if (!same && manualGame.isOpen()) {
            begin();
        }
    }

    private void fail() {
        showProgress(false);
        summary.setText(appearance.localize("review.failed"));
    }

    private void showProgress(boolean on) {
        Visibility.set(progress, on);
    }

    private void show(GameReview review, int number) {
        if (number != latest.get()) {
            return;
        }
        showProgress(false);
        curve.show(review);
        summary.setText(summary(review));
        moves.getChildren().setAll(review.losses().stream().map(this::row).toList());
    }

    private String summary(GameReview review) {
        int made = review.distances().size() - 1;
        int lost = review.losses().size();
        long unknown = review.distances().stream()
                .filter(distanceToGoal -> distanceToGoal.kind() == Kind.UNKNOWN)
                .count();
        if (lost == 0 && unknown == 0) {
            return appearance.localize("review.none", made);
        }
        var said = lost == 0
                ? appearance.localize("review.none-known", made)
                : appearance.localize("review.some", made, lost);
        return unknown == 0 ? said : said + " " + appearance.localize("review.unknown", unknown);
    }

    private VBox row(GameReview.Loss loss) {
        var texts = appearance.texts();
        var there = new Hyperlink(texts.localize("review.move", loss.number()));
        there.setId("review-move-" + loss.number());
        there.setOnAction(_ -> player.seek(loss.position()));
        var why = LocalizedControls.lines("");
        why.setText(texts.localize(loss.why()));
        HBox.setHgrow(why, Priority.ALWAYS);
        var better = LocalizedControls.lines("");
        better.getStyleClass().add("remark");
        better.setText(texts.localize(loss.better()));
        Visibility.set(better, false);
        var again = new Button(texts.localize("review.again"));
        again.setOnAction(_ -> {
            player.seek(loss.position());
            player.showNotice(Message.of("review.your-turn", loss.number()));
        });
        var tell = new Button(texts.localize("review.tell"));
        tell.setId("review-tell-" + loss.number());
        better.setId("review-better-" + loss.number());
        tell.setOnAction(_ -> {
            Visibility.set(better, true);
            SideScroll.scrollIntoView(better);
        });
        var buttons = new HBox(again, tell);
        buttons.getStyleClass().add("run-buttons");
        var row = new VBox(new HBox(there), why, buttons, better);
        row.getStyleClass().add("review-row");
        return row;
    }
}
