package puzzlescope.finder.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.HexFormat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathTextTest {

    @BeforeEach
    void needNamesOfBytes() {
        assumeTrue(Path.of("").getFileSystem().getSeparator().equals("/"), "names are bytes here");
    }

    private static Path name(String hex) {
        return PathText.name(HexFormat.of().parseHex(hex));
    }

    @ParameterizedTest
    @CsvSource({
        "61, a",
        "c3a9, \u00e9",
        "613c62, a<b",
        "610a62, a<U+000A>b",
        "e280ae67706a, <U+202E>gpj",
        "e280a8, <U+2028>",
        "efbbbf61, <U+FEFF>a",
        "f3a08081, <U+E0001>",
        "e2808d, \u200d",
        "1b5d303b07, <U+001B>]0;<U+0007>",
        "ff, <FF>",
        "61ff62fe, a<FF>b<FE>",
        "c3, <C3>",
        "c30a, <C3><U+000A>",
        "e280, <E2><80>",
        "eda080, <ED><A0><80>",
        "efbfbd, \ufffd",
        "3c46463e, <U+003C>FF>",
        "3c552b303030413e, <U+003C>U+000A>",
        "3c3c46463e, <<U+003C>FF>",
        "3cff, <<FF>",
        "3c66663e, <ff>"
    })
    void aNameIsShownInOneWay(String hex, String shown) {
        var name = name(hex);
        assertThat(PathText.shownName(name)).isEqualTo(shown);
        assertThat(PathText.displayed(Path.of("/x").resolve(name).resolve("y"))).isEqualTo("/x/" + shown + "/y");
        assertThat(HexFormat.of().formatHex(PathText.bytes(name))).isEqualTo(hex);
    }

    @Test
    void everyByteComesThrough() {
        for (int one = 1; one < 256; one++) {
            if (one != '/') {
                byte[] bytes = {(byte) one, (byte) (255 - one / 2)};
                assertThat(PathText.bytes(PathText.name(bytes))).isEqualTo(bytes);
            }
        }
    }

    @Test
    void namesThatDifferAreShownDifferently() {
        var shown = new HashSet<String>();
        for (int one = 0x80; one < 256; one++) {
            for (int two = 0x20; two < 256; two++) {
                if (two != '/') {
                    assertThat(shown.add(PathText.shownName(PathText.name(new byte[] {(byte) one, (byte) two}))))
                            .isTrue();
                }
            }
        }
    }

    @Test
    void aPathOfTextIsThatPath() {
        assertThat(PathText.path("/a/b")).isEqualTo(Path.of("/a/b"));
        assertThat(PathText.path("a")).isEqualTo(Path.of("a"));
        assertThat(PathText.text(Path.of("\u00e9"))).isEqualTo("\u00e9");
        assertThat(PathText.text(name("61ff"))).isEqualTo("a\ufffd");
        assertThat(PathText.isText(name("61ff"))).isFalse();
        assertThatThrownBy(() -> PathText.path("a\0b")).isInstanceOf(InvalidPathException.class);
        assertThatThrownBy(() -> PathText.path("a\ud800")).isInstanceOf(InvalidPathException.class);
    }

    @Test
    void theRootIsShownAsItIs() {
        assertThat(PathText.displayed(Path.of("/"))).isEqualTo("/");
        assertThat(PathText.shownName(Path.of("/"))).isEqualTo("/");
    }
}
