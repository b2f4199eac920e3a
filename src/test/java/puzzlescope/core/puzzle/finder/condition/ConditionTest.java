package puzzlescope.core.puzzle.finder.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.core.puzzle.InvalidInput;
import puzzlescope.core.puzzle.finder.tree.FileName;
import puzzlescope.core.puzzle.finder.tree.Item;

class ConditionTest {

    private static FileEntry file(String name, long size, String day) {
        long modified = LocalDate.parse(day)
                .atStartOfDay(ZoneId.systemDefault())
                .toInstant()
                .toEpochMilli();
        return new FileEntry(1, new FileEntry(FileName.of("/"), "/"), FileName.of(name), size, modified);
    }

    private static boolean holds(String condition, FileEntry file) {
        return ConditionParser.parse(condition).holds(file);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "even-size | true",
                "EVEN-SIZE | true",
                "every-vowel | false",
                "name:report.TXT | true",
                "name:*port* | true",
                "name:r?port.txt | true",
                "name:port* | false",
                "name:*.tx | false",
                "name:* | true",
                "ext:txt | true",
                "ext:.Txt | true",
                "ext:t | false",
                "ext:report.txt | false",
                "size>1023 | true",
                "size>1024 | false",
                "size > 1023 | true",
                "size=1k | true",
                "size=1KB | true",
                "size<1M | true",
                "size＞1023 | true",
                "modified-since:2024-02-29 | true",
                "modified-since:2024-03-01 | false",
                "all(even-size, ext:txt) | true",
                "all(even-size, ext:png) | false",
                "any(every-vowel, ext:txt) | true",
                "any(every-vowel, ext:png) | false",
                "not(even-size) | false",
                "not( not( even-size ) ) | true",
                "all(any(every-vowel,ext:txt),not(size=0)) | true",
                "any（every-vowel，ext：txt） | true"
            })
    void aConditionHoldsOrNot(String condition, boolean expected) {
        assertThat(holds(condition, file("report.txt", 1024, "2024-02-29"))).isEqualTo(expected);
    }

    @Test
    void aDateThatIsNotKnownIsNotSinceAnyDay() {
        var file = new FileEntry(1, new FileEntry(FileName.of("/"), "/"), FileName.of("file"), 1, Item.NOT_KNOWN);
        assertThat(holds("modified-since:0001-01-01", file)).isFalse();
        assertThat(ConditionParser.parse("modified-since:0001-01-01").why(file).key())
                .isEqualTo("finder.why.no-date");
    }

    @Test
    void whatIsInQuotesIsPlain() {
        assertThat(holds("all(name:\"a (1), b.txt\", even-size)", file("a (1), b.txt", 2, "2024-01-01")))
                .isTrue();
        assertThat(holds("name:a b", file("a b", 0, "2024-01-01"))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "even",
                "even-size:2",
                "even-size, every-vowel",
                "name:",
                "ext:.",
                "size",
                "size>",
                "size>x",
                "size>-1",
                "size>99999999999999G",
                "modified-since:",
                "modified-since:yesterday",
                "modified-since:2024-02-30",
                "all",
                "all()",
                "all(even-size",
                "all(even-size))",
                "all(even-size,)",
                "all(even-size) x",
                "none(even-size)",
                "not(even-size, every-vowel)",
                "(even-size)",
                "name:\"a",
                "name:a\"b\""
            })
    void whatIsNoConditionIsRefused(String text) {
        assertThatThrownBy(() -> ConditionParser.parse(text)).isInstanceOf(InvalidInput.class);
    }

    @Test
    void conditionsAreNotNestedWithoutEnd() {
        assertThatThrownBy(() -> ConditionParser.parse("not(".repeat(100_000) + "even-size"))
                .isInstanceOf(InvalidInput.class)
                .hasMessageContaining("finder.refusal.deep");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "even-size",
                "every-vowel",
                "name:*.txt",
                "name:\"a (1), b*\"",
                "ext:png",
                "size<20",
                "modified-since:2024-01-31",
                "all(even-size, any(ext:a, not(size=0)))"
            })
    void whatIsWrittenReadsBack(String text) {
        assertThat(ConditionParser.parse(text).text()).isEqualTo(text);
    }

    @Test
    void everyVowelTakesSmallAndCapitalLettersAndNamesTheMissing() {
        assertThat(holds("every-vowel", file("EdUcAtIOn", 1, "2024-01-01"))).isTrue();
        var why = ConditionParser.parse("every-vowel").why(file("notes", 1, "2024-01-01"));
        assertThat(why.key()).isEqualTo("finder.why.no-vowel");
        assertThat(why.arguments().getFirst()).isEqualTo("a, i, u");
    }

    @Test
    void allNamesTheFirstThatFailsAndAnyTheFirstThatHolds() {
        var file = file("notes", 3, "2024-01-01");
        assertThat(ConditionParser.parse("all(name:n*, even-size, every-vowel)")
                        .why(file)
                        .key())
                .isEqualTo("finder.why.odd");
        assertThat(ConditionParser.parse("any(even-size, name:n*)").why(file).key())
                .isEqualTo("finder.why.name");
        assertThat(ConditionParser.parse("any(even-size, name:x*)").why(file).key())
                .isEqualTo("finder.and");
    }

    @Test
    void aPatternOfManyStarsIsQuick() {
        assertThat(Glob.matches("*a".repeat(50) + "b", "a".repeat(250))).isFalse();
    }
}
