/** A recursive search for files in a folder tree. */
module puzzlescope.finder {
    requires puzzlescope.window;
    requires java.desktop;
    requires static org.jspecify;

    opens puzzlescope.finder;
    opens puzzlescope.finder.event to
            puzzlescope.engine;

    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.finder.FinderPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.finder.FinderTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.finder.picture.FinderPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.finder.window.FinderFace;
}
