package puzzlescope.command;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.solve.AnswerSink;
import puzzlescope.engine.solve.SolveAnswer;

/** Prints answers as JSON: an object per line for each. */
final class JsonAnswerSink implements AnswerSink {

    private static final JsonFactory JSON = new JsonFactory();

    private final Output out;
    private final ProgressLine progress;
    private final Consumer<Message> refused;

    /** @param refused receives the reason for each part that is refused */
    JsonAnswerSink(Output out, ProgressLine progress, Consumer<Message> refused) {
        this.out = out;
        this.progress = progress;
        this.refused = refused;
    }

    @Override
    public void print(SolveAnswer solveAnswer) {
        out.accept(object(solveAnswer) + "\n");
        out.flush();
    }

    @Override
    public void row(SolveAnswer solveAnswer) {
        print(solveAnswer);
    }

    @Override
    public void heading(SolveAnswer row) {}

    @Override
    public void text(CharSequence text) {}

    @Override
    public void refuse(Message reason) {
        refused.accept(reason);
    }

    @Override
    public void advise(Message advice) {
        progress.advise(advice);
    }

    @Override
    public void progress(double done) {
        progress.done(done);
    }

    private static String object(SolveAnswer solveAnswer) {
        var text = new StringWriter();
        try (var json = JSON.createGenerator(text)) {
            json.writeStartObject();
            for (var value : solveAnswer.values().entrySet()) {
                json.writeFieldName(value.getKey());
                write(value.getValue(), json);
            }
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        switch (value) {
            case Integer number -> json.writeNumber(number);
            case Long number -> json.writeNumber(number);
            case Double number -> json.writeNumber(number);
            case List<?> list -> {
                json.writeStartArray();
                for (var each : list) {
                    write(each, json);
                }
                json.writeEndArray();
            }
            default -> json.writeString(value.toString());
        }
    }
}
