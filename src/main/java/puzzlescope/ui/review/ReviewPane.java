package puzzlescope.ui.review;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import puzzlescope.core.event.Message;
import puzzlescope.core.event.RunStopped;
import puzzlescope.core.puzzle.Outlook.Kind;
import puzzlescope.core.run.SolverThread;
import puzzlescope.review.GameReview;
import puzzlescope.review.PlayedGame;
import puzzlescope.ui.control.OwnedDialog;
import puzzlescope.ui.fx.FxThread;
import puzzlescope.ui.player.Game;
import puzzlescope.ui.player.Player;
import puzzlescope.ui.theme.Appearance;

/** What each move of a game was worth: a curve, and the moves that lost something, each with its reason. FX thread only. */
public final class ReviewPane extends VBox {

    private static final System.Logger LOG = System.getLogger(ReviewPane.class.getName());
    private static final String ID = "review";
    private static final double WIDTH = 46;
    private static final double HEIGHT = 40;
    private static final Duration BETWEEN_LOOKS = Duration.millis(100);

    private final Appearance appearance;
    private final Player player;
    private final ReviewCurve curve;
    private final Label summary = wrapped("review-summary");
    private final ProgressBar progress = new ProgressBar(0);
    private final VBox moves = new VBox();
    private final Timeline clock = new Timeline(new KeyFrame(BETWEEN_LOOKS, _ -> look()));
    private volatile double done;
    private volatile boolean stopped;

    private ReviewPane(Appearance appearance, Player player) {
        this.appearance = appearance;
        this.player = player;
        curve = new ReviewCurve(appearance);
        setId(ID);
        getStyleClass().add("review");
        moves.getStyleClass().add("review-moves");
        var scroll = new ScrollPane(moves);
        scroll.setFitToWidth(true);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        progress.setMaxWidth(Double.MAX_VALUE);
        summary.setText(appearance.say("review.working"));
        getChildren().addAll(summary, progress, curve, scroll);
        clock.setCycleCount(Animation.INDEFINITE);
    }

    /**
     * Reviews a game in a dialog of its own, in place of one that is open.
     *
     * @param owner stands in the window
     */
    public static void open(Appearance appearance, Player player, Game game, Labeled owner) {
        OwnedDialog.opened(owner, ID)
                .ifPresent(open -> open.getScene().getWindow().hide());
        var pane = new ReviewPane(appearance, player);
        var dialog = OwnedDialog.of(appearance, owner, "review.title", pane, WIDTH, HEIGHT);
        OwnedDialog.whenGone(dialog, pane::stop);
        pane.begin(game);
        dialog.show();
    }

    private void begin(Game game) {
        var session = player.session();
        var played = new PlayedGame(game.rules(), game.arguments(), session.instance(), game.ends());
        var timeline = session.newTimeline();
        SolverThread.of("review", () -> {
                    try {
                        var review = GameReview.of(played, timeline, part -> done = part, this::checkStopped);
                        FxThread.run(() -> show(review));
                    } catch (RunStopped nobodyWaits) {
                        LOG.log(System.Logger.Level.DEBUG, "a review was no longer wanted");
                    } catch (RuntimeException | Error thrown) {
                        LOG.log(System.Logger.Level.ERROR, "no review could be made", thrown);
                        FxThread.run(this::fail);
                    }
                })
                .start();
        clock.play();
    }

    private void checkStopped() {
        if (stopped) {
            throw new RunStopped();
        }
    }

    private void stop() {
        stopped = true;
        clock.stop();
    }

    private void look() {
        progress.setProgress(done);
    }

    private void fail() {
        end();
        summary.setText(appearance.say("review.failed"));
    }

    private void end() {
        clock.stop();
        progress.setVisible(false);
        progress.setManaged(false);
    }

    private void show(GameReview review) {
        if (stopped) {
            return;
        }
        end();
        curve.show(review);
        int made = review.outlooks().size() - 1;
        long unknown = review.outlooks().stream()
                .filter(outlook -> outlook.kind() == Kind.UNKNOWN)
                .count();
        var said = appearance
                .texts()
                .say(
                        review.lost().isEmpty()
                                ? Message.of("review.none", made)
                                : Message.of("review.some", made, review.lost().size()));
        summary.setText(unknown == 0 ? said : said + " " + appearance.say("review.unknown", unknown));
        review.lost().forEach(lost -> moves.getChildren().add(row(lost)));
    }

    private VBox row(GameReview.Lost lost) {
        var texts = appearance.texts();
        var there = new Hyperlink(texts.say("review.move", lost.number()));
        there.setId("review-move-" + lost.number());
        there.setOnAction(_ -> player.seek(lost.position()));
        var why = wrapped("");
        why.setText(texts.say(lost.why()));
        HBox.setHgrow(why, Priority.ALWAYS);
        var better = wrapped("");
        better.getStyleClass().add("remark");
        better.setText(texts.say("review.better", lost.better()));
        better.setVisible(false);
        better.setManaged(false);
        var again = new Button(texts.say("review.again"));
        again.setOnAction(_ -> {
            player.seek(lost.position());
            player.tell(Message.of("review.your-turn", lost.number()));
        });
        var tell = new Button(texts.say("review.tell"));
        tell.setOnAction(_ -> {
            better.setVisible(true);
            better.setManaged(true);
        });
        var buttons = new HBox(again, tell);
        buttons.getStyleClass().add("run-buttons");
        var row = new VBox(new HBox(there), why, buttons, better);
        row.getStyleClass().add("review-row");
        return row;
    }

    private static Label wrapped(String id) {
        var label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }
}
