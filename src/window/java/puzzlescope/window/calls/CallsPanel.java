package puzzlescope.window.calls;

import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.PendingStates;
import puzzlescope.engine.puzzle.Variables;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Counter;
import puzzlescope.engine.trace.Trace;
import puzzlescope.picture.Moment;
import puzzlescope.picture.PendingPictures;
import puzzlescope.picture.pending.PendingStatesText;
import puzzlescope.picture.run.CallWords;
import puzzlescope.window.control.Panel;
import puzzlescope.window.control.Shortcut;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * The calls: the open ones as a stack, or all as a tree, with a switch between the two. A search's queue or open list
 * is shown in place of the stack. FX thread only.
 */
public final class CallsPanel extends StackPane {

    /** Enough for a pointer that is not steady. */
    private static final double LEAST_HEIGHT = 24;

    /** Higher than the heading's line, in whose middle it is. */
    private static final Insets ABOVE_LINE = new Insets(-3, 0, 0, 0);

    private final CallStackView stack;
    private final ToggleButton button;
    private final PendingStatesView agenda;
    /** True if the frontier is shown in place of the open calls. */
    private final BooleanProperty waiting = new SimpleBooleanProperty();

    private final CallTreeView tree;
    private final @Nullable CallPictures pictures;
    private final BooleanProperty asTree;

    /**
     * @param pictures pictures beside the calls of the tree; empty if there are none
     * @param entries pictures of the frontier's entries; empty if there are none
     * @param asTree whether the tree is shown; shared by all tabs
     */
    public CallsPanel(
            Appearance appearance,
            Trace trace,
            Optional<CallPictures> pictures,
            Optional<PendingPictures> entries,
            BooleanProperty asTree) {
        this.asTree = asTree;
        this.pictures = pictures.orElse(null);
        stack = new CallStackView(appearance, new CallWords(trace));
        tree = new CallTreeView(appearance, trace);
        tree.setPictures(this.pictures);
        var treePanel = new TreePanel(appearance, tree);
        treePanel.visibleProperty().bind(asTree);
        treePanel.managedProperty().bind(asTree);
        stack.visibleProperty().bind(asTree.or(waiting).not());
        stack.managedProperty().bind(stack.visibleProperty());
        agenda = new PendingStatesView(appearance, entries);
        agenda.visibleProperty().bind(waiting.and(asTree.not()));
        agenda.managedProperty().bind(agenda.visibleProperty());
        setAlignment(Pos.TOP_LEFT);
        button = button(appearance);
        StackPane.setAlignment(button, Pos.TOP_RIGHT);
        StackPane.setMargin(button, ABOVE_LINE);
        stack.leaveRoom(button);
        agenda.leaveRoom(button);
        treePanel.leaveRoom(button);
        getStyleClass().add("calls");
        getChildren().addAll(stack, agenda, treePanel, button);
        asTree.addListener((_, _, _) -> grow());
        grow();
    }

    /** Lets the tree take the available room of a column, and the stack only what it needs. */
    private void grow() {
        VBox.setVgrow(this, asTree.get() ? Priority.ALWAYS : Priority.NEVER);
    }

    private static final class TreePanel extends Panel {

        TreePanel(Appearance appearance, CallTreeView tree) {
            super(appearance.texts().of("panel.call-tree"));
            VBox.setVgrow(tree, Priority.ALWAYS);
            getChildren().add(tree);
        }
    }

    private ToggleButton button(Appearance appearance) {
        var button = new ToggleButton();
        button.setId("calls-as-tree");
        button.setGraphic(new FontIcon(MaterialDesignF.FILE_TREE));
        button.textProperty().bind(appearance.texts().of("calls.as-tree"));
        button.getStyleClass().addAll("flat", "heading-button");
        button.setMinHeight(LEAST_HEIGHT);
        button.selectedProperty().bindBidirectional(asTree);
        Tooltips.set(
                button,
                appearance.texts().of("tooltip.keys", Message.of("calls.as-tree.help"), Shortcut.CALL_TREE.keys()));
        return button;
    }

    /**
     * Sets the open run.
     *
     * @param program whether calls are named, and their variables shown, as in its program
     */
    public void setSession(Session session, boolean program) {
        agenda.setSession(session);
        if (pictures != null) {
            pictures.setSession(session);
        }
        var words =
                program ? new CallWords(session.trace(), session.instance().calls()) : new CallWords(session.trace());
        tree.name(words);
        stack.setWords(
                words,
                new CallExpressions(session),
                program && !session.instance().variables().equals(Variables.NONE) ? new CallVariables(session) : null);
    }

    /** Sets the action for selected calls, which receives the position just after the opening. */
    public void setOnSeek(LongConsumer onSeek) {
        stack.setOnSeek(onSeek);
        tree.setOnSeek(onSeek);
    }

    /**
     * Returns whether the tree is shown and has more to read, so that {@link #show} should be called in the next frame
     * too.
     */
    public boolean hasMoreToRead() {
        return asTree.get() && tree.hasMoreToRead();
    }

    /**
     * Shows a moment of the open run, whose timeline is at that position; unless the tree is asked for, nothing in a
     * phase without calls and queue.
     *
     * @param isAsked whether questions follow, so that what the innermost call computes must not tell its next call
     */
    public void show(Session session, Moment moment, boolean isAsked) {
        var timeline = session.timeline();
        boolean inTree = asTree.get();
        var agendas = inTree ? List.<PendingStates>of() : timeline.board().pendingStates(PendingStatesText.MOST);
        Visibility.set(
                this,
                inTree
                        || !agendas.isEmpty()
                        || Counter.counts(session, timeline.span()).hasCalls());
        if (inTree) {
            button.setVisible(true);
            tree.show(timeline);
        } else {
            // Nothing to see as a tree yet.
            button.setVisible(timeline.position() > 0);
            waiting.set(!agendas.isEmpty());
            if (agendas.isEmpty()) {
                stack.show(timeline, isAsked);
            } else {
                agenda.show(agendas, moment);
            }
        }
    }
}
