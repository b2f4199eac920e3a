package puzzlescope.window.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import javafx.css.PseudoClass;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import puzzlescope.engine.replay.CallFrame;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.picture.run.CallWords;
import puzzlescope.window.control.LocalizedControls;
import puzzlescope.window.control.Panel;
import puzzlescope.window.fx.Tooltips;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.fx.VisibleLines;
import puzzlescope.window.theme.Appearance;

/** The open calls with their arguments, the innermost last; clicking one goes to the moment when it was opened. */
public final class CallStackView extends Panel {

    private static final int MOST_FRAMES = 7;
    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass SUSPENDED = PseudoClass.getPseudoClass("suspended");

    private final Appearance appearance;
    private final Label more = LocalizedControls.wrapped();
    private final VBox calls = new VBox();
    private final VisibleLines inSight = new VisibleLines(calls);
    private final List<Hyperlink> links = new ArrayList<>();
    private final List<VariablesRow> values = new ArrayList<>();
    private CallWords words;
    private @Nullable CallVariables variables;
    private @Nullable CallExpressions expressions;
    private final Label expression = new Label();
    /** The call that has just returned, which the current sentence is about. */
    private final Hyperlink returned;

    private long returnedOpened;
    private List<CallFrame> frames = List.of();
    private LongConsumer onSeek = _ -> {};

    CallStackView(Appearance appearance, CallWords words) {
        super(appearance.texts().of("panel.call-stack"));
        this.appearance = appearance;
        this.words = words;
        setId("call-stack");
        more.getStyleClass().add("call-stack-more");
        calls.getStyleClass().add("call-stack");
        for (int i = 0; i < MOST_FRAMES; i++) {
            int index = i;
            var link = link("call", () -> frames.get(index).opened());
            links.add(link);
            values.add(new VariablesRow());
            calls.getChildren().addAll(link, values.get(i));
        }
        returned = link("call-returned", () -> returnedOpened);
        returned.pseudoClassStateChanged(CURRENT, true);
        expression.setId("expression");
        expression.getStyleClass().add("call-expression");
        LocalizedControls.wrap(expression);
        Visibility.set(expression, false);
        calls.getChildren().add(1, expression);
        calls.getChildren().addFirst(returned);
        calls.getChildren().add(more);
        VBox.setVgrow(inSight, Priority.ALWAYS);
        getChildren().add(inSight);
    }

    private Hyperlink link(String styleClass, LongSupplier opened) {
        var link = new Hyperlink();
        link.getStyleClass().add(styleClass);
        link.setMaxWidth(Double.MAX_VALUE);
        link.setMinWidth(0);
        LocalizedControls.wrap(link);
        link.setOnAction(_ -> {
            link.setVisited(false);
            onSeek.accept(opened.getAsLong() + 1);
        });
        Tooltips.set(link, link.textProperty());
        inSight.showFocused(link);
        return link;
    }

    /**
     * Sets the text of calls.
     *
     * @param computed what calls compute
     * @param next the variables shown below open calls; null for none
     */
    void setWords(CallWords named, CallExpressions computed, @Nullable CallVariables next) {
        words = named;
        expressions = computed;
        variables = next;
        values.forEach(row -> Visibility.set(row, false));
    }

    /** Sets the action for clicked calls, which receives the position just after the opening. */
    public void setOnSeek(LongConsumer onSeek) {
        this.onSeek = onSeek;
    }

    /** @param isAsked whether what the innermost call computes is hidden */
    void show(Timeline timeline, boolean isAsked) {
        frames = timeline.callStack(MOST_FRAMES);
        int hidden = timeline.depth() - frames.size();
        var ended = timeline.returned();
        more.setText(
                timeline.depth() == 0 && ended.isEmpty()
                        ? appearance.localize("call-stack.empty")
                        : hidden > 0 ? appearance.localize("call-stack.more", hidden) : "");
        Visibility.set(more, !more.getText().isEmpty());
        Visibility.set(returned, ended.isPresent());
        ended.ifPresent(callFrame -> {
            returnedOpened = callFrame.opened();
            var gave = callFrame.result().isEmpty()
                    ? ""
                    : returned(callFrame, timeline.position() - 1, " = " + callFrame.result());
            var call = words.of(callFrame.opened(), callFrame.depth()) + gave;
            returned.setText(appearance.localize("call-stack.returned", call));
        });
        int suspended = timeline.suspended();
        for (int i = 0; i < MOST_FRAMES; i++) {
            var link = links.get(i);
            boolean shown = i < frames.size();
            Visibility.set(link, shown);
            if (shown) {
                boolean waits = i < suspended;
                var call = words.of(frames.get(i).opened(), frames.get(i).depth());
                link.setText(waits ? appearance.localize("call-stack.suspended", call) : call);
                link.pseudoClassStateChanged(SUSPENDED, waits);
                link.pseudoClassStateChanged(CURRENT, ended.isEmpty() && i == 0);
            }
        }
        showExpression(timeline, isAsked);
        showVariables(timeline);
        inSight.follow(ended.isPresent() ? returned : frames.isEmpty() ? null : links.getFirst());
    }

    /** Shows what the innermost open call computes, with the values that it has so far. */
    private void showExpression(Timeline timeline, boolean isAsked) {
        var text = frames.isEmpty() || isAsked ? "" : computed(frames.getFirst(), timeline.position());
        expression.setText(text);
        Visibility.set(expression, !text.isEmpty());
    }

    private String computed(CallFrame frame, long position) {
        return expressions == null ? "" : expressions.at(frame, position);
    }

    /** Returns the value that a call has returned, after the expression whose value it is, if any. */
    private String returned(CallFrame frame, long position, String value) {
        var text = " " + computed(frame, position);
        return text.startsWith(" =") && !text.equals(value) ? text + value : value;
    }

    private void showVariables(Timeline timeline) {
        if (variables == null) {
            return;
        }
        var all = variables.of(timeline, frames);
        for (int i = 0; i < MOST_FRAMES; i++) {
            boolean shown = i < frames.size() && !all.get(i).isEmpty();
            Visibility.set(values.get(i), shown);
            if (shown) {
                values.get(i).show(frames.get(i).opened(), all.get(i));
            }
        }
    }
}
