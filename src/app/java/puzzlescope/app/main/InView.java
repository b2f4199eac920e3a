package puzzlescope.app.main;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import puzzlescope.engine.session.View;
import puzzlescope.window.board.BoardView;
import puzzlescope.window.timeline.TimelinePane;

/** View state of a tab, saved in files and with marks, and restored. FX thread only. */
final class InView {

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
    InView(BoardView board, TimelinePane timeline, BooleanProperty tree) {
        this.board = board;
        this.timeline = timeline;
        this.tree = tree;
        presets = board.sharedHabits();
    }

    View now() {
        var choices = new HashMap<String, String>();
        board.sharedHabits().forEach((name, value) -> {
            if (!value.equals(presets.get(name)) && value.length() <= View.LONGEST_CHOICE) {
                choices.put(BOARD + name, value);
            }
        });
        if (tree.get()) {
            choices.put(TREE, String.valueOf(true));
        }
        return new View(choices, board.sights(), timeline.control().span());
    }

    /** Restores the whole view. */
    void bringBack(View view) {
        board.resume(name -> Optional.ofNullable(view.choices().getOrDefault(BOARD + name, presets.get(name))));
        tree.set(Boolean.parseBoolean(view.choice(TREE, String.valueOf(false))));
        board.look(view.sights());
        timeline.control().look(view.timeline());
    }

    /** The visible parts of the board and of the timeline, for a mark; empty if everything is visible. */
    Optional<View> part() {
        var part = new View(Map.of(), board.sights(), timeline.control().span());
        return Optional.of(part).filter(each -> !each.equals(View.PLAIN));
    }

    /** Restores the visible parts of a mark, and leaves all else as it is. */
    void look(View part) {
        if (!part.sights().isEmpty()) {
            board.look(part.sights());
        }
        if (part.timeline().isPresent()) {
            timeline.control().look(part.timeline());
        }
    }
}
