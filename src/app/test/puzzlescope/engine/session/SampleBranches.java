package puzzlescope.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import puzzlescope.engine.puzzle.Arguments;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.trace.Retention;

/** Runs and their branches, for tests. */
final class SampleBranches {

    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private SampleBranches() {}

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

    static Session run(Session like, ChoicePoint.Alternative alternative) throws InterruptedException {
        return run(like.puzzle(), like.arguments().withBranch(alternative.branch()));
    }

    static Optional<ChoicePoint> next(Session session, long from) {
        return ChoicePoint.next(
                session.puzzle(), session.arguments(), from, session.trace().length(), () -> {});
    }
}
