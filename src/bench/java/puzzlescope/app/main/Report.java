package puzzlescope.app.main;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** Prints tables in Markdown. Each row ends with what the machine was doing: how many threads were ready to run. */
final class Report {

    private static final Path LOAD = Path.of("/proc/loadavg");

    private final PrintStream out;

    Report(PrintStream out) {
        this.out = out;
    }

    static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    static String precise(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    void heading(String what, String... columns) {
        out.printf("%n| %s | %s | load |%n", what, String.join(" | ", columns));
        out.println("|---|" + String.join("|", Collections.nCopies(columns.length + 1, "--:")) + "|");
    }

    void row(String what, String... figures) {
        out.printf("| %s | %s | %s |%n", what, String.join(" | ", List.of(figures)), load());
    }

    private static String load() {
        try {
            return Files.exists(LOAD) ? Files.readString(LOAD).split(" ")[0] : "";
        } catch (IOException unreadable) {
            return "";
        }
    }
}
