package puzzlescope.app.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import puzzlescope.app.document.RunDocuments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.learn.document.RunFile;

/** The runs that a lesson takes the place of, one of each tab. FX thread only. */
final class ReplacedRuns {

    private final RunDocuments documents;
    private final SequencedMap<Puzzle, RunFile> runs = new LinkedHashMap<>();

    ReplacedRuns(RunDocuments documents) {
        this.documents = documents;
    }

    /** Keeps the run of the selected tab, unless one of that tab is kept already. */
    void keep() {
        var run = documents.currentRun();
        runs.putIfAbsent(run.puzzle(), run);
    }

    /** Opens the kept runs again, the one kept first in the end, so that its tab is selected. */
    void restore() {
        var kept = List.copyOf(runs.reversed().values());
        runs.clear();
        kept.forEach(documents::restore);
    }
}
