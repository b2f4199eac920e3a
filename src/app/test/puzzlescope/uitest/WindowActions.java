package puzzlescope.uitest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Window;
import puzzlescope.app.main.OpenWindow;
import puzzlescope.window.control.DisabledReason;
import puzzlescope.window.control.Shortcut;

/** All that a person can do in the window as it is now, each by a name. FX thread only. */
final class WindowActions {

    /** What leaves the program, with the reason why it is not done here. */
    static final Map<String, String> LEFT_OUT = Map.of(
            "#export-save", "opens the system's dialog, which waits for a person",
            "#compare-save", "opens the system's dialog, which waits for a person",
            "#run-program-choose", "opens the system's dialog, which waits for a person",
            "#choose-folder", "opens the system's dialog, which waits for a person",
            "#picture-open", "opens the system's dialog, which waits for a person");

    /** What is not chosen of a menu: a system's dialog waits for a person, and a key that is pressed here copies too. */
    private static final Set<String> NOT_CHOSEN = Set.of(
            "picture.copy",
            "export.open",
            "class-code.open",
            "run-file.open",
            "run-program.open",
            "run-file.save",
            "lesson.list",
            "results.save",
            "results.collect",
            "lesson.make");

    /** What opens the system's dialog, which waits for a person. */
    static final Set<Shortcut> WAITING = Set.of(Shortcut.OPEN_RUN, Shortcut.SAVE_RUN);

    private static final List<String> TYPED = List.of("", "7", "1,1", "no such thing");
    private static final List<KeyCode> KEYS = List.of(
            KeyCode.UP,
            KeyCode.DOWN,
            KeyCode.LEFT,
            KeyCode.RIGHT,
            KeyCode.HOME,
            KeyCode.END,
            KeyCode.PAGE_UP,
            KeyCode.PAGE_DOWN,
            KeyCode.ENTER,
            KeyCode.SPACE,
            KeyCode.DELETE,
            KeyCode.F,
            KeyCode.DIGIT1,
            KeyCode.DIGIT2);
    private static final double[][] PLACES = {{0.5, 0.5}, {0.3, 0.3}, {0.7, 0.4}, {0.98, 0.98}};

    private final OpenWindow window;
    private final Map<String, Runnable> all = new LinkedHashMap<>();
    private final Map<String, Integer> sameNames = new HashMap<>();
    private final List<String> unexplained = new ArrayList<>();

    private WindowActions(OpenWindow window) {
        this.window = window;
        eachShown(window.scene().getRoot(), this::add);
        for (var shortcut : Shortcut.values()) {
            if (!WAITING.contains(shortcut)) {
                put("key " + shortcut, () -> press(window.scene().getFocusOwner(), shortcut));
            }
        }
    }

    static WindowActions in(OpenWindow window) {
        return new WindowActions(window);
    }

    /** What can be done, by its name. */
    Map<String, Runnable> all() {
        return all;
    }

    /** What is seen and cannot be used, and does not say why. */
    List<String> unexplained() {
        return unexplained;
    }

    private static void eachShown(Node node, BiConsumer<Node, String> look) {
        if (!node.isVisible()) {
            return;
        }
        look.accept(node, nameOf(node));
        if (node instanceof Parent parent && !(node instanceof ComboBox) && !(node instanceof ButtonBase)) {
            List.copyOf(parent.getChildrenUnmodifiable()).forEach(child -> eachShown(child, look));
        }
    }

    private static String nameOf(Node node) {
        return node.getId() != null ? "#" + node.getId() : node.getClass().getSimpleName() + node.getStyleClass();
    }

    private void put(String name, Runnable deed) {
        int number = sameNames.merge(name, 1, Integer::sum);
        all.put(number == 1 ? name : name + " (" + number + ")", deed);
    }

    private void add(Node node, String name) {
        if (node.isDisabled() && isUsed(node) && DisabledReason.reason(node).isEmpty()) {
            unexplained.add(name);
        }
        if (node.isDisabled() || LEFT_OUT.containsKey(name)) {
            return;
        }
        switch (node) {
            case MenuButton menu -> {
                if (menu.getOnAction() != null) {
                    put(name, () -> use(menu, menu::fire));
                }
                addItems(name, menu.getItems());
            }
            case ButtonBase button -> put(name, () -> use(button, button::fire));
            case ComboBox<?> box -> put(name, () -> use(box, () -> next(box)));
            case TextField field ->
                put(name + " filled in", () -> use(field, () -> TYPED.forEach(text -> type(field, text))));
            case Slider slider -> {
                put(name + " to the least", () -> use(slider, () -> slider.setValue(slider.getMin())));
                put(name + " to the most", () -> use(slider, () -> slider.setValue(slider.getMax())));
            }
            default -> {
                if (node.isFocusTraversable()) {
                    put(
                            name + " pressed",
                            () -> use(node, () -> KEYS.forEach(key -> node.fireEvent(ShortcutPresses.plain(key)))));
                }
                if ("board".equals(node.getId()) || "timeline".equals(node.getId())) {
                    addClicks(node, name);
                }
            }
        }
    }

    private static boolean isUsed(Node node) {
        return node instanceof ButtonBase
                || node instanceof ComboBox
                || node instanceof TextInputControl
                || node instanceof Slider;
    }

    private void addItems(String name, List<MenuItem> items) {
        for (var item : items) {
            if (item.isDisable()) {
                unexplained.add(name + " > " + item.getText());
            } else if (item.getText() != null && (item.getId() == null || !NOT_CHOSEN.contains(item.getId()))) {
                put(name + " > " + item.getText(), item::fire);
            }
        }
    }

    private void addClicks(Node node, String name) {
        put(
                name + " clicked",
                () -> use(node, () -> {
                    for (var place : PLACES) {
                        var size = node.getLayoutBounds();
                        click(node, size.getWidth() * place[0], size.getHeight() * place[1]);
                    }
                }));
        var size = node.getLayoutBounds();
        put(
                name + " dragged",
                () -> use(node, () -> {
                    mouse(node, MouseEvent.MOUSE_PRESSED, size.getWidth() / 2, size.getHeight() / 2);
                    mouse(node, MouseEvent.MOUSE_DRAGGED, size.getWidth() / 3, size.getHeight() / 2);
                    mouse(node, MouseEvent.MOUSE_RELEASED, size.getWidth() / 3, size.getHeight() / 2);
                }));
        put(
                name + " asked for its menu",
                () -> use(node, () -> useMenu(node, size.getWidth() / 2, size.getHeight() / 2)));
    }

    private static void click(Node node, double x, double y) {
        mouse(node, MouseEvent.MOUSE_MOVED, x, y);
        mouse(node, MouseEvent.MOUSE_PRESSED, x, y);
        mouse(node, MouseEvent.MOUSE_RELEASED, x, y);
        mouse(node, MouseEvent.MOUSE_CLICKED, x, y);
    }

    private static void mouse(Node node, EventType<MouseEvent> type, double x, double y) {
        var scene = node.localToScene(x, y);
        var screen = node.localToScreen(x, y);
        boolean up = type == MouseEvent.MOUSE_MOVED;
        Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        scene.getX(),
                        scene.getY(),
                        screen.getX(),
                        screen.getY(),
                        up ? MouseButton.NONE : MouseButton.PRIMARY,
                        up ? 0 : 1,
                        false,
                        false,
                        false,
                        false,
                        !up,
                        false,
                        false,
                        true,
                        false,
                        type == MouseEvent.MOUSE_CLICKED,
                        null));
    }

    private static void useMenu(Node node, double x, double y) {
        var screen = node.localToScreen(x, y);
        var scene = node.localToScene(x, y);
        Event.fireEvent(
                node,
                new ContextMenuEvent(
                        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
                        scene.getX(),
                        scene.getY(),
                        screen.getX(),
                        screen.getY(),
                        false,
                        null));
        for (var shown : List.copyOf(Window.getWindows())) {
            if (shown instanceof ContextMenu menu) {
                var items = List.copyOf(menu.getItems());
                menu.hide();
                items.stream()
                        .filter(item ->
                                !item.isDisable() && (item.getId() == null || !NOT_CHOSEN.contains(item.getId())))
                        .forEach(MenuItem::fire);
            }
        }
    }

    /** As a person does, the control is given the focus before it is used. */
    private static void use(Node node, Runnable deed) {
        if (node.isFocusTraversable()) {
            node.requestFocus();
        }
        deed.run();
    }

    private static <T> void next(ComboBox<T> box) {
        int next = (box.getSelectionModel().getSelectedIndex() + 1)
                % box.getItems().size();
        box.getSelectionModel().select(next);
        box.fireEvent(new ActionEvent());
    }

    private static void type(TextField field, String text) {
        field.setText(text);
        field.fireEvent(new ActionEvent());
    }

    private void press(Node focus, Shortcut shortcut) {
        Event.fireEvent(focus == null ? window.scene().getRoot() : focus, ShortcutPresses.of(shortcut));
    }
}
