package puzzlescope.text;

import java.util.Map;
import puzzlescope.core.puzzle.Puzzle;

/** The transcript formats of all puzzles. */
public final class Transcripts {

    private static final Map<String, TranscriptFormat> FORMATS = Map.of(
            "maze", new MazeTranscript(),
            "queens", new QueensTranscript(),
            "knight", new KnightTranscript());

    private Transcripts() {}

    public static TranscriptFormat of(Puzzle puzzle) {
        var format = FORMATS.get(puzzle.id());
        if (format == null) {
            throw new IllegalArgumentException("there is no transcript of " + puzzle.id());
        }
        return format;
    }
}
