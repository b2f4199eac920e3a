/** Water jugs: a sample of a plug-in whose algorithm searches a state space with a queue. */
module puzzlescope.sample.jugs {
    requires puzzlescope.window;

    opens jugs;

    provides puzzlescope.engine.puzzle.Puzzle with
            jugs.JugsPuzzle;
    provides puzzlescope.picture.PuzzlePicture with
            jugs.JugsPictures;
    provides puzzlescope.window.board.PuzzleFace with
            jugs.JugsFace;
}
