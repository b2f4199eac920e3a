package puzzlescope.recursion.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.run.RunOutcome;
import puzzlescope.engine.run.Solver;
import puzzlescope.recursion.board.RecursionBoard;
import puzzlescope.recursion.event.BinarySearchEvent;
import puzzlescope.recursion.event.BinarySearchEvent.RangeSearched;
import puzzlescope.recursion.event.BinarySearchEvent.SearchAnswered;
import puzzlescope.recursion.event.BinarySearchEvent.SearchFailed;
import puzzlescope.recursion.event.Greeting;
import puzzlescope.recursion.event.GreetingEvent;
import puzzlescope.recursion.event.NumberEvent;
import puzzlescope.recursion.event.NumberEvent.Answered;
import puzzlescope.recursion.event.NumberEvent.NumberCalled;
import puzzlescope.recursion.event.RecursionEvent;
import puzzlescope.recursion.event.RecursionKind;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.recursion.event.StackEvent.NumberBroken;
import puzzlescope.recursion.event.StackEvent.RangeBroken;
import puzzlescope.recursion.event.StackEvent.RunBroken;
import puzzlescope.recursion.event.StackEvent.StackFilled;

class FunctionsTest {

    private static final int LIMIT = 1_000;

    /** A run's events and how it ended. */
    private record Told(List<RecursionEvent> events, RunOutcome outcome) {

        static Told by(Solver solver) {
            var events = new ArrayList<RecursionEvent>();
            var runOutcome = solver.solve(event -> events.add((RecursionEvent) RecursionKind.VOCABULARY.unpack(event)));
            return new Told(events, runOutcome);
        }

        <E extends RecursionEvent> List<E> all(Class<E> type) {
            return events.stream().filter(type::isInstance).map(type::cast).toList();
        }

        long calls(int n) {
            return all(NumberCalled.class).stream()
                    .filter(call -> call.n() == n)
                    .count();
        }

        Answered answer() {
            return (Answered) events.getLast();
        }
    }

    private static Told fibonacci(int n) {
        return Told.by(new Fibonacci(n, true, LIMIT));
    }

    private static Told memoised(int n) {
        return Told.by(new MemoizedFibonacci(n, true, LIMIT));
    }

    private static long fib(int n) {
        long before = 0;
        long value = 1;
        for (int i = 0; i < n; i++) {
            long next = before + value;
            before = value;
            value = next;
        }
        return before;
    }

    @Test
    void theLoopAppendsEachNumberOnceInOneCall() {
        for (int n = 0; n <= 80; n++) {
            var told = Told.by(new FibonacciLoop(n));
            assertThat(told.outcome()).isEqualTo(RunOutcome.SOLVED);
            assertThat(told.all(NumberCalled.class)).hasSize(1);
            assertThat(told.all(NumberEvent.ValueAppended.class))
                    .extracting(NumberEvent.ValueAppended::n)
                    .containsExactlyElementsOf(
                            IntStream.rangeClosed(2, n).boxed().toList());
            assertThat(told.all(NumberEvent.ListReturned.class).getFirst().result())
                    .isEqualTo(IntStream.rangeClosed(0, n)
                            .mapToObj(FunctionsTest::fib)
                            .toList()
                            .toString());
        }
    }

    @Test
    void aFunctionThatIsHandedOverIsCalledTwiceAndPrintsEachTime() {
        for (var greeting : Greeting.values()) {
            var told = Told.by(new CallTwice(greeting));
            assertThat(told.outcome()).isEqualTo(RunOutcome.SOLVED);
            var events = told.all(GreetingEvent.class);
            assertThat(events).extracting(GreetingEvent::greeting).containsOnly(greeting);
            assertThat(events.stream().map(GreetingEvent::call).filter(call -> !call.isEmpty()))
                    .containsExactly(
                            "callTwice(" + greeting.function() + ")",
                            greeting.function() + "()",
                            greeting.function() + "()");
            assertThat(events.stream().filter(GreetingEvent::isPrint)).hasSize(2);
        }
    }

    @Test
    void factorialsAreProducts() {
        var product = BigInteger.ONE;
        for (int n = 0; n <= 20; n++) {
            product = product.multiply(BigInteger.valueOf(Math.max(n, 1)));
            var told = Told.by(new Factorial(n, true, LIMIT));
            assertThat(told.outcome()).isEqualTo(RunOutcome.SOLVED);
            assertThat(told.answer().calls()).isEqualTo(n + 1);
            assertThat(RecursiveFunction.FACTORIAL.value(n)).isEqualTo(product.longValueExact());
            assertThat(told.events().get(told.events().size() - 2).result()).isEqualTo(product.toString());
        }
    }

    @Test
    void theFibonacciNumbersAreThoseOfTheBook() {
        for (int n = 0; n <= 20; n++) {
            var told = fibonacci(n);
            assertThat(told.events().get(told.events().size() - 2).result()).isEqualTo(String.valueOf(fib(n)));
        }
        for (int n = 0; n <= 80; n++) {
            var told = memoised(n);
            assertThat(told.events().get(told.events().size() - 2).result()).isEqualTo(String.valueOf(fib(n)));
        }
        assertThat(fib(80)).isEqualTo(23_416_728_348_467_685L);
    }

    /**
     * For n from 1 on {@code fib(k)} is called {@code fib(n - k + 1)} times, and {@code fib(0)} {@code fib(n - 1)}
     * times.
     */
    @Test
    void plainFibonacciCallsAsOftenAsTheTheoremSays() {
        for (int n = 1; n <= 20; n++) {
            var told = fibonacci(n);
            assertThat(told.all(NumberCalled.class)).hasSize((int) (2 * fib(n + 1) - 1));
            assertThat(told.answer().calls()).isEqualTo(2 * fib(n + 1) - 1);
            for (int k = 1; k <= n; k++) {
                assertThat(told.calls(k)).as("fib(%s) in fib(%s)", k, n).isEqualTo(fib(n - k + 1));
            }
            assertThat(told.calls(0)).isEqualTo(fib(n - 1));
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 3, 8", "8, 1, 21", "8, 0, 13", "10, 3, 21", "5, 2, 3", "25, 1, 75025"})
    void aCallIsRepeatedThisOften(int n, int k, long times) {
        assertThat(fibonacci(n).calls(k)).isEqualTo(times);
    }

    @Test
    void theTwentyFifthNumberTakes242785Calls() {
        assertThat(fibonacci(25).answer().calls()).isEqualTo(242_785);
    }

    @Test
    void aTableLeavesTwoCallsForEachNumber() {
        assertThat(memoised(0).answer().calls()).isEqualTo(1);
        for (int n = 1; n <= 80; n++) {
            var told = memoised(n);
            assertThat(told.answer().calls()).isEqualTo(2 * n - 1);
            assertThat(told.all(NumberEvent.ValueStored.class)).hasSize(n - 1);
            assertThat(told.all(NumberEvent.KnownReturned.class)).hasSize(Math.max(0, n - 3));
        }
    }

    @Test
    void callsSayHowOftenTheyWereMadeAndByWhom() {
        var third = fibonacci(6).all(NumberCalled.class).stream()
                .filter(call -> call.n() == 3)
                .toList();
        assertThat(third)
                .containsExactly(
                        new NumberCalled(RecursiveFunction.FIBONACCI, 3, 1, 1),
                        new NumberCalled(RecursiveFunction.FIBONACCI, 3, 2, 2),
                        new NumberCalled(RecursiveFunction.FIBONACCI, 3, 1, 3));
    }

    /** In lists of every length up to 64 every number, and every gap between them, is searched for. */
    @Test
    void everyPlaceIsFoundAndEveryAbsenceToo() {
        for (int size = 1; size <= 64; size++) {
            var list = IntStream.range(0, size).map(i -> 2 * i).boxed().toList();
            int most = 32 - Integer.numberOfLeadingZeros(size - 1);
            for (int target = -1; target <= 2 * size - 1; target++) {
                var told = Told.by(new BinarySearch(list, target, true, LIMIT));
                int comparisons =
                        told.all(BinarySearchEvent.MiddleCompared.class).size();
                assertThat(comparisons).isLessThanOrEqualTo(most);
                assertThat(told.all(RangeSearched.class)).hasSize(comparisons + 1);
                if (target % 2 == 0) {
                    assertThat(told.events().getLast()).isEqualTo(new SearchAnswered(target / 2, comparisons, target));
                } else {
                    assertThat(told.outcome()).isEqualTo(RunOutcome.NO_SOLUTION);
                    int stands = Math.min(target + 1, 2 * size - 2);
                    assertThat(told.events().getLast()).isEqualTo(new SearchFailed(comparisons, target, stands));
                }
            }
        }
    }

    @Test
    void ofEqualNumbersTheFirstIsFound() {
        var told = Told.by(new BinarySearch(List.of(1, 4, 4, 4, 4, 9), 4, true, LIMIT));
        assertThat(((SearchAnswered) told.events().getLast()).place()).isEqualTo(1);
    }

    private static Solver withoutBase(RecursiveFunction function, int limit) {
        return switch (function) {
            case FACTORIAL -> new Factorial(5, false, limit);
            case FIBONACCI -> new Fibonacci(5, false, limit);
            case FIBONACCI_MEMOISED -> new MemoizedFibonacci(5, false, limit);
            case BINARY_SEARCH -> new BinarySearch(List.of(1, 2, 3, 4, 5), 9, false, limit);
            case FIBONACCI_LOOP, CALL_TWICE -> throw new IllegalArgumentException("a loop has no base case");
        };
    }

    @ParameterizedTest
    @EnumSource(
            names = {"FIBONACCI_LOOP", "CALL_TWICE"},
            mode = EnumSource.Mode.EXCLUDE)
    void withoutBaseCaseTheStackFillsToItsLimitAndIsEmptiedAgain(RecursiveFunction function) {
        for (int limit : new int[] {100, 1_000, 50_000}) {
            var told = new Told[1];
            var deep = new Thread(null, () -> told[0] = Told.by(withoutBase(function, limit)), "deep", 1 << 28);
            deep.start();
            try {
                deep.join();
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            var events = told[0].events();
            assertThat(told[0].outcome()).isEqualTo(RunOutcome.STACK_OVERFLOW);
            assertThat(told[0].all(StackFilled.class)).containsExactly(new StackFilled(function, limit));
            int broken = told[0].all(NumberBroken.class).size()
                    + told[0].all(RangeBroken.class).size();
            assertThat(broken).isEqualTo(limit);
            assertThat(events.getLast()).isEqualTo(new RunBroken(function, limit));
            int depth = events.stream()
                    .mapToInt(event -> event.kind().depthChange())
                    .sum();
            assertThat(depth).isZero();
        }
    }

    @Test
    void theBoardCountsWhatWasComputedAndWhatWasLookedUp() {
        var plain = new RecursionBoard(RecursiveFunction.FIBONACCI);
        new Fibonacci(8, true, LIMIT).solve(plain::apply);
        assertThat(plain.computed(3)).isEqualTo(8);
        assertThat(plain.calls()).isEqualTo(67);
        var memoised = new RecursionBoard(RecursiveFunction.FIBONACCI_MEMOISED);
        new MemoizedFibonacci(8, true, LIMIT).solve(memoised::apply);
        assertThat(memoised.computed(3)).isEqualTo(1);
        assertThat(memoised.lookups(3)).isEqualTo(1);
        assertThat(memoised.isKnown(8)).isTrue();
        assertThat(memoised.isKnown(1)).isFalse();
        assertThat(memoised.calls()).isEqualTo(15);
    }
}
