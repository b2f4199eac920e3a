package puzzlescope.learn.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import puzzlescope.engine.program.ProgramSource;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.PuzzleResource;
import puzzlescope.engine.trace.Retention;

/** Where runs do different things, held against what is found by comparing their events one by one. */
class DifferenceFinderTest {

    static final Duration PATIENCE = Duration.ofMinutes(5);

    static Session run(String puzzle, String... inputs) throws InterruptedException {
        var arguments = Catalogue.get(puzzle).presets();
        for (var input : inputs) {
            int sign = input.indexOf('=');
            var name = input.substring(0, sign);
            var parameter = Catalogue.get(puzzle).parameters().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow();
            arguments = arguments.with(parameter, input.substring(sign + 1));
        }
        var session = Session.of(Catalogue.get(puzzle), arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    private static boolean areSame(Session one, long at, Session other, long otherAt) {
        var trace = one.trace();
        var otherTrace = other.trace();
        return at < trace.length()
                && otherAt < otherTrace.length()
                && trace.vocabulary()
                        .unpack(trace.event(at))
                        .equals(otherTrace.vocabulary().unpack(otherTrace.event(otherAt)));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({
        "maze, solve=depth-first, solve=a-star",
        "maze, solve=breadth-first, solve=a-star",
        "maze, seed=1, seed=2",
        "tiles, algorithm=breadth-first, algorithm=a-star",
        "queens, algorithm=backtracking, algorithm=border",
        "queens, n=6, n=8",
        "recursion, algorithm=fibonacci, algorithm=fibonacci-memoised",
        "river, algorithm=breadth-first, algorithm=depth-first"
    })
    void differencesAreWhereTheEventsSayDifferentThings(String puzzle, String first, String second)
            throws InterruptedException {
        var one = run(puzzle, first.replace("algorithm=f", "function=f"));
        var other = run(puzzle, second.replace("algorithm=f", "function=f"));
        var differenceFinder = new DifferenceFinder(one, other, () -> {});
        var found = differenceFinder.first().orElseThrow();
        assertThat(found.one()).isEqualTo(found.other());
        for (long i = 0; i < found.one(); i++) {
            assertThat(areSame(one, i, other, i)).as("event %d", i).isTrue();
        }
        assertThat(areSame(one, found.one(), other, found.other())).isFalse();
        int further = 0;
        for (var next = differenceFinder.after(found);
                next.isPresent() && further < 20;
                next = differenceFinder.after(next.get())) {
            further++;
            assertThat(next.get().one()).isGreaterThanOrEqualTo(found.one());
            assertThat(next.get().other()).isGreaterThanOrEqualTo(found.other());
            assertThat(areSame(one, next.get().one(), other, next.get().other()))
                    .isFalse();
            // Both did the same for a while before it.
            for (int back = 1; back <= 4; back++) {
                assertThat(areSame(
                                one, next.get().one() - back, other, next.get().other() - back))
                        .isTrue();
            }
            found = next.get();
        }
        one.close();
        other.close();
    }

    @Test
    void theSameRunHasNone() throws InterruptedException {
        var one = run("queens", "n=6");
        var other = run("queens", "n=6");
        assertThat(new DifferenceFinder(one, other, () -> {}).first()).isEmpty();
        one.close();
        other.close();
    }

    @Test
    void aRaceStandsWhereItsBeatSays() throws InterruptedException {
        var one = run("maze", "solve=depth-first");
        var other = run("maze", "solve=breadth-first");
        var race = new Race();
        race.put(0, one);
        race.put(1, other);
        assertThat(race.units()).contains(SyncUnit.EVENT, SyncUnit.SHARE, SyncUnit.CALL);
        race.count(SyncUnit.SHARE);
        race.seek(race.length());
        assertThat(race.isAtEnd()).isTrue();
        assertThat(List.of(one.timeline().isAtEnd(), other.timeline().isAtEnd()))
                .containsOnly(true);
        race.count(SyncUnit.CALL);
        race.seek(100);
        for (var lane : race.lanes()) {
            assertThat(lane.timeline().count(puzzlescope.engine.event.Role.CALL))
                    .isEqualTo(100);
        }
        var difference = new DifferenceFinder(one, other, () -> {}).first();
        assertThat(difference).isNotEqualTo(Optional.empty());
        race.lineUp(difference.orElseThrow());
        assertThat(one.timeline().position()).isEqualTo(difference.get().one() + 1);
        assertThat(other.timeline().position()).isEqualTo(difference.get().other() + 1);
        race.seek(race.head() - 1);
        assertThat(one.timeline().position()).isEqualTo(difference.get().one());
        one.close();
        other.close();
    }

    private static Session program(UnaryOperator<String> change) throws InterruptedException {
        var queens = Catalogue.get("queens");
        var text = PuzzleResource.read(queens, "textbook.java").orElseThrow();
        var arguments = queens.presets().withProgram(new ProgramSource("java", change.apply(text)));
        var session = Session.of(queens, arguments, Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        assertThat(session.run().awaitEnd(PATIENCE)).isTrue();
        return session;
    }

    @Test
    void aProgramIsComparedByWhatItDoesOnTheBoard() throws InterruptedException {
        var textbook = run("queens");
        var same = program(text -> text);
        assertThat(new DifferenceFinder(same, textbook, () -> {}).first()).isEmpty();
        var backwards = program(text -> text.replace("int column = 0;", "int column = board.size() - 1;")
                .replace("column < board.size();", "column >= 0;")
                .replace("column++", "column--"));
        var first = new DifferenceFinder(backwards, textbook, () -> {}).first().orElseThrow();
        var event = backwards.trace().vocabulary().unpack(backwards.trace().event(first.one()));
        assertThat(event.sentence().arguments())
                .as("the queen of row 1 in column 8")
                .containsExactly(1, 8);
        assertThat(first.other()).isEqualTo(1);
    }
}
