package puzzlescope.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.Remark;
import puzzlescope.engine.text.About.Item;
import puzzlescope.engine.text.About.Topic;
import puzzlescope.picture.PuzzlePicture;
import puzzlescope.testkit.PlainStyle;

/** What is said about the algorithms is complete in both languages, and points at lines and inputs that exist. */
class AboutTest {

    record Part(String puzzle, String name) {

        About about(Language language) {
            return About.of(puzzle, List.of(name), language);
        }

        List<String> labels(Language language) {
            return Listing.of(puzzle, name, language).lines().stream()
                    .flatMap(line -> line.labels().stream())
                    .toList();
        }

        @Override
        public String toString() {
            return puzzle + "/" + name;
        }
    }

    static Stream<Part> parts() {
        return Catalogue.all().stream()
                .flatMap(puzzle -> puzzle.listings().stream().map(name -> new Part(puzzle.id(), name)));
    }

    @ParameterizedTest
    @MethodSource("parts")
    void bothLanguagesSayTheSameThings(Part part) {
        assertThat(points(part.about(Language.CHINESE))).isEqualTo(points(part.about(Language.ENGLISH)));
        for (var language : Language.values()) {
            var about = part.about(language);
            assertThat(about.topics())
                    .as("%s%s.about", part, language.suffix())
                    .contains(Topic.IDEA, Topic.COST, Topic.TRY);
            assertThat(about.items())
                    .allSatisfy(item -> assertThat(item.text()).matches(".+[.?!\u3002\uff1f\uff01\u201d]"));
        }
    }

    @ParameterizedTest
    @MethodSource("parts")
    void theThreeQuestionsAreAnsweredWhereTheListingMarksARecursiveCall(Part part) {
        boolean recursive = Listing.of(part.puzzle, part.name, Language.ENGLISH).lines().stream()
                .anyMatch(line -> line.badges().contains(Listing.Badge.RECURSIVE));
        assertThat(recursive
                        && !part.about(Language.ENGLISH)
                                .topics()
                                .containsAll(List.of(Topic.BASE_CASE, Topic.ARGUMENT, Topic.CLOSER)))
                .isFalse();
    }

    /** The lines with the badge are those that the text calls the base case, and the condition of a call is not one of them. */
    @ParameterizedTest
    @MethodSource("parts")
    void theBaseCaseIsTheSameInTheTextAndInEveryListing(Part part) {
        var named = part.about(Language.ENGLISH).items().stream()
                .filter(item -> item.topic() == Topic.BASE_CASE)
                .flatMap(item -> item.targets().stream())
                .toList();
        for (var language : Language.values()) {
            for (var code : Listing.codes(part.puzzle, List.of(part.name))) {
                var lines = Listing.of(part.puzzle, List.of(part.name), language, code)
                        .lines();
                var badges = lines.stream()
                        .filter(line -> line.badges().contains(Listing.Badge.BASE))
                        .toList();
                assertThat(badges.stream().flatMap(line -> line.labels().stream()))
                        .as("%s in %s, %s", part, code, language)
                        .containsExactlyInAnyOrderElementsOf(named);
                assertThat(badges)
                        .filteredOn(line -> !line.code().matches(".*(return|返回).*"))
                        .allSatisfy(line -> assertThat(
                                        lines.get(lines.indexOf(line) + 1).badges())
                                .doesNotContain(Listing.Badge.RECURSIVE));
            }
        }
    }

    private static List<String> points(About about) {
        return about.items().stream()
                .map(item -> item.topic() + " " + item.target())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("parts")
    void whatIsPointedAtExists(Part part) {
        for (var item : part.about(Language.ENGLISH).items()) {
            if (item.topic() == Topic.TRY) {
                assertThat(wrong(Catalogue.get(part.puzzle), item))
                        .as(item.text())
                        .isEmpty();
            } else {
                assertThat(part.labels(Language.ENGLISH)).containsAll(item.targets());
                item.picture()
                        .ifPresent(name -> assertThat(PuzzlePicture.of(part.puzzle)
                                        .flatMap(all -> all.illustration(name, new PlainStyle(14))))
                                .as(name)
                                .isPresent());
            }
        }
    }

    /** What is wrong with inputs that are to be tried. */
    private static List<String> wrong(Puzzle puzzle, Item item) {
        var wrong = new ArrayList<String>();
        var arguments = puzzle.presets();
        for (var input : item.targets()) {
            var name = input.substring(0, input.indexOf('='));
            var parameter = puzzle.parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst();
            if (parameter.isEmpty()) {
                wrong.add("no input " + name);
            } else {
                arguments = arguments.with(parameter.get(), input.substring(name.length() + 1));
            }
        }
        puzzle.check(arguments).stream()
                .filter(Remark::blocking)
                .map(Remark::toString)
                .forEach(wrong::add);
        return wrong;
    }

    @Test
    void itemsAreReadWithTheirTargetsAndTheirLinesJoined() {
        var about = About.parse("cost\n  much\n  more\n\nidea put\n  \u597d\n  \u7684\n");
        assertThat(about.items())
                .containsExactly(new Item(Topic.IDEA, "put", "\u597d\u7684"), new Item(Topic.COST, "", "much more"));
    }

    @Test
    void aTopicThatDoesNotExistIsNamed() {
        assertThatThrownBy(() -> About.parse("price\n  much\n")).hasMessageContaining("price");
        assertThatThrownBy(() -> About.parse("  much\n")).hasMessageContaining("much");
    }
}
