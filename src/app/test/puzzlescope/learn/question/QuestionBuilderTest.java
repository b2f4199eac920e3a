package puzzlescope.learn.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

class QuestionBuilderTest {

    private static final int SEEDS = 1000;
    private static final int CHOICES = 4;
    private static final int TRUTH = 20;
    private static final Message WORDS = Message.of("question.none");

    /** Whether the other numbers of the run are less, greater, both, or none. */
    @ParameterizedTest
    @ValueSource(strings = {"", "11 14 15 18", "21 25 28", "17 19 22 30"})
    void theRightNumberIsAtEachRankAsOften(String others) throws InterruptedException {
        var wrong = others.isEmpty()
                ? List.<Long>of()
                : List.of(others.split(" ")).stream().map(Long::valueOf).toList();
        var session = RunQuestionGeneratorTest.recorded("recursion", "factorial");
        try {
            var run = new RunFacts(session, Integer.MAX_VALUE, new Words(Language.ENGLISH));
            var ranks = new int[CHOICES];
            LongStream.range(0, SEEDS).forEach(seed -> {
                var random = new PythonRandom(seed);
                var asked = QuestionBuilder.number(run, WORDS, SpokenCount.of(TRUTH, 0, 99), wrong, WORDS, random)
                        .flatMap(questionBuilder -> questionBuilder.finish(QuestionKind.DEPTH, 1, random))
                        .orElseThrow();
                assertThat(asked.choices()).hasSize(CHOICES);
                assertThat(asked.right()).isEqualTo(Message.of("question.number", (long) TRUTH));
                ranks[asked.answer()]++;
            });
            assertThat(Arrays.stream(ranks)).allMatch(count -> count > SEEDS / 5 && count < SEEDS * 3 / 10);
        } finally {
            session.close();
        }
    }
}
