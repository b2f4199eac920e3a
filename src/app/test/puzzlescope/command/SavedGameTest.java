package puzzlescope.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.export.ExportKind;
import puzzlescope.learn.document.RunFile;

/** A file with the moves of a game stands for that game. */
class SavedGameTest {

    @TempDir
    private Path folder;

    private Path saved(String id, int most) throws IOException {
        var puzzle = Catalogue.get(id);
        var file = folder.resolve(id + RunFile.ENDING);
        new RunFile(puzzle, puzzle.gameRules().orElseThrow().arguments(puzzle.presets()), 2, Optional.empty())
                .played(moves(puzzle, most))
                .write(file, true);
        return file;
    }

    private static List<List<Event>> moves(Puzzle puzzle, int most) {
        var rules = puzzle.gameRules().orElseThrow();
        var arguments = rules.arguments(puzzle.presets());
        var instance = rules.instance(puzzle, arguments);
        var board = instance.board();
        rules.open(arguments, board::apply);
        var moves = new ArrayList<List<Event>>();
        while (moves.size() < most && !rules.status(arguments, board).isOver()) {
            var copy = instance.board();
            copy.restore(board.snapshot());
            var move = List.<Event>copyOf(rules.hint(arguments, copy, () -> {}).move());
            move.forEach(event -> board.apply(event.pack()));
            moves.add(move);
        }
        return moves;
    }

    @Test
    void aTranscriptTellsTheGame() throws IOException {
        var told = CommandResult.with("transcript --run " + saved("hanoi", 3));
        assertThat(told.exitCode()).as(told.err()).isZero();
        assertThat(told.out().lines()).hasSize(3).allMatch(line -> line.contains("disk"), "tells of a disk");
        assertThat(told.out())
                .isNotEqualTo(CommandResult.with("transcript hanoi").out());
    }

    @Test
    void everyKindOfExportShowsTheGameOrSaysWhyNot() throws IOException {
        var game = saved("hanoi", 3);
        for (var kind : ExportKind.all()) {
            var ending =
                    kind.endings().contains(".apng") ? ".apng" : kind.endings().getFirst();
            var out = folder.resolve(kind.id() + ending);
            var done = CommandResult.with("export " + kind.id() + " --run " + game + " --out " + out);
            if (kind.isOfGames() && !kind.id().equals("quiz")) {
                assertThat(done.exitCode()).as(kind.id() + done.err()).isZero();
                assertThat(out).isNotEmptyFile();
            } else if (!kind.isOfGames()) {
                assertThat(done.exitCode()).isEqualTo(ExitCode.REFUSED);
                assertThat(done.err()).contains("played by hand");
            }
        }
        assertThat(Files.readAllLines(folder.resolve("numbers.csv")))
                .as("a heading, the beginning, three moves")
                .hasSize(5);
    }

    @Test
    void theMomentOfTheGameIsDrawn() throws IOException {
        var game = saved("hanoi", 5);
        var other = folder.resolve("solver.svg");
        var played = folder.resolve("game.svg");
        CommandResult.with("export picture hanoi --at 2 --out " + other);
        CommandResult.with("export picture --run " + game + " --out " + played);
        assertThat(Files.readString(played)).contains("<svg").isNotEqualTo(Files.readString(other));
    }

    @Test
    void movesThatTheInputsForbidAreASentence() throws IOException {
        var refused = CommandResult.with("transcript --run " + saved("maze", 9) + " --seed 99");
        assertThat(refused.exitCode()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).startsWith("--run: ").contains("cannot be replayed");
    }
}
