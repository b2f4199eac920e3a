package puzzlescope.command;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.text.Words;

/**
 * The context of every command.
 *
 * @param patience the interval at which the progress of long work is shown
 * @param opened the puzzles of a jar to check
 * @param program the file of a program
 */
record CommandContext(
        Words words,
        Output out,
        Diagnostics diagnostics,
        Demo demo,
        PlugInHost plugIns,
        Duration patience,
        List<Puzzle> opened,
        Optional<ProgramFile> program) {

    CommandContext opening(List<Puzzle> puzzles) {
        return new CommandContext(words, out, diagnostics, demo, plugIns, patience, puzzles, program);
    }

    CommandContext with(ProgramFile file) {
        return new CommandContext(words, out, diagnostics, demo, plugIns, patience, opened, Optional.of(file));
    }
}
