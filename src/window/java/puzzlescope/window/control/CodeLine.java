package puzzlescope.window.control;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import puzzlescope.engine.text.Listing;
import puzzlescope.engine.text.Syntax;
import puzzlescope.picture.Pen;
import puzzlescope.window.theme.Appearance;

/**
 * A line of a listing: its number in a program, the code beside its indentation, so that a wrapped line stays indented,
 * and the badges of a recursion's cases. FX thread only.
 */
final class CodeLine extends HBox {

    /** Largest share of a line for its indentation. */
    private static final double MOST_INDENTED = 0.4;

    /**
     * Largest share of a line for its badges; if they need more, or the longest word does not fit beside them, they are
     * placed below it.
     */
    private static final double MOST_BADGES = 0.42;

    /** Place of the breakpoint, and of the number. */
    private final HBox gutter = new HBox();

    /** @param number from 1; 0 for pseudocode, which has none */
    CodeLine(Appearance appearance, Listing.Line line, Syntax syntax, int number) {
        getStyleClass().add("listing-line");
        var code = line.code();
        int indentation = code.length() - code.stripLeading().length();
        gutter.getStyleClass().add("breakpoint-gutter");
        gutter.setMinWidth(Region.USE_PREF_SIZE);
        var dot = new Region();
        dot.getStyleClass().add("breakpoint");
        gutter.getChildren().add(new StackPane(dot));
        if (number > 0) {
            var label = label(Integer.toString(number), "code-number-of-line");
            label.setMinWidth(Region.USE_PREF_SIZE);
            gutter.getChildren().add(label);
        }
        getChildren().add(gutter);
        var indented = label(code.substring(0, indentation), "code");
        indented.setTextOverrun(OverrunStyle.CLIP);
        // With large text, a deep indentation is reduced in favour of the code.
        widthProperty()
                .subscribe(width ->
                        indented.setMinWidth(Math.min(indented.prefWidth(-1), MOST_INDENTED * width.doubleValue())));
        var text = number > 0 ? coloured(syntax.parts(code), indentation) : wrapped(code.strip());
        var lines = new VBox(text);
        HBox.setHgrow(lines, Priority.ALWAYS);
        getChildren().addAll(indented, lines);
        var badges = new HBox();
        for (var badge : line.badges()) {
            var name = badge.name().toLowerCase(Locale.ROOT);
            var pill = label(appearance.localize("code." + name), "code-badge");
            pill.getStyleClass().add("code-" + name);
            badges.getChildren().add(pill);
        }
        badges.setMinWidth(Region.USE_PREF_SIZE);
        double word = Pen.CHARACTER * longestWord(code);
        if (!line.badges().isEmpty()) {
            getChildren().add(badges);
            widthProperty().subscribe(width -> {
                double left = width.doubleValue() - badges.prefWidth(-1);
                boolean narrow = badges.prefWidth(-1) > MOST_BADGES * width.doubleValue()
                        || left < gutter.prefWidth(-1) + indented.getMinWidth() + word * appearance.textSize();
                put(badges, narrow ? lines : this);
            });
        }
    }

    private static int longestWord(String code) {
        return Stream.of(code.strip().split("\\s+"))
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    /** The part at the left for breakpoints. */
    HBox gutter() {
        return gutter;
    }

    private static void put(HBox badges, Pane place) {
        if (!place.getChildren().contains(badges)) {
            ((Pane) badges.getParent()).getChildren().remove(badges);
            place.getChildren().add(badges);
        }
    }

    private static Label label(String text, String styleClass) {
        var label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }

    private static Label wrapped(String code) {
        var label = label(code, "code");
        label.setWrapText(true);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    /** @param from number of characters omitted at the line's beginning */
    private static TextFlow coloured(List<Syntax.Part> parts, int from) {
        var flow = new TextFlow();
        flow.setMinWidth(0);
        int left = from;
        for (var part : parts) {
            int cut = Math.min(left, part.text().length());
            left -= cut;
            if (cut < part.text().length()) {
                var text = new Text(part.text().substring(cut));
                text.getStyleClass().addAll("code", "code-" + part.kind().name().toLowerCase(Locale.ROOT));
                flow.getChildren().add(text);
            }
        }
        if (flow.getChildren().isEmpty()) {
            // Makes an empty line as high as the others.
            flow.getChildren().add(new Text(" "));
        }
        return flow;
    }

    /** A line makes no column wider. */
    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }
}
