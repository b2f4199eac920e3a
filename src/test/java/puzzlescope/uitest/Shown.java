package puzzlescope.uitest;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.layout.HBox;

/** What a person can read in the tab in front. FX thread only. */
record Shown(
        String position,
        String sentence,
        Optional<String> litLine,
        List<String> calls,
        String callsAbove,
        List<String> counters) {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");

    static Shown of(Parent root) {
        var stack = root.lookup("#call-stack");
        return new Shown(
                text(root.lookup("#position")),
                text(root.lookup("#sentence")),
                litLine(root),
                visibleTexts(stack, ".call"),
                String.join("", visibleTexts(stack, ".call-stack-more")),
                visibleTexts(root.lookup("#counters"), ".counter"));
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

    private static String code(HBox line) {
        return line.getChildren().stream().map(part -> ((Label) part).getText()).collect(Collectors.joining());
    }

    private static List<String> visibleTexts(Node parent, String selector) {
        return parent.lookupAll(selector).stream()
                .filter(Node::isVisible)
                .map(Shown::text)
                .toList();
    }

    private static String text(Node labeled) {
        return ((Labeled) labeled).getText();
    }
}
