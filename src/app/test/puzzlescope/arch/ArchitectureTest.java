package puzzlescope.arch;

import org.junit.jupiter.api.Nested;

/** The rules of this package, in one process, so that the classes are read once. */
class ArchitectureTest {

    @Nested
    class Layers extends WallRules {}

    @Nested
    class Kinds extends KindRules {}

    @Nested
    class Libraries extends LibraryRules {}
}
