package puzzlescope.window.theme;

import java.util.List;
import javafx.scene.Node;

/** The size of all text in the window, in a few steps defined by the style sheets. FX thread only. */
public final class TextSize {

    private static final List<String> STEPS = List.of(
            "text-size-11",
            "text-size-12",
            "text-size-13",
            "text-size-14",
            "text-size-16",
            "text-size-18",
            "text-size-21",
            "text-size-24");
    private static final List<Integer> PX = List.of(11, 12, 13, 14, 16, 18, 21, 24);
    private static final int PRESET = 3;
    /** Number of text lines per screen height at which a sentence is readable from the last row of a class. */
    private static final double LINES_ON_A_SCREEN = 42;

    public static final int LARGEST = STEPS.size() - 1;

    private final Node root;
    private int index = PRESET;

    /** Controls the text below a root. */
    public TextSize(Node root) {
        this.root = root;
        set(PRESET);
    }

    public int index() {
        return index;
    }

    public String styleClass() {
        return STEPS.get(index);
    }

    /** Returns the text size of an index, in px. */
    public static int px(int index) {
        return PX.get(index);
    }

    /** Sets the size by its index, from 0 to {@link #LARGEST}. */
    public void set(int next) {
        index = Math.clamp(next, 0, LARGEST);
        if (!root.getStyleClass().contains(styleClass())) {
            root.getStyleClass().removeAll(STEPS);
            root.getStyleClass().add(styleClass());
        }
    }

    /** Sets the size at which a screen of some height, in px, is readable from afar. */
    public void fit(double height) {
        usePx(height / LINES_ON_A_SCREEN);
    }

    /** Sets the largest size up to one in px. */
    public void usePx(double most) {
        set((int) PX.stream().filter(px -> px <= most).count() - 1);
    }

    public void larger() {
        set(index + 1);
    }

    public void smaller() {
        set(index - 1);
    }

    public void normal() {
        set(PRESET);
    }
}
