package puzzlescope.window.control;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import puzzlescope.window.control.WindowPage.Position;

/**
 * The middle of a window: its main part, such as a tab, with at most one page beside it or instead of it. Each main
 * part keeps its page while another is shown. FX thread only.
 */
public final class PagePlace extends Pane {

    /** Smallest and largest share of the width for a page beside the main part, which leaves most of it to a board. */
    private static final double LEAST_SHARE = 0.255;

    private static final double MOST_SHARE = 0.34;

    private final ReadOnlyBooleanWrapper beside = new ReadOnlyBooleanWrapper();
    /** The pages of each main part; one that was opened from another page is above that. */
    private final Map<Node, Deque<WindowPage>> pages = new HashMap<>();

    /** The page that each main part has if it has none of its own. */
    private @Nullable WindowPage everywhere;

    private @Nullable Node main;

    /** Creates a place that is still empty. */
    public PagePlace() {
        setId("page-place");
        setMinSize(0, 0);
        // Background work of the pages ends with the window.
        sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::showingProperty)
                .addListener((_, _, showing) -> {
                    if (Boolean.FALSE.equals(showing)) {
                        closeAll();
                    }
                });
    }

    static PagePlace of(Node node) {
        return (PagePlace)
                Objects.requireNonNull(node.getScene().getRoot().lookup("#page-place"), "no place for pages");
    }

    /** Shows a main part with its page, in place of another with its own. */
    public void setMain(Node node) {
        main = node;
        refresh();
    }

    /** The main part; null if there is none yet. */
    public @Nullable Node main() {
        return main;
    }

    /** True while a page is beside the main part. */
    public ReadOnlyBooleanProperty besideProperty() {
        return beside.getReadOnlyProperty();
    }

    /** Returns whether a page is shown instead of the main part. */
    public boolean hidesMain() {
        return top().filter(page -> page.position() == Position.INSTEAD).isPresent();
    }

    /** Closes the page that was opened last; returns whether there was one. */
    public boolean closeOne() {
        var page = top();
        page.ifPresent(WindowPage::close);
        return page.isPresent();
    }

    Optional<WindowPage> top() {
        return Optional.ofNullable(pages.get(main)).map(Deque::peekLast).or(() -> Optional.ofNullable(everywhere));
    }

    Stream<WindowPage> all() {
        return Stream.concat(pages.values().stream().flatMap(Deque::stream), Stream.ofNullable(everywhere));
    }

    void openEverywhere(WindowPage page) {
        if (everywhere != null && !everywhere.equals(page)) {
            everywhere.close();
        }
        Optional.ofNullable(pages.get(main)).map(List::copyOf).stream()
                .flatMap(List::stream)
                .filter(own -> !own.isKept())
                .forEach(WindowPage::close);
        everywhere = page;
        refresh();
    }

    /** Shows a page in place of the others, but above the one from which it was opened and those that are kept. */
    void open(WindowPage page, Node owner) {
        var shown = pages.computeIfAbsent(Objects.requireNonNull(main), _ -> new ArrayDeque<>());
        while (!shown.isEmpty()
                && !contains(shown.getLast(), owner)
                && !shown.getLast().isKept()) {
            shown.getLast().close();
        }
        pages.computeIfAbsent(main, _ -> new ArrayDeque<>()).addLast(page);
        refresh();
    }

    void bringToFront(WindowPage page) {
        for (var own : pages.values()) {
            if (own.remove(page)) {
                own.addLast(page);
            }
        }
        refresh();
    }

    void remove(WindowPage page) {
        pages.values().forEach(shown -> shown.remove(page));
        pages.values().removeIf(Deque::isEmpty);
        if (page.equals(everywhere)) {
            everywhere = null;
        }
        refresh();
    }

    private static boolean contains(WindowPage page, Node node) {
        return Stream.iterate(node, Objects::nonNull, Node::getParent).anyMatch(page::equals);
    }

    public void closeAll() {
        all().toList().forEach(WindowPage::close);
    }

    private void refresh() {
        if (main == null) {
            return;
        }
        boolean hidden = hidesMain();
        var shown = Stream.concat(Stream.of(main), top().stream()).toList();
        // Nodes that stay are not touched, since re-adding a node restyles its whole subtree.
        getChildren().retainAll(shown);
        for (int i = 0; i < shown.size(); i++) {
            if (i == getChildren().size() || !getChildren().get(i).equals(shown.get(i))) {
                getChildren().add(i, shown.get(i));
            }
        }
        main.setVisible(!hidden);
        beside.set(shown.size() > 1 && !hidden);
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        var children = List.copyOf(getChildren());
        if (children.isEmpty()) {
            return;
        }
        double page = hidesMain() ? getWidth() : beside.get() ? snapSizeX(besideWidth(children.getLast())) : 0;
        children.getFirst().resizeRelocate(0, 0, hidesMain() ? getWidth() : getWidth() - page, getHeight());
        if (page > 0) {
            children.getLast().resizeRelocate(getWidth() - page, 0, page, getHeight());
        }
    }

    private double besideWidth(Node page) {
        return Math.clamp(page.prefWidth(-1), LEAST_SHARE * getWidth(), MOST_SHARE * getWidth());
    }
}
