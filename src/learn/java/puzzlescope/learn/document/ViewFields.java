package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.session.SavedView;

/** Reads and writes the view of a run or of a mark. */
final class ViewFields {

    private static final String NAME = "view";

    private ViewFields() {}

    static void write(JsonGenerator json, Optional<SavedView> seen) throws IOException {
        if (seen.isEmpty()) {
            return;
        }
        var savedView = seen.get();
        json.writeObjectFieldStart(NAME);
        if (!savedView.choices().isEmpty()) {
            json.writeObjectFieldStart("choices");
            for (var choice : new TreeMap<>(savedView.choices()).entrySet()) {
                json.writeStringField(choice.getKey(), choice.getValue());
            }
            json.writeEndObject();
        }
        writeViewports(json, savedView.viewports());
        if (savedView.timeline().isPresent()) {
            json.writeObjectFieldStart("timeline");
            json.writeNumberField("begin", savedView.timeline().get().begin());
            json.writeNumberField("end", savedView.timeline().get().end());
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private static void writeViewports(JsonGenerator json, List<SavedView.Viewport> sights) throws IOException {
        if (!sights.isEmpty()) {
            json.writeArrayFieldStart("board");
            for (var viewport : sights) {
                json.writeStartObject();
                json.writeNumberField("part", viewport.part());
                json.writeNumberField("left", viewport.left());
                json.writeNumberField("top", viewport.top());
                json.writeNumberField("width", viewport.width());
                json.writeNumberField("height", viewport.height());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    /** Returns the view of a run or of a mark; empty if none was saved. */
    static Optional<SavedView> read(JsonFields from) {
        var given = from.optionalObject(NAME);
        if (given.isEmpty()) {
            return Optional.empty();
        }
        var fields = given.get();
        var choices = fields.optionalObject("choices").map(JsonFields::allTexts).orElse(Map.of());
        var sights = fields.objects("board");
        var timeline = fields.optionalObject("timeline");
        fields.end();
        try {
            return Optional.of(new SavedView(choices, sights(sights), timeline.map(ViewFields::span)));
        } catch (InvalidInputException said) {
            throw said;
        } catch (IllegalArgumentException outOfBounds) {
            throw new InvalidInputException(Message.of("run-file.view"));
        }
    }

    private static List<SavedView.Viewport> sights(List<JsonFields> given) {
        var sights = new ArrayList<SavedView.Viewport>();
        for (var each : given) {
            long part = each.number("part");
            double left = each.decimal("left");
            double top = each.decimal("top");
            double width = each.decimal("width");
            double height = each.decimal("height");
            each.end();
            sights.add(new SavedView.Viewport((int) Math.min(part, SavedView.MOST_PARTS), left, top, width, height));
        }
        return sights;
    }

    private static SavedView.TimelineRange span(JsonFields timeline) {
        long begin = timeline.number("begin");
        long end = timeline.number("end");
        timeline.end();
        return new SavedView.TimelineRange(begin, end);
    }
}
