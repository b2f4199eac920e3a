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
    public static String text(String heading, List<Prediction> questions, Words words) {
        var text = new StringBuilder(heading).append("\n");
        var answers = new StringBuilder();
        for (int i = 0; i < questions.size(); i++) {
            var prediction = questions.get(i);
            text.append("\n%s. ".formatted(i + 1));
            prediction
                    .situation()
                    .ifPresent(each -> text.append(words.localize(each)).append("\n   "));
            text.append(words.localize(prediction.question())).append("\n");
            for (int choice = 0; choice < prediction.choices().size(); choice++) {
                text.append("   %s %s\n"
                        .formatted(
                                letter(choice),
                                words.localize(prediction.choices().get(choice).words())));
            }
            answers.append("%s. %s %s\n   %s\n"
                    .formatted(
                            i + 1,
                            letter(prediction.answer()),
                            words.localize(prediction.right().words()),
                            words.localize(prediction.reasonAndIdea())));
        }
        return text + "\n" + words.localize("question.answers") + "\n\n" + answers;
    }

    private static String letter(int choice) {
        return (char) ('a' + choice) + ")";
    }

    /**
     * Returns the content of a GIFT file.
     *
     * @param heading the description of the run
     */
    public static String gift(String heading, List<Prediction> questions, Words words) {
        var gift = new StringBuilder("// ").append(heading).append("\n");
        for (int i = 0; i < questions.size(); i++) {
            var prediction = questions.get(i);
            gift.append("\n::%s::[plain]%s%s {\n"
                    .formatted(
                            escaped(heading + " / " + (i + 1)),
                            prediction
                                    .situation()
                                    .map(each -> say(each, words) + "\\n")
                                    .orElse(""),
                            say(prediction.question(), words)));
            for (int choice = 0; choice < prediction.choices().size(); choice++) {
                gift.append(choice == prediction.answer() ? "=" : "~")
                        .append(say(prediction.choices().get(choice).words(), words))
                        .append("#")
                        .append(say(prediction.choices().get(choice).why(), words))
                        .append("\n");
            }
            gift.append("####").append(say(prediction.reasonAndIdea(), words)).append("\n}\n");
        }
        return gift.toString();
    }

    private static String say(Message message, Words words) {
        return escaped(words.localize(message));
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
