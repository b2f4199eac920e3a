package puzzlescope.learn.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.random.PythonRandom;
import puzzlescope.engine.replay.Timeline;
import puzzlescope.engine.session.Session;
import puzzlescope.engine.text.Language;
import puzzlescope.engine.text.Words;

/**
 * In Chinese a blank stands between characters and what is written in Latin letters and digits, never between two
 * characters: names that may be Chinese stand in quotes.
 */
class ChineseBlanksTest {

    private static final int MOST = 1000;
    private static final int QUESTIONS = 60;
    private static final String BESIDE =
            "[\\p{IsHan}\u201c\u201d\u3001\u3002\uff0c\uff1a\uff1b\uff08\uff09\uff1f\uff01]";
    private static final Pattern BLANK = Pattern.compile(BESIDE + " +" + BESIDE + "|\\p{Alnum}  +" + BESIDE);
    /** A comma of another script between entries that are put in. */
    private static final Pattern COMMA = Pattern.compile("[)\\p{IsHan}], [(\\p{IsHan}]");

    private static final Words CHINESE = new Words(Language.CHINESE);

    static Stream<Arguments> algorithms() {
        return RunQuestionGeneratorTest.algorithms();
    }

    @Tag("thorough")
    @ParameterizedTest
    @MethodSource("algorithms")
    void noBlankStandsBetweenChineseCharacters(String puzzle, String algorithm) throws InterruptedException {
        var session = RunQuestionGeneratorTest.recorded(puzzle, algorithm);
        try {
            assertThat(Stream.of(sentences(session), waiting(session.newTimeline()), questions(session))
                            .flatMap(said -> said)
                            .map(CHINESE::localize)
                            .filter(text -> BLANK.matcher(text).find()
                                    || COMMA.matcher(text).find()))
                    .isEmpty();
        } finally {
            session.close();
        }
    }

    private static Stream<Message> sentences(Session session) {
        var trace = session.trace();
        return LongStream.range(0, Math.min(MOST, trace.length()))
                .mapToObj(at -> trace.vocabulary().unpack(trace.event(at)).sentence());
    }

    private static Stream<Message> waiting(Timeline timeline) {
        return LongStream.range(0, Math.min(MOST, timeline.trace().length()) / 10)
                .boxed()
                .flatMap(tenth -> {
                    timeline.seek(tenth * 10);
                    return timeline.board().pendingStates(5).stream();
                })
                .flatMap(pending -> pending.entries().stream())
                .flatMap(entry -> Stream.concat(Stream.of(entry.label()), entry.lines().stream()));
    }

    private static Stream<Message> questions(Session session) {
        return RunQuestionGenerator.about(session, QUESTIONS, new PythonRandom(5)).stream()
                .flatMap(asked -> Stream.concat(
                        Stream.concat(asked.situation().stream(), Stream.of(asked.question(), asked.reason())),
                        asked.choices().stream().flatMap(choice -> Stream.of(choice.words(), choice.why()))));
    }
}
