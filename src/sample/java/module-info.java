/** Lights out: a sample of a puzzle that comes from outside the application. */
module puzzlescope.sample.lights {
    requires puzzlescope;

    opens lights;

    provides puzzlescope.core.puzzle.Puzzle with
            lights.LightsPuzzle;
    provides puzzlescope.ui.board.PuzzleFace with
            lights.LightsFace;
}
