package puzzlescope.export.sheet;

import java.math.BigInteger;
import java.time.Duration;
import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.puzzle.SeedParameter;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.run.FirstEvents;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.trace.Retention;
import puzzlescope.learn.question.RunFacts;

/** The runs used for sheets, recorded as far as questions are about them. */
final class SheetRecordings {

    /** Number of steps after those of the table that questions may be about, since they are traced by hand. */
    static final int AHEAD = 40;

    private static final Duration PATIENCE = Duration.ofDays(1);
    private static final long MEMORY = 1L << 28;

    private SheetRecordings() {}

    /** Returns a recorded run, which the caller must close. */
    static Session of(Puzzle puzzle, Arguments arguments) throws InterruptedException {
        var first = new FirstEvents(RunFacts.MOST + 1L);
        var session = Session.of(puzzle, arguments, first, Retention.inMemory(MEMORY));
        try {
            session.run().start();
            if (!session.run().awaitEnd(PATIENCE)) {
                throw new IllegalStateException(puzzle.id() + " does not end");
            }
            return session;
        } catch (InterruptedException | RuntimeException stopped) {
            session.close();
            throw stopped;
        }
    }

    private static Optional<SeedParameter> seed(Puzzle puzzle, Arguments arguments) {
        return puzzle.ownParameters().stream()
                .filter(input -> puzzle.affectsRun(input, arguments))
                .filter(SeedParameter.class::isInstance)
                .map(SeedParameter.class::cast)
                .findFirst();
    }

    /** Returns the arguments of a variant, each with the next seed if there is one. */
    static Arguments another(Puzzle puzzle, Arguments given, int number) {
        return seed(puzzle, given)
                .map(seed -> given.choosing(seed, seed.later(given.get(seed), number)))
                .orElse(given);
    }

    /** Returns a later beginning, at most {@code last}; the same if there is none. */
    static int otherBegin(int begin, int last, BigInteger seed) {
        return begin < last ? begin + 1 + new PythonRandom(seed).below(last - begin) : begin;
    }

    /** Returns some events of a recording. */
    static long[] events(Session session, long begin, int count) {
        var events = new long[count];
        session.trace().copy(begin, events, 0, count);
        return events;
    }
}
