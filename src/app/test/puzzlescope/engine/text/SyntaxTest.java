package puzzlescope.engine.text;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.text.Syntax.Kind;
import puzzlescope.engine.text.Syntax.Part;

class SyntaxTest {

    @Test
    void keywordsStringsNumbersAndCommentsAreToldApart() {
        assertThat(new Syntax(CodeLanguage.PYTHON).parts("if x1 == 'in': y = 12  # a 'note'"))
                .containsExactly(
                        new Part(Kind.KEYWORD, "if"),
                        new Part(Kind.PLAIN, " x1 == "),
                        new Part(Kind.STRING, "'in'"),
                        new Part(Kind.PLAIN, ": y = "),
                        new Part(Kind.NUMBER, "12"),
                        new Part(Kind.PLAIN, "  "),
                        new Part(Kind.COMMENT, "# a 'note'"));
        assertThat(new Syntax(CodeLanguage.JAVASCRIPT).parts("const a = `#`; // new"))
                .extracting(Part::kind)
                .containsExactly(Kind.KEYWORD, Kind.PLAIN, Kind.STRING, Kind.PLAIN, Kind.COMMENT);
    }

    @Test
    void aStringOfSeveralLinesStaysOneUntilItEnds() {
        var syntax = new Syntax(CodeLanguage.PYTHON);
        assertThat(kinds(syntax, "    \"\"\"Begins")).containsExactly(Kind.PLAIN, Kind.STRING);
        assertThat(kinds(syntax, "for all")).containsExactly(Kind.STRING);
        assertThat(kinds(syntax, "ends.\"\"\"")).containsExactly(Kind.STRING);
        assertThat(kinds(syntax, "for")).containsExactly(Kind.KEYWORD);
        assertThat(kinds(syntax, "\"\"\"One line.\"\"\"")).containsExactly(Kind.STRING);
        assertThat(kinds(syntax, "for")).containsExactly(Kind.KEYWORD);
    }

    private static List<Kind> kinds(Syntax syntax, String line) {
        return syntax.parts(line).stream().map(Part::kind).toList();
    }

    static Stream<Listing> programs() {
        return Catalogue.all().stream()
                .flatMap(puzzle -> puzzle.listings().stream()
                        .flatMap(part -> Listing.codes(puzzle.id(), List.of(part)).stream()
                                .map(codeLanguage ->
                                        Listing.of(puzzle.id(), List.of(part), Language.ENGLISH, codeLanguage))));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void nothingOfAProgramIsLost(Listing program) {
        for (var codeLanguage : CodeLanguage.values()) {
            var syntax = new Syntax(codeLanguage);
            for (var line : program.lines()) {
                assertThat(syntax.parts(line.code()).stream().map(Part::text).collect(joining()))
                        .isEqualTo(line.code());
            }
        }
    }
}
