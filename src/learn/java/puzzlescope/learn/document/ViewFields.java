package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInput;
import puzzlescope.engine.session.View;

/** Reads and writes the view of a run or of a mark. */
final class ViewFields {

    private static final String NAME = "view";

    private ViewFields() {}

    static void write(JsonGenerator json, Optional<View> seen) throws IOException {
        if (seen.isEmpty()) {
            return;
        }
        var view = seen.get();
        json.writeObjectFieldStart(NAME);
        if (!view.choices().isEmpty()) {
            json.writeObjectFieldStart("choices");
            for (var choice : new TreeMap<>(view.choices()).entrySet()) {
                json.writeStringField(choice.getKey(), choice.getValue());
            }
            json.writeEndObject();
        }
        writeSights(json, view.sights());
        if (view.timeline().isPresent()) {
            json.writeObjectFieldStart("timeline");
            json.writeNumberField("begin", view.timeline().get().begin());
            json.writeNumberField("end", view.timeline().get().end());
            json.writeEndObject();
        }
        json.writeEndObject();
    }

    private static void writeSights(JsonGenerator json, List<View.Sight> sights) throws IOException {
        if (!sights.isEmpty()) {
            json.writeArrayFieldStart("board");
            for (var sight : sights) {
                json.writeStartObject();
                json.writeNumberField("part", sight.part());
                json.writeNumberField("left", sight.left());
                json.writeNumberField("top", sight.top());
                json.writeNumberField("width", sight.width());
                json.writeNumberField("height", sight.height());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }

    /** Returns the view of a run or of a mark; empty if none was saved. */
    static Optional<View> read(JsonFields from) {
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
            return Optional.of(new View(choices, sights(sights), timeline.map(ViewFields::span)));
        } catch (InvalidInput said) {
            throw said;
        } catch (IllegalArgumentException outOfBounds) {
            throw new InvalidInput(Message.of("run-file.view"));
        }
    }

    private static List<View.Sight> sights(List<JsonFields> given) {
        var sights = new ArrayList<View.Sight>();
        for (var each : given) {
            long part = each.number("part");
            double left = each.decimal("left");
            double top = each.decimal("top");
            double width = each.decimal("width");
            double height = each.decimal("height");
            each.end();
            sights.add(new View.Sight((int) Math.min(part, View.MOST_PARTS), left, top, width, height));
        }
        return sights;
    }

    private static View.Span span(JsonFields timeline) {
        long begin = timeline.number("begin");
        long end = timeline.number("end");
        timeline.end();
        return new View.Span(begin, end);
    }
}
