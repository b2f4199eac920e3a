/** Films, sheets, handouts, pages, slides, quizzes and PDF files of a run; no JavaFX. */
module puzzlescope.export {
    requires transitive puzzlescope.learn;
    requires transitive puzzlescope.picture;
    requires com.fasterxml.jackson.core;
    requires java.desktop;
    requires static org.jspecify;

    exports puzzlescope.export;
    exports puzzlescope.export.sheet;

    provides puzzlescope.export.ExportKind with
            puzzlescope.export.PictureExport,
            puzzlescope.export.NumbersExport,
            puzzlescope.export.handout.HandoutExport,
            puzzlescope.export.sheet.SheetExport,
            puzzlescope.export.quiz.QuizExport,
            puzzlescope.export.page.PageExport,
            puzzlescope.export.slides.SlidesExport,
            puzzlescope.export.film.FilmExport;
}
