package puzzlescope.finder.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.finder.tree.FileName;
import puzzlescope.finder.tree.FolderItem;

/** Texts at random and damaged ones: each is a condition, or is refused in one sentence. */
class RandomConditionsTest {

    private static final int TEXTS = 10_000;

    private static final List<Words> WORDS =
            Stream.of(Language.values()).map(Words::new).toList();

    private static final List<String> PIECES = List.of(
            "even-size",
            "every-vowel",
            "name:",
            "name~",
            "regex:",
            "path:",
            "in:",
            "ext:",
            "size",
            "%",
            "=",
            ">",
            "<",
            "modified-",
            "created-",
            "accessed-",
            "since:",
            "before:",
            "on:",
            "hour:",
            "2024-01-31",
            "monday",
            "weekend",
            "8-17",
            "all(",
            "any(",
            "not(",
            "(",
            ")",
            ",",
            " ",
            "\"",
            "*",
            "?",
            "[a-z]",
            "{2,3}",
            "(a|b)+",
            "\\d",
            "\\",
            "999999999999999",
            "k",
            "txt",
            "\ud83d\ude00",
            "：",
            "（",
            "'",
            "{0}",
            "\t",
            "^",
            "$",
            "0");

    private static final List<String> RIGHT = List.of(
            "all(even-size, any(ext:txt, name:*.md), not(size=0))",
            "name~\"^(a|b)[0-9]{1,3}\\.txt$\"",
            "any(in:eggs, path:*/spam/*, size%7=3, size>1M)",
            "all(modified-since:2024-01-31, created-on:weekend, accessed-hour:22-5)");

    private static String text(Random random) {
        if (random.nextBoolean()) {
            var text = new StringBuilder();
            for (int left = random.nextInt(12); left >= 0; left--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            return text.toString();
        }
        var text = new StringBuilder(RIGHT.get(random.nextInt(RIGHT.size())));
        for (int left = random.nextInt(4); left >= 0 && !text.isEmpty(); left--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
                default -> text.setCharAt(at, (char) (' ' + random.nextInt(95)));
            }
        }
        return text.toString();
    }

    private static List<FileEntry> files() {
        var root = new FileEntry(0, FileName.of("C:/"), "/");
        var known =
                new FolderItem(FolderItem.Kind.FILE, 1_024, 1_625_705_942_116L, 1_625_705_942_120L, 1_631_217_101_886L);
        return List.of(
                new FileEntry(1, root, FileName.of("Education (1).txt"), known),
                new FileEntry(2, root, FileName.of("\ud83d"), FolderItem.NOT_LOOKED_AT));
    }

    @Test
    void eachIsAConditionOrIsRefusedInOneSentence() {
        var random = new Random(12);
        var files = files();
        int taken = 0;
        for (int i = 0; i < TEXTS; i++) {
            var text = text(random);
            try {
                var fileCondition = ConditionParser.parse(text);
                taken++;
                assertThat(ConditionParser.parse(fileCondition.text())).as(text).isEqualTo(fileCondition);
                assertSaid(text, fileCondition.describe());
                for (var file : files) {
                    fileCondition.matches(file);
                    assertSaid(text, fileCondition.explanation(file));
                }
            } catch (InvalidInputException refused) {
                assertThat(refused.offset()).as(text).isBetween(0, text.length());
                assertSaid(text, refused.reason());
                assertThat(WORDS.getFirst().localize(refused.reason()))
                        .as(text)
                        .matches("(?s).+[.]")
                        .hasSizeLessThan(600);
            }
        }
        assertThat(taken).isBetween(500, TEXTS - 500);
    }

    private static void assertSaid(String text, Message message) {
        for (var words : WORDS) {
            assertThat(words.localize(message)).as(text).isNotBlank();
        }
    }
}
