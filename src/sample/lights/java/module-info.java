/** Lights out: a sample of a puzzle that comes from outside the application. */
module puzzlescope.sample.lights {
    requires puzzlescope.window;

    opens lights;

    provides puzzlescope.engine.puzzle.Puzzle with
            lights.LightsPuzzle;
    provides puzzlescope.picture.PuzzlePicture with
            lights.LightsPictures;
    provides puzzlescope.window.board.PuzzleFace with
            lights.LightsFace;
}
