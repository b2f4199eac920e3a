package puzzlescope.learn.lesson;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;

/** Writes the chapters of a lesson. */
final class LessonWriter {

    private LessonWriter() {}

    static void write(JsonGenerator json, Chapter chapter) throws IOException {
        json.writeStartObject();
        chapter.title().write(json, "title");
        chapter.text().write(json, "text");
        json.writeStringField("task", chapter.task().id());
        switch (chapter.task()) {
            case Task.Watch() -> {}
            case Task.Ask(var sorts) -> {
                if (!sorts.isEmpty()) {
                    json.writeArrayFieldStart("sorts");
                    for (var sort : sorts.stream().sorted().toList()) {
                        json.writeString(sort.id());
                    }
                    json.writeEndArray();
                }
            }
            case Task.Goal(var moves) -> {
                if (moves.isPresent()) {
                    json.writeNumberField("moves", moves.getAsLong());
                }
            }
            case Task.Make(var inputs, var count) -> {
                json.writeFieldName("inputs");
                write(json, inputs);
                if (count.isPresent()) {
                    json.writeStringField("counter", count.get().counter());
                    json.writeNumberField("least", count.get().least());
                    json.writeNumberField("most", count.get().most());
                }
            }
            case Task.Program(var frame, var boards, var hints) -> {
                frame.write(json, "frame");
                json.writeArrayFieldStart("boards");
                for (var board : boards) {
                    write(json, board);
                }
                json.writeEndArray();
                json.writeArrayFieldStart("hints");
                for (var hint : hints) {
                    json.writeStartObject();
                    hint.write(json, "hint");
                    json.writeEndObject();
                }
                json.writeEndArray();
            }
            case Task.Questions(var written, int about, long seed) -> {
                json.writeNumberField("about", about);
                json.writeNumberField("seed", seed);
                if (!written.isEmpty()) {
                    json.writeArrayFieldStart("questions");
                    for (var question : written) {
                        write(json, question);
                    }
                    json.writeEndArray();
                }
            }
        }
        json.writeFieldName("run");
        chapter.run().write(json);
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, Map<String, String> inputs) throws IOException {
        json.writeStartObject();
        for (var input : inputs.entrySet()) {
            json.writeStringField(input.getKey(), input.getValue());
        }
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, Task.AuthoredQuestion question) throws IOException {
        json.writeStartObject();
        question.question().write(json, "question");
        json.writeArrayFieldStart("choices");
        for (var choice : question.choices()) {
            json.writeStartObject();
            choice.words().write(json, "choice");
            choice.reason().write(json, "reason");
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeNumberField("answer", question.answer());
        question.reason().write(json, "reason");
        json.writeEndObject();
    }
}
