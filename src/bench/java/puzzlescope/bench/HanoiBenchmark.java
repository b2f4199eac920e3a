package puzzlescope.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import puzzlescope.hanoi.fast.MoveCounter;

/** The moves of 25 disks: in a loop over sets of disks, and as the textbook has it, a call for each tower. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class HanoiBenchmark {

    private static final int DISKS = 25;

    private long moves;

    @Benchmark
    public long counted() {
        return new MoveCounter(DISKS, () -> {}).make();
    }

    @Benchmark
    public long textbookRecursion() {
        moves = 0;
        var pegs = new int[] {(1 << DISKS) - 1, 0, 0};
        move(DISKS, 0, 2, 1, pegs);
        return moves;
    }

    private void move(int disk, int from, int to, int via, int[] pegs) {
        if (disk > 0) {
            move(disk - 1, from, via, to, pegs);
            pegs[from] ^= 1 << disk - 1;
            pegs[to] ^= 1 << disk - 1;
            moves++;
            move(disk - 1, via, to, from, pegs);
        }
    }
}
