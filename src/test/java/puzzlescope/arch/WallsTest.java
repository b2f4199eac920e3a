package puzzlescope.arch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.arch.Walls.CLASSES;
import static puzzlescope.arch.Walls.PACKAGES;
import static puzzlescope.arch.Walls.mayUse;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which of our packages may use which of our packages. */
class WallsTest {

    private static final List<String> REQUIRED = List.of(
            "",
            "core.event",
            "core.random",
            "core.trace",
            "core.run",
            "core.replay",
            "core.puzzle",
            "core.session",
            "picture",
            "text",
            "command",
            "command.solve");

    /** Foundations of the window: these know no puzzle's view and not the application. */
    private static final List<String> WINDOW_PARTS = List.of(
            "ui.fx",
            "ui.theme",
            "ui.board",
            "ui.calls",
            "ui.compare",
            "ui.frame",
            "ui.control",
            "ui.form",
            "ui.mark",
            "ui.query",
            "ui.player",
            "ui.timeline",
            "ui.writing");

    /** What pictures of many puzzles share. */
    private static final List<String> SHARED_PICTURES =
            List.of("picture.agenda", "picture.board", "picture.graph", "picture.run", "picture.svg");

    private static final String STATES = "core.puzzle.states";
    private static final List<String> OF_STATES =
            List.of("core.puzzle.hanoi.space", "core.puzzle.river.space", "core.puzzle.tiles.space");

    /** What exists of a group whose members are not all there yet; a member is checked from its first class on. */
    private static List<String> present(String beginning) {
        return PACKAGES.stream().filter(name -> name.startsWith(beginning)).toList();
    }

    static List<String> puzzles() {
        return present("core.puzzle.");
    }

    /** The puzzle that a package belongs to: {@code core.puzzle.maze} for {@code core.puzzle.maze.board}. */
    private static String house(String room) {
        return room.replaceFirst("^((?:core|ui)\\.puzzle\\.\\w+).*", "$1");
    }

    static List<String> puzzleViews() {
        return present("ui.puzzle.");
    }

    @Test
    void everyPackageHasItsWall() {
        assertThat(PACKAGES).containsAll(REQUIRED);
        assertThat(PACKAGES)
                .allMatch(name -> REQUIRED.contains(name)
                        || WINDOW_PARTS.contains(name)
                        || List.of(
                                        "core.files",
                                        "core.packing",
                                        "core.search",
                                        "desktop",
                                        "document",
                                        "document.lesson",
                                        "export",
                                        "plugin",
                                        "query",
                                        "question",
                                        "race",
                                        "review",
                                        "ui.app",
                                        "ui.ask",
                                        "ui.document",
                                        "ui.export",
                                        "ui.lesson",
                                        "ui.puzzle",
                                        "ui.race",
                                        "ui.review")
                                .contains(name)
                        || name.startsWith("core.puzzle.")
                        || name.startsWith("export.")
                        || name.startsWith("picture.")
                        || name.startsWith("ui.puzzle."));
    }

    @Test
    void eventsAndNumbersUseNothingOfOursAndFilesHaveWords() {
        mayUse("core.event");
        mayUse("core.random");
        mayUse("core.packing");
        mayUse("core.files", "core.event");
        mayUse("desktop", "core.files", "core.event");
    }

    @Test
    void traceRunAndReplayKnowNoPuzzle() {
        mayUse("core.trace", "core.event", "core.files");
        mayUse("core.run", "core.event", "core.trace");
        mayUse("core.replay", "core.event", "core.trace");
        mayUse("core.session", "core.event", "core.puzzle", "core.replay", "core.run", "core.trace");
    }

    @Test
    void searchesKnowNoPuzzle() {
        for (var search : present("core.search")) {
            mayUse(search, "core.event", "core.run", "core.random");
        }
    }

    /** Puzzles, their prints, their solvings and their views are found as services. */
    @Test
    void nobodyKnowsThePuzzlesThatThereAre() {
        mayUse("core.puzzle", "core.event", "core.packing", "core.run");
        for (var shell : List.of("ui.app", "command")) {
            noClasses()
                    .that()
                    .resideInAPackage(Walls.full(shell))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("puzzlescope.core.puzzle.*..", "puzzlescope.ui.puzzle..")
                    .check(CLASSES);
        }
    }

    /**
     * With one exception: {@code states} shows the graph of other puzzles' states, so it may use their {@code space}, and its
     * view may draw the states. The others do not know it.
     */
    @ParameterizedTest
    @MethodSource("puzzles")
    void aPuzzleUsesTheCoreAndNoOtherPuzzle(String puzzle) {
        var others = house(puzzle).equals(STATES) ? OF_STATES : List.<String>of();
        mayUse(
                puzzle,
                with(
                        others,
                        "core.event",
                        "core.files",
                        "core.packing",
                        "core.random",
                        "core.trace",
                        "core.run",
                        "core.replay",
                        "core.search",
                        "core.puzzle",
                        house(puzzle) + ".."));
    }

    /**
     * The rooms of a puzzle, where it has them: {@code event} is told by {@code make} and {@code search}, and {@code board}
     * follows it; {@code fast} works without any of them. None knows the puzzle itself, which puts them together.
     */
    @ParameterizedTest
    @MethodSource("puzzles")
    void roomsOfAPuzzleUseThoseBelowThemOnly(String room) {
        var house = house(room);
        var above = switch (room.substring(house.length())) {
            case "" -> List.<String>of();
            case ".make", ".search" -> List.of("");
            case ".board" -> List.of("", ".make", ".search");
            case ".event", ".own" -> List.of("", ".make", ".search", ".board");
            default -> List.of("", ".make", ".search", ".board", ".event");
        };
        for (var forbidden : above) {
            noClasses()
                    .that()
                    .resideInAPackage(Walls.full(room))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(Walls.full(house + forbidden))
                    .because("solvers tell events, and boards know nothing but these")
                    .check(CLASSES);
        }
    }

    private static String[] with(List<String> some, String... others) {
        return Stream.concat(some.stream(), Arrays.stream(others)).toArray(String[]::new);
    }

    @Test
    void picturesKnowNoWindow() {
        mayUse("picture", "core.event", "core.puzzle", "core.session");
        mayUse("picture.agenda", "picture", "core.event", "core.replay", "core.session", "core.trace");
        mayUse("picture.board", "picture", "core.event");
        mayUse("picture.run", "picture", "core..");
        mayUse("picture.svg", "picture", "core.event");
        mayUse("picture.graph", "picture", "picture.board", "core.event", "core.search");
    }

    /** A painter draws its puzzle, and no other but those whose states are shown. */
    @Test
    void aPuzzlesPicturesUseItsBoardsAndNoOther() {
        for (var room : present("picture.")) {
            if (SHARED_PICTURES.contains(room)) {
                continue;
            }
            var others = room.equals("picture.states") ? OF_STATES : List.<String>of();
            mayUse(
                    room,
                    with(
                            others,
                            "picture",
                            "picture.board",
                            "picture.graph",
                            "core.event",
                            "core.files",
                            "core.run",
                            "core.trace",
                            "core.replay",
                            "core.session",
                            "core.search",
                            "core.puzzle",
                            room.replaceFirst("^picture", "core.puzzle") + ".."));
        }
    }

    @Test
    void textAndCommandsKnowNoWindow() {
        mayUse("text", "core..");
        mayUse("document", "core.event", "core.files", "core.packing", "core.puzzle", "core.run", "core.session");
        mayUse("document.lesson", "core.event", "core.files", "core.puzzle", "document", "question", "text");
        mayUse(
                "command",
                "command.solve",
                "core..",
                "document",
                "document.lesson",
                "export",
                "export.sheet",
                "picture",
                "question",
                "text");
        mayUse("question", "core..", "text");
        mayUse("query", "core..", "text");
        mayUse("race", "core..", "text");
        mayUse("review", "core.event", "core.puzzle", "core.replay");
        mayUse("export", "core..", "picture", "picture.agenda", "picture.board", "picture.run", "picture.svg", "text");
        mayUse("export.page", "core..", "export", "picture.svg", "text");
        mayUse(
                "export.sheet",
                "core..",
                "document",
                "document.lesson",
                "export",
                "export.handout",
                "export.sheet",
                "export.pdf",
                "picture",
                "picture.svg",
                "question",
                "text");
        mayUse("export.quiz", "core..", "export", "picture.svg", "question", "text");
        mayUse("export.handout", "core..", "export", "export.pdf", "picture", "picture.svg", "text");
        mayUse("export.pdf", "core.event", "picture", "picture.svg");
        mayUse("export.slides", "core..", "export", "picture", "picture.svg", "text");
        mayUse("export.film", "core..", "export", "picture", "picture.svg", "text");
        mayUse("command.solve", "core..", "text");
        mayUse("plugin", "core.event", "core.files", "core.puzzle");
        mayUse("", "command", "core.event", "core.puzzle", "document", "document.lesson", "plugin", "text", "ui.app");
    }

    @Test
    void documentsKnowNoTab() {
        mayUse("ui.document", "core..", "document", "ui.board", "ui.control", "ui.fx", "ui.player", "ui.theme");
    }

    @Test
    void lessonsKnowNoTab() {
        mayUse(
                "ui.lesson",
                "command.solve",
                "core..",
                "document",
                "document.lesson",
                "export",
                "export.sheet",
                "question",
                "text",
                "ui.ask",
                "ui.board",
                "ui.control",
                "ui.form",
                "ui.document",
                "ui.fx",
                "ui.player",
                "ui.theme");
    }

    @Test
    void questionsKnowNoTab() {
        mayUse("ui.ask", "core..", "question", "text", "ui.board", "ui.control", "ui.fx", "ui.player", "ui.theme");
    }

    @Test
    void racesKnowNoTab() {
        mayUse(
                "ui.race",
                "core..",
                "picture",
                "race",
                "text",
                "ui.compare",
                "ui.control",
                "ui.form",
                "ui.fx",
                "ui.player",
                "ui.theme");
        mayUse(
                "ui.review",
                "core.event",
                "core.puzzle",
                "core.run",
                "core.session",
                "core.replay",
                "picture",
                "review",
                "ui.control",
                "ui.fx",
                "ui.player",
                "ui.theme");
    }

    @Test
    void theDialogOfExportsKnowsNoTab() {
        mayUse(
                "ui.export",
                "command.solve",
                "core..",
                "export",
                "picture",
                "text",
                "ui.board",
                "ui.control",
                "ui.form",
                "ui.fx",
                "ui.player",
                "ui.theme");
    }

    /** Views may use the words of {@code text}. */
    @Test
    void partsOfTheWindowKnowNeitherPuzzlesNorTheApplication() {
        for (var part : present("ui.").stream().filter(WINDOW_PARTS::contains).toList()) {
            mayUse(
                    part,
                    "core..",
                    "picture",
                    "picture.agenda",
                    "picture.run",
                    "picture.board",
                    "picture.graph",
                    "query",
                    "text",
                    "ui.fx",
                    "ui.theme",
                    "ui.board",
                    "ui.calls",
                    "ui.control",
                    "ui.form",
                    "ui.player");
            CLASSES.that(JavaClass.Predicates.resideInAPackage(Walls.full(part)))
                    .forEach(each -> assertThat(each.getDirectDependenciesFromSelf())
                            .as("puzzles that %s knows", each.getName())
                            .noneMatch(dependency -> dependency
                                    .getTargetClass()
                                    .getPackageName()
                                    .startsWith("puzzlescope.core.puzzle.")));
        }
    }

    /** Not a parameterised test: none of these packages may exist yet. */
    @Test
    void aPuzzlesViewUsesItsPuzzleAndNoOther() {
        for (var view : puzzleViews()) {
            var others = house(view).equals("ui.puzzle.states") ? OF_STATES : List.<String>of();
            mayUse(
                    view,
                    with(
                            others,
                            house(view) + "..",
                            "core.event",
                            "core.files",
                            "desktop",
                            "core.trace",
                            "core.run",
                            "core.replay",
                            "core.session",
                            "core.search",
                            "core.puzzle",
                            house(view).replaceFirst("^ui\\.", "core.") + "..",
                            "picture",
                            "picture.board",
                            "picture.graph",
                            house(view).replaceFirst("^ui\\.puzzle", "picture") + "..",
                            "text",
                            "ui.puzzle",
                            "ui.board",
                            "ui.calls",
                            "ui.compare",
                            "ui.control",
                            "ui.form",
                            "ui.player",
                            "ui.theme",
                            "ui.fx",
                            "ui.writing"));
        }
    }

    @Test
    void packagesDoNotUseEachOtherInCircles() {
        slices().assignedFrom(new ByPackage()).should().beFreeOfCycles().check(CLASSES);
    }

    /** Every package is a slice, but for the puzzles, which make one together with the catalogue that names them. */
    private static final class ByPackage implements SliceAssignment {

        @Override
        public SliceIdentifier getIdentifierOf(JavaClass each) {
            var name = each.getPackageName();
            return name.startsWith("puzzlescope")
                    ? SliceIdentifier.of(name.replaceFirst("core\\.puzzle\\..*", "core.puzzle"))
                    : SliceIdentifier.ignore();
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    }
}
