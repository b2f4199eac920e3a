package puzzlescope.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import puzzlescope.engine.run.Workers;
import puzzlescope.tiles.fast.optimal.HeuristicTables;
import puzzlescope.tiles.fast.optimal.OptimalSolution;
import puzzlescope.tiles.fast.optimal.OptimalSolver;
import puzzlescope.tiles.fast.optimal.SearchProgressListener;
import puzzlescope.tiles.search.IdaStarSearch;
import puzzlescope.tiles.space.BoardSymmetries;
import puzzlescope.tiles.space.TableHeuristic;
import puzzlescope.tiles.space.TileOrder;
import puzzlescope.tiles.space.TilesHeuristic;

/**
 * Fewest slides of R. E. Korf's 100 random 15-puzzles (the ten easiest with Manhattan distance) and of two of his 24-puzzles: how long
 * tables take to make and to read, what they take, how long the searches take. Beside it the textbook's IDA* as the class watches it,
 * its events thrown away, on the ten easiest.
 *
 * <p>Arguments: what to measure, ids such as {@code 6-6-3} and {@code textbook}; {@code all} and nothing mean all. {@code -Dthreads=2 -Drounds=5
 * -Dlarge="38 40"}.
 */
public final class OptimalTilesMeasurement {

    private static final int THREADS = Integer.getInteger("threads", 2);
    private static final int ROUNDS = Integer.getInteger("rounds", 5);
    private static final List<String> LARGE =
            List.of(System.getProperty("large", "38 40").split(" ", -1));
    private static final double MEGABYTE = 1 << 20;

    private OptimalTilesMeasurement() {}

    /** A row of the published tables; {@code boards} are those that IDA* looks at. */
    private record Instance(String number, int length, long boards, int[] tiles) {}

    public static void main(String... arguments) throws IOException {
        var wanted = List.of(arguments);
        var instances = instances();
        var easiest = instances.stream()
                .sorted(Comparator.comparingLong(Instance::boards))
                .limit(10)
                .toList();
        boolean all = wanted.isEmpty() || wanted.contains("all");
        if (all || wanted.contains("textbook")) {
            for (var heuristic : TilesHeuristic.values()) {
                textbook(heuristic, easiest);
            }
        }
        for (var heuristic : TableHeuristic.values()) {
            if (!all && !wanted.contains(heuristic.id())) {
                continue;
            }
            if (heuristic.fits(4)) {
                var solver = prepared(heuristic, 4);
                measure(solver, "ten easiest", easiest);
                if (heuristic != TableHeuristic.MANHATTAN) {
                    measure(solver, "all 100", instances);
                }
            } else if (heuristic == TableHeuristic.SIXES) {
                large(prepared(heuristic, 5));
            } else {
                prepared(heuristic, 5);
            }
        }
    }

    private static OptimalSolver prepared(TableHeuristic heuristic, int size) throws IOException {
        var folder = Files.createTempDirectory("tables");
        try {
            long since = System.nanoTime();
            new HeuristicTables(folder, THREADS).prepare(heuristic, size, () -> {}, done -> {});
            double made = secondsSince(since);
            since = System.nanoTime();
            var solver = new HeuristicTables(folder, THREADS).prepare(heuristic, size, () -> {}, done -> {});
            double read = secondsSince(since);
            say("%s: made in %.3f s, again in %.3f s, %.1f MB", heuristic.id(), made, read, bytes(folder) / MEGABYTE);
            return solver;
        } finally {
            delete(folder);
        }
    }

    private static long bytes(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.mapToLong(file -> file.toFile().length()).sum();
        }
    }

    /** The tables stay mapped. */
    private static void delete(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    private static void measure(OptimalSolver solver, String what, List<Instance> instances) {
        var boards = instances.stream().map(Instance::tiles).toList();
        var seconds = new ArrayList<Double>();
        long cpu = cpuNanos();
        long generated = 0;
        for (int round = 0; round < ROUNDS; round++) {
            var ways = new OptimalSolution[instances.size()];
            long since = System.nanoTime();
            Workers.share(
                    THREADS,
                    ways.length,
                    (number, check) -> solver.solve(boards.get(number), 1, check, SearchProgressListener.NONE),
                    () -> {},
                    (number, way) -> ways[number] = way);
            seconds.add(secondsSince(since));
            generated =
                    Arrays.stream(ways).mapToLong(OptimalSolution::generated).sum();
            for (int i = 0; i < ways.length; i++) {
                check(ways[i].length(), instances.get(i));
            }
        }
        double cpuSeconds = (cpuNanos() - cpu) / 1e9;
        say(
                "%s, %s: median %.3f s, least %.3f s, %,d boards, %.1f million/s a processor",
                solver.heuristic().id(),
                what,
                median(seconds),
                seconds.stream().min(Comparator.naturalOrder()).orElseThrow(),
                generated,
                generated * ROUNDS / cpuSeconds / 1e6);
    }

    private static void large(OptimalSolver solver) throws IOException {
        for (var each : rows("/golden/korf24.txt")) {
            var columns = each.split("[\\s,]+", -1);
            if (!LARGE.contains(columns[0])) {
                continue;
            }
            var tiles =
                    Arrays.stream(columns, 3, 28).mapToInt(Integer::parseInt).toArray();
            var instance = new Instance(columns[0], Integer.parseInt(columns[1]), 0, BoardSymmetries.turned(tiles));
            long since = System.nanoTime();
            var way = solver.solve(instance.tiles, THREADS, () -> {}, SearchProgressListener.NONE);
            double seconds = secondsSince(since);
            check(way.length(), instance);
            say(
                    "%s, 24-puzzle %s: %d slides in %.3f s, %,d boards, %,d gone on from (published: %s)",
                    solver.heuristic().id(),
                    instance.number,
                    way.length(),
                    seconds,
                    way.generated(),
                    way.expanded(),
                    columns[2]);
        }
    }

    private static void textbook(TilesHeuristic heuristic, List<Instance> instances) {
        var seconds = new ArrayList<Double>();
        for (int round = 0; round < Math.min(3, ROUNDS); round++) {
            long since = System.nanoTime();
            for (var each : instances) {
                var order = new TileOrder(4, Arrays.stream(each.tiles).boxed().toList());
                new IdaStarSearch(order, heuristic).solve(event -> {});
            }
            seconds.add(secondsSince(since));
        }
        say("textbook, %s, ten easiest, one thread: median %.3f s", heuristic.id(), median(seconds));
    }

    private static void check(int length, Instance instance) {
        if (length != instance.length) {
            throw new IllegalStateException(
                    "number " + instance.number + " took " + length + " slides, must be " + instance.length);
        }
    }

    private static List<Instance> instances() throws IOException {
        return rows("/golden/korf100.txt").stream()
                .map(row -> row.split("\\s+", -1))
                .map(columns -> new Instance(
                        columns[0],
                        Integer.parseInt(columns[1]),
                        Long.parseLong(columns[3]),
                        BoardSymmetries.turned(Arrays.stream(columns, 4, 20)
                                .mapToInt(Integer::parseInt)
                                .toArray())))
                .toList();
    }

    private static List<String> rows(String resource) throws IOException {
        var stream = Objects.requireNonNull(OptimalTilesMeasurement.class.getResourceAsStream(resource));
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.US_ASCII))) {
            return reader.lines()
                    .filter(row -> !row.startsWith("#"))
                    .map(String::trim)
                    .collect(Collectors.toList());
        }
    }

    private static double secondsSince(long since) {
        return (System.nanoTime() - since) / 1e9;
    }

    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private static void say(String format, Object... values) {
        System.out.printf(Locale.ROOT, format + "%n", values);
    }
}
