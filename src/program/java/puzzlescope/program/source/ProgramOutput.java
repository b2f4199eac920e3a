package puzzlescope.program.source;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Hands on what a program prints, line by line. Solver thread only. */
final class ProgramOutput extends OutputStream {

    private static final int LONGEST = 1_000;

    private final Consumer<String> lines;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    ProgramOutput(Consumer<String> lines) {
        this.lines = lines;
    }

    PrintStream stream() {
        return new PrintStream(this, false, StandardCharsets.UTF_8);
    }

    @Override
    public void write(int b) {
        if (b == '\n') {
            endLine();
        } else if (b != '\r' && line.size() < LONGEST) {
            line.write(b);
        }
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        for (int i = from; i < from + length; i++) {
            write(bytes[i]);
        }
    }

    /** Hands on a last line that has no end. */
    void end() {
        if (line.size() > 0) {
            endLine();
        }
    }

    private void endLine() {
        var text = line.toString(StandardCharsets.UTF_8);
        line.reset();
        lines.accept(text);
    }
}
