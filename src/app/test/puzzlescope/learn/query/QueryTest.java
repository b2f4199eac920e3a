package puzzlescope.learn.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Event;
import puzzlescope.engine.event.Role;
import puzzlescope.engine.puzzle.Catalogue;
import puzzlescope.engine.puzzle.InvalidInputException;
import puzzlescope.engine.puzzle.Puzzle;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;
import puzzlescope.engine.trace.Retention;
import puzzlescope.knight.event.PathEvent;

/** Questions in words find the steps whose sentences say so. */
class QueryTest {

    private static final Words ENGLISH = new Words(Language.ENGLISH);
    private static final Session QUEENS = recorded(puzzle("queens"));

    static Stream<Puzzle> puzzles() {
        return Catalogue.all().stream();
    }

    private static Puzzle puzzle(String id) {
        return puzzles().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    private static Session recorded(Puzzle puzzle) {
        var session = Session.of(puzzle, puzzle.presets(), Retention.inMemory(Retention.MEMORY_BYTES));
        session.run().start();
        while (session.run().outcome().isEmpty()) {
            Thread.onSpinWait();
        }
        return session;
    }

    private static Hits hits(Session session, String question) {
        var search = new HitSearch(QueryParser.parse(new QueryDictionary(session), question), session);
        search.run();
        assertThat(search.hits().scanned()).isEqualTo(session.trace().length());
        return search.hits();
    }

    /** Exactly the steps whose sentence, or depth after them, is so. */
    private static void same(Session session, String question, BiPredicate<Event, Integer> wanted) {
        var hits = hits(session, question);
        var trace = session.trace();
        int depth = 0;
        long count = 0;
        for (long i = 0; i < trace.length(); i++) {
            depth += trace.vocabulary().depthChange(trace.event(i));
            boolean expected = wanted.test(trace.vocabulary().unpack(trace.event(i)), depth);
            assertThat(hits.any(i, i + 1)).as("%s: step %d", question, i + 1).isEqualTo(expected);
            count += expected ? 1 : 0;
        }
        assertThat(hits.count()).isEqualTo(count).isPositive();
    }

    private static boolean says(Event event, String words) {
        return ENGLISH.localize(event.sentence()).contains(words);
    }

    @Test
    void questionsAreAskedInTheNumbersThatSentencesSay() {
        same(QUEENS, "rejected by queen 2", (event, _) -> says(event, "because queen 2 attacks it"));
        same(QUEENS, "\u88ab\u62d2\u7edd \u7687\u540e 2", (event, _) -> says(event, "because queen 2 attacks it"));
        same(QUEENS, "rejected, row 5", (event, _) -> says(event, "Rejected: queen 5 "));
        same(QUEENS, "\u62d2\u7edd \u7b2c 5 \u884c", (event, _) -> says(event, "Rejected: queen 5 "));
        same(
                QUEENS,
                "square (3, 5) changed",
                (event, _) -> says(event, "ueen 3 is ") && says(event, "column 5") && !says(event, "Rejected"));
    }

    @Test
    void aPlaceIsAskedForAsSentencesSayIt() {
        var session = recorded(puzzle("maze"));
        var hits = hits(session, "(3, 5)");
        assertThat(hits.count()).isPositive();
        for (long i = 0; i < session.trace().length(); i++) {
            if (hits.any(i, i + 1)) {
                var event = session.trace().vocabulary().unpack(session.trace().event(i));
                assertThat(says(event, "(3, 5)") || !says(event, "("))
                        .as(ENGLISH.localize(event.sentence()))
                        .isTrue();
            }
        }
    }

    @Test
    void aKnightsSquareIsChangedWhereItComesOrIsTakenBack() {
        var session = recorded(puzzle("knight"));
        same(
                session,
                "(3, 5) changed",
                (event, _) -> event instanceof PathEvent.KnightHopped
                                && ENGLISH.localize(event.sentence()).matches("The knight moves .*to \\(3, 5\\).*")
                        || event instanceof PathEvent.KnightTakenBack back && back.row() == 3 && back.column() == 5);
    }

    @Test
    void depthsAndRangesAndAlternatives() {
        same(QUEENS, "depth > 6", (_, depth) -> depth > 6);
        same(QUEENS, "rejected at depth 2-3", (event, depth) -> says(event, "Rejected") && depth >= 2 && depth <= 3);
        same(
                QUEENS,
                "solution or dead end",
                (event, _) -> event.kind().roles().contains(Role.SOLUTION)
                        || event.kind().roles().contains(Role.DEAD_END));
        same(
                QUEENS,
                "tried, column at most 2",
                (event, _) -> event.kind().roles().contains(Role.TRY)
                        && (says(event, "in column 1") || says(event, "in column 2")));
    }

    @Test
    void callsByNameAndThoseThatFailed() {
        same(QUEENS, "place(5)", (event, _) -> event.call().equals("place(5)"));
        var failed = hits(QUEENS, "place(5) that failed");
        var calls = hits(QUEENS, "place(5)");
        assertThat(failed.count()).isPositive().isLessThan(calls.count());
        long first = failed.next(0).orElseThrow();
        assertThat(QUEENS.trace()
                        .vocabulary()
                        .kind(QUEENS.trace().event(first - 1))
                        .roles())
                .contains(Role.RETURN);
    }

    @Test
    void linesOfTheListing() {
        same(
                QUEENS,
                "line \"if a queen attacks\"",
                (event, _) -> event.kind().label().equals("reject"));
    }

    @Test
    void hitsAreCountedAndGoneToBothWays() {
        var hits = hits(QUEENS, "solution");
        assertThat(hits.count()).isEqualTo(92);
        long position = 0;
        for (int i = 1; i <= 92; i++) {
            position = hits.next(position).orElseThrow();
            assertThat(hits.rank(position)).isEqualTo(i);
            assertThat(hits.rank(position - 1)).isEqualTo(i - 1);
        }
        assertThat(hits.next(position)).isEmpty();
        long before = hits.previous(position).orElseThrow();
        assertThat(hits.next(before)).hasValue(position);
        assertThat(hits.previous(hits.next(0).orElseThrow())).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '#', textBlock = """
        rejected by quen 2   | 12 | quen
        depth >              | 7  | A number is missing
        line attacks         | 5  | quotation marks
        line "no such words" | 5  | No line
        5                    | 0  | what it counts
        rejected or          | 11 | Type what to look for
        """)
    void whatCannotBeReadIsASentenceWithItsPlace(String question, int place, String sentence) {
        assertThatThrownBy(() -> QueryParser.parse(new QueryDictionary(QUEENS), question))
                .isInstanceOfSatisfying(InvalidInputException.class, refusal -> {
                    assertThat(ENGLISH.localize(refusal.reason())).contains(sentence);
                    assertThat(refusal.offset()).isEqualTo(place);
                });
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void everyWordThatIsOfferedIsRead(Puzzle puzzle) {
        var session = recorded(puzzle);
        var queryDictionary = new QueryDictionary(session);
        for (var language : Language.values()) {
            assertThat(queryDictionary.completions("", language)).isNotEmpty();
            for (var word : queryDictionary.completions("", language)) {
                var meaning = queryDictionary.meanings().get(word);
                boolean counts = meaning instanceof QueryDictionary.Meaning.FieldNames
                        || meaning instanceof QueryDictionary.Meaning.Particle(var name) && name.equals("depth");
                boolean line = meaning instanceof QueryDictionary.Meaning.Particle(var name) && name.equals("line");
                var question = QueryDictionary.completed("", word) + (counts ? ">= 0" : line ? "\"e\"" : "");
                if (!line || !queryDictionary.labels("e").isEmpty()) {
                    var search = new HitSearch(QueryParser.parse(queryDictionary, question), session);
                    search.run();
                    assertThat(search.hits().count()).isNotNegative();
                }
            }
        }
        session.close();
    }

    @Test
    void completionsBeginLikeTheLastWord() {
        var queryDictionary = new QueryDictionary(QUEENS);
        assertThat(queryDictionary.completions("rejected by q", Language.ENGLISH))
                .isEmpty();
        assertThat(queryDictionary.completions("rej", Language.ENGLISH)).containsExactly("rejected");
        assertThat(QueryDictionary.completed("depth > 3 rej", "rejected")).isEqualTo("depth > 3 rejected ");
    }

    private static Hits ofVariables(Session session, String condition) {
        var dictionary = QueryDictionary.withVariables(session, 0);
        var search = new HitSearch(QueryParser.parse(dictionary, condition), session);
        search.run();
        return search.hits();
    }

    /** fib(6) makes 1, 1, 2, 3, 5, 8 and 5 calls with n from 6 to 0; each step has the variables of its call, and those
     * of 12 calls change n three times: by two calls that they make and when they return.
     */
    @ParameterizedTest
    @CsvSource({
        "n = 0, 10",
        "n = 6 and first > 4, 1",
        "n < 1 or n \u2265 6, 12",
        "second < first, 9",
        "n \u5927\u4e8e 5 \u4e14 first = 5, 1",
        "n changes, 36"
    })
    void variablesOfCallsAreCompared(String condition, long steps) {
        assertThat(ofVariables(recorded(puzzle("recursion")), condition).count())
                .isEqualTo(steps);
    }

    @Test
    void countersAreComparedWithTheNumberSoFar() {
        var counts = new long[2];
        var trace = QUEENS.trace();
        long fewCalls = 0;
        long firstSolution = 0;
        long solutionsInCalls = 0;
        for (long i = 0; i < trace.length(); i++) {
            var roles = trace.vocabulary().kind(trace.event(i)).roles();
            counts[0] += roles.contains(Role.CALL) ? 1 : 0;
            counts[1] += roles.contains(Role.SOLUTION) ? 1 : 0;
            fewCalls += counts[0] <= 100 ? 1 : 0;
            firstSolution += counts[1] == 1 ? 1 : 0;
            solutionsInCalls += counts[0] > 100 && roles.contains(Role.SOLUTION) ? 1 : 0;
        }
        for (var condition : List.of("calls > 100", "calls so far more than 100", "\u8c03\u7528\u6b21\u6570 > 100")) {
            assertThat(hits(QUEENS, condition).count()).as(condition).isEqualTo(trace.length() - fewCalls);
        }
        for (var condition : List.of("solutions = 1", "\u89e3\u7684\u4e2a\u6570 = 1", "\u89e3 = 1")) {
            assertThat(ofVariables(QUEENS, condition).count()).as(condition).isEqualTo(firstSolution);
        }
        assertThat(hits(QUEENS, "solution, calls > 100").count()).isEqualTo(solutionsInCalls);
    }

    @Test
    void onlyVariablesCanBeUnequal() {
        var dictionary = QueryDictionary.withVariables(QUEENS, 0);
        for (var typed : List.of("depth != 3", "calls \u2260 3")) {
            assertThatThrownBy(() -> QueryParser.parse(dictionary, typed))
                    .as(typed)
                    .isInstanceOfSatisfying(
                            InvalidInputException.class,
                            refusal -> assertThat(refusal.reason().key()).isEqualTo("query.unequal"));
        }
    }

    @Test
    void aNameThatIsNotKnownIsAnsweredByThoseThatAre() {
        var dictionary = QueryDictionary.withVariables(QUEENS, 0);
        for (var typed : new String[] {"rwo = 5", "rwo changes", "rwo"}) {
            assertThatThrownBy(() -> QueryParser.parse(dictionary, typed))
                    .isInstanceOfSatisfying(InvalidInputException.class, wrong -> {
                        assertThat(wrong.offset()).isZero();
                        assertThat(ENGLISH.localize(wrong.reason()))
                                .contains("\u201crwo\u201d")
                                .contains("num, state", "row, column", "calls", "solutions");
                        assertThat(new Words(Language.CHINESE).localize(wrong.reason()))
                                .contains("\u8c03\u7528", "\u89e3");
                    });
        }
    }

    @Test
    void namesOfVariablesAreAskedForOnlyInCalls() {
        assertThatThrownBy(() -> QueryParser.parse(new QueryDictionary(QUEENS), "pos = 5"))
                .isInstanceOf(InvalidInputException.class);
        assertThat(ofVariables(QUEENS, "pos = 5").count()).isPositive();
    }
}
