package puzzlescope.learn.question;

import java.util.List;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Words;

/**
 * Formats questions as text, with the answers at the end, or as GIFT, which learning platforms such as Moodle import.
 */
public final class QuestionFormat {

    private static final String ESCAPED_IN_GIFT = "\\~=#{}:";

    private QuestionFormat() {}

    /**
     * Returns a printable text with the questions, then the answers.
     *
     * @param heading the description of the run
     */
    public static String text(String heading, List<Question> questions, Words words) {
        var text = new StringBuilder(heading).append("\n");
        var answers = new StringBuilder();
        for (int i = 0; i < questions.size(); i++) {
            var question = questions.get(i);
            text.append("\n%d. ".formatted(i + 1));
            question.situation().ifPresent(each -> text.append(words.say(each)).append("\n   "));
            text.append(words.say(question.question())).append("\n");
            for (int choice = 0; choice < question.choices().size(); choice++) {
                text.append("   %s %s\n"
                        .formatted(letter(choice), words.say(question.choices().get(choice))));
            }
            answers.append("%d. %s %s\n   %s\n"
                    .formatted(
                            i + 1,
                            letter(question.answer()),
                            words.say(question.right()),
                            words.say(question.reason())));
        }
        return text + "\n" + words.say("question.answers") + "\n\n" + answers;
    }

    private static String letter(int choice) {
        return (char) ('a' + choice) + ")";
    }

    /**
     * Returns the content of a GIFT file.
     *
     * @param heading the description of the run
     */
    public static String gift(String heading, List<Question> questions, Words words) {
        var gift = new StringBuilder("// ").append(heading).append("\n");
        for (int i = 0; i < questions.size(); i++) {
            var question = questions.get(i);
            gift.append("\n::%s::[plain]%s%s {\n"
                    .formatted(
                            escaped(heading + " / " + (i + 1)),
                            question.situation()
                                    .map(each -> say(each, words) + "\\n")
                                    .orElse(""),
                            say(question.question(), words)));
            for (int choice = 0; choice < question.choices().size(); choice++) {
                gift.append(choice == question.answer() ? "=" : "~")
                        .append(say(question.choices().get(choice), words))
                        .append("\n");
            }
            gift.append("####").append(say(question.reason(), words)).append("\n}\n");
        }
        return gift.toString();
    }

    private static String say(Message message, Words words) {
        return escaped(words.say(message));
    }

    /** Escapes all characters that are special in GIFT. */
    static String escaped(String text) {
        var escaped = new StringBuilder();
        text.chars().forEach(letter -> {
            if (ESCAPED_IN_GIFT.indexOf(letter) >= 0) {
                escaped.append('\\');
            }
            escaped.append(letter == '\n' ? "\\n" : String.valueOf((char) letter));
        });
        return escaped.toString();
    }
}
