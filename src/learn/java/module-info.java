/** Questions, queries, comparisons, reviews, documents and lessons about runs; no JavaFX. */
module puzzlescope.learn {
    requires transitive puzzlescope.engine;
    requires com.fasterxml.jackson.core;
    requires static org.jspecify;

    exports puzzlescope.learn.document;
    exports puzzlescope.learn.lesson;
    exports puzzlescope.learn.query;
    exports puzzlescope.learn.question;
    exports puzzlescope.learn.race;
    exports puzzlescope.learn.review;
}
