package puzzlescope.finder.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

class FileActionsTest {

    @TempDir
    Path folder;

    private Path one;
    private Path two;
    private Path target;
    private FreedesktopTrash trash;

    @BeforeEach
    void makeFiles() throws IOException {
        one = Files.writeString(folder.resolve("one"), "1");
        two = Files.writeString(folder.resolve("two"), "2");
        target = Files.createDirectory(folder.resolve("target"));
        trash = new FreedesktopTrash(folder.resolve("Trash"));
    }

    private static String say(CompletedAction completedAction) {
        return new Words(Language.ENGLISH).localize(completedAction.sentence());
    }

    private static void ask(FileAction action) {
        for (var language : Language.values()) {
            assertThat(new Words(language).localize(action.question()))
                    .isNotBlank()
                    .doesNotContain("{");
        }
    }

    private static CompletedAction undo(CompletedAction completedAction) {
        var undo = completedAction.undo().orElseThrow();
        ask(undo);
        return undo.perform();
    }

    @Test
    void copyingLeavesTheFilesAndIsUndoneIntoTheTrash() throws IOException {
        var copying = new CopyTo(List.of(one, two), target, trash);
        ask(copying);
        var completedAction = copying.perform();
        assertThat(say(completedAction)).isEqualTo("2 files were copied to " + target + ".");
        assertThat(target.resolve("one")).hasContent("1");
        assertThat(Files.getLastModifiedTime(target.resolve("two"))).isEqualTo(Files.getLastModifiedTime(two));
        var undone = undo(completedAction);
        assertThat(target).isEmptyDirectory();
        assertThat(one).hasContent("1");
        assertThat(trash(".")).containsExactlyInAnyOrder("one", "two");
        undo(undone);
        assertThat(target.resolve("one")).hasContent("1");
    }

    @Test
    void movingIsUndone() {
        var moving = new MoveTo(List.of(one, two), target);
        ask(moving);
        var completedAction = moving.perform();
        assertThat(say(completedAction)).startsWith("2 files were moved to ");
        assertThat(one).doesNotExist();
        assertThat(target.resolve("one")).hasContent("1");
        assertThat(say(undo(completedAction))).isEqualTo("Undone: 2 files are back.");
        assertThat(one).hasContent("1");
        assertThat(two).hasContent("2");
        assertThat(target).isEmptyDirectory();
    }

    @Test
    void renamingIsUndone() {
        var renaming = new Rename(one, " three ");
        ask(renaming);
        var completedAction = renaming.perform();
        assertThat(say(completedAction)).startsWith("\"one\" is now called \"three\".");
        assertThat(folder.resolve("three")).hasContent("1");
        undo(completedAction);
        assertThat(one).hasContent("1");
        assertThat(folder.resolve("three")).doesNotExist();
    }

    @Test
    void aFileIsCopiedUnderAnotherNameAndTheNewPathIsSaid() throws IOException {
        var copying = new CopyAs(one, folder, " one-copy ", trash);
        ask(copying);
        var completedAction = copying.perform();
        assertThat(say(completedAction))
                .isEqualTo("\"one\" was copied. The copy is " + folder.resolve("one-copy") + ".");
        assertThat(folder.resolve("one-copy")).hasContent("1");
        assertThat(one).hasContent("1");
        undo(completedAction);
        assertThat(folder.resolve("one-copy")).doesNotExist();
        assertThat(one).hasContent("1");
        assertThat(trash(".")).containsExactly("one-copy");
    }

    @Test
    void aFileIsMovedAndRenamedAtOnceAndComesBack() {
        var moving = new MoveAs(one, target, "new");
        ask(moving);
        var completedAction = moving.perform();
        assertThat(say(completedAction)).startsWith("\"one\" is now " + target.resolve("new") + ".");
        assertThat(one).doesNotExist();
        assertThat(target.resolve("new")).hasContent("1");
        undo(completedAction);
        assertThat(one).hasContent("1");
        assertThat(target).isEmptyDirectory();
    }

    @Test
    void anotherNameIsNotWrittenOverEither() {
        for (var name : List.of("one", "two", "target")) {
            for (var action : List.of(new CopyAs(one, folder, name, trash), new MoveAs(one, folder, name))) {
                var completedAction = action.perform();
                assertThat(say(completedAction)).startsWith("There is already a \"" + name + "\" in ");
                assertThat(completedAction.undo()).isEmpty();
            }
        }
        assertThat(one).hasContent("1");
        assertThat(two).hasContent("2");
        assertThat(say(new CopyAs(one, folder.resolve("nowhere"), "x", trash).perform()))
                .startsWith("The folder " + folder.resolve("nowhere"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ".", "..", "a/b", "a\\b", "a\tb", "\u202ea"})
    void whatIsNoNameIsRefusedForACopy(String name) {
        assertThat(CopyAs.refusal(folder, name)).isPresent();
        assertThat(CopyAs.refusal(folder, "a b.txt")).isEmpty();
    }

    @Test
    void nothingIsEverWrittenOver() throws IOException {
        Files.writeString(target.resolve("one"), "other");
        var copied = new CopyTo(List.of(one, two), target, trash).perform();
        assertThat(say(copied))
                .isEqualTo("1 file was copied to " + target + ". 1 was not: There is already a \"one\" in " + target
                        + ", and nothing is overwritten.");
        assertThat(target.resolve("one")).hasContent("other");
        var moved = new MoveTo(List.of(one), target).perform();
        assertThat(say(moved)).startsWith("There is already a \"one\" in ");
        assertThat(moved.undo()).isEmpty();
        assertThat(one).hasContent("1");
        var renamed = new Rename(one, "two").perform();
        assertThat(say(renamed)).startsWith("There is already a \"two\" in ");
        assertThat(two).hasContent("2");
        assertThat(target.resolve("one")).hasContent("other");
    }

    /** What can stand where a file is to go; some of it is the file itself. */
    private enum Occupant {
        FILE {
            @Override
            void make(Path at, Path source) throws IOException {
                Files.writeString(at, "other");
            }
        },
        EMPTY_FOLDER {
            @Override
            void make(Path at, Path source) throws IOException {
                Files.createDirectory(at);
            }
        },
        LINK_TO_NOTHING {
            @Override
            void make(Path at, Path source) throws IOException {
                Files.createSymbolicLink(at, Path.of("nowhere"));
            }
        },
        LINK_TO_THE_FILE {
            @Override
            void make(Path at, Path source) throws IOException {
                Files.createSymbolicLink(at, source);
            }
        },
        HARD_LINK_TO_THE_FILE {
            @Override
            void make(Path at, Path source) throws IOException {
                Files.createLink(at, source);
            }
        };

        abstract void make(Path at, Path source) throws IOException;
    }

    /** Ways for a file to come to a path in another folder, or in its own. */
    private enum Way {
        COPY {
            @Override
            FileAction to(Path file, Path at, Trash trash) {
                return new CopyTo(List.of(file), at.getParent(), trash);
            }
        },
        MOVE {
            @Override
            FileAction to(Path file, Path at, Trash trash) {
                return new MoveTo(List.of(file), at.getParent());
            }
        },
        COPY_AS {
            @Override
            FileAction to(Path file, Path at, Trash trash) {
                return new CopyAs(file, at.getParent(), at.getFileName().toString(), trash);
            }
        },
        MOVE_AS {
            @Override
            FileAction to(Path file, Path at, Trash trash) {
                return new MoveAs(file, at.getParent(), at.getFileName().toString());
            }
        },
        MOVE_BACK {
            @Override
            FileAction to(Path file, Path at, Trash trash) {
                return new UndoMove(List.of(new MovedFile(at, file)));
            }
        },
        RENAME {
            @Override
            FileAction to(Path file, Path at, Trash trash) throws IOException {
                var beside = file.resolveSibling("beside");
                Files.move(at, beside);
                return new Rename(file, "beside");
            }
        };

        abstract FileAction to(Path file, Path at, Trash trash) throws IOException;
    }

    static Stream<Arguments> collisions() {
        return Stream.of(Way.values())
                .flatMap(way -> Stream.of(Occupant.values())
                        .flatMap(occupant -> Stream.of(false, true).map(link -> Arguments.of(way, occupant, link))));
    }

    @ParameterizedTest
    @MethodSource("collisions")
    void whateverStandsThereStays(Way way, Occupant occupant, boolean isLink) throws IOException {
        var source = isLink ? Files.createSymbolicLink(folder.resolve("link"), two) : one;
        occupant.make(target.resolve(source.getFileName()), source);
        var action = way.to(source, target.resolve(source.getFileName()), trash);
        var before = tree();
        var completedAction = action.perform();
        assertThat(completedAction.sentence().key()).isEqualTo("finder.failed.exists");
        assertThat(completedAction.undo()).isEmpty();
        assertThat(tree()).isEqualTo(before);
    }

    /** Every path with what stands there. */
    private Map<Path, Object> tree() throws IOException {
        var tree = new TreeMap<Path, Object>();
        try (var paths = Files.walk(folder)) {
            for (var path : (Iterable<Path>) paths::iterator) {
                var key = Files.getAttribute(path, "fileKey", LinkOption.NOFOLLOW_LINKS);
                tree.put(path, Files.isRegularFile(path) ? key + Files.readString(path) : key);
            }
        }
        return tree;
    }

    @Test
    void aFileIsNotCopiedOntoItselfAndUndoHasNothingToTrash() throws IOException {
        Files.createSymbolicLink(folder.resolve("here"), folder);
        Files.createLink(target.resolve("one"), one);
        for (var into : List.of(folder, folder.resolve("here"), folder.resolve("target/.."), target)) {
            var completedAction = new CopyTo(List.of(one), into, trash).perform();
            assertThat(say(completedAction)).startsWith("There is already a \"one\" in " + into);
            assertThat(completedAction.undo()).isEmpty();
            var moved = new MoveTo(List.of(one), into).perform();
            assertThat(say(moved)).startsWith("There is already a \"one\" in " + into);
            assertThat(one).hasContent("1");
        }
        assertThat(folder.resolve("Trash")).doesNotExist();
    }

    @Test
    void whatTookThePlaceOfACopyIsNotTrashedByUndo() throws IOException {
        var completedAction = new CopyTo(List.of(one, two), target, trash).perform();
        Files.delete(target.resolve("one"));
        Files.move(one, target.resolve("one"));
        assertThat(say(undo(completedAction)))
                .isEqualTo("1 file was moved to the trash. The recording still shows where it was. 1 was not:"
                        + " \"one\" was changed or replaced in the meantime: it is left as it is.");
        assertThat(target.resolve("one")).hasContent("1");
        assertThat(trash(".")).containsExactly("two");
    }

    @Test
    void whatIsNoFileIsRefusedInsteadOfWaitedFor() throws Exception {
        var pipe = folder.resolve("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "there are pipes");
        Files.delete(two);
        Files.createDirectory(two);
        for (var odd : List.of(pipe, two)) {
            var actions = List.of(
                    new CopyTo(List.of(odd), target, trash),
                    new MoveTo(List.of(odd), target),
                    new Rename(odd, "x"),
                    new MoveToTrash(List.of(odd), trash),
                    new OpenFiles(List.of(odd), false, _ -> {}));
            for (var action : actions) {
                var completedAction = assertTimeoutPreemptively(Duration.ofMinutes(5), action::perform);
                assertThat(completedAction.sentence().key()).isEqualTo("finder.failed.special");
                assertThat(completedAction.undo()).isEmpty();
                assertThat(odd).exists();
            }
        }
        assertThat(target).isEmptyDirectory();
    }

    @Test
    void aTargetThatIsGoneIsSaidToBeTheOneThatIsGone() throws IOException {
        var moved = new MoveTo(List.of(two), target).perform();
        Files.move(target, folder.resolve("elsewhere"));
        assertThat(say(new CopyTo(List.of(one), target, trash).perform()))
                .isEqualTo("The folder " + target + " is no longer there.");
        assertThat(say(new MoveTo(List.of(one), target).perform()))
                .isEqualTo("The folder " + target + " is no longer there.");
        assertThat(undo(moved).sentence().key()).isEqualTo("finder.failed.gone");
        Files.writeString(target, "a file now");
        assertThat(say(new MoveTo(List.of(one), target).perform()))
                .isEqualTo("The folder " + target + " is no longer there.");
        assertThat(one).hasContent("1");
    }

    @Test
    void undoingWritesOverNothingEither() throws IOException {
        var moved = new MoveTo(List.of(one), target).perform();
        Files.writeString(one, "new");
        assertThat(say(undo(moved))).startsWith("There is already a \"one\" in ");
        assertThat(one).hasContent("new");
        assertThat(target.resolve("one")).hasContent("1");
        var trashed = new MoveToTrash(List.of(two), trash).perform();
        Files.writeString(two, "new");
        assertThat(say(undo(trashed))).startsWith("There is already a \"two\" in ");
        assertThat(two).hasContent("new");
        assertThat(trash(".")).containsExactly("two");
    }

    @Test
    void aLinkInTheWayIsNotWrittenOver() throws IOException {
        Files.createSymbolicLink(target.resolve("one"), folder.resolve("nowhere"));
        assertThat(new MoveTo(List.of(one), target).perform().undo()).isEmpty();
        assertThat(new CopyTo(List.of(one), target, trash).perform().undo()).isEmpty();
        assertThat(one).hasContent("1");
        assertThat(folder.resolve("nowhere")).doesNotExist();
    }

    @Test
    void whatIsGoneIsSaid() throws IOException {
        Files.delete(one);
        var actions = List.of(
                new CopyTo(List.of(one), target, trash),
                new MoveTo(List.of(one), target),
                new Rename(one, "x"),
                new MoveToTrash(List.of(one), trash),
                new OpenFiles(List.of(one), false, _ -> {}));
        for (var action : actions) {
            var completedAction = action.perform();
            assertThat(say(completedAction)).isEqualTo("\"one\" no longer exists.");
            assertThat(completedAction.undo()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ".", "..", "a/b", "a\\b", "a\0b"})
    void whatCannotBeANameIsRefused(String name) {
        assertThat(Rename.refusal(one, name)).isPresent();
        var completedAction = new Rename(one, name).perform();
        assertThat(completedAction.undo()).isEmpty();
        assertThat(one).hasContent("1");
    }

    @Test
    void theOldNameIsRefused() {
        assertThat(Rename.refusal(one, "one").orElseThrow().key()).isEqualTo("finder.failed.same-name");
        assertThat(Rename.refusal(one, "two")).isEmpty();
    }

    private List<String> trash(String under) throws IOException {
        try (var files = Files.list(folder.resolve("Trash").resolve("files").resolve(under))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void trashedFilesCanBeFoundByFileManagers() throws IOException {
        var odd = Files.writeString(folder.resolve("a b%\u00fc"), "odd");
        var completedAction = new MoveToTrash(List.of(odd), trash).perform();
        assertThat(odd).doesNotExist();
        assertThat(trash(".")).containsExactly("a b%\u00fc");
        var lines = Files.readAllLines(folder.resolve("Trash/info/a b%\u00fc.trashinfo"));
        assertThat(lines).hasSize(3).startsWith("[Trash Info]", "Path=" + folder + "/a%20b%25%C3%BC");
        assertThat(lines.get(2)).matches("DeletionDate=\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d");
        undo(completedAction);
        assertThat(odd).hasContent("odd");
        assertThat(folder.resolve("Trash/info")).isEmptyDirectory();
        assertThat(folder.resolve("Trash/files")).isEmptyDirectory();
    }

    @Test
    void filesOfOneNameDoNotMeetInTheTrash() throws IOException {
        var first = new MoveToTrash(List.of(one), trash).perform();
        Files.writeString(one, "second");
        var second = new MoveToTrash(List.of(one), trash).perform();
        assertThat(trash(".")).containsExactly("one", "one.2");
        undo(second);
        assertThat(one).hasContent("second");
        assertThat(say(undo(first))).startsWith("There is already a \"one\" in ");
    }

    @Test
    void aFileWithoutInformationInTheTrashIsNotWrittenOver() throws IOException {
        Files.createDirectories(folder.resolve("Trash/files"));
        Files.writeString(folder.resolve("Trash/files/one"), "stray");
        new MoveToTrash(List.of(one), trash).perform();
        assertThat(folder.resolve("Trash/files/one")).hasContent("stray");
        assertThat(folder.resolve("Trash/files/one.2")).hasContent("1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"n", "\u00fc", "\u5b57", "\ud83d\ude00"})
    void namesAsLongAsTheyCanBeGoToTheTrashAndComeBack(String letter) throws IOException {
        int bytes = letter.getBytes(StandardCharsets.UTF_8).length;
        for (int length = 244; length <= 255; length++) {
            var name = "x".repeat(length % bytes) + letter.repeat(length / bytes);
            var file = Files.writeString(folder.resolve(name), "long");
            var copied = new CopyTo(List.of(file), target, trash).perform();
            var trashed = new MoveToTrash(List.of(file), trash).perform();
            assertThat(file).doesNotExist();
            var undone = undo(copied);
            assertThat(target).isEmptyDirectory();
            assertThat(trash("../info")).hasSize(2).allMatch(each -> each.endsWith(".trashinfo"));
            assertThat(trash(".")).hasSize(2).noneMatch(each -> each.contains("\ufffd"));
            undo(trashed);
            undo(undone);
            assertThat(file).hasContent("long");
            assertThat(target.resolve(name)).hasContent("long");
            assertThat(trash("../info")).isEmpty();
            Files.delete(target.resolve(name));
        }
    }

    @Test
    void nobodyElseReadsTheNamesInTheTrash() throws IOException {
        trash.put(one);
        for (var made : List.of("", "files", "info")) {
            assertThat(Files.getPosixFilePermissions(folder.resolve("Trash").resolve(made)))
                    .isEqualTo(PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void theTrashIsWhereTheSystemHasIt() throws IOException {
        var own = FreedesktopTrash.of(Map.of(), folder.toString());
        own.put(one);
        assertThat(folder.resolve(".local/share/Trash/files/one")).hasContent("1");
        var elsewhere = FreedesktopTrash.of(Map.of("XDG_DATA_HOME", target.toString()), folder.toString());
        elsewhere.put(two);
        assertThat(target.resolve("Trash/files/two")).hasContent("2");
    }

    @Test
    void pathsAreCopiedAndTheOldTextComesBack() {
        var clipboard = new ArrayList<String>();
        var copying = new CopyPaths(List.of(one, two), "before", clipboard::add);
        ask(copying);
        var completedAction = copying.perform();
        assertThat(clipboard).containsExactly(one + "\n" + two);
        undo(completedAction);
        assertThat(clipboard.getLast()).isEqualTo("before");
        assertThat(new CopyPaths(List.of(one), "", clipboard::add).perform().undo())
                .isEmpty();
    }

    @Test
    void filesAreOpenedAndShownByTheSystemsPrograms() {
        var started = new ArrayList<List<String>>();
        var opening = new OpenFiles(List.of(one, two), false, started::add);
        ask(opening);
        assertThat(say(opening.perform())).isEqualTo("2 files were opened.");
        var showing = new OpenFiles(List.of(one), true, started::add);
        ask(showing);
        assertThat(say(showing.perform())).isEqualTo("1 file is shown in its folder.");
        assertThat(started).hasSize(3);
        assertThat(started.getFirst().getLast()).isEqualTo(one.toString());
    }

    @Test
    void aProgramThatDoesNotStartIsSaid() {
        var completedAction = new OpenFiles(List.of(one, two), false, _ -> {
                    throw new IOException("no xdg-open");
                })
                .perform();
        assertThat(say(completedAction))
                .isEqualTo("None of the 2 files: This failed for \"one\". The system says: no xdg-open");
    }

    @Test
    void questionsNameTheFirstFilesOfMany() {
        var many = IntStream.range(0, 9).mapToObj(i -> folder.resolve("f" + i)).toList();
        var words = new Words(Language.ENGLISH);
        assertThat(words.localize(new MoveToTrash(many, trash).question()))
                .isEqualTo("Move these 9 files to the trash: f0, f1, f2, f3, f4, \u2026?");
        assertThat(words.localize(new MoveToTrash(List.of(one), trash).question()))
                .isEqualTo("Move this file to the trash: one?");
    }
}
