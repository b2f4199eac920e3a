package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.InvalidInputException;

/** Reads and writes the program of a run. Whether it is one is not checked before it runs. */
final class ProgramFields {

    private static final String NAME = "program";

    private ProgramFields() {}

    static void write(JsonGenerator json, Optional<ProgramSource> program) throws IOException {
        if (program.isPresent()) {
            json.writeObjectFieldStart(NAME);
            json.writeStringField("language", program.get().language());
            json.writeStringField("text", program.get().text());
            json.writeEndObject();
        }
    }

    static Optional<ProgramSource> read(JsonFields file) {
        return file.optionalObject(NAME).map(fields -> {
            var source = new ProgramSource(fields.text("language"), fields.text("text"));
            fields.end();
            if (source.isInFile()) {
                throw new InvalidInputException(Message.of("run-file.program-in-file"));
            }
            return source;
        });
    }
}
