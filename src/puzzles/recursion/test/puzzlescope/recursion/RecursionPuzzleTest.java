package puzzlescope.recursion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Parameter;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Listing;
import puzzlescope.recursion.event.RecursiveFunction;
import puzzlescope.testkit.PuzzleContract;

class RecursionPuzzleTest extends PuzzleContract {

    @Override
    protected Puzzle puzzle() {
        return new RecursionPuzzle();
    }

    @Override
    protected Stream<Arguments> some() {
        var instances = new ArrayList<Arguments>();
        for (var n : new String[] {"0", "1", "2", "7"}) {
            for (var function : new String[] {"factorial", "fibonacci", "fibonacci-memoised", "fibonacci-loop"}) {
                instances.add(with("function", function, "n", n));
            }
        }
        for (var function : puzzle().algorithmParameter().choices()) {
            instances.add(with("function", function, "without-base-case", "yes", "limit", "120"));
        }
        instances.add(with("function", "call-twice", "func", "sayGoodbye"));
        instances.add(with("function", "factorial", "n", "20"));
        instances.add(with("function", "fibonacci", "n", "18"));
        instances.add(with("function", "fibonacci-memoised", "n", "80"));
        instances.add(with("function", "fibonacci", "without-base-case", "yes", "limit", "2000"));
        instances.add(with("function", "binary-search", "target", "99999", "without-base-case", "yes"));
        var random = new Random(11);
        for (int i = 0; i < 20; i++) {
            var list = random.ints(1 + random.nextInt(64), -20, 20)
                    .sorted()
                    .boxed()
                    .toList();
            instances.add(with(
                    "function", "binary-search",
                    "list", list.toString(),
                    "target", String.valueOf(random.nextInt(-22, 22))));
        }
        return instances.stream();
    }

    private String names(String... namesAndValues) {
        var arguments = with(namesAndValues);
        return String.join(
                " ",
                puzzle().parameters().stream()
                        .filter(parameter -> puzzle().matters(parameter, arguments))
                        .map(Parameter::name)
                        .toList());
    }

    private Listing listing(Arguments arguments) {
        return Listing.of(puzzle().id(), puzzle().instance(arguments).listing(), Language.ENGLISH);
    }

    @ParameterizedTest
    @EnumSource(
            names = {"FIBONACCI_LOOP", "CALL_TWICE"},
            mode = EnumSource.Mode.EXCLUDE)
    void withoutTheBaseCaseItsLineIsNotInTheCode(RecursiveFunction function) {
        var whole = listing(with("function", function.id()));
        var without = listing(with("function", function.id(), "without-base-case", "yes"));
        assertThat(whole.lineOf("base")).isPositive();
        assertThat(whole.lineOf("full")).isNegative();
        assertThat(without.lineOf("base")).isNegative();
        assertThat(without.lineOf("full")).isPositive();
    }

    @Test
    void whatMakesNoDifferenceIsLeftOut() {
        assertThat(names("function", "factorial")).isEqualTo("function n without-base-case");
        assertThat(names("function", "binary-search")).isEqualTo("function list target without-base-case");
        assertThat(names("function", "fibonacci", "without-base-case", "yes"))
                .isEqualTo("function n without-base-case limit");
        assertThat(names("function", "call-twice")).isEqualTo("function func");
    }

    @ParameterizedTest
    @CsvSource({
        "factorial, 20, false",
        "factorial, 21, true",
        "fibonacci, 25, false",
        "fibonacci, 26, true",
        "fibonacci-memoised, 80, false",
        "fibonacci-loop, 80, false",
        "binary-search, 80, false"
    })
    void eachFunctionHasItsGreatestNumber(String function, String n, boolean refused) {
        assertThat(puzzle().check(with("function", function, "n", n)).stream().anyMatch(remark -> remark.blocking()))
                .isEqualTo(refused);
    }

    @Test
    void theFirstPairOutOfOrderIsNamed() {
        assertThatExceptionOfType(InvalidInputException.class)
                .isThrownBy(() -> NumberListFormat.parse("1, 5, 4, 3"))
                .satisfies(refusal -> {
                    assertThat(refusal.reason().key()).isEqualTo("recursion.refusal.order");
                    assertThat(refusal.reason().arguments()).containsExactly(5, 4, 1, 2);
                });
        assertThat(NumberListFormat.parse(" [3 3;4，10] ")).containsExactly(3, 3, 4, 10);
    }

    @ParameterizedTest
    @CsvSource({"'', size", "'1, two', range", "100000, range", "9999999999, range", "1.5, range"})
    void whatIsNoListIsRefused(String text, String reason) {
        assertThatExceptionOfType(InvalidInputException.class)
                .isThrownBy(() -> NumberListFormat.parse(text))
                .satisfies(refusal -> assertThat(refusal.reason().key()).endsWith("refusal." + reason));
    }

    @Test
    void atMostSixtyFourNumbersAreTaken() {
        assertThat(NumberListFormat.parse("7 ".repeat(64))).hasSize(64);
        assertThatExceptionOfType(InvalidInputException.class)
                .isThrownBy(() -> NumberListFormat.parse("7 ".repeat(65)));
    }
}
