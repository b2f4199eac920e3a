package puzzlescope.tiles.fast.optimal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.event.RunStoppedException;
import puzzlescope.tiles.space.TableHeuristic;

class HeuristicTablesTest {

    private static final Partition SMALL = Partition.plain(4, true, List.of(1, 2, 5, 6), List.of(3, 4, 7, 8));

    @TempDir
    private Path folder;

    private List<Path> files() throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }

    private static List<PatternTable> tables(Path folder) {
        return new PatternDatabases(folder, 2).tables(SMALL, () -> {}, done -> {});
    }

    /** Every entry of a table. */
    private static List<Integer> entries(PatternTable table) {
        var entries = new ArrayList<Integer>();
        for (int mask : table.sets.masks) {
            for (int arrangement = 0; arrangement < table.arrangements.count(); arrangement++) {
                for (int blank = 0; blank < 16; blank++) {
                    if ((mask >>> blank & 1) == 0) {
                        entries.add(table.entry(mask, arrangement, blank));
                    }
                }
            }
        }
        return entries;
    }

    @Test
    void keptTablesAreThoseThatWereMade() throws IOException {
        var databases = new PatternDatabases(folder, 2);
        assertThat(databases.areKept(SMALL)).isFalse();
        var made = entries(tables(folder).getFirst());
        assertThat(databases.areKept(SMALL)).isTrue();
        assertThat(files()).hasSize(2);
        assertThat(entries(tables(folder).getFirst())).isEqualTo(made);
    }

    @Test
    void aDamagedFileIsMadeAnew() throws IOException {
        var made = entries(tables(folder).getFirst());
        var file = folder.resolve("tiles-4x4-33-regions.table");
        var good = Files.readAllBytes(file);
        var damaged = good.clone();
        damaged[good.length / 2] ^= 16;
        Files.write(file, damaged);
        assertThat(entries(tables(folder).getFirst())).isEqualTo(made);
        assertThat(file).hasBinaryContent(good);
    }

    @Test
    void aFileOfAnotherPatternIsMadeAnew() throws IOException {
        tables(folder);
        var first = folder.resolve("tiles-4x4-33-regions.table");
        var good = Files.readAllBytes(first);
        Files.write(first, Files.readAllBytes(folder.resolve("tiles-4x4-cc-regions.table")));
        tables(folder);
        assertThat(first).hasBinaryContent(good);
    }

    @Test
    void whereNothingCanBeKeptTheTablesAreMadeAllTheSame() throws IOException {
        var made = entries(tables(folder).getFirst());
        var file = Files.writeString(folder.resolve("file"), "no folder");
        assertThat(entries(tables(file.resolve("below")).getFirst())).isEqualTo(made);
    }

    @Test
    void aStoppedBuildLeavesNothingBehind() throws IOException {
        var heuristicTables = new HeuristicTables(folder, 2);
        var asked = new AtomicInteger();
        assertThatThrownBy(() -> heuristicTables.prepare(
                        TableHeuristic.FIVES,
                        5,
                        () -> {
                            if (asked.incrementAndGet() > 20) {
                                throw new RunStoppedException();
                            }
                        },
                        done -> {}))
                .isInstanceOf(RunStoppedException.class);
        assertThat(files()).isEmpty();
        assertThat(heuristicTables.isReady(TableHeuristic.FIVES, 5)).isFalse();
        assertThat(heuristicTables.isKept(TableHeuristic.FIVES, 5)).isFalse();
    }

    @Test
    void progressGrowsToOne() {
        var told = new ArrayList<Double>();
        new PatternDatabases(folder, 1).tables(SMALL, () -> {}, told::add);
        assertThat(told).isSorted().allMatch(part -> part >= 0 && part <= 1).endsWith(1.0);
        assertThat(told.size()).isGreaterThan(10);
    }

    @Test
    void twoThatWantTheSameTablesMakeThemOnce() throws InterruptedException, ExecutionException {
        var made = new AtomicInteger();
        var begun = new CountDownLatch(1);
        var waiting = new CountDownLatch(1);
        var slot = new LazySolver((check, progress) -> {
            made.incrementAndGet();
            progress.accept(0.5);
            begun.countDown();
            try {
                waiting.await();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            return new HeuristicTables(folder, 1).strongestSolver(3);
        });
        try (var threads = Executors.newFixedThreadPool(2)) {
            var first = threads.submit(() -> slot.get(() -> {}, done -> {}));
            begun.await();
            var told = new ArrayList<Double>();
            var second = threads.submit(() -> slot.get(waiting::countDown, told::add));
            assertThat(second.get()).isSameAs(first.get());
            assertThat(told).contains(0.5);
        }
        assertThat(made).hasValue(1);
        assertThat(slot.isReady()).isTrue();
    }

    @Test
    void theNextOneMakesWhatAStoppedOneLeft() {
        var tried = new AtomicInteger();
        var slot = new LazySolver((check, progress) -> {
            if (tried.incrementAndGet() == 1) {
                throw new RunStoppedException();
            }
            return new HeuristicTables(folder, 1).strongestSolver(3);
        });
        assertThatThrownBy(() -> slot.get(() -> {}, done -> {})).isInstanceOf(RunStoppedException.class);
        assertThat(slot.get(() -> {}, done -> {}).size()).isEqualTo(3);
        assertThat(tried).hasValue(2);
    }

    @Test
    @Tag("thorough")
    void theStrongestReadyHeuristicIsTaken() {
        var heuristicTables = new HeuristicTables(folder, 2);
        assertThat(heuristicTables.strongestSolver(3).heuristic()).isEqualTo(TableHeuristic.WALKING_DISTANCE);
        assertThat(heuristicTables.strongestSolver(4).heuristic()).isEqualTo(TableHeuristic.WALKING_DISTANCE);
        assertThat(heuristicTables.strongestSolver(5).heuristic()).isEqualTo(TableHeuristic.MANHATTAN);
        heuristicTables.prepare(TableHeuristic.FIVES, 5, () -> {}, done -> {});
        assertThat(heuristicTables.strongestSolver(5).heuristic()).isEqualTo(TableHeuristic.FIVES);
        assertThat(heuristicTables.isKept(TableHeuristic.FIVES, 5)).isTrue();
        assertThatIllegalArgumentException().isThrownBy(() -> heuristicTables.strongestSolver(6));
    }
}
