package puzzlescope.learn.document;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.files.TextFile;
import puzzlescope.engine.files.WholeFile;
import puzzlescope.engine.puzzle.InvalidInputException;

/** The common file format of documents: an indented JSON object, read as a whole and replaced atomically. */
public final class JsonDocument {

    private static final JsonFactory JSON = new JsonFactory();

    private JsonDocument() {}

    /** Writes the fields of a document. */
    @FunctionalInterface
    public interface Content {

        void write(JsonGenerator json) throws IOException;
    }

    /**
     * Returns the text of any file, not only of a document, of at most {@code mostBytes} bytes.
     *
     * @throws InvalidInputException if it cannot be read
     */
    public static String readTextFile(Path file, long mostBytes) {
        var read = TextFile.read(file, mostBytes);
        read.problem().ifPresent(why -> {
            throw new InvalidInputException(Message.of(
                    "command.file." + why,
                    file.toString(),
                    String.valueOf(file.toAbsolutePath().getParent())));
        });
        return read.text();
    }

    /** Replaces a file atomically; {@code mayReplace} allows an existing one. */
    public static void write(Path file, boolean mayReplace, String text) throws IOException {
        WholeFile.askedFor(file).write(mayReplace, WholeFile.of(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Returns the text of a document; the same fields yield the same text. */
    public static String text(Content fields) {
        var text = new StringWriter();
        try (var json = JSON.createGenerator(text)) {
            json.setPrettyPrinter(new DefaultPrettyPrinter(Separators.createDefaultInstance())
                    .withObjectIndenter(new DefaultIndenter("  ", "\n")));
            fields.write(json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text + "\n";
    }
}
