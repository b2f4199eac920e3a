package puzzlescope.app.race;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.session.ChoicePoint;
import puzzlescope.engine.session.Session;
import puzzlescope.learn.race.GrowthMeasurements;
import puzzlescope.learn.race.UntakenChoiceText;
import puzzlescope.window.board.BoardGhosts;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.compare.MeasurementTask;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.WindowPage;
import puzzlescope.window.control.WindowPage.Position;
import puzzlescope.window.fx.FxThread;
import puzzlescope.window.player.Player;
import puzzlescope.window.player.PositionWatch;
import puzzlescope.window.theme.Appearance;

/**
 * Untaken choices of the algorithm at a run's next choice, to which the playhead goes; there they are ghosts on the
 * board, too. A selected one is raced against the original run. FX thread only.
 */
public final class WhatIfPane extends VBox {

    private static final String ID = "what-if-pane";
    /** The number of steps within which a choice is looked for first. */
    private static final long NEAR = 64;

    private static final int NONE = -1;
    private static final PseudoClass POINTED = PseudoClass.getPseudoClass("pointed");

    private final Appearance appearance;
    private final Player player;
    private final Session session;
    private final BoardView board;
    private long asked;
    private final Consumer<ChoicePoint.Alternative> onTaken;
    private final Label said = new Label();
    private final Label own = new Label();
    private final VBox others = new VBox();
    private final MeasurementTask looking = new MeasurementTask("what-if");
    private Optional<ChoicePoint> shown = Optional.empty();
    private boolean closed;

    private WhatIfPane(
            Appearance appearance, Player player, BoardView board, Consumer<ChoicePoint.Alternative> onTaken) {
        this.appearance = appearance;
        this.player = player;
        session = player.session();
        this.board = board;
        this.onTaken = onTaken;
        asked = session.timeline().position();
        setId(ID);
        getStyleClass().add("what-if");
        said.setId("what-if-said");
        own.setId("what-if-own");
        own.getStyleClass().add("panel-heading");
        for (var label : new Label[] {said, own}) {
            LocalizedControls.wrap(label);
        }
        others.getStyleClass().add("what-if-others");
        getChildren().addAll(said, own, others);
        said.setText(appearance.localize("what-if.looking"));
    }

    /**
     * Searches for the next choice at a run's position, and offers its branches.
     *
     * @param growthMeasurements the measurements of growth so far
     * @param player of the run
     * @param board the board of the run
     * @param owner a node in the window
     * @param goOn receives a branch, if the person continues with it
     */
    public static void open(
            Appearance appearance,
            GrowthMeasurements growthMeasurements,
            Player player,
            BoardView board,
            Node owner,
            Consumer<Session> goOn) {
        var session = player.session();
        var pane = new WhatIfPane(
                appearance,
                player,
                board,
                alternative ->
                        RacePage.open(appearance, growthMeasurements, player, alternative.branch(), owner, goOn));
        var page = new WindowPage(appearance, owner, "what-if.title", pane, Position.BESIDE);
        var watch = new PositionWatch(() -> session.timeline().position(), pane::ask);
        page.setOnClosed(() -> {
            watch.stop();
            pane.close();
        });
        page.show();
        pane.look(true);
    }

    private void close() {
        closed = true;
        showGhosts(null);
        looking.stop();
    }

    /** Shows ghosts with their meaning in the legend; null removes them. */
    private void showGhosts(@Nullable BoardGhosts ghosts) {
        board.setGhosts(ghosts);
        player.invalidate();
    }

    /** Asks about another position of the run, unless it is that of the choice shown. */
    private void ask(long position) {
        asked = position;
        if (shown.filter(choice -> choice.position() == position).isEmpty()) {
            look(false);
        }
    }

    /** @param first whether the playhead goes to the choice, and the focus to the first alternative */
    private void look(boolean first) {
        long at = asked;
        long until = session.trace().length();
        looking.begin(checkWanted -> {
            var found = choice(at, until, checkWanted);
            var before = found.isEmpty() ? choiceBefore(at, checkWanted) : Optional.<ChoicePoint>empty();
            checkWanted.run();
            FxThread.run(() -> {
                if (!closed && at == asked) {
                    show(found, before, first);
                }
            });
        });
    }

    /** Returns a choice before a position, close to it if there is one; each search takes as long as several runs. */
    private Optional<ChoicePoint> choiceBefore(long at, Runnable checkWanted) {
        return LongStream.of(at - NEAR, at - NEAR * NEAR, 0)
                .map(from -> Math.max(0, from))
                .distinct()
                .mapToObj(from -> choice(from, at, checkWanted))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<ChoicePoint> choice(long from, long until, Runnable checkWanted) {
        return ChoicePoint.next(session.puzzle(), session.arguments(), from, until, checkWanted);
    }

    /**
     * @param before a choice before the position, if there is none from there on
     * @param first whether the playhead goes to the choice, and the focus to the first alternative
     */
    private void show(Optional<ChoicePoint> found, Optional<ChoicePoint> before, boolean first) {
        shown = found;
        if (found.isEmpty()) {
            showGhosts(null);
            own.setText("");
            others.getChildren().setAll(before.map(this::wayBack).stream().toList());
            boolean ended = session.trace().isEnded();
            said.setText(appearance.localize(
                    before.isPresent() ? "what-if.no-more" : ended ? "what-if.never" : "what-if.not-yet"));
            if (first && before.isPresent()) {
                others.getChildren().getFirst().requestFocus();
            }
            return;
        }
        var choicePoint = found.get();
        said.setText(appearance.localize(
                choicePoint.position() == asked ? "what-if.here" : "what-if.later", asked, choicePoint.position() + 1));
        own.setText(appearance.texts().localize(choicePoint.own()));
        var instead = new Label(appearance.localize("what-if.instead"));
        LocalizedControls.wrap(instead);
        others.getChildren().setAll(instead);
        var alternatives = choicePoint.alternatives();
        var buttons = IntStream.range(0, alternatives.size())
                .mapToObj(number -> button(number, alternatives.get(number)))
                .toList();
        others.getChildren().addAll(buttons);
        showGhosts(new BoardGhosts(
                alternatives.stream().mapToLong(ChoicePoint.Alternative::event).toArray(),
                () -> session.timeline().position() == choicePoint.position(),
                number -> take(alternatives.get(number)),
                pointed -> buttons.forEach(
                        button -> button.pseudoClassStateChanged(POINTED, buttons.indexOf(button) == pointed))));
        if (first) {
            player.seek(choicePoint.position());
            buttons.getFirst().requestFocus();
        }
    }

    private void take(ChoicePoint.Alternative alternative) {
        WindowPage.around(this).ifPresent(WindowPage::close);
        onTaken.accept(alternative);
    }

    private Button wayBack(ChoicePoint before) {
        var button = new Button(appearance.localize("what-if.back", before.position() + 1));
        button.setId("what-if-back");
        button.setOnAction(_ -> {
            player.seek(before.position());
            asked = before.position();
            look(true);
        });
        return button;
    }

    private Button button(int number, ChoicePoint.Alternative alternative) {
        var button = new Button(appearance
                .texts()
                .localize(UntakenChoiceText.of(
                        alternative.sentence(), appearance.texts().words())));
        button.setId("what-if-" + alternative.branch().candidate());
        button.setMnemonicParsing(false);
        LocalizedControls.wrap(button);
        button.setMaxWidth(Double.MAX_VALUE);
        var letter = new Label(BoardGhosts.letter(number));
        letter.getStyleClass().add("ghost-letter");
        button.setGraphic(letter);
        button.setOnAction(_ -> take(alternative));
        button.hoverProperty().addListener((_, _, on) -> board.pointAtGhost(on ? number : NONE));
        button.focusedProperty().addListener((_, _, on) -> board.pointAtGhost(on ? number : NONE));
        return button;
    }
}
