package puzzlescope.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.trace.Retention;

/** Runs and their branches, for tests. */
final class Branches {

    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private Branches() {}

    static Arguments arguments(String puzzle, String inputs) {
        var arguments = Catalogue.get(puzzle).presets();
        for (var input : inputs.split(" ", -1)) {
            var name = input.substring(0, input.indexOf('='));
            var parameter = Catalogue.get(puzzle).parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, input.substring(input.indexOf('=') + 1));
        }
        return arguments;
    }

    private static Session finished(Session session) throws InterruptedException {
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    static Session run(Puzzle puzzle, Arguments arguments) throws InterruptedException {
        return finished(Session.of(puzzle, arguments, Retention.inMemory(Retention.MEMORY_BYTES)));
    }

    static Session run(Session like, Choice.Other other) throws InterruptedException {
        return run(like.puzzle(), like.arguments().taking(other.branch()));
    }

    static Optional<Choice> next(Session session, long from) {
        return Choice.next(
                session.puzzle(), session.arguments(), from, session.trace().length(), () -> {});
    }
}
