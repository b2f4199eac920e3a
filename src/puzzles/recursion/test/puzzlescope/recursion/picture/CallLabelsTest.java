package puzzlescope.recursion.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Long lists are left out of the names of calls where there is no room for them. */
class CallLabelsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sort([5, 2, 8, 1], 0, 4) | sort([…], 0, 4)",
                "merge([1, 2], [[3, 4], [5]]) | merge([…], […])",
                "f([], [7], [12]) | f([], [7], [12])",
                "gcd(1071, 462) | gcd(1071, 462)",
                "f(\"[\") | f(\"[\")",
                "f(\"]\", [1, 2]) | f(\"]\", […])"
            })
    void onlyLongListsAreLeftOut(String whole, String brief) {
        assertThat(CallLabels.withoutLists(whole)).isEqualTo(brief);
        assertThat(new CallLabels(_ -> whole).longest(1, true)).isEqualTo(brief);
        assertThat(new CallLabels(_ -> whole).longest(0, true)).isEmpty();
    }
}
