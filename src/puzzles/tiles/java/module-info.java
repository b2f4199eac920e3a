/** The sliding-tile puzzle. */
module puzzlescope.tiles {
    requires puzzlescope.window;
    requires static org.jspecify;

    exports puzzlescope.tiles.program;
    exports puzzlescope.tiles.space;

    opens puzzlescope.tiles;
    opens puzzlescope.tiles.event to
            puzzlescope.engine;

    provides puzzlescope.engine.solve.SolveHandler with
            puzzlescope.tiles.TilesSolveHandler;
    provides puzzlescope.engine.puzzle.Puzzle with
            puzzlescope.tiles.TilesPuzzle;
    provides puzzlescope.engine.text.TranscriptFormat with
            puzzlescope.tiles.TilesTranscript;
    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.tiles.picture.TilesPictures;
    provides puzzlescope.window.board.PuzzleFace with
            puzzlescope.tiles.window.TilesFace;
}
