package puzzlescope.engine.check;

import java.util.MissingResourceException;
import puzzlescope.engine.event.Message;
import puzzlescope.engine.text.Words;

/** The rule on messages: each has words, in which nothing is left to fill in. */
final class Sentences {

    private Sentences() {}

    /** @param subject what says it, such as a kind of events */
    static void check(String subject, Message message, Words words, Findings findings) {
        if (!words.has(message.key())) {
            findings.add("check.sentence-key", message.key(), subject, Words.fileName(words.language()));
            return;
        }
        try {
            var said = words.localize(message);
            if (said.isBlank() || said.contains("{")) {
                findings.add("check.sentence", message.key(), subject, Words.fileName(words.language()), said);
            }
        } catch (MissingResourceException inner) {
            findings.add("check.sentence-key", inner.getKey(), subject, Words.fileName(words.language()));
        } catch (IllegalArgumentException pattern) {
            findings.add(
                    "check.sentence",
                    message.key(),
                    subject,
                    Words.fileName(words.language()),
                    String.valueOf(pattern.getMessage()));
        }
    }
}
