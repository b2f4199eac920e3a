package puzzlescope.recursion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import puzzlescope.engine.text.Language;
import puzzlescope.testkit.Golden;

class RecursionTranscriptTest {

    private static String transcript(String... namesAndValues) {
        return Golden.transcript(Language.ENGLISH, "recursion", namesAndValues);
    }

    @Test
    void callsAreIndentedAndCounted() {
        assertThat(transcript("function", "fibonacci", "n", "4")).isEqualTo("""
            fib(4)
              fib(3)
                fib(2)
                  fib(1) = 1
                  fib(0) = 0
                fib(2) = 1
                fib(1) = 1
              fib(3) = 2
              fib(2)
                fib(1) = 1
                fib(0) = 0
              fib(2) = 1
            fib(4) = 3
            fib(4) = 3. That took 9 calls.
            fib(4) computed once
            fib(3) computed once
            fib(2) computed 2 times
            fib(1) computed 3 times
            fib(0) computed 2 times
            """);
    }

    @Test
    void aLoopAppendsSumsAndCallsNothing() {
        assertThat(transcript("function", "fibonacci-loop", "n", "3")).isEqualTo("""
            fibs(4)
              The list begins: [0, 1].
              0 + 1 = 1 is appended: it is fib(2).
              1 + 1 = 2 is appended: it is fib(3).
            fibs(4) = [0, 1, 1, 2]
            fibs(4) has returned: its last number is fib(3) = 2. That took one call and 2 additions.
            """);
    }

    @Test
    void aFunctionThatIsHandedOverIsCalledTwice() {
        assertThat(transcript("function", "call-twice", "func", "sayGoodbye")).isEqualTo("""
            callTwice(sayGoodbye)
              sayGoodbye()
                Goodbye!
              sayGoodbye() = None
              sayGoodbye()
                Goodbye!
              sayGoodbye() = None
            callTwice(sayGoodbye) = None
            "Goodbye!" was printed twice. The code of callTwice does not mention sayGoodbye: it calls whichever function \
            it receives.
            """);
    }

    @Test
    void fibonacciOfTenComputesTheThirdNumberTwentyOneTimes() {
        assertThat(transcript("function", "fibonacci", "n", "10")).contains("\nfib(3) computed 21 times\n");
    }

    @Test
    void whatIsKnownIsLookedUp() {
        assertThat(transcript("function", "fibonacci-memoised", "n", "5")).isEqualTo("""
            fib(5)
              fib(4)
                fib(3)
                  fib(2)
                    fib(1) = 1
                    fib(0) = 0
                  fib(2) = 1
                  fib(1) = 1
                fib(3) = 2
                fib(2) = 1
              fib(4) = 3
              fib(3) = 2
            fib(5) = 5
            fib(5) = 5. That took 9 calls.
            fib(5) computed once
            fib(4) computed once
            fib(3) computed once, looked up once
            fib(2) computed once, looked up once
            fib(1) computed 2 times
            fib(0) computed once
            """);
    }

    @Test
    void aSearchSaysWhatItComparesWith() {
        assertThat(transcript("function", "binary-search", "list", "2 3 5", "target", "5"))
                .isEqualTo("""
                    search(0, 2)
                      The middle element, at index 1, is 3. 5 is greater, so it can only be to the right: indices up to 1 are ruled out.
                      search(2, 2)
                        Base case: one element is left, at index 2, and it is 5: found.
                      search(2, 2) = 2
                    search(0, 2) = 2
                    5 is at index 2. That took one comparison, which halved the list.
                    """);
    }

    @Test
    void afterTheStackIsFullEveryCallIsBrokenOff() {
        var lines = transcript("function", "factorial", "n", "3", "without-base-case", "yes", "limit", "100")
                .lines()
                .toList();
        assertThat(lines).hasSize(201);
        assertThat(lines.get(99)).isEqualTo("  ".repeat(40) + "99: factorial(-96)");
        assertThat(lines.get(100)).contains("100 calls are open");
        assertThat(lines.getLast()).isEqualTo("factorial(3) ×");
    }
}
