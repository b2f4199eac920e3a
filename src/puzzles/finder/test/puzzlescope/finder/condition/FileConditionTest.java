package puzzlescope.finder.condition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FolderItem;

class FileConditionTest {

    private static FileEntry file(String name, long size, String day) {
        long modified = LocalDate.parse(day)
                .atTime(9, 30)
                .atZone(ZoneId.systemDefault())
                .toInstant()
                .toEpochMilli();
        var home = new FileEntry(0, FileName.of("/home"), "/");
        var spam = new FileEntry(1, home, FileName.of("spam"), FolderItem.NOT_LOOKED_AT);
        return new FileEntry(
                2, spam, FileName.of(name), new FolderItem(FolderItem.Kind.FILE, size, modified, modified, modified));
    }

    private static boolean holds(String condition, FileEntry file) {
        return ConditionParser.parse(condition).matches(file);
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
                "name~^re | true",
                "name~ORT[.]t | true",
                "regex:t$ | true",
                "name~^port | false",
                "name~\"^(rep(or)?t)[.]txt$\" | true",
                "name~\"^[a-m].*\" | false",
                "path:/home/spam/*.txt | true",
                "path:*/eggs/* | false",
                "path:*\\spam\\* | true",
                "path:report.txt | false",
                "in:spam | true",
                "in:sp?m | true",
                "in:home | false",
                "in:/home/* | true",
                "in:/spam | false",
                "size%2=0 | true",
                "size % 3 == 1 | true",
                "size%3=2 | false",
                "size％2＝0 | true",
                "modified-before:2024-03-01 | true",
                "modified-before:2024-02-29 | false",
                "created-since:2024-02-29 | true",
                "accessed-before:2024-02-29 | false",
                "modified-on:2024-02-29 | true",
                "modified-on:thursday | true",
                "modified-on:Thu | true",
                "modified-on:3 | true",
                "modified-on:星期四 | true",
                "modified-on:周日 | false",
                "modified-on:weekday | true",
                "created-on:weekend | false",
                "modified-hour:9 | true",
                "modified-hour:8-17 | true",
                "modified-hour:22-9 | true",
                "modified-hour:10-8 | false",
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
        var file = new FileEntry(
                1, new FileEntry(0, FileName.of("/"), "/"), FileName.of("file"), FolderItem.NOT_LOOKED_AT);
        assertThat(holds("modified-since:0001-01-01", file)).isFalse();
        assertThat(ConditionParser.parse("modified-since:0001-01-01")
                        .explanation(file)
                        .key())
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
                "name:a\"b\"",
                "in:",
                "path:\"\"",
                "name~",
                "name~[a",
                "name~\"(a\"",
                "name~(a|b)",
                "name~a**",
                "name~\\1",
                "name~\"(?=a)\"",
                "name~\"a{256}\"",
                "name~\"((a{99}){99}){99}\"",
                "name~\"((((){255}){255}){255}){255}\"",
                "size%0=0",
                "size%2=2",
                "size%2",
                "size%2>0",
                "modified-on:someday",
                "modified-on:7",
                "modified-hour:24",
                "modified-hour:8-",
                "modified-hour:noon",
                "changed-since:2024-01-01",
                "modified-after:2024-01-01"
            })
    void whatIsNoConditionIsRefused(String text) {
        assertThatThrownBy(() -> ConditionParser.parse(text)).isInstanceOf(InvalidInputException.class);
    }

    /** A name may have blanks, but not a second condition. */
    @ParameterizedTest
    @ValueSource(strings = {"name:*.txt and size<100", "name:a* OR ext:png", "ext:txt and not name:b*"})
    void conditionsJoinedByAWordAreRefused(String text) {
        assertThatThrownBy(() -> ConditionParser.parse(text)).hasMessageContaining("finder.refusal.joined");
        assertThat(ConditionParser.parse("name:black and white.txt").text()).contains("black and white.txt");
    }

    @Test
    void conditionsAreNotNestedWithoutEnd() {
        assertThatThrownBy(() -> ConditionParser.parse("not(".repeat(100) + "even-size"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.deep");
        assertThatThrownBy(() -> ConditionParser.parse("not(".repeat(100_000) + "even-size"))
                .isInstanceOf(InvalidInputException.class)
                .hasMessageContaining("finder.refusal.long");
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
                "created-before:2024-01-31",
                "accessed-on:2024-01-31",
                "modified-on:weekend",
                "modified-hour:8-17",
                "modified-hour:8",
                "path:*/spam/*",
                "in:\"my folder\"",
                "name~^a+$",
                "name~\"^(a|b)\"",
                "size%3=1",
                "all(even-size, any(ext:a, not(size=0)))"
            })
    void whatIsWrittenReadsBack(String text) {
        assertThat(ConditionParser.parse(text).text()).isEqualTo(text);
    }

    @Test
    void everyVowelTakesSmallAndCapitalLettersAndNamesTheMissing() {
        assertThat(holds("every-vowel", file("EdUcAtIOn", 1, "2024-01-01"))).isTrue();
        var why = ConditionParser.parse("every-vowel").explanation(file("notes", 1, "2024-01-01"));
        assertThat(why.key()).isEqualTo("finder.why.no-vowel");
        assertThat(why.arguments().getFirst())
                .isEqualTo(Message.list(Stream.of("a", "i", "u")).orElseThrow());
    }

    @Test
    void allNamesTheFirstThatFailsAndAnyTheFirstThatHolds() {
        var file = file("notes", 3, "2024-01-01");
        assertThat(ConditionParser.parse("all(name:n*, even-size, every-vowel)")
                        .explanation(file)
                        .key())
                .isEqualTo("finder.why.odd");
        assertThat(ConditionParser.parse("any(even-size, name:n*)")
                        .explanation(file)
                        .key())
                .isEqualTo("finder.why.name");
        assertThat(ConditionParser.parse("any(even-size, name:x*)")
                        .explanation(file)
                        .key())
                .isEqualTo("finder.and");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "all(even-size, odd-size) | 16",
                "any(even-size,  all(size%0=0)) | 21",
                "not(name~\"ab(c\") | 13",
                "even-size), x | 10",
                "all(modified-on:someday) | 17"
            })
    void theSentenceNamesThePlaceOfTheCause(String condition, int column) {
        assertThatThrownBy(() -> ConditionParser.parse(condition)).satisfies(thrown -> {
            var refused = (InvalidInputException) thrown;
            assertThat(refused.reason().key()).isEqualTo("finder.refusal.at");
            assertThat(refused.reason().arguments().getFirst()).isEqualTo(column);
            assertThat(refused.offset()).isEqualTo(column - 1);
        });
    }

    @Test
    void whatIsWrongFromTheBeginningNeedsNoPlace() {
        assertThatThrownBy(() -> ConditionParser.parse("odd-size"))
                .satisfies(thrown -> assertThat(
                                ((InvalidInputException) thrown).reason().key())
                        .isEqualTo("finder.refusal.condition"));
    }

    @Test
    void aFolderIsKnownByItsNameWhateverTheOutermostPathLooksLike() {
        for (var root : List.of("/spam", "C:/x/spam", "/spam/")) {
            var folder = new FileEntry(0, FileName.of(root), "/");
            assertThat(holds("in:spam", new FileEntry(1, folder, FileName.of("a"), FolderItem.NOT_LOOKED_AT)))
                    .as(root)
                    .isTrue();
        }
        var windows = new FileEntry(0, FileName.of("C:\\x\\spam"), "\\");
        var file = new FileEntry(1, windows, FileName.of("a"), FolderItem.NOT_LOOKED_AT);
        assertThat(holds("all(in:spam, in:C:/x/*, path:c:\\x\\spam\\a)", file)).isTrue();
    }

    @Test
    void aPatternOfManyStarsIsQuick() {
        assertThat(Glob.matches("*a".repeat(50) + "b", "a".repeat(250))).isFalse();
    }
}
