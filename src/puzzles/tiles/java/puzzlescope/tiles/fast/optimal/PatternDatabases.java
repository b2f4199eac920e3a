package puzzlescope.tiles.fast.optimal;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;
import puzzlescope.engine.files.PartialFiles;

/**
 * Builds the tables of patterns, or reads them from the folder where they are cached. If that cannot be used they are
 * built each time, which is logged once. Any thread.
 */
final class PatternDatabases {

    /** Must be changed with every change of the meaning or the layout of the entries. */
    private static final String FORM = "puzzlescope pattern database 1";

    private static final System.Logger LOG = System.getLogger(PatternDatabases.class.getName());

    private final Path folder;
    private final int threads;
    private final AtomicBoolean isLogged = new AtomicBoolean();
    private final AtomicBoolean swept = new AtomicBoolean();

    PatternDatabases(Path folder, int threads) {
        this.folder = folder;
        this.threads = threads;
    }

    /** A pattern with all its data before the table is filled. */
    private record Frame(Pattern pattern, SquareSets sets, Arrangements arrangements) {

        static Frame of(Pattern pattern) {
            return new Frame(
                    pattern,
                    new SquareSets(pattern.size(), pattern.tiles()),
                    new Arrangements(pattern.tiles(), pattern.size() - 1));
        }

        int bytes() {
            return pattern.bytes(sets, arrangements);
        }

        /** Returns the number of boards to process. */
        double work() {
            return (double) sets.blocks() * arrangements.count();
        }
    }

    /** Returns whether tables are cached for all patterns; damaged ones are rebuilt. */
    boolean areKept(Partition partition) {
        return partition.tables().stream().allMatch(pattern -> Files.isRegularFile(file(pattern)));
    }

    /** Returns the tables of the patterns, in their order. */
    List<PatternTable> tables(Partition partition, Runnable checkStopped, DoubleConsumer progress) {
        if (!swept.getAndSet(true)) {
            PartialFiles.deleteStaleIn(folder);
        }
        var frames = new ArrayList<Frame>();
        double work = 0;
        for (var pattern : partition.tables()) {
            checkStopped.run();
            frames.add(Frame.of(pattern));
            work += frames.getLast().work();
        }
        double all = work;
        double before = 0;
        var tables = new ArrayList<PatternTable>();
        for (var frame : frames) {
            double done = before;
            tables.add(table(frame, checkStopped, part -> progress.accept((done + part * frame.work()) / all)));
            before += frame.work();
            progress.accept(before / all);
        }
        return tables;
    }

    private PatternTable table(Frame frame, Runnable checkStopped, DoubleConsumer progress) {
        var kept = kept(frame);
        var entries = read(kept, checkStopped).orElseGet(() -> {
            checkStopped.run();
            var made = ByteBuffer.allocateDirect(frame.bytes());
            new PatternTableBuilder(frame.pattern, frame.sets, frame.arrangements, made, checkStopped)
                    .fill(threads, checkStopped, progress);
            return write(kept, made, checkStopped) ? read(kept, checkStopped).orElse(made) : made;
        });
        return new PatternTable(frame.pattern, frame.sets, frame.arrangements, entries);
    }

    private TableFile kept(Frame frame) {
        return new TableFile(file(frame.pattern), FORM + ": " + name(frame.pattern), frame.bytes());
    }

    private Path file(Pattern pattern) {
        return folder.resolve(name(pattern) + ".table");
    }

    private static String name(Pattern pattern) {
        var name = String.format(Locale.ROOT, "tiles-%1$dx%1$d-%2$x", pattern.size(), pattern.home());
        return pattern.regions() ? name + "-regions" : name;
    }

    private Optional<ByteBuffer> read(TableFile kept, Runnable checkStopped) {
        try {
            return kept.read(checkStopped);
        } catch (IOException unreadable) {
            logOnce(unreadable);
            return Optional.empty();
        }
    }

    private boolean write(TableFile kept, ByteBuffer entries, Runnable checkStopped) {
        try {
            kept.write(entries, checkStopped);
            return true;
        } catch (IOException unwritable) {
            logOnce(unwritable);
            return false;
        }
    }

    private void logOnce(IOException cause) {
        if (!isLogged.getAndSet(true)) {
            LOG.log(Level.WARNING, "Tables cannot be kept in " + folder + " and are made anew each time: " + cause);
        }
    }
}
