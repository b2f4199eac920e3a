package puzzlescope.ui.puzzle.finder.action;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.text.Language;
import puzzlescope.text.Words;

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

    private static String say(Done done) {
        return new Words(Language.ENGLISH).say(done.sentence());
    }

    private static void ask(FileAction action) {
        for (var language : Language.values()) {
            assertThat(new Words(language).say(action.question())).isNotBlank().doesNotContain("{");
        }
    }

    private static Done undo(Done done) {
        var undo = done.undo().orElseThrow();
        ask(undo);
        return undo.perform();
    }

    @Test
    void copyingLeavesTheFilesAndIsUndoneIntoTheTrash() throws IOException {
        var copying = new CopyTo(List.of(one, two), target, trash);
        ask(copying);
        var done = copying.perform();
        assertThat(say(done)).isEqualTo("2 files were copied to " + target + ".");
        assertThat(target.resolve("one")).hasContent("1");
        assertThat(Files.getLastModifiedTime(target.resolve("two"))).isEqualTo(Files.getLastModifiedTime(two));
        var undone = undo(done);
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
        var done = moving.perform();
        assertThat(say(done)).startsWith("2 files were moved to ");
        assertThat(one).doesNotExist();
        assertThat(target.resolve("one")).hasContent("1");
        assertThat(say(undo(done))).isEqualTo("Undone: 2 files are back.");
        assertThat(one).hasContent("1");
        assertThat(two).hasContent("2");
        assertThat(target).isEmptyDirectory();
    }

    @Test
    void renamingIsUndone() {
        var renaming = new Rename(one, " three ");
        ask(renaming);
        var done = renaming.perform();
        assertThat(say(done)).startsWith("\"one\" is called \"three\" now.");
        assertThat(folder.resolve("three")).hasContent("1");
        undo(done);
        assertThat(one).hasContent("1");
        assertThat(folder.resolve("three")).doesNotExist();
    }

    @Test
    void nothingIsEverWrittenOver() throws IOException {
        Files.writeString(target.resolve("one"), "other");
        var copied = new CopyTo(List.of(one, two), target, trash).perform();
        assertThat(say(copied))
                .isEqualTo("1 file was copied to " + target + ". 1 was not: There is a \"one\" in " + target
                        + " already, and nothing is written over.");
        assertThat(target.resolve("one")).hasContent("other");
        var moved = new MoveTo(List.of(one), target).perform();
        assertThat(say(moved)).startsWith("There is a \"one\" in ");
        assertThat(moved.undo()).isEmpty();
        assertThat(one).hasContent("1");
        var renamed = new Rename(one, "two").perform();
        assertThat(say(renamed)).startsWith("There is a \"two\" in ");
        assertThat(two).hasContent("2");
        assertThat(target.resolve("one")).hasContent("other");
    }

    @Test
    void undoingWritesOverNothingEither() throws IOException {
        var moved = new MoveTo(List.of(one), target).perform();
        Files.writeString(one, "new");
        assertThat(say(undo(moved))).startsWith("There is a \"one\" in ");
        assertThat(one).hasContent("new");
        assertThat(target.resolve("one")).hasContent("1");
        var trashed = new ToTrash(List.of(two), trash).perform();
        Files.writeString(two, "new");
        assertThat(say(undo(trashed))).startsWith("There is a \"two\" in ");
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
                new ToTrash(List.of(one), trash),
                new OpenFiles(List.of(one), false, _ -> {}));
        for (var action : actions) {
            var done = action.perform();
            assertThat(say(done)).isEqualTo("\"one\" is not there any more.");
            assertThat(done.undo()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ".", "..", "a/b", "a\\b", "a\0b"})
    void whatCannotBeANameIsRefused(String name) {
        assertThat(Rename.refusal(one, name)).isPresent();
        var done = new Rename(one, name).perform();
        assertThat(done.undo()).isEmpty();
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
        var done = new ToTrash(List.of(odd), trash).perform();
        assertThat(odd).doesNotExist();
        assertThat(trash(".")).containsExactly("a b%\u00fc");
        var lines = Files.readAllLines(folder.resolve("Trash/info/a b%\u00fc.trashinfo"));
        assertThat(lines).hasSize(3).startsWith("[Trash Info]", "Path=" + folder + "/a%20b%25%C3%BC");
        assertThat(lines.get(2)).matches("DeletionDate=\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d");
        undo(done);
        assertThat(odd).hasContent("odd");
        assertThat(folder.resolve("Trash/info")).isEmptyDirectory();
        assertThat(folder.resolve("Trash/files")).isEmptyDirectory();
    }

    @Test
    void filesOfOneNameDoNotMeetInTheTrash() throws IOException {
        var first = new ToTrash(List.of(one), trash).perform();
        Files.writeString(one, "second");
        var second = new ToTrash(List.of(one), trash).perform();
        assertThat(trash(".")).containsExactly("one", "one.2");
        undo(second);
        assertThat(one).hasContent("second");
        assertThat(say(undo(first))).startsWith("There is a \"one\" in ");
    }

    @Test
    void aFileWithoutInformationInTheTrashIsNotWrittenOver() throws IOException {
        Files.createDirectories(folder.resolve("Trash/files"));
        Files.writeString(folder.resolve("Trash/files/one"), "stray");
        new ToTrash(List.of(one), trash).perform();
        assertThat(folder.resolve("Trash/files/one")).hasContent("stray");
        assertThat(folder.resolve("Trash/files/one.2")).hasContent("1");
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
        var done = copying.perform();
        assertThat(clipboard).containsExactly(one + "\n" + two);
        undo(done);
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
        var done = new OpenFiles(List.of(one, two), false, _ -> {
                    throw new IOException("no xdg-open");
                })
                .perform();
        assertThat(say(done))
                .isEqualTo("None of the 2 files: That did not work for \"one\". The system says: no xdg-open");
    }

    @Test
    void questionsNameTheFirstFilesOfMany() {
        var many = IntStream.range(0, 9).mapToObj(i -> folder.resolve("f" + i)).toList();
        var words = new Words(Language.ENGLISH);
        assertThat(words.say(new ToTrash(many, trash).question()))
                .isEqualTo("Move these 9 files to the trash: f0, f1, f2, f3, f4, \u2026?");
        assertThat(words.say(new ToTrash(List.of(one), trash).question()))
                .isEqualTo("Move this file to the trash: one?");
    }
}
