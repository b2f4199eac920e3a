package puzzlescope.arch;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static puzzlescope.arch.Walls.CLASSES;
import static puzzlescope.arch.Walls.PACKAGES;
import static puzzlescope.arch.Walls.PUZZLES;
import static puzzlescope.arch.Walls.full;
import static puzzlescope.arch.Walls.mayUse;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The walls inside modules. Those between modules are held by the compiler. */
abstract class WallRules {

    /** The rooms of a puzzle that tell or replay a run, each with the rooms above it, which it may not use. */
    private static final Map<String, List<String>> ABOVE = Map.of(
            "search", List.of(""),
            "generator", List.of(""),
            "board", List.of("", "generator", "search"),
            "event", List.of("", "generator", "search", "board", "fast"),
            "custom", List.of("", "generator", "search", "board"),
            "fast", List.of("", "generator", "search", "board", "event"),
            "program", List.of("", "generator", "search", "board", "event", "fast", "space"),
            "space", List.of("", "generator", "search", "board", "event", "fast"));

    private static final String[] SCREEN = {
        "javafx..", "puzzlescope.window..", "java.awt..", "org.controlsfx..", "org.kordamp.."
    };

    static List<String> rooms() {
        return PACKAGES.stream()
                .filter(name -> PUZZLES.contains(name.replaceFirst("\\..*", "")) && name.contains("."))
                .toList();
    }

    private static String puzzle(String room) {
        return room.replaceFirst("\\..*", "");
    }

    private static String kind(String room) {
        return room.split("\\.", -1)[1];
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void roomsOfAPuzzleUseOnlyThoseBelowThem(String room) {
        for (var above : ABOVE.getOrDefault(kind(room), List.of())) {
            noClasses()
                    .that()
                    .resideInAPackage(full(room))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage(full(puzzle(room) + (above.isEmpty() ? "" : "." + above + "..")))
                    .because("solvers emit events, boards know nothing but events, and fast solvers know neither")
                    .check(CLASSES);
        }
    }

    /** The module requires the window for its view, so the compiler would let its algorithms use it. */
    @ParameterizedTest
    @MethodSource("rooms")
    void algorithmsKnowNoScreenAndPicturesNoWindow(String room) {
        var screen = kind(room).equals("picture")
                ? SCREEN
                : Stream.concat(Stream.of(SCREEN), Stream.of(full(puzzle(room) + ".picture..")))
                        .toArray(String[]::new);
        if (!List.of("window", "desktop").contains(kind(room))) {
            noClasses()
                    .that()
                    .resideInAPackage(full(room))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(screen)
                    .check(CLASSES);
        }
    }

    @Test
    void everyPuzzleHasRooms() {
        assertThat(PUZZLES).allMatch(puzzle -> PACKAGES.contains(puzzle + ".event"));
        assertThat(rooms()).hasSizeGreaterThan(5 * PUZZLES.size());
    }

    @Test
    void theEngineIsBuiltInLayers() {
        mayUse("engine.event");
        mayUse("engine.random");
        mayUse("engine.packing");
        mayUse("engine.files", "engine.event");
        mayUse("engine.trace", "engine.event", "engine.files");
        mayUse("engine.run", "engine.event", "engine.trace");
        mayUse("engine.replay", "engine.event", "engine.trace");
        mayUse("engine.search", "engine.event", "engine.run", "engine.random");
        mayUse("engine.program", "engine.event", "engine.run");
        mayUse("engine.puzzle", "engine.event", "engine.packing", "engine.program", "engine.run");
        mayUse("engine.session", "engine.event", "engine.puzzle", "engine.replay", "engine.run", "engine.trace");
    }

    @Test
    void nothingInTheAppKnowsTheMainWindowButTheLauncher() {
        noClasses()
                .that()
                .resideInAPackage("puzzlescope.app.*..")
                .and()
                .resideOutsideOfPackage("puzzlescope.app.main")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("puzzlescope.app.main")
                .check(CLASSES);
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching("puzzlescope.(**)").should().beFreeOfCycles().check(CLASSES);
    }
}
