package puzzlescope.app.main;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * How long the packed app takes from the start of its process to the first frame on the screen, and to all of its window, with
 * and without its cache by turns. Needs Xvfb.
 *
 * <p>Arguments: how often, and the folder of the app image. More arguments are other ways to start, each {@code NAME=COMMAND
 * WORD...}, measured by turns with these two; a word {@code @VARIABLE=VALUE} goes into the environment.
 */
public final class FirstFrameMeasurement {

    private static final int WIDTH = 1400;
    private static final int HEIGHT = 1000;
    private static final int PATIENCE_SECONDS = 180;
    /** More than a surface of one colour has. */
    private static final int FIRST_COLOURS = 24;
    /** More than the row of tabs has by itself. */
    private static final int ALL_COLOURS = 500;

    private static final String NO_CACHE = "@JAVA_TOOL_OPTIONS=-XX:AOTMode=off";

    private record Way(
            String name, List<String> words, List<Double> seconds, List<Double> wholes, List<Double> worked) {

        static Way parse(String text) {
            var parts = text.split("=", 2);
            return new Way(
                    parts[0], List.of(parts[1].split(" ")), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        }

        double median() {
            return sorted(seconds)[seconds.size() / 2];
        }

        static double[] sorted(List<Double> figures) {
            return figures.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        }
    }

    private FirstFrameMeasurement() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int times = Integer.parseInt(arguments[0]);
        var image = Path.of(arguments[1]);
        var ways = new ArrayList<Way>();
        if (Files.exists(image)) {
            var launcher = image.resolve("bin/Puzzlescope").toString();
            ways.add(Way.parse("app image with its cache=" + launcher));
            ways.add(Way.parse("app image without the cache=" + launcher + " " + NO_CACHE));
        }
        Arrays.stream(arguments).skip(2).map(Way::parse).forEach(ways::add);
        var home = Files.createTempDirectory("home");
        // The first start of all unpacks JavaFX's libraries, and fills the system's file cache.
        ways.forEach(way -> time(way, home));
        ways.forEach(way -> {
            way.seconds().clear();
            way.wholes().clear();
            way.worked().clear();
        });
        for (int i = 0; i < times; i++) {
            ways.forEach(way -> time(way, home));
        }
        print(new Report(System.out), ways);
        if (Files.exists(image)) {
            printSize(new Report(System.out), image);
        }
    }

    private static void time(Way way, Path home) {
        try (var screen = new VirtualScreen(WIDTH, HEIGHT)) {
            var builder = new ProcessBuilder(
                    way.words().stream().filter(word -> !word.startsWith("@")).toList());
            builder.environment().putAll(Map.of("DISPLAY", screen.display(), "XDG_CONFIG_HOME", home.toString()));
            way.words().stream().filter(word -> word.startsWith("@")).forEach(word -> {
                var parts = word.substring(1).split("=", 2);
                builder.environment().put(parts[0], parts[1]);
            });
            builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
            long start = System.nanoTime();
            var app = builder.start();
            try {
                way.seconds().add(until(screen, FIRST_COLOURS, app, start, way));
                way.wholes().add(until(screen, ALL_COLOURS, app, start, way));
                app.info().totalCpuDuration().ifPresent(worked -> way.worked().add(worked.toNanos() / 1e9));
            } finally {
                app.destroy();
                app.waitFor();
            }
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /** The seconds from the start until there are so many colours on the screen. */
    private static double until(VirtualScreen screen, int colours, Process app, long start, Way way)
            throws InterruptedException {
        while (screen.colours(colours) < colours) {
            if (app.waitFor(1, TimeUnit.MILLISECONDS) || System.nanoTime() - start > PATIENCE_SECONDS * 1e9) {
                throw new IllegalStateException("no frame of " + way.words());
            }
        }
        return (System.nanoTime() - start) / 1e9;
    }

    private static void print(Report report, List<Way> ways) {
        report.heading(
                "From the start of the process to the first frame",
                "times",
                "median s",
                "least",
                "most",
                "ratio",
                "whole window s",
                "processor s");
        double measure = ways.getLast().median();
        for (var way : ways) {
            var sorted = Way.sorted(way.seconds());
            var worked = Way.sorted(way.worked());
            report.row(
                    way.name(),
                    sorted.length + "",
                    Report.precise(way.median()),
                    Report.precise(sorted[0]),
                    Report.precise(sorted[sorted.length - 1]),
                    Report.precise(way.median() / measure),
                    Report.precise(Way.sorted(way.wholes())[way.wholes().size() / 2]),
                    worked.length == 0 ? "" : Report.precise(worked[worked.length / 2]));
        }
    }

    private static void printSize(Report report, Path image) throws IOException {
        report.heading("Size", "MB");
        try (var files = Files.walk(image)) {
            long all = 0;
            long cache = 0;
            for (var file : files.filter(Files::isRegularFile).toList()) {
                all += Files.size(file);
                cache += file.toString().endsWith(".aot") ? Files.size(file) : 0;
            }
            report.row("app image", Report.number(all / 1e6));
            report.row("its cache", Report.number(cache / 1e6));
        }
    }
}
