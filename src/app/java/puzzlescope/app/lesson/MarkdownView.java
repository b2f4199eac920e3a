package puzzlescope.app.lesson;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.Parser;
import puzzlescope.window.control.LocalizedControls;

/**
 * A text in Markdown. Only the text of links and pictures is shown, and HTML as written: nothing is fetched and nothing
 * is clickable. FX thread only.
 */
final class MarkdownView extends VBox {

    private static final Parser PARSER = Parser.builder().build();
    /** Nesting depth beyond which blocks are shown unnested. */
    private static final int DEEPEST = 8;

    MarkdownView() {
        getStyleClass().add("markdown");
    }

    void show(String markdown) {
        getChildren().clear();
        blocks(PARSER.parse(markdown), this, 0);
    }

    private static List<Node> children(Node parent) {
        var children = new ArrayList<Node>();
        for (var child = parent.getFirstChild(); child != null; child = child.getNext()) {
            children.add(child);
        }
        return children;
    }

    private static void blocks(Node parent, VBox into, int depth) {
        for (var block : children(parent)) {
            block(block, into, depth);
        }
    }

    private static void block(Node block, VBox into, int depth) {
        switch (block) {
            case Heading heading -> into.getChildren().add(flow(heading, "markdown-heading-" + heading.getLevel()));
            case Paragraph paragraph -> into.getChildren().add(flow(paragraph, "markdown-paragraph"));
            case FencedCodeBlock code -> into.getChildren().add(code(code.getLiteral()));
            case IndentedCodeBlock code -> into.getChildren().add(code(code.getLiteral()));
            case HtmlBlock html -> into.getChildren().add(code(html.getLiteral()));
            case ThematicBreak _ -> into.getChildren().add(rule());
            case BulletList list -> list(list, "\u2022", into, depth);
            case OrderedList list -> list(list, "", into, depth);
            case BlockQuote quote -> nested(quote, "markdown-quote", into, depth);
            default -> blocks(block, into, depth);
        }
    }

    private static Region rule() {
        var rule = new Region();
        rule.getStyleClass().add("markdown-rule");
        return rule;
    }

    private static Label code(String literal) {
        var label = new Label(literal.stripTrailing());
        label.getStyleClass().add("markdown-code-block");
        LocalizedControls.wrap(label);
        label.setMaxWidth(Double.MAX_VALUE);
        return label;
    }

    private static void nested(Node block, String style, VBox into, int depth) {
        if (depth >= DEEPEST) {
            into.getChildren().add(flow(block, "markdown-paragraph"));
            return;
        }
        var inner = new VBox();
        inner.getStyleClass().add(style);
        blocks(block, inner, depth + 1);
        into.getChildren().add(inner);
    }

    private static void list(Node list, String bullet, VBox into, int depth) {
        if (depth >= DEEPEST) {
            into.getChildren().add(flow(list, "markdown-paragraph"));
            return;
        }
        int number = list instanceof OrderedList ordered && ordered.getMarkerStartNumber() != null
                ? ordered.getMarkerStartNumber()
                : 1;
        var rows = new VBox();
        rows.getStyleClass().add("markdown-list");
        for (var item : children(list)) {
            var mark = new Label(bullet.isEmpty() ? number++ + "." : bullet);
            mark.setMinWidth(Region.USE_PREF_SIZE);
            mark.getStyleClass().add("markdown-bullet");
            var words = new VBox();
            words.getStyleClass().add("markdown-item");
            HBox.setHgrow(words, Priority.ALWAYS);
            words.setMinWidth(0);
            blocks(item, words, depth + 1);
            rows.getChildren().add(new HBox(mark, words));
        }
        into.getChildren().add(rows);
    }

    private static TextFlow flow(Node block, String style) {
        var flow = new TextFlow();
        flow.getStyleClass().add(style);
        words(block, flow);
        return flow;
    }

    /** Appends all text below a node in order, iteratively, since a person's text may be nested deeply. */
    private static void words(Node block, TextFlow into) {
        var node = block.getFirstChild();
        while (node != null && !node.equals(block)) {
            add(node, block, into);
            if (node.getFirstChild() != null) {
                node = node.getFirstChild();
                continue;
            }
            while (!node.equals(block) && node.getNext() == null) {
                node = node.getParent();
            }
            node = node.equals(block) ? null : node.getNext();
        }
    }

    private static void add(Node node, Node block, TextFlow into) {
        var literal = switch (node) {
            case org.commonmark.node.Text text -> text.getLiteral();
            case Code code -> code.getLiteral();
            case HtmlInline html -> html.getLiteral();
            case FencedCodeBlock code -> code.getLiteral();
            case IndentedCodeBlock code -> code.getLiteral();
            case HtmlBlock html -> html.getLiteral();
            case SoftLineBreak _ -> " ";
            case HardLineBreak _ -> "\n";
            default -> "";
        };
        if (literal.isEmpty()) {
            return;
        }
        var text = new Text(literal);
        text.getStyleClass().add("markdown-text");
        if (node instanceof Code) {
            text.getStyleClass().add("markdown-code");
        }
        if (isIn(node, StrongEmphasis.class, block)) {
            text.getStyleClass().add("markdown-strong");
        }
        if (isIn(node, Emphasis.class, block)) {
            text.getStyleClass().add("markdown-emphasis");
        }
        into.getChildren().add(text);
    }

    private static boolean isIn(Node node, Class<? extends Node> kind, Node block) {
        int depth = 0;
        for (var each = node.getParent();
                each != null && !each.equals(block) && depth < DEEPEST;
                each = each.getParent()) {
            if (kind.isInstance(each)) {
                return true;
            }
            depth++;
        }
        return false;
    }
}
