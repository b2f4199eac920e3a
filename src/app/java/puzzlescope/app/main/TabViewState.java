package puzzlescope.app.main;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import puzzlescope.engine.session.SavedView;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.timeline.TimelinePane;

/** View state of a tab, saved in files and with marks, and restored. FX thread only. */
final class TabViewState {

    private static final String TREE = "timeline.tree";
    private static final String BOARD = "board.";

    private final BoardView board;
    private final TimelinePane timeline;
    private final BooleanProperty tree;
    /** Default display options of the board. */
    private final Map<String, String> presets;

    /**
     * Creates the view state of a new tab.
     *
     * @param tree whether the timeline shows the search tree
     */
    TabViewState(BoardView board, TimelinePane timeline, BooleanProperty tree) {
        this.board = board;
        this.timeline = timeline;
        this.tree = tree;
        presets = board.sharedViewSettings();
    }

    SavedView capture() {
        var choices = new HashMap<String, String>();
        board.sharedViewSettings().forEach((name, value) -> {
            if (!value.equals(presets.get(name)) && value.length() <= SavedView.LONGEST_CHOICE) {
                choices.put(BOARD + name, value);
            }
        });
        if (tree.get()) {
            choices.put(TREE, String.valueOf(true));
        }
        return new SavedView(choices, board.viewports(), timeline.control().timelineRange());
    }

    void restore(SavedView savedView) {
        board.resume(name -> Optional.ofNullable(savedView.choices().getOrDefault(BOARD + name, presets.get(name))));
        tree.set(Boolean.parseBoolean(savedView.choice(TREE, String.valueOf(false))));
        board.lookAt(savedView.viewports());
        timeline.control().show(savedView.timeline());
    }

    /** The visible parts of the board and of the timeline, for a mark; empty if everything is visible. */
    Optional<SavedView> capturePart() {
        var part = new SavedView(Map.of(), board.viewports(), timeline.control().timelineRange());
        return Optional.of(part).filter(each -> !each.equals(SavedView.PLAIN));
    }

    /** Restores the visible parts of a mark, and leaves all else as it is. */
    void restorePart(SavedView part) {
        if (!part.viewports().isEmpty()) {
            board.lookAt(part.viewports());
        }
        if (part.timeline().isPresent()) {
            timeline.control().show(part.timeline());
        }
    }
}
