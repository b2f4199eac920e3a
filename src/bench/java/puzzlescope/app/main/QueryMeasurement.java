package puzzlescope.app.main;

import java.util.List;
import java.util.Map;
import puzzlescope.engine.run.RunState;
import puzzlescope.learn.query.HitSearch;
import puzzlescope.learn.query.QueryDictionary;
import puzzlescope.learn.query.QueryParser;

/**
 * How long a question about more than 100,000,000 steps of 14 queens takes, of which the first ones lie in a file: until the first
 * answer is there, and in all.
 */
final class QueryMeasurement {

    private static final long EVENTS = 100_000_000;
    private static final List<String> QUESTIONS =
            List.of("rejected by queen 2", "depth > 6", "solution", "(3, 5) changed");
    private static final double NANOS_A_MILLI = 1e6;

    private final DrivenWindow window;
    private final Report report;

    QueryMeasurement(DrivenWindow window, Report report) {
        this.window = window;
        this.report = report;
    }

    void measure() {
        window.prepare("queens", Map.of("n", "14"));
        window.onFx(window::pressRun);
        DrivenWindow.await(() -> window.player().session().trace().length() >= EVENTS);
        window.onFx(() -> window.player().stop());
        DrivenWindow.await(() -> window.state() == RunState.ENDED);
        var session = window.player().session();
        long steps = session.trace().length() - session.trace().firstKept();
        report.heading("A question about " + steps + " steps", "hits", "first hit ms", "in all ms");
        for (var question : QUESTIONS) {
            var query = QueryParser.parse(new QueryDictionary(session), question);
            var search = new HitSearch(query, session);
            var searcher = new Thread(search::run, "searcher");
            searcher.setDaemon(true);
            long start = System.nanoTime();
            searcher.start();
            DrivenWindow.await(() -> search.hits().count() > 0 || !searcher.isAlive());
            long first = System.nanoTime();
            DrivenWindow.await(() -> !searcher.isAlive());
            long end = System.nanoTime();
            report.row(
                    question,
                    search.hits().count() + "",
                    Report.number((first - start) / NANOS_A_MILLI),
                    Report.number((end - start) / NANOS_A_MILLI));
        }
    }
}
