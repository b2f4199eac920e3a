package puzzlescope;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import puzzlescope.core.puzzle.tiles.optimal.Boards;
import puzzlescope.core.puzzle.tiles.optimal.OptimalSolver;
import puzzlescope.core.puzzle.tiles.optimal.OptimalWay;
import puzzlescope.core.puzzle.tiles.optimal.SearchProgress;
import puzzlescope.core.puzzle.tiles.optimal.TableHeuristic;
import puzzlescope.core.puzzle.tiles.optimal.Tables;

public final class OptimalTilesMeasurement {

    private OptimalTilesMeasurement() {}

    public static void main(String... arguments) throws IOException {
        var rows = Files.readAllLines(Path.of("src/test/resources/golden/korf100.txt")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Arrays.stream(line.trim().split("\\s+")).mapToLong(Long::parseLong).toArray())
                .toList();
        int threads = Integer.getInteger("threads", 2);
        for (var name : arguments) {
            var heuristic = TableHeuristic.valueOf(name);
            if (heuristic.fits(5) && !heuristic.fits(4)) {
                large(heuristic, threads);
                continue;
            }
            long since = System.nanoTime();
            var solver = Tables.shared().prepare(heuristic, 4, () -> {}, done -> {});
            System.out.printf(Locale.ROOT, "%s ready in %.3f s, cpu so far %.3f s%n", heuristic.id(), (System.nanoTime() - since) / 1e9, cpu() / 1e9);
            var chosen = heuristic == TableHeuristic.MANHATTAN
                    ? rows.stream().filter(row -> row[3] < 10_000_000).toList()
                    : rows;
            for (int round = 0; round < Integer.getInteger("rounds", 2); round++) {
                all(solver, chosen, threads);
            }
        }
    }

    private static void large(TableHeuristic heuristic, int threads) throws IOException {
        long since = System.nanoTime();
        var solver = Tables.shared().prepare(heuristic, 5, () -> {}, done -> {});
        System.out.printf(Locale.ROOT, "%s ready in %.3f s, cpu so far %.3f s%n", heuristic.id(), (System.nanoTime() - since) / 1e9, cpu() / 1e9);
        for (var line : Files.readAllLines(Path.of("src/test/resources/golden/korf24.txt"))) {
            var words = line.trim().split("[\\s,]+");
            if (words.length == 28 && List.of(System.getProperty("which", "38 40").split(" ")).contains(words[0])) {
                var board = Boards.turned(Arrays.stream(words, 1, 26).mapToInt(Integer::parseInt).toArray());
                long cpuSince = cpu();
                since = System.nanoTime();
                var way = solver.solve(board, threads, () -> {}, SearchProgress.NONE);
                System.out.printf(Locale.ROOT, "%s: %d moves (%s), from %d, %,d boards, %,d expanded, %.3f s, cpu %.3f%n", words[0], way.length(), words[26], way.estimate(), way.generated(), way.expanded(), (System.nanoTime() - since) / 1e9, (cpu() - cpuSince) / 1e9);
            }
        }
    }

    private static long cpu() {
        return ((com.sun.management.OperatingSystemMXBean) java.lang.management.ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static void all(OptimalSolver solver, List<long[]> rows, int threads) {
        var boards = new ArrayList<int[]>();
        for (var row : rows) {
            boards.add(Boards.turned(Arrays.stream(row, 4, 20).mapToInt(t -> (int) t).toArray()));
        }
        var ways = new OptimalWay[rows.size()];
        long cpuSince = cpu();
        long since = System.nanoTime();
        solver.solveAll(boards, threads, () -> {}, (number, way) -> ways[number] = way);
        double seconds = (System.nanoTime() - since) / 1e9;
        double cpu = (cpu() - cpuSince) / 1e9;
        long generated = 0;
        long sum = 0;
        for (int i = 0; i < ways.length; i++) {
            generated += ways[i].generated();
            sum += ways[i].length();
            if (ways[i].length() != rows.get(i)[1]) {
                System.out.println("WRONG " + rows.get(i)[0] + " " + ways[i].length());
            }
            if (solver.heuristic() == TableHeuristic.MANHATTAN && ways[i].generated() != rows.get(i)[3]) {
                System.out.println("COUNT " + rows.get(i)[0] + " " + ways[i].generated() + " not " + rows.get(i)[3]);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%d boards, sum %d, %,d boards generated, %.3f s, cpu %.3f s, %.1f M/s a cpu%n",
                ways.length, sum, generated, seconds, cpu, generated / cpu / 1e6);
    }
}
