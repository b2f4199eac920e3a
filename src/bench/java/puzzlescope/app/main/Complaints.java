package puzzlescope.app.main;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Everything that is logged, or written to the stream for errors, from now on. Any thread. */
final class Complaints extends Handler {

    private static final int MOST_KEPT = 20;

    private final List<String> kept = new ArrayList<>();
    private int count;

    static Complaints listen() {
        var complaints = new Complaints();
        complaints.setFormatter(new SimpleFormatter());
        Logger.getLogger("").addHandler(complaints);
        System.setErr(new PrintStream(complaints.new Lines(), true, StandardCharsets.UTF_8));
        return complaints;
    }

    @Override
    public synchronized void publish(LogRecord record) {
        add(getFormatter().format(record));
    }

    private synchronized void add(String text) {
        if (count++ < MOST_KEPT) {
            kept.add(text.strip());
        }
    }

    synchronized int count() {
        return count;
    }

    /** The first of them. */
    synchronized List<String> kept() {
        return List.copyOf(kept);
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    /** Takes what is written line by line. */
    private final class Lines extends ByteArrayOutputStream {

        @Override
        public synchronized void flush() {
            if (size() > 0) {
                add(toString(StandardCharsets.UTF_8));
                reset();
            }
        }
    }
}
