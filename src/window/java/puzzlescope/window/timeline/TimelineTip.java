package puzzlescope.window.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.CountedEvents;
import puzzlescope.engine.trace.DepthRange;
import puzzlescope.engine.trace.Trace;
import puzzlescope.window.fx.Visibility;
import puzzlescope.window.theme.Appearance;

/**
 * Tooltip of the timeline: the event's number, the run's measure and its sentence; where many events share a column,
 * their numbers. Ignores both the mouse and the focus. FX thread only.
 */
final class TimelineTip extends VBox {

    private final Appearance appearance;
    private final Label call = new Label();
    private final Label facts = new Label();
    private final Label sentence = new Label();
    private final DepthRange range = new DepthRange();
    private final long[] event = new long[1];

    TimelineTip(Appearance appearance) {
        this.appearance = appearance;
        setId("timeline-bubble");
        getStyleClass().add("timeline-bubble");
        setManaged(false);
        setMouseTransparent(true);
        setVisible(false);
        facts.setId("timeline-bubble-facts");
        facts.getStyleClass().add("timeline-bubble-facts");
        facts.setWrapText(true);
        sentence.setId("timeline-bubble-sentence");
        sentence.setWrapText(true);
        call.setId("timeline-bubble-call");
        call.getStyleClass().add("timeline-bubble-facts");
        call.setWrapText(true);
        getChildren().addAll(call, facts, sentence);
    }

    /** Shows text about the call under the pointer; empty for none. */
    void announceCall(Optional<String> said) {
        call.setText(said.orElse(""));
        Visibility.set(call, said.isPresent());
    }

    /** Says that the playhead has not been there yet. */
    void showUnseen() {
        announceCall(Optional.empty());
        facts.setText(appearance.localize("timeline.bubble.unseen"));
        Visibility.set(sentence, false);
    }

    /**
     * Describes the events from {@code first} to before {@code end}, or says that nothing has happened yet if there are
     * none.
     *
     * @param told the position up to which solutions are revealed
     * @param countedEvents the kinds of events that the run can have, such as calls
     * @return whether there is anything to show; false if they are no longer kept
     */
    boolean show(Trace trace, long told, CountedEvents countedEvents, long first, long end) {
        if (first >= end) {
            facts.setText(appearance.localize("timeline.bubble.start", first));
            sentence.setText("");
        } else {
            trace.profile().measures(first, end, range);
            var begun = event(trace, first);
            if (range.isEmpty() || begun.isEmpty()) {
                return false;
            }
            facts.setText(facts(trace, told, countedEvents, first, end));
            var said = begun.get().sentence();
            sentence.setText(
                    appearance.texts().localize(first + 1 == end ? said : Message.of("timeline.bubble.first", said)));
        }
        sentence.setVisible(!sentence.getText().isEmpty());
        sentence.setManaged(sentence.isVisible());
        return true;
    }

    private String facts(Trace trace, long told, CountedEvents countedEvents, long first, long end) {
        var where = new ArrayList<>(List.of(range(trace, first, end)));
        var phases = trace.phases();
        int begin = phases.of(first);
        int last = phases.of(end - 1);
        if (begin >= 0) {
            where.add(appearance.texts().localize(phases.name(begin)) + (last > begin ? " \u2026" : ""));
        }
        var said = String.join(" \u00b7 ", where);
        return range.has(Role.SOLUTION) && end <= told
                ? appearance.localize("timeline.bubble.solution", said, Message.of(countedEvents.result()))
                : said;
    }

    /** The numbers of the events, and the measure if it is the same for all of them. */
    private String range(Trace trace, long first, long end) {
        int part = trace.phases().part(first);
        if (part != trace.phases().part(end - 1)) {
            return appearance.localize("timeline.bubble.steps", first + 1, end);
        }
        var values = trace.measure().range(part, range.lowest(), range.highest());
        return first + 1 == end
                ? appearance.localize("timeline.bubble.event", end, values)
                : appearance.localize("timeline.bubble.events", first + 1, end, values);
    }

    private Optional<Event> event(Trace trace, long number) {
        boolean kept = number >= trace.firstKept() && trace.copy(number, event, 0, 1) == 1;
        return kept ? Optional.of(trace.vocabulary().unpack(event[0])) : Optional.empty();
    }

    /**
     * Shows the tooltip above a point of its parent, wholly inside the window.
     *
     * @param left the window's left edge, in the parent's px, as {@code right} is its right edge
     */
    void showAbove(double x, double y, double left, double right) {
        setVisible(true);
        applyCss();
        double width = Math.min(Math.min(prefWidth(-1), maxWidth(-1)), right - left);
        double height = prefHeight(width);
        double place = Math.clamp(x - width / 2, left, Math.max(left, right - width));
        resizeRelocate(Math.rint(place), Math.rint(y - height), Math.ceil(width), Math.ceil(height));
    }

    void hide() {
        setVisible(false);
    }
}
