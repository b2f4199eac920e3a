package puzzlescope.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.RunStoppedException;

class WorkersTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void everyPieceIsDoneOnceAndItsResultComesToTheCallingThread(int threads) {
        var numbers = new HashSet<Integer>();
        var sum = new long[1];
        var caller = Thread.currentThread();
        Workers.<Long>share(threads, 1000, (number, _) -> (long) number * number, () -> {}, (number, square) -> {
            assertThat(Thread.currentThread()).isSameAs(caller);
            assertThat(numbers.add(number)).isTrue();
            sum[0] += square;
        });
        assertThat(numbers).hasSize(1000);
        assertThat(sum[0]).isEqualTo(332_833_500);
    }

    @Test
    void noPiecesAreDoneAtOnce() {
        Workers.<Long>share(
                2,
                0,
                (_, _) -> 1L,
                () -> {},
                (_, _) -> assertThat(true).as("a result").isFalse());
    }

    @Test
    void aPieceThatThrowsEndsTheWork() {
        assertThatThrownBy(() -> Workers.<Long>share(
                        2,
                        10,
                        (number, _) -> {
                            throw new IllegalStateException("piece " + number);
                        },
                        () -> {},
                        (_, _) -> {}))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("piece ");
    }

    @Test
    void endlessPiecesEndWhenTheRunIsStopped() throws InterruptedException {
        var begun = new CountDownLatch(2);
        var ended = new CountDownLatch(2);
        assertThatThrownBy(() -> Workers.<Long>share(
                        2,
                        100,
                        (_, checkStopped) -> {
                            begun.countDown();
                            try {
                                while (true) {
                                    checkStopped.run();
                                }
                            } finally {
                                ended.countDown();
                            }
                        },
                        () -> {
                            if (begun.getCount() == 0) {
                                throw new RunStoppedException();
                            }
                        },
                        (_, _) -> {}))
                .isInstanceOf(RunStoppedException.class);
        assertThat(ended.await(5, TimeUnit.MINUTES)).isTrue();
    }

    @Test
    void fewerThanOneThreadAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Workers.<Long>share(0, 1, (_, _) -> 1L, () -> {}, (_, _) -> {}))
                .withMessage("threads are 0, must be at least 1");
    }
}
