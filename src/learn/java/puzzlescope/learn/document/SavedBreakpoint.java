package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;

/**
 * A line at which playing stops, as part of a saved run.
 *
 * @param labels of the line in the listing; empty for a line of a person's program
 * @param line of the program, from 1; 0 for a listing
 * @param condition as typed; empty if there is none
 */
public record SavedBreakpoint(List<String> labels, int line, String condition) {

    private static final String NAME = "breakpoints";
    private static final int MOST = 1000;
    private static final int MOST_LINES = 1_000_000;
    private static final int LONGEST_CONDITION = 1000;

    public SavedBreakpoint {
        labels = List.copyOf(labels);
        if (line < 0 || line > MOST_LINES || line > 0 != labels.isEmpty()) {
            throw new IllegalArgumentException("line is " + line + ", labels are " + labels);
        }
    }

    static void write(JsonGenerator json, List<SavedBreakpoint> breakpoints) throws IOException {
        if (breakpoints.isEmpty()) {
            return;
        }
        json.writeArrayFieldStart(NAME);
        for (var each : breakpoints) {
            json.writeStartObject();
            if (each.line > 0) {
                json.writeNumberField("line", each.line);
            } else {
                json.writeArrayFieldStart("labels");
                for (var label : each.labels) {
                    json.writeString(label);
                }
                json.writeEndArray();
            }
            if (!each.condition.isEmpty()) {
                json.writeStringField("condition", each.condition);
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    static List<SavedBreakpoint> read(JsonFields file) {
        var breakpoints = new ArrayList<SavedBreakpoint>();
        for (var each : file.objects(NAME)) {
            long line = each.optionalNumber("line").orElse(0L);
            var labels = each.texts("labels");
            var condition = each.optionalText("condition").orElse("");
            each.end();
            if (line > MOST_LINES
                    || line > 0 != labels.isEmpty()
                    || condition.length() > LONGEST_CONDITION
                    || breakpoints.size() == MOST) {
                throw new InvalidInputException(Message.of("run-file.form", NAME));
            }
            breakpoints.add(new SavedBreakpoint(labels, (int) line, condition));
        }
        return breakpoints;
    }
}
