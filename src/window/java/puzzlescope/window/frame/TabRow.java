package puzzlescope.window.frame;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import puzzlescope.window.control.KeyConsumer;

/**
 * The buttons of the tabs: icons with names; names alone where there is no room for both; and where there is none for
 * that, icons alone, except for the selected tab's, with the names as tooltips; closer together where even they are too
 * wide. The Tab key stops at only one of them, initially the selected one; the arrow keys, Home and End move between
 * them. FX thread only.
 */
public final class TabRow extends HBox implements KeyConsumer {

    private static final PseudoClass NARROW = PseudoClass.getPseudoClass("narrow");

    private final List<ToggleButton> buttons;
    private double widthWithBoth;
    private double widthWithNames;
    private double widthWithIcons;
    private boolean measured;

    public TabRow(List<ToggleButton> buttons) {
        this.buttons = List.copyOf(buttons);
        getStyleClass().add("tab-row");
        getChildren().setAll(buttons);
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(0);
        for (var button : buttons) {
            button.textProperty().addListener((_, _, _) -> forget());
            button.fontProperty().addListener((_, _, _) -> forget());
            button.selectedProperty().addListener((_, _, _) -> {
                forget();
                stopAtOne();
            });
        }
        focusWithinProperty().addListener((_, _, _) -> stopAtOne());
        // A toggle button would let the arrow keys move the focus anywhere.
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    }

    /** Makes only one button focusable: the focused one, or else the selected one. */
    private void stopAtOne() {
        boolean within = isFocusWithin();
        buttons.forEach(button -> button.setFocusTraversable(within ? button.isFocused() : button.isSelected()));
    }

    @Override
    public boolean takes(KeyCode key) {
        return key == KeyCode.LEFT || key == KeyCode.RIGHT || key == KeyCode.HOME || key == KeyCode.END;
    }

    private void press(KeyEvent event) {
        int from = buttons.indexOf(event.getTarget());
        if (from < 0 || !event.getCode().isArrowKey() && !takes(event.getCode())) {
            return;
        }
        int last = buttons.size() - 1;
        int to = switch (event.getCode()) {
            case LEFT -> from == 0 ? last : from - 1;
            case RIGHT -> from == last ? 0 : from + 1;
            case HOME -> 0;
            case END -> last;
            default -> from;
        };
        if (to != from) {
            move(buttons.get(from), buttons.get(to), to > from);
        }
        event.consume();
    }

    /** Moves the focus as the Tab key would, so that it is visible. */
    private static void move(ToggleButton from, ToggleButton to, boolean forward) {
        to.setFocusTraversable(true);
        from.requestFocusTraversal(forward ? TraversalDirection.NEXT : TraversalDirection.PREVIOUS);
        from.setFocusTraversable(false);
    }

    private void forget() {
        measured = false;
        requestLayout();
    }

    @Override
    protected double computePrefWidth(double height) {
        measure();
        return widthWithBoth;
    }

    private void measure() {
        if (!measured) {
            pseudoClassStateChanged(NARROW, false);
            applyCss();
            widthWithIcons = width(ContentDisplay.GRAPHIC_ONLY) + selectedName();
            widthWithNames = width(ContentDisplay.TEXT_ONLY);
            widthWithBoth = width(ContentDisplay.LEFT);
            measured = true;
        }
    }

    /** Extra width of the selected button with its name. */
    private double selectedName() {
        return buttons.stream()
                .filter(ToggleButton::isSelected)
                .mapToDouble(button -> {
                    double icon = button.prefWidth(-1);
                    button.setContentDisplay(ContentDisplay.LEFT);
                    return button.prefWidth(-1) - icon;
                })
                .sum();
    }

    private double width(ContentDisplay display) {
        buttons.forEach(button -> button.setContentDisplay(display));
        return buttons.stream()
                .mapToDouble(button -> snapSizeX(button.prefWidth(-1)))
                .sum();
    }

    @Override
    protected void layoutChildren() {
        measure();
        boolean both = widthWithBoth <= getWidth();
        boolean names = widthWithNames <= getWidth();
        pseudoClassStateChanged(NARROW, !names && widthWithIcons > getWidth());
        for (var button : buttons) {
            var others = names ? ContentDisplay.TEXT_ONLY : ContentDisplay.GRAPHIC_ONLY;
            boolean full = both || !names && button.isSelected();
            button.setContentDisplay(full ? ContentDisplay.LEFT : others);
            // The name of the selected button is truncated where even that is too wide.
            button.setMinWidth(full ? 0 : USE_PREF_SIZE);
        }
        super.layoutChildren();
    }
}
