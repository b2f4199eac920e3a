package puzzlescope.uitest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** What a person can read in the tab in front. FX thread only. */
record VisibleTexts(
        String position,
        String sentence,
        Optional<String> litLine,
        List<String> calls,
        String callsAbove,
        List<String> counters) {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    static VisibleTexts of(Parent root) {
        // What a search has still to deal with is shown in place of its calls.
        var agenda = root.lookup("#agenda");
        boolean waits = agenda.isVisible();
        var stack = root.lookup("#call-stack");
        return new VisibleTexts(
                position((Label) root.lookup("#position")),
                text(root.lookup("#sentence")),
                litLine(root),
                waits && WindowTest.isShown(agenda)
                        ? agenda.getAccessibleText().lines().toList()
                        : visibleTexts(stack, ".call"),
                waits ? "" : String.join("", visibleTexts(stack, ".call-stack-more")),
                counts(root.lookup("#counters")));
    }

    /** All parts of the position for screen readers, of which those are in sight that have room. */
    private static String position(Label label) {
        var all = label.getAccessibleText();
        if (!all.startsWith(label.getText())) {
            throw new AssertionError("'" + label.getText() + "' is no beginning of '" + all + "'");
        }
        return all;
    }

    private static Optional<String> litLine(Parent root) {
        var lit = root.lookupAll(".listing-line").stream()
                .filter(line -> line.getPseudoClassStates().contains(CURRENT))
                .map(line -> code((HBox) line))
                .toList();
        if (lit.size() > 1) {
            throw new AssertionError("more than one line of the listing is lit: " + lit);
        }
        return lit.stream().findFirst();
    }

    /** Its indentation, and beside it the code, below which badges may stand. */
    private static String code(HBox line) {
        return line.getChildren().stream()
                .flatMap(part -> part instanceof VBox lines
                        ? lines.getChildren().stream().limit(1)
                        : Stream.of(part))
                .filter(part -> part.getStyleClass().contains("code"))
                .map(part -> ((Label) part).getText())
                .collect(Collectors.joining());
    }

    /** Without the time that the run took, which is another each time; none while the figures are not in sight. */
    private static List<String> counts(@Nullable Node counters) {
        return counters == null || !WindowTest.isShown(counters)
                ? List.of()
                : counters.lookupAll(".counter").stream()
                        .filter(node -> !"elapsed".equals(node.getId()) && isVisible(node, counters))
                        .map(VisibleTexts::text)
                        .toList();
    }

    /** Returns the texts that are visible, unless the panel around them is hidden. */
    private static List<String> visibleTexts(Node parent, String selector) {
        return parent.lookupAll(selector).stream()
                .filter(WindowTest::isShown)
                .map(VisibleTexts::text)
                .toList();
    }

    private static boolean isVisible(Node node, Node within) {
        return node.isVisible() && (node.equals(within) || isVisible(node.getParent(), within));
    }

    private static String text(Node labeled) {
        return ((Labeled) labeled).getText();
    }
}
