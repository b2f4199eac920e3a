/** Watch textbook algorithms solve classic puzzles, forwards and backwards. */
module puzzlescope {
    requires atlantafx.base;
    requires com.fasterxml.jackson.core;
    requires com.github.weisj.jsvg;
    requires info.picocli;
    requires io.nayuki.qrcodegen;
    requires java.desktop;
    requires java.logging;
    requires transitive javafx.controls;
    requires org.apache.commons.rng.api;
    requires org.apache.commons.rng.core;
    requires org.commonmark;
    requires org.controlsfx.controls;
    requires org.kordamp.ikonli.javafx;
    requires transitive org.kordamp.ikonli.core;
    requires transitive org.kordamp.ikonli.materialdesign2;
    requires static org.jspecify;

    // What a puzzle from outside is made of: see CONTRIBUTING.
    exports puzzlescope.core.event;
    exports puzzlescope.core.packing;
    exports puzzlescope.core.puzzle;
    exports puzzlescope.core.random;
    exports puzzlescope.core.replay;
    exports puzzlescope.core.run;
    exports puzzlescope.core.search;
    exports puzzlescope.core.session;
    exports puzzlescope.core.trace;
    exports puzzlescope.picture;
    exports puzzlescope.picture.board;
    exports puzzlescope.picture.graph;
    exports puzzlescope.text;
    exports puzzlescope.ui.board;
    exports puzzlescope.ui.fx;
    exports puzzlescope.ui.player;
    exports puzzlescope.ui.theme;
    exports puzzlescope.ui.app to
            javafx.graphics;

    uses puzzlescope.command.solve.SolveHandler;

    provides puzzlescope.command.solve.SolveHandler with
            puzzlescope.command.solve.MazeSolveHandler,
            puzzlescope.command.solve.TilesSolveHandler,
            puzzlescope.command.solve.QueensSolveHandler,
            puzzlescope.command.solve.KnightSolveHandler,
            puzzlescope.command.solve.HanoiSolveHandler,
            puzzlescope.command.solve.RiverSolveHandler,
            puzzlescope.command.solve.StatesSolveHandler,
            puzzlescope.command.solve.GameTreeSolveHandler;

    uses puzzlescope.core.puzzle.Puzzle;

    provides puzzlescope.core.puzzle.Puzzle with
            puzzlescope.core.puzzle.maze.MazePuzzle,
            puzzlescope.core.puzzle.tiles.TilesPuzzle,
            puzzlescope.core.puzzle.queens.QueensPuzzle,
            puzzlescope.core.puzzle.knight.KnightPuzzle,
            puzzlescope.core.puzzle.hanoi.HanoiPuzzle,
            puzzlescope.core.puzzle.river.RiverPuzzle,
            puzzlescope.core.puzzle.recursion.RecursionPuzzle,
            puzzlescope.core.puzzle.finder.FinderPuzzle,
            puzzlescope.core.puzzle.states.StatesPuzzle,
            puzzlescope.core.puzzle.gametree.GameTreePuzzle;

    uses puzzlescope.text.TranscriptFormat;

    provides puzzlescope.text.TranscriptFormat with
            puzzlescope.text.MazeTranscript,
            puzzlescope.text.TilesTranscript,
            puzzlescope.text.QueensTranscript,
            puzzlescope.text.KnightTranscript,
            puzzlescope.text.HanoiTranscript,
            puzzlescope.text.RiverTranscript,
            puzzlescope.text.RecursionTranscript,
            puzzlescope.text.FinderTranscript,
            puzzlescope.text.StatesTranscript,
            puzzlescope.text.GameTreeTranscript;

    uses puzzlescope.picture.PuzzlePicture;

    provides puzzlescope.picture.PuzzlePicture with
            puzzlescope.picture.maze.MazePictures,
            puzzlescope.picture.tiles.TilesPictures,
            puzzlescope.picture.queens.QueensPictures,
            puzzlescope.picture.knight.KnightPictures,
            puzzlescope.picture.hanoi.HanoiPictures,
            puzzlescope.picture.river.RiverPictures,
            puzzlescope.picture.recursion.RecursionPictures,
            puzzlescope.picture.finder.FinderPictures,
            puzzlescope.picture.gametree.GameTreePictures,
            puzzlescope.picture.states.StatesPictures;

    uses puzzlescope.export.ExportKind;

    provides puzzlescope.export.ExportKind with
            puzzlescope.export.PictureExport,
            puzzlescope.export.NumbersExport,
            puzzlescope.export.handout.HandoutExport,
            puzzlescope.export.sheet.SheetExport,
            puzzlescope.export.quiz.QuizExport,
            puzzlescope.export.page.PageExport,
            puzzlescope.export.slides.SlidesExport,
            puzzlescope.export.film.FilmExport;

    uses puzzlescope.ui.board.PuzzleFace;

    provides puzzlescope.ui.board.PuzzleFace with
            puzzlescope.ui.puzzle.maze.MazeFace,
            puzzlescope.ui.puzzle.tiles.TilesFace,
            puzzlescope.ui.puzzle.queens.QueensFace,
            puzzlescope.ui.puzzle.knight.KnightFace,
            puzzlescope.ui.puzzle.hanoi.HanoiFace,
            puzzlescope.ui.puzzle.river.RiverFace,
            puzzlescope.ui.puzzle.recursion.RecursionFace,
            puzzlescope.ui.puzzle.finder.FinderFace,
            puzzlescope.ui.puzzle.states.StatesFace,
            puzzlescope.ui.puzzle.gametree.GameTreeFace;
}
